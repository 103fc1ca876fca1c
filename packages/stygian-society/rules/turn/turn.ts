/** A hero's turn from start to end (sections 4, 5, 8, 21). */

import { NONE } from '@three-spires/kernel';
import { COLOURS, HERO_COLOURS } from '../../words/lists.ts';
import { activeHero, activeSeat, ask } from '../asking.ts';
import { ABILITIES } from '../compile/card-tables.ts';
import { cardEntry } from '../compile/entries.ts';
import { OCCASION } from '../compile/occasions.ts';
import { cubeValue, moveCubes, total } from '../cubes/cubes.ts';
import { awaitFall, isKnocked, jostleFast } from '../cubes/tower.ts';
import { countKind, findFigure } from '../enemy/ranks.ts';
import type { StygianSocietyEmit } from '../event.ts';
import { pushEnemyRoutine, pushHeroRoutine } from '../frames.ts';
import { applyMark, HEXED, removable, STRICKEN, TOKEN_KINDS, tokensOf } from '../hero/heroes.ts';
import { hurtWithoutMercy } from '../hero/hurt.ts';
import { everything, mostTimes, priceOf } from '../hero/payment.ts';
import { figureLabel, ofHero } from '../naming.ts';
import { AWAITED, type Hero, PHASE, QUESTION, STREAM, type State } from '../state.ts';

/** Pushes the abilities among a hero's cards on the stack, the first on top. */
const pushAbilities = (state: State, cards: readonly number[], occasion: number, hero: number): void => {
  for (let place = cards.length - 1; place >= 0; place--) {
    const card = cards[place] as number;
    if (ABILITIES[card] === occasion)
      pushHeroRoutine(state, cardEntry(card).routine, activeSeat(state), hero, card);
  }
};

/**
 * Passive abilities for an occasion, in turn order from the active hero, the party's treasures last
 * (STY-1.10). The start of a turn concerns only the hero whose turn it is.
 */
export const runAbilities = (state: State, occasion: number): void => {
  const { heroes, active, partyTreasures } = state;
  pushAbilities(state, partyTreasures, occasion, NONE);
  for (let offset = occasion === OCCASION.turnStart ? 0 : heroes.length - 1; offset >= 0; offset--) {
    const hero = (active + offset) % heroes.length;
    const { skills, treasures } = heroes[hero] as Hero;
    pushAbilities(state, treasures, occasion, hero);
    pushAbilities(state, skills, occasion, hero);
  }
};

/** STY-4.2: Stricken, Hexed, then abilities. */
export const beginTurn = (state: State, emit: StygianSocietyEmit): void => {
  state.turn++;
  // STY-21.8: tokens from before the turn may be removed at its end.
  for (let hero = 0; hero < state.heroes.length; hero++) {
    const { fresh } = state.heroes[hero] as Hero;
    for (let index = 0; index < TOKEN_KINDS; index++) fresh[index] = 0;
  }
  state.supported = 0;
  state.shieldsUsed = 0;
  state.guard = 0;
  state.action = NONE;
  state.target = NONE;
  emit?.({ type: 'turnBegan', ...ofHero(state, state.active), seat: activeSeat(state), turn: state.turn });
  state.phase = PHASE.hexed;
  // STY-21.3
  hurtWithoutMercy(state, tokensOf(activeHero(state), STRICKEN));
};

/** STY-21.6: red, yellow, black and again; skips colours that the bank lacks. */
export const hex = (state: State, emit: StygianSocietyEmit): void => {
  const tokens = tokensOf(activeHero(state), HEXED);
  for (let token = 0; token < tokens; token++)
    moveCubes(state, HERO_COLOURS + (token % (COLOURS.length - HERO_COLOURS)), 1, 'bank', 'field', emit);
  state.phase = PHASE.turnAbilities;
};

export const startAbilities = (state: State): void => {
  state.phase = PHASE.choosing;
  runAbilities(state, OCCASION.turnStart);
};

export const choose = (state: State): void => ask(state, QUESTION.turn, activeSeat(state));

/** STY-4.3 */
export const useSupport = (state: State, seat: number, card: number, emit: StygianSocietyEmit): void => {
  state.supported = 1;
  emit?.({ type: 'used', ...ofHero(state, state.active), card, seat, as: 'support' });
  applyMark(state, card, emit);
  pushHeroRoutine(state, cardEntry(card).routine, seat, state.active, card);
};

const targetName = (state: State): string => {
  const figure = findFigure(state, state.target);
  return figure === undefined ? '' : figureLabel(state, figure);
};

/** STY-5.1; an action without drop and price happens at once (STY-19.3). */
export const chooseAction = (
  state: State,
  seat: number,
  card: number,
  target: number,
  emit: StygianSocietyEmit,
): void => {
  const { pay, routine } = cardEntry(card);
  state.action = card;
  state.target = target;
  state.targetRank = findFigure(state, target)?.rank ?? 0;
  emit?.({ type: 'chose', ...ofHero(state, state.active), card, target, targetName: targetName(state) });
  if (pay !== undefined) {
    state.phase = PHASE.perilCubes;
    return;
  }
  state.phase = PHASE.endEffects;
  applyMark(state, card, emit);
  pushHeroRoutine(state, routine, seat, state.active, card);
};

/** STY-8.3, STY-8.4, STY-5.7 */
export const askPayment = (state: State, emit: StygianSocietyEmit): void => {
  const entry = cardEntry(state.action);
  const isTargetGone = entry.ranks !== 0 && findFigure(state, state.target) === undefined;
  const times = isTargetGone ? 0 : mostTimes(state, entry);
  if (times > 0) ask(state, QUESTION.pay, activeSeat(state), times);
  else forfeit(state, isTargetGone ? 'target' : 'cubes', emit);
};

export const forfeit = (state: State, why: 'cubes' | 'target' | 'choice', emit: StygianSocietyEmit): void => {
  emit?.({
    type: 'forfeited',
    ...ofHero(state, state.active),
    card: state.action,
    why,
    needed: priceOf(cardEntry(state.action), 1).slice(),
    had: everything(state),
  });
  state.phase = PHASE.endEffects;
};

/** STY-28.12: in the order in which they were set. */
export const runEndEffects = (state: State): void => {
  // Usually the list is empty, and checking its length is much faster than shifting it.
  const next = state.endEffects.length === 0 ? undefined : state.endEffects.shift();
  if (next === undefined) state.phase = PHASE.removal;
  else if (countKind(state, next.enemy) > 0) pushEnemyRoutine(state, next.routine, next.enemy);
};

/** STY-21.7: whether a cube, or luck, is available for one of the tokens. */
const canRemove = (state: State): boolean => {
  const hero = activeHero(state);
  for (let index = 0; index < TOKEN_KINDS; index++)
    if (removable(hero, index) > 0 && (state.luck > 0 || cubeValue(state, index % HERO_COLOURS) > 0))
      return true;
  return false;
};

/** The question's `number` is the colour, counted from 1, for which half a crypt cube is left (STY-21.9). */
export const askRemoval = (state: State): void => {
  if (canRemove(state)) ask(state, QUESTION.removal, activeSeat(state), 0, state.active);
  else state.phase = PHASE.turnEnd;
};

export const endTurn = (state: State, emit: StygianSocietyEmit): void => {
  // STY-26.1: a turn without a knock is a random result too.
  const reveals = state.jostling !== 0 && total(state.tower) > 0;
  emit?.({ type: 'turnEnded', ...ofHero(state, state.active), ...(reveals ? { reveals } : {}) });
  state.phase = PHASE.passOn;
  if (state.jostling === 0 || !isKnocked(state)) return;
  if (state.physical === 0) jostleFast(state, emit);
  else awaitFall(state, AWAITED.nudge, STREAM.accidents);
};

/** STY-4.1: the next turn goes to the hero on the left. */
export const passOn = (state: State): void => {
  state.active = (state.active + 1) % state.heroes.length;
  state.phase = PHASE.stricken;
};
