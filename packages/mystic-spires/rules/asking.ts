/** Opens the one question that can be open. */
import { openQuestion } from '@three-spires/kernel';
import type { State } from './state.ts';

/** `number` is the Crystal of a toll, the cards still to discard, or 1 if fewer targets are allowed. */
export const ask = (state: State, kind: number, seat: number, number = 0): void => {
  const question = openQuestion(state, kind);
  question.seat = seat;
  question.number = number;
};
