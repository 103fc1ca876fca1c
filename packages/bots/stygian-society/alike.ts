/** Which moves are worth comparing: one of each group of equivalent moves, and no wasted supports. */
import { type Move, moveA, moveB, moveKind } from '@three-spires/kernel';
import {
  cardEntry,
  colourOfCode,
  type Figure,
  MOVE,
  placeEntry,
  QUESTION,
  type State,
} from '@three-spires/stygian-society/for-bots';
import { enemyCubes } from './purchase.ts';
import { demandOf } from './quick.ts';
import { isWasted } from './swift.ts';

const isAlike = (one: Figure | undefined, other: Figure | undefined): boolean =>
  one?.kind === other?.kind && one?.rank === other?.rank && one?.wounds === other?.wounds;

/** Of equivalent targets, the first is enough. */
const isRepeated = (state: State, moves: readonly Move[], move: Move): boolean =>
  moveKind(move) === MOVE.action &&
  moveB(move) > 0 &&
  moves.some(
    (earlier) =>
      earlier < move &&
      moveKind(earlier) === MOVE.action &&
      moveA(earlier) === moveA(move) &&
      isAlike(state.figures[moveB(earlier) - 1], state.figures[moveB(move) - 1]),
  );

/** Removing enemy cubes or tokens, making cards ready and moving cubes to the crypt can only help. */
const ONLY_HELPS: readonly number[] = [QUESTION.purge, QUESTION.cleanse, QUESTION.refresh, QUESTION.bury];

/** An exchange for a colour that the hero needs no more than the one given: it could go back and forth. */
const isIdleExchange = (state: State, move: Move): boolean => {
  if (moveKind(move) === MOVE.done) return false;
  const demand = demandOf(state);
  return (demand[moveB(move)] ?? 0) <= (demand[colourOfCode(moveA(move))] ?? 0);
};

/**
 * With fewer enemy cubes outside the tower than this, four peril are too high a price for a Regroup
 * (STY-19.2).
 */
const CUBES_TO_REGROUP = 5;

/** In a room any alternative is better; against a boss there may be none. */
const isEarlyRegroup = (state: State, move: Move): boolean =>
  moveKind(move) === MOVE.action &&
  cardEntry(moveA(move)).pay === undefined &&
  placeEntry(state.place).boss === undefined &&
  enemyCubes(state) < CUBES_TO_REGROUP;

/** The moves worth comparing. For payments only the proposed cubes, because they waste least. */
export const distinctMoves = (state: State, moves: readonly Move[]): Move[] => {
  const { kind } = state.question;
  if (kind === QUESTION.pay) return moves.filter((move) => moveKind(move) !== MOVE.payByHand);
  if (ONLY_HELPS.includes(kind) && moves.length > 1)
    return moves.filter((move) => moveKind(move) !== MOVE.done);
  if (kind === QUESTION.recolor) return moves.filter((move) => !isIdleExchange(state, move));
  const distinct = moves.filter((move) => !isRepeated(state, moves, move) && !isWasted(state, move));
  const actions = distinct.filter((move) => !isEarlyRegroup(state, move));
  return actions.length > 0 ? actions : distinct;
};
