/** Any decision at a glance, and games played out that way. */
import { createMoveList, listedMoves, type Move, type MoveList } from '@three-spires/kernel';
import { stygianSociety } from '@three-spires/stygian-society';
import { QUESTION, type State } from '@three-spires/stygian-society/for-bots';
import { moveBetween } from './between.ts';
import { quickMove } from './quick.ts';
import { swiftTurn } from './swift.ts';

export const swiftMove = (state: State, list: MoveList): Move => {
  if (list.length === 1) return list.moves[0] as Move;
  if (state.question.kind === QUESTION.turn) return swiftTurn(state, list);
  const moves = listedMoves(list);
  return moveBetween(state, moves) ?? quickMove(state, moves);
};

/** What looks best at a glance first: it is taken unless something else turns out better. */
export const inOrder = (known: State, moves: readonly Move[]): readonly Move[] => {
  if (moves.length < 2) return moves;
  const first = swiftMove(known, { length: moves.length, moves: [...moves] });
  return [first, ...moves.filter((move) => move !== first)];
};

const list = createMoveList();

const firstSeat = (seats: number): number => 31 - Math.clz32(seats & -seats);

/** One decision of the first seat that has one; false if no seat decides. */
export const stepSwiftly = (state: State): boolean => {
  const seats = stygianSociety.deciding(state);
  if (seats === 0) return false;
  const seat = firstSeat(seats);
  stygianSociety.legal(state, seat, list);
  // Trading takes long and changes little.
  const move =
    state.question.kind === QUESTION.trade ? quickMove(state, listedMoves(list)) : swiftMove(state, list);
  stygianSociety.apply(state, seat, move);
  return true;
};
