/** Opening and closing the one question that can be open. */
import { QUESTION, type State } from './state.ts';

export const ask = (state: State, kind: number, seat: number, number = 0): void => {
  state.question.kind = kind;
  state.question.seat = seat;
  state.question.number = number;
  state.question.id = ++state.asked;
};

export const closeQuestion = (state: State): void => {
  state.question.kind = QUESTION.none;
};
