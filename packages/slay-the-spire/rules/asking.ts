/** Opens the one question that a resolution can wait for. */
import { openQuestion } from '@three-spires/kernel';
import type { State } from './state.ts';

export const ask = (
  state: State,
  kind: number,
  seat: number,
  optional = 0,
  pile = 0,
  filter = 0,
  top = 0,
): false => {
  const question = openQuestion(state, kind);
  question.seat = seat;
  question.optional = optional;
  question.pile = pile;
  question.filter = filter;
  question.top = top;
  return false;
};

/** Opens a question that stays open for a whole phase. */
export const askPhase = (state: State): void => {
  state.phaseQuestion = ++state.asked;
};
