/**
 * Evaluates ways to end a turn by playing out the fight from them, with other cards drawn each time. The look
 * of a position misjudges lasting effects: Powers, Strength, Stances. Playouts do not.
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

/** A way to play the turn: up to its end, or up to a move that reveals something new. */
export type Candidate = {
  /** Its first move. */
  readonly move: Move;
  readonly node: Node;
  /** Its evaluation before any playouts. */
  readonly look: number;
  /** The results of its playouts, by world. */
  readonly worths: number[];
};

export type Rollouts = {
  readonly candidates: number;
  /** The total number of playouts. */
  readonly fights: number;
  /** After this many rounds a fight is evaluated by its look: what remains is more luck than choice. */
  readonly rounds: number;
  readonly policy: Policy;
};

const END_TURN = encodeMove(MOVE.endTurn);

/** The most promising ways to play the turn, best first; at least one for every first move. */
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

/**
 * Merges the ways of two searches. Looks are comparable only within one search, so the best of both count as
 * equal.
 */
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

/** Whose turn it is and, if others have yet to play theirs, the position from which all playouts start. */
export type Turn = { readonly seat: Seat; readonly seed: string; readonly from: State | undefined };

/** Runs playouts from the candidates in turn, and continues with those that do best. */
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

/** Playouts per candidate before the worse ones are dropped, and the proportion that stays. */
const FIGHTS_EACH = 4;
const STAYING = 0.6;

/** One playout from a candidate; returns its value. */
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

/** Replays the planned turn with other hands for the players who have not played theirs. */
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

/** The look counts as this many playouts. */
const LOOK_COUNTS = 8;

const ranked = (candidates: readonly Candidate[]): Candidate[] => {
  const shift = shiftOf(candidates);
  return candidates.toSorted((one, other) => scoreOf(other, shift) - scoreOf(one, shift));
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The average difference between looks and playouts. */
export const shiftOf = (candidates: readonly Candidate[]): number => {
  let [shift, count] = [0, 0];
  for (const { worths, look } of candidates) {
    shift += sumOf(worths) - worths.length * look;
    count += worths.length;
  }
  return count === 0 ? 0 : shift / count;
};

/** A candidate's value by its playouts and, with a small weight, its look. */
const scoreOf = ({ worths, look }: Candidate, shift: number): number =>
  (sumOf(worths) + LOOK_COUNTS * (look + shift)) / (worths.length + LOOK_COUNTS);

/** Whether all remaining ways start with the same move: they are re-evaluated where they diverge. */
const isSettled = ([first, ...others]: readonly Candidate[]): boolean =>
  others.every(({ move }) => move === first?.move);

/**
 * Whether the first is better than the second beyond doubt: in the same worlds, by far more than the
 * variance.
 */
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

/** The expected error of a look. */
const ERROR_OF_LOOK = 4;
const ERROR_OF_WIN = 0.02;

/**
 * The chance of winning the climb: `most` for a fight that could not end better, and the corresponding
 * proportion for any other end. If the best way wins at once, looks are compared directly. Potions in hand,
 * worth `reserve`, are not part of the fight; using one costs its share.
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
