/** Which responses are used at a glance. */
import type { Move } from '@three-spires/kernel';
import { FRAME, OCCASION, type State } from '@three-spires/stygian-society/for-bots';

/** Preventing wounds is worth a card from three wounds on, and always if the game is at stake. */
export const respond = (state: State, moves: readonly Move[]): Move => {
  const opening = state.stack[state.stack.length - 1];
  const hurt = state.stack.findLast(({ kind }) => kind === FRAME.hurt);
  const pass = moves[moves.length - 1] as Move;
  if (opening?.number === OCCASION.defeat) return moves[0] as Move;
  if (opening?.number === OCCASION.hurt) return (hurt?.left ?? 0) >= 3 ? (moves[0] as Move) : pass;
  return pass;
};
