/** Which seats decide, and what they are asked. */
import { type Decision, seatsIn } from '@three-spires/kernel';
import { isOver } from './field/check.ts';
import { PHASE, QUESTION, type State } from './state.ts';

/** The seats that may decide now, as bits. */
export const deciding = (state: State): number => {
  if (isOver(state)) return 0;
  const { kind, seat } = state.question;
  if (kind === QUESTION.throw)
    return state.throws.reduce((bits, thrown, thrower) => (thrown < 0 ? bits | (1 << thrower) : bits), 0);
  if (kind !== QUESTION.none) return 1 << seat;
  // A deck has not been chosen yet.
  if (state.phase === PHASE.setup) return 0;
  return 1 << state.priority;
};

const QUESTION_NAMES = Object.keys(QUESTION);

/** Passing and acting have no question number, so they use that of the last question. */
export const decisions = (state: State): readonly Decision[] => {
  const seats = seatsIn(deciding(state));
  if (seats.length === 0) return [];
  const { kind, id } = state.question;
  if (kind !== QUESTION.none) return [{ id, kind: QUESTION_NAMES[kind] as string, seats }];
  return [{ id: state.asked, kind: state.links.length > 0 ? 'respond' : 'act', seats }];
};
