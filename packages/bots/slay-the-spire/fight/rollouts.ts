/**
 * Judging ways to end a turn by playing the fight on from them, with other cards drawn each time. What a position looks
 * like misjudges what lasts: Powers, Strength, stances. How the fight goes from there does not.
 */
import { createMoveList, encodeMove, hasMove, type Move, type Seat } from '@three-spires/kernel';
import {
  apply,
  distinctMoves,
  imagineFight,
  isCombatPhase,
  MOVE,
  type State,
  startRound,
} from '@three-spires/slay-the-spire/for-bots';
import type { Rated } from '../../bot.ts';
import { type Policy, playOut } from './simulate.ts';
import { type Node, type Search, settleOthers, worthOf } from './turn-search.ts';
import { BEST, isLost } from './value.ts';

/** A way to play the turn: up to its end, or up to a move that shows something new. */
export type Candidate = {
  /** The first move of it. */
  readonly move: Move;
  readonly node: Node;
  /** What it looked like before it was played on. */
  readonly look: number;
  /** What the fights that were played on from it were worth, by their world. */
  readonly worths: number[];
};

export type Rollouts = {
  readonly candidates: number;
  /** How many fights are played on in all. */
  readonly fights: number;
  /** After this many rounds a fight is judged by its look: what is left is chance more than choice. */
  readonly rounds: number;
  readonly policy: Policy;
};

const END_TURN = encodeMove(MOVE.endTurn);

/** The most promising ways to play the turn, best first; of every first move at least one. */
export const candidatesOf = (search: Search, most: number): Candidate[] => {
  const all = search.nodes.flatMap(candidateOf);
  all.sort((one, other) => other.look - one.look);
  const moves = new Set<Move>();
  return all.filter(({ move }, at) => {
    const isNew = !moves.has(move) && moves.size < most;
    moves.add(move);
    return at < most || isNew;
  });
};

const candidateOf = (node: Node): Candidate[] => {
  const shows = node.revealed && node.parent?.revealed === false;
  if (!shows && (node.revealed || node.end === undefined)) return [];
  const look = shows ? node.best : node.value;
  return [{ move: movesTo(node)[0] ?? END_TURN, node, look, worths: [] }];
};

/** The ways of two searches. Looks compare within one search, so the best of both are taken for equal. */
export const joinWays = (ways: readonly Candidate[], others: readonly Candidate[]): Candidate[] => {
  const known = new Set(ways.map(({ node }) => movesTo(node).join()));
  const apart = (ways[0]?.look ?? 0) - (others[0]?.look ?? 0);
  const more = others.filter(({ node }) => !known.has(movesTo(node).join()));
  return [...ways, ...more.map((way) => ({ ...way, look: way.look + apart }))].sort(
    (one, other) => other.look - one.look,
  );
};

const movesTo = (node: Node): Move[] => {
  const moves: Move[] = [];
  for (let at = node; at.parent !== undefined; at = at.parent) moves.push(at.move);
  return moves.reverse();
};

/** Whose turn it is, and where others are still to play theirs, the position from which all play on. */
export type Turn = { readonly seat: Seat; readonly seed: string; readonly from: State | undefined };

/** Plays on from the candidates in turn, and stays with those that do best. */
export const playOn = (
  candidates: readonly Candidate[],
  turn: Turn,
  rollouts: Rollouts,
  outOfTime: () => boolean,
): Candidate[] => {
  const { fights } = rollouts;
  let left = candidates.slice();
  let played = 0;
  let world = 0;
  while (left.length > 1 && played < fights) {
    for (let share = 0; share < FIGHTS_EACH; share++, world++) {
      for (const candidate of left) {
        if (outOfTime()) return ranked(candidates);
        const worth = playFrom(candidate.node, turn, `${turn.seed}/${world}`, rollouts, outOfTime);
        if (outOfTime()) return ranked(candidates);
        candidate.worths.push(worth);
        played++;
      }
    }
    left = ranked(left).slice(0, Math.max(2, Math.ceil(left.length * STAYING)));
    if (isSettled(left) || isClear(left)) break;
  }
  return ranked(candidates);
};

/** Fights from each candidate before the worse ones drop out, and the share that stays. */
const FIGHTS_EACH = 4;
const STAYING = 0.6;

/** One fight played on from a candidate, as what it is worth then. */
const playFrom = (
  node: Node,
  { seat, from }: Turn,
  seed: string,
  { rounds, policy }: Rollouts,
  outOfTime: () => boolean,
): number => {
  const state = from === undefined ? continueFrom(node, seat, seed) : playAgain(from, node, seat, seed);
  const last = node.state.round + rounds;
  playOut(state, policy, () => state.round > last || outOfTime());
  return worthOf(state);
};

const list = createMoveList();

/** The turn played as planned, with other hands of the others, who have not played theirs. */
const playAgain = (from: State, node: Node, seat: Seat, seed: string): State => {
  const state = imagineFight(from, seat, seed);
  for (const move of movesTo(node)) {
    distinctMoves(state, seat, list);
    if (!hasMove(list, move)) return state;
    apply(state, seat, move);
    settleOthers(state, seat);
  }
  distinctMoves(state, seat, list);
  if (!node.revealed && hasMove(list, END_TURN)) apply(state, seat, END_TURN);
  return state;
};

const continueFrom = (node: Node, seat: Seat, seed: string): State => {
  if (node.revealed && node.parent !== undefined) {
    const state = imagineFight(node.parent.state, seat, seed);
    apply(state, seat, node.move);
    settleOthers(state, seat);
    return state;
  }
  const end = node.end ?? node.state;
  if (!isCombatPhase(end.phase) || isLost(end)) return end;
  const state = imagineFight(end, seat, seed);
  startRound(state);
  return state;
};

/** The look counts like this many fights. */
const LOOK_COUNTS = 8;

const ranked = (candidates: readonly Candidate[]): Candidate[] => {
  const shift = shiftOf(candidates);
  return candidates.toSorted((one, other) => scoreOf(other, shift) - scoreOf(one, shift));
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** How far the looks lie from what came of the fights, on average. */
export const shiftOf = (candidates: readonly Candidate[]): number => {
  let [shift, count] = [0, 0];
  for (const { worths, look } of candidates) {
    shift += sumOf(worths) - worths.length * look;
    count += worths.length;
  }
  return count === 0 ? 0 : shift / count;
};

/** What a candidate is worth by its fights and, a little, by its look. */
const scoreOf = ({ worths, look }: Candidate, shift: number): number =>
  (sumOf(worths) + LOOK_COUNTS * (look + shift)) / (worths.length + LOOK_COUNTS);

/** Whether all ways that are left begin alike: where they part, they are weighed again. */
const isSettled = ([first, ...others]: readonly Candidate[]): boolean =>
  others.every(({ move }) => move === first?.move);

/** Whether the first is better than the second beyond doubt: in the same worlds, by far more than it varies. */
const isClear = ([first, second]: readonly Candidate[]): boolean => {
  if (first === undefined || second === undefined) return true;
  if (first.worths.length < 2 * FIGHTS_EACH) return false;
  const gaps = first.worths.map((worth, world) => worth - (second.worths[world] ?? worth));
  return sumOf(gaps) / gaps.length > 3 * errorOf(gaps);
};

/** The standard error of the average. */
const errorOf = (values: readonly number[]): number => {
  const mean = sumOf(values) / values.length;
  const variance = sumOf(values.map((value) => (value - mean) ** 2)) / values.length;
  return Math.sqrt((variance + 0.01) / values.length);
};

/** What a look may be off by. */
const ERROR_OF_LOOK = 4;
const ERROR_OF_WIN = 0.02;

/**
 * The chance of winning the climb: of a fight that could not end better it is `most`, of any other the share that its
 * end is worth of that. Where the best way wins at once, the looks are compared as they are. Potions at hand, worth
 * `reserve`, are no part of the fight; one that is used costs its share.
 */
export const ratingOf = (
  candidate: Candidate,
  shift: number,
  isWon: boolean,
  most: number,
  reserve: number,
): Rated => {
  const share = Math.min(1, Math.max(0, (scoreOf(candidate, shift) - reserve) / BEST));
  const { worths } = candidate;
  const error = worths.length > 0 ? errorOf(worths) : isWon ? ERROR_OF_WIN : ERROR_OF_LOOK;
  return { move: candidate.move, chance: most * share, error: (most * error) / BEST };
};
