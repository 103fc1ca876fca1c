/** Returns the legal moves of a seat as a separate list. */
import { createMoveList, listedMoves, type Move } from '@three-spires/kernel';
import { legal, type State } from '@three-spires/mystic-spires/for-bots';

const list = createMoveList();

export const legalMoves = (state: State, seat: number): Move[] => {
  legal(state, seat, list);
  return listedMoves(list);
};
