/** What must be decided now. */
import { type Decision, seatsIn } from '@three-spires/kernel';
import { deciding } from './asking.ts';
import { QUESTION, type State } from './state.ts';

export const QUESTION_NAMES = Object.keys(QUESTION);

export const decisions = (state: State): readonly Decision[] => {
  const seats = seatsIn(deciding(state));
  if (seats.length === 0) return [];
  return [{ id: state.question.id, kind: QUESTION_NAMES[state.question.kind] ?? '', seats }];
};
