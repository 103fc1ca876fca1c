/**
 * Estimates the chance of winning after each of several moves: plays out sampled worlds, with the quick bot
 * on both sides, and evaluates the results. Every world is tried with all moves, so that luck affects them
 * equally.
 */
import type { Move } from '@three-spires/kernel';
import {
  apply,
  type Belief,
  believe,
  copyState,
  deciding,
  imagineFrom,
  PHASE,
  type State,
} from '@three-spires/mystic-spires/for-bots';
import { quickMove } from './adept.ts';
import { chanceOf } from './chance.ts';

/** The depth of playouts and their maximum number, which makes results repeatable if there is enough time. */
export type Limits = {
  /** How many turns are played to their end. */
  readonly turns: number;
  readonly playouts: number;
  /** How many worlds every move gets before any move is dropped. */
  readonly leastWorlds: number;
  /** A move is dropped when it is worse than the best by this many standard errors. */
  readonly doubt: number;
};

/** A move with its chance of winning in each world tried. All moves share the first worlds. */
type Tried = { readonly move: Move; readonly chances: number[] };

/** A move with the seat's chance of winning after it, and its standard error. */
export type Estimate = { readonly move: Move; readonly chance: number; readonly error: number };

const meanOf = (numbers: readonly number[]): number => {
  let sum = 0;
  for (let at = 0; at < numbers.length; at++) sum += numbers[at] as number;
  return numbers.length === 0 ? 0 : sum / numbers.length;
};

/** The standard error of the mean. */
const errorOf = (numbers: readonly number[]): number => {
  const mean = meanOf(numbers);
  const squares = meanOf(numbers.map((number) => (number - mean) ** 2));
  return Math.sqrt(squares / Math.max(1, numbers.length - 1));
};

/**
 * The seat's chance of winning, averaged over the starts of the next turns; undefined if time ran out.
 * Keepers about to move look better than they are, so both Keepers' turns must count.
 */
const playOn = (world: State, seat: number, turns: number, outOfTime: () => boolean): number | undefined => {
  let { turn } = world;
  const last = turn + turns;
  let sum = 0;
  while (world.phase !== PHASE.over && turn < last) {
    if (outOfTime()) return undefined;
    const mover = deciding(world) === 2 ? 1 : 0;
    apply(world, mover, quickMove(world, mover, outOfTime), undefined);
    if (world.turn === turn || world.phase === PHASE.over) continue;
    turn = world.turn;
    sum += chanceOf(world, seat);
  }
  // The last move may have been chosen in haste.
  if (outOfTime()) return undefined;
  return world.phase === PHASE.over ? chanceOf(world, seat) : sum / turns;
};

/** Tries all moves in one world; returns false and counts nothing if time ran out. */
const tryAll = (
  world: State,
  seat: number,
  tried: readonly Tried[],
  turns: number,
  outOfTime: () => boolean,
): boolean => {
  const chances: number[] = [];
  for (const { move } of tried) {
    const copy = copyState(world);
    apply(copy, seat, move, undefined);
    const chance = playOn(copy, seat, turns, outOfTime);
    if (chance === undefined) return false;
    chances.push(chance);
  }
  for (let at = 0; at < tried.length; at++) tried[at]?.chances.push(chances[at] as number);
  return true;
};

/** The mean and standard error of the first move's advantage, world by world. */
const difference = (one: readonly number[], other: readonly number[]): { mean: number; error: number } => {
  const worlds = Math.min(one.length, other.length);
  let [sum, squares] = [0, 0];
  for (let at = 0; at < worlds; at++) {
    const better = (one[at] as number) - (other[at] as number);
    sum += better;
    squares += better * better;
  }
  const mean = sum / worlds;
  return { mean, error: Math.sqrt(Math.max(0, squares / worlds - mean * mean) / worlds) };
};

/** The first of the best; all were tried in the same worlds. */
const bestOf = (tried: readonly Tried[]): Tried => {
  let best = tried[0] as Tried;
  for (const each of tried) if (meanOf(each.chances) > meanOf(best.chances)) best = each;
  return best;
};

/** A small but certain difference matters little. */
const LEAST_ERROR = 0.004;

/** Moves that may still turn out to be the best, without those equivalent to the best. */
const stillOpen = (tried: readonly Tried[], doubt: number): Tried[] => {
  const best = bestOf(tried);
  return tried.filter((each) => {
    if (each === best) return true;
    const { mean, error } = difference(best.chances, each.chances);
    return (mean !== 0 || error !== 0) && mean < doubt * Math.max(error, LEAST_ERROR);
  });
};

/**
 * Moves dropped early were tried in fewer worlds, which may have been lucky ones. So only their difference
 * from the best counts, which stayed to the end.
 */
const estimate = (tried: readonly Tried[], best: Tried): Estimate[] =>
  tried.map(({ move, chances }) => ({
    move,
    chance: meanOf(best.chances) - difference(best.chances, chances).mean,
    error: errorOf(chances),
  }));

/**
 * A world for a playout. A sampled hand needs no protection against leaks, and the game runs faster without
 * it.
 */
const worldOf = (state: State, seat: number, belief: Belief, seed: string): State => {
  const world = imagineFrom(state, seat, belief, seed);
  world.guarded = 0;
  return world;
};

/**
 * The chance of winning after each move, in the given order; empty if there was no time for a single world.
 */
export const playOut = (
  state: State,
  seat: number,
  moves: readonly Move[],
  seed: string,
  limits: Limits,
  outOfTime: () => boolean,
): readonly Estimate[] => {
  const tried = moves.map((move): Tried => ({ move, chances: [] }));
  const belief = believe(state, seat);
  let open: readonly Tried[] = tried;
  let [worlds, playouts] = [0, 0];
  while (open.length > 1 && playouts + open.length <= limits.playouts && !outOfTime()) {
    const world = worldOf(state, seat, belief, `${seed} ${worlds}`);
    if (!tryAll(world, seat, open, limits.turns, outOfTime)) break;
    worlds++;
    playouts += open.length;
    if (worlds >= limits.leastWorlds) open = stillOpen(open, limits.doubt);
  }
  return worlds === 0 ? [] : estimate(tried, bestOf(open));
};
