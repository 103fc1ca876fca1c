/** Compares moves by playing each of them out in many imagined futures. */
import type { Move } from '@three-spires/kernel';
import { stygianSociety } from '@three-spires/stygian-society';
import { QUESTION, type State } from '@three-spires/stygian-society/for-bots';
import type { Thinking } from '../bot.ts';
import { chances, rateAfter, withFastTower } from './ahead.ts';
import { worthBetween } from './between.ts';
import { prospectOf } from './prospect.ts';
import { inOrder, stepSwiftly } from './swift-step.ts';

/** Far more than a floor takes. */
const MOST_STEPS = 1000;

/** Plays at a glance until the floor is completed, or the next one if it already is. */
const playOut = (world: State, seat: number, move: Move): number => {
  const copy = stygianSociety.copy(world);
  const goal = copy.cleared === 1 ? copy.floor + 1 : copy.floor;
  stygianSociety.apply(copy, seat, move);
  for (let step = 0; step < MOST_STEPS && copy.result === 0; step++) {
    if (copy.floor > goal || (copy.floor === goal && copy.cleared === 1)) break;
    if (!stepSwiftly(copy)) break;
  }
  return prospectOf(copy);
};

/** A move with the results of its futures. */
export type Option = {
  readonly move: Move;
  /** How much worse it looks than the best one within the turn alone, as a chance of winning. */
  readonly prior: number;
  sum: number;
  squares: number;
  looks: number;
};

/** For each round: the futures added per remaining move, and the number of remaining moves. */
export type Effort = readonly { readonly futures: number; readonly moves: number }[];

/** The first impression counts as this many futures; between turns it is nearly decisive. */
const PRIOR_LOOKS = 10;
const PRIOR_LOOKS_BETWEEN = 1000;
/** The colour of a cube matters little compared with the variance of futures: many drops judge it better. */
const PRIOR_LOOKS_OF_CUBE = 200;
/** A payment's effect shows at once: futures would need to be numerous to judge it better. */
const PRIOR_LOOKS_OF_PAYMENT = 200;
/** One wound, as a chance of winning. */
const WOUND = 0.02;
const LEAST_PRIOR = -0.3;
const DROPS = 2;
const DROPS_OF_CUBE = 32;

const isAboutCube = ({ question: { kind } }: State): boolean =>
  kind === QUESTION.wild || kind === QUESTION.daze;

const priorLooksInTurn = (known: State): number => {
  if (isAboutCube(known)) return PRIOR_LOOKS_OF_CUBE;
  return known.question.kind === QUESTION.pay ? PRIOR_LOOKS_OF_PAYMENT : PRIOR_LOOKS;
};

/** Rates a move by how the turn ends with each of these drops. */
const ratedAfter =
  (known: State, seat: number, drops: readonly (readonly number[])[]) =>
  (move: Move): number => {
    let sum = 0;
    for (const drop of drops) sum += rateAfter(known, seat, [move], drop);
    return sum / drops.length;
  };

/** All moves with their first impression, best first. */
const firstImpressions = (
  known: State,
  seat: number,
  given: readonly Move[],
  thinking: Thinking,
): Option[] => {
  const moves = inOrder(known, given);
  const drops = chances(thinking.seed, isAboutCube(known) ? DROPS_OF_CUBE : DROPS);
  const rate = worthBetween(known) ?? ratedAfter(known, seat, drops);
  const ratings: number[] = [];
  for (const move of moves) {
    ratings.push(rate(move));
    if (thinking.outOfTime()) break;
  }
  const best = Math.max(...ratings);
  return moves
    .map((move, index): Option => {
      const prior = Math.max(LEAST_PRIOR, WOUND * ((ratings[index] ?? Number.NEGATIVE_INFINITY) - best));
      return { move, prior, sum: 0, squares: 0, looks: 0 };
    })
    .sort((one, other) => other.prior - one.prior);
};

const add = (option: Option, value: number): void => {
  option.sum += value;
  option.squares += value * value;
  option.looks++;
};

export const meanOf = ({ sum, looks }: Option): number => sum / Math.max(1, looks);

/** The mean of the futures, shrunk towards the first impression while they are few. */
const sortOptions = (options: Option[], priorLooks: number): void => {
  let middle = 0;
  for (const option of options) middle += meanOf(option) / options.length;
  const scoreOf = ({ sum, looks, prior }: Option): number =>
    (sum + priorLooks * (middle + prior)) / (looks + priorLooks);
  options.sort((one, other) => scoreOf(other) - scoreOf(one));
};

/**
 * The moves from best to worst. All moves compared in a round are played out in the same futures; the worst
 * are dropped before the next round. Stops when time is out.
 */
export const weighMoves = (
  state: State,
  seat: number,
  moves: readonly Move[],
  effort: Effort,
  thinking: Thinking,
): readonly Option[] => {
  const known = withFastTower(state);
  const options = firstImpressions(known, seat, moves, thinking);
  const dropped: Option[] = [];
  // Traps and treasures of a chest show in its futures; the worth of a skill or a trade does not.
  const isInTurn = worthBetween(known) === undefined || known.question.kind === QUESTION.chest;
  const priorLooks = isInTurn ? priorLooksInTurn(known) : PRIOR_LOOKS_BETWEEN;
  let future = 0;
  for (const { futures, moves: most } of effort) {
    dropped.unshift(...options.splice(most));
    if (options.length < 2) break;
    for (let look = 0; look < futures && !thinking.outOfTime(); look++) {
      const world = stygianSociety.imagine(known, seat, `${thinking.seed}/${future++}`);
      for (const option of options) {
        add(option, playOut(world, seat, option.move));
        if (thinking.outOfTime()) break;
      }
    }
    sortOptions(options, priorLooks);
  }
  return [...options, ...dropped];
};
