/**
 * A paid action: stings, wounds of all payments together, then the rest in printed order (sections 8, 15).
 */

import { NONE } from '@three-spires/kernel';
import { ATTACKS } from '../../words/lists.ts';
import { ask, heroAt } from '../asking.ts';
import type { CardEntry, Part, Wounding } from '../compile/card-entry.ts';
import { cardEntry, ENEMY_ENTRIES, enemyEntry } from '../compile/entries.ts';
import { pushAftermath } from '../enemy/aftermath.ts';
import {
  countKind,
  countRank,
  FRONT,
  findFigure,
  REAR,
  resistanceOf,
  screenOf,
  woundFigure,
} from '../enemy/ranks.ts';
import type { StygianSocietyEmit } from '../event.ts';
import { push, pushEnemyRoutine, pushHeroRoutine } from '../frames.ts';
import { applyMark, attackBonus, healBonus, tokensOf, WEAKENED } from '../hero/heroes.ts';
import { heal } from '../hero/tracks.ts';
import { type Figure, FRAME, type Frame, QUESTION, SIDE, type State } from '../state.ts';

const MELEE = ATTACKS.indexOf('melee');

/**
 * The card takes effect (STY-18.7). `number` is how often the effect was bought, `flag` how much more it
 * heals.
 */
export const startUse = (
  state: State,
  card: number,
  times: number,
  seat: number,
  emit: StygianSocietyEmit,
): void => {
  applyMark(state, card, emit);
  const frame = push(state, FRAME.use);
  frame.side = SIDE.hero;
  frame.seat = seat;
  frame.hero = state.active;
  frame.card = card;
  frame.target = state.target;
  frame.number = times;
  frame.flag = healBonus(state, heroAt(state, state.active));
};

const STINGING: readonly number[] = ENEMY_ENTRIES.flatMap(({ sting }, kind) =>
  sting === NONE ? [] : [kind],
);

/** STY-15.10: every Lightning Fly, or any enemy that stings, before the wounds. */
const sting = (state: State, { attack }: CardEntry): void => {
  if (attack !== MELEE) return;
  for (const kind of STINGING)
    if (countKind(state, kind) > 0) pushEnemyRoutine(state, enemyEntry(kind).sting, kind);
};

/** STY-5.6, STY-5.7: the target's rank, or its last one. */
const rankOfTarget = (state: State, frame: Frame): number => {
  const target = findFigure(state, frame.target);
  if (target !== undefined) state.targetRank = target.rank;
  return state.targetRank;
};

/** STY-15.9: the others in the target's rank. */
const others = (state: State, frame: Frame): Figure[] => {
  const rank = rankOfTarget(state, frame);
  return state.figures.filter((figure) => figure.rank === rank && figure.id !== frame.target);
};

/** Enemies that a question in this action refers to: neighbours, or candidates for the bonus. */
export const candidatesOf = (state: State, frame: Frame): Figure[] =>
  frame.step === 1 ? others(state, frame) : state.figures;

/** The number of "other enemy" parts bought. */
const neighboursIn = ({ pay, more }: CardEntry, times: number): number =>
  (pay?.neighbours ?? 0) + (times > 1 ? (times - 1) * (more?.neighbours ?? 0) : 0);

/** Chooses an enemy for each "other enemy" part; false while a player is asked. */
const chooseOthers = (state: State, frame: Frame, entry: CardEntry): boolean => {
  rankOfTarget(state, frame);
  const wanted = neighboursIn(entry, frame.number);
  if (frame.list.length >= wanted) return true;
  const candidates = others(state, frame);
  if (candidates.length > 1) {
    ask(state, QUESTION.enemy, frame.seat, wanted - frame.list.length);
    return false;
  }
  while (frame.list.length < wanted) frame.list.push(candidates[0]?.id ?? NONE);
  return true;
};

/** STY-15.5: without a target the bonus goes to one enemy hit, stored in `left`. */
const chooseBonus = (state: State, frame: Frame, entry: CardEntry): boolean => {
  if (frame.left !== NONE || entry.attack === NONE || entry.ranks !== 0) return true;
  if (attackBonus(state, heroAt(state, frame.hero), entry.attack) === 0) return true;
  if (state.figures.length > 1) {
    ask(state, QUESTION.enemy, frame.seat, 1);
    return false;
  }
  frame.left = state.figures[0]?.id ?? NONE;
  return true;
};

const NO_WOUNDS: readonly Wounding[] = [];

/** Whether a part of a paid action hits this enemy; `next` is chosen by hand. */
export const isHit = (state: State, frame: Frame, figure: Figure, { scope }: Wounding): boolean => {
  switch (scope) {
    case 'all':
      return true;
    case 'front':
      return figure.rank === FRONT;
    case 'rank':
      return figure.rank === state.targetRank;
    case 'ifRear':
      return figure.id === frame.target && figure.rank === REAR;
    case 'target':
      return figure.id === frame.target;
    default:
      return false;
  }
};

/** The total for one enemy before any reduction, over all payments; NONE if nothing hits it. */
const sumFor = (state: State, frame: Frame, figure: Figure, { pay, more }: CardEntry): number => {
  let sum = NONE;
  let neighbours = 0;
  for (let payment = 0; payment < frame.number; payment++) {
    const wounds = (payment === 0 ? pay : more)?.wounds ?? NO_WOUNDS;
    for (let part = 0; part < wounds.length; part++) {
      const wounding = wounds[part] as Wounding;
      const isNeighbour = wounding.scope === 'next' && frame.list[neighbours++] === figure.id;
      if (isNeighbour || isHit(state, frame, figure, wounding)) sum = Math.max(0, sum) + wounding.number;
    }
  }
  return sum;
};

/** STY-15.4 */
const reduced = (state: State, frame: Frame, figure: Figure, entry: CardEntry, sum: number): number => {
  const hero = heroAt(state, frame.hero);
  const favoured = entry.ranks === 0 ? frame.left : frame.target;
  let wounds = sum - tokensOf(hero, WEAKENED);
  if (figure.id === favoured) wounds += attackBonus(state, hero, entry.attack);
  if (entry.pay?.pierces !== true) {
    wounds -= resistanceOf(state, figure, entry.attack);
    if (figure.rank === REAR) wounds -= screenOf(state, figure) * countRank(state, FRONT);
  }
  return Math.max(0, wounds);
};

/** Whether any wounds were bought. */
const dealsWounds = ({ pay, more }: CardEntry, times: number): boolean =>
  (pay !== undefined && pay.wounds.length > 0) || (times > 1 && more !== undefined && more.wounds.length > 0);

/** The wounds of each enemy; reused for every attack. */
const suffered: number[] = [];

/** STY-15.8: all at the same time. */
const deal = (state: State, frame: Frame, entry: CardEntry, emit: StygianSocietyEmit): void => {
  if (!dealsWounds(entry, frame.number)) return;
  rankOfTarget(state, frame);
  const { figures } = state;
  for (let place = 0; place < figures.length; place++) {
    const figure = figures[place] as Figure;
    const sum = sumFor(state, frame, figure, entry);
    suffered[place] = sum === NONE ? 0 : reduced(state, frame, figure, entry, sum);
  }
  for (let place = 0; place < figures.length; place++)
    woundFigure(state, figures[place] as Figure, suffered[place] as number, emit);
  pushAftermath(state);
};

/** STY-14.3, STY-17.1: fixed when the action is paid, once per action with a paid healing part. */
const healMore = (state: State, frame: Frame, { pay, more }: CardEntry, emit: StygianSocietyEmit): void => {
  const heals = pay?.heals === true || (frame.number > 1 && more?.heals === true);
  if (heals) heal(state, frame.flag, emit);
};

const pushRest = (state: State, frame: Frame, part: Part | undefined, times: number): void => {
  if (part === undefined || times <= 0) return;
  const { seat, hero, card, target } = frame;
  const rest = pushHeroRoutine(state, part.rest, seat, hero, card);
  rest.target = target;
  rest.repeat = times - 1;
};

export const runUse = (state: State, frame: Frame, emit: StygianSocietyEmit): void => {
  const entry = cardEntry(frame.card);
  switch (frame.step) {
    case 0:
      sting(state, entry);
      break;
    case 1:
      if (!chooseOthers(state, frame, entry)) return;
      break;
    case 2:
      if (!chooseBonus(state, frame, entry)) return;
      break;
    case 3:
      deal(state, frame, entry, emit);
      break;
    case 4:
      pushRest(state, frame, entry.more, frame.number - 1);
      pushRest(state, frame, entry.pay, 1);
      break;
    case 5:
      healMore(state, frame, entry, emit);
      break;
    default:
      state.stack.pop();
  }
  frame.step++;
};
