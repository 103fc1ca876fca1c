/** A turn chosen at a glance, without trying anything. Used by the Novice and by all heroes in rollouts. */

import { type Move, type MoveList, moveA, moveB, moveKind, NONE } from '@three-spires/kernel';
import {
  BOSS,
  type CardEntry,
  cardEntry,
  enemyEntry,
  FLOORS_IN_TOWER,
  type Hero,
  healBonus,
  luckLimit,
  MOVE,
  routineOf,
  type State,
  type Step,
} from '@three-spires/stygian-society/for-bots';
import { chanceFromOdds } from '../odds.ts';
import { COLOURS, type Glance, HERO_COLOURS, lookAround } from './glance.ts';
import { isDeadlyToPay } from './purchase.ts';
import { attackValue, freeWoundsWorth } from './swift-attack.ts';
import { marginOf } from './swift-drop.ts';
import { TASTE } from './taste.ts';
import { answersDefeat, nearDefeat, perilLeft } from './track.ts';

/** A response to defeat that is ready when defeat is close. */
const RESCUE = 8;
/** The cost of a turn in which nothing can be paid for. */
const WASTED_TURN = 2;
/** From here on, the end of the peril chart is near. */
const NEAR_END = 8;

/** A healed wound is worth more when few are left. */
const healWorth = ({ left }: Readonly<Glance>): number =>
  TASTE.heal + TASTE.low * Math.max(0, 1 - left / TASTE.lowAt);

const perilWorth = (state: State): number =>
  TASTE.peril + TASTE.lastPeril * Math.max(0, 1 - perilLeft(state) / NEAR_END);

/** Removed enemy cubes: the harm of the worst colour's, plus a little per cube. */
const purgeWorth = (state: State, { harm, chance }: Readonly<Glance>, number: number): number => {
  let worst = 0;
  let cubes = 0;
  for (let index = 0; index < HERO_COLOURS; index++) {
    const colour = HERO_COLOURS + index;
    const there = (state.field[colour] as number) + 2 * (state.crypt[colour] as number);
    cubes += there;
    if (there > 0) worst = Math.max(worst, (harm[index] as number) * (chance[index] as number));
  }
  const share = Math.min(1, number / 3) * Math.min(1, cubes / number);
  return 0.6 * share * worst + TASTE.purge * Math.min(number, cubes);
};

/** Cubes that the active hero's skills require: cubes of other colours would remain unused. */
const usefulCubes = ({ heroes, active }: State, cubes: readonly number[]): number => {
  const { skills } = heroes[active] as Hero;
  let count = 0;
  for (let colour = 0; colour < HERO_COLOURS; colour++) {
    const number = cubes[colour] as number;
    if (number > 0 && skills.some((card) => (cardEntry(card).pay?.price[colour] ?? 0) > 0)) count += number;
  }
  return count;
};

/** The worth of making a response to defeat ready again (STY-28.6). */
const rescueWorth = (state: State): number =>
  state.exhausted.some(answersDefeat) ? RESCUE * nearDefeat(state) : 0;

const stepWorth = (state: State, glance: Readonly<Glance>, { effect, cubes }: Step): number => {
  switch (effect.do) {
    case 'heal':
      return Math.min(effect.number, state.wounds) * healWorth(glance);
    case 'guard':
      return Math.min(effect.number, glance.incoming) * healWorth(glance);
    case 'peril':
      return Math.min(-effect.number, state.peril) * perilWorth(state);
    case 'luck':
      return TASTE.luck * Math.min(effect.number, luckLimit(state) - state.luck);
    case 'purge':
      return purgeWorth(state, glance, effect.number);
    case 'cleanse':
      return TASTE.token * Math.min(effect.number, glance.tokens);
    case 'refresh':
      return TASTE.refresh * Math.min(effect.number, state.exhausted.length) + rescueWorth(state);
    case 'gain':
      return TASTE.gain * usefulCubes(state, cubes);
    case 'bury':
      return 0.5 * effect.number;
    case 'recolor':
      return 0.3 * effect.number;
    case 'shove':
      return 0.2;
    case 'wound':
      return freeWoundsWorth(state, effect.number);
    default:
      return 0;
  }
};

/** The worth of effects other than an attack's wounds. */
const routineWorth = (state: State, glance: Readonly<Glance>, routine: number): number => {
  if (routine === NONE) return 0;
  const steps = routineOf(routine);
  let value = 0;
  for (let index = 0; index < steps.length; index++) value += stepWorth(state, glance, steps[index] as Step);
  return value;
};

/** STY-15.10: the cost of melee attacks while Lightning Flies are present. */
const stingCost = (state: State, { definition }: CardEntry): number => {
  if (definition.attack !== 'melee') return 0;
  let flies = 0;
  for (const { kind } of state.figures) if (kind !== BOSS && enemyEntry(kind).sting >= 0) flies++;
  return Math.min(2, flies);
};

const sizeOf = (price: readonly number[]): number => {
  let size = 0;
  for (let kind = 0; kind < price.length; kind++) size += price[kind] as number;
  return size;
};

/** Removes all cubes for four peril (STY-19.2). */
const regroupWorth = (state: State, glance: Readonly<Glance>): number => {
  let enemies = 0;
  let heroes = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    const outside = (state.field[colour] as number) + 2 * (state.crypt[colour] as number);
    const cubes = outside + TASTE.inTower * (state.tower[colour] as number);
    if (colour < HERO_COLOURS) heroes += cubes;
    else enemies += cubes;
  }
  return TASTE.regroup * enemies + TASTE.menace * glance.menace - 0.5 * heroes - 4 * perilWorth(state) - 2;
};

/** The chance that the action can be paid for, with and without luck, and how often beyond the first time. */
const expectPayment = (
  state: State,
  glance: Readonly<Glance>,
  entry: CardEntry,
): [number, number, number] => {
  const margin = marginOf(state, glance, entry);
  const plain = chanceFromOdds((margin + TASTE.margin) / 0.5);
  const helped =
    state.luck > 0 ? chanceFromOdds((margin + Math.min(2, state.luck) + TASTE.margin) / 0.5) : plain;
  const further =
    entry.more === undefined || margin <= 0 ? 0 : (TASTE.further * margin) / sizeOf(entry.more.price);
  return [helped, plain, further];
};

const actionWorth = (state: State, glance: Readonly<Glance>, move: Move): number => {
  const entry = cardEntry(moveA(move));
  const { pay, more } = entry;
  if (pay === undefined) return regroupWorth(state, glance);
  // It would not be paid for.
  if (isDeadlyToPay(state, entry)) return -WASTED_TURN;
  const [helped, plain, further] = expectPayment(state, glance, entry);
  const target = moveB(move) === 0 ? undefined : state.figures[moveB(move) - 1];
  let bought = attackValue(state, glance, entry, target, further) + routineWorth(state, glance, pay.rest);
  if (pay.heals) {
    const bonus = healBonus(state, state.heroes[state.active] as Hero) + (more?.heals === true ? further : 0);
    bought += Math.min(bonus, state.wounds) * healWorth(glance);
  } else if (more !== undefined) bought += further * routineWorth(state, glance, more.rest);
  const luckCost = 1.2 * TASTE.luck * (helped - plain);
  const cubeCost = TASTE.cube * sizeOf(pay.price) * helped;
  const cardCost = entry.mark === 'none' ? 0 : TASTE.exhaust;
  return helped * bought - luckCost - cubeCost - cardCost - stingCost(state, entry);
};

/** What a one-time card would waste: healing beyond the wounds, luck beyond the limit, and so on. */
const wasteOf = (state: State, glance: Readonly<Glance>, routine: number): number => {
  let waste = 0;
  for (const { effect } of routineOf(routine)) {
    if (effect.do === 'heal') waste += Math.max(0, effect.number - state.wounds) * healWorth(glance);
    if (effect.do === 'luck')
      waste += TASTE.luck * Math.max(0, state.luck + effect.number - luckLimit(state));
    if (effect.do === 'cleanse')
      waste += TASTE.token * Math.max(0, Math.min(effect.number, 3) - glance.tokens);
    if (effect.do === 'refresh') waste += TASTE.refresh * Math.max(0, effect.number - state.exhausted.length);
  }
  return waste;
};

/** A support that would waste more than it uses. */
export const isWasted = (state: State, move: Move): boolean => {
  if (moveKind(move) !== MOVE.support) return false;
  const glance = lookAround(state);
  const { routine } = cardEntry(moveA(move));
  return routineWorth(state, glance, routine) <= wasteOf(state, glance, routine);
};

/** One-time cards are saved, less so on the last floor. */
const supportWorth = (state: State, glance: Readonly<Glance>, move: Move): number => {
  const { routine, mark, level } = cardEntry(moveA(move));
  const saving = state.floor === FLOORS_IN_TOWER ? TASTE.savingLate : TASTE.saving;
  const share = mark === 'discard' ? 1.2 : 0.8 + 0.2 * Math.max(0, level);
  return routineWorth(state, glance, routine) - wasteOf(state, glance, routine) - saving * share;
};

/** The support that is worth more than it costs, otherwise the action that looks best. */
export const swiftTurn = (state: State, list: MoveList): Move => {
  const glance = lookAround(state);
  let [action, most, support, help] = [NONE, Number.NEGATIVE_INFINITY, NONE, 0];
  for (let index = 0; index < list.length; index++) {
    const move = list.moves[index] as Move;
    const isSupport = moveKind(move) === MOVE.support;
    const value = isSupport ? supportWorth(state, glance, move) : actionWorth(state, glance, move);
    if (isSupport && value > help) {
      help = value;
      support = move;
    } else if (!isSupport && value > most) {
      most = value;
      action = move;
    }
  }
  return support === NONE ? action : support;
};
