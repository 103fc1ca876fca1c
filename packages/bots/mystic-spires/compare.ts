/** What a move changes if nobody answers, compared with not making it. */
import { type Move, moveKind } from '@three-spires/kernel';
import {
  announceOnly,
  copyState,
  MOVE,
  PHASE,
  QUESTION,
  resolveUnanswered,
  type State,
} from '@three-spires/mystic-spires/for-bots';
import { legalMoves } from './moves.ts';

/** As if nobody answered or intercepted, up to the next question that needs thought. */
const resolved = (state: State, seat: number, move: Move | undefined): State => {
  const after = copyState(state);
  if (move !== undefined) announceOnly(after, seat, move, undefined);
  resolveUnanswered(after, undefined);
  while (after.phase !== PHASE.over && after.question.kind === QUESTION.intercept) {
    const answers = legalMoves(after, after.question.seat);
    announceOnly(after, after.question.seat, answers[answers.length - 1] as Move, undefined);
    resolveUnanswered(after, undefined);
  }
  return after;
};

/** What happens without the move: an open question is declined, if it can be. */
const without = (state: State, seat: number): State => {
  if (state.question.kind === QUESTION.none) return resolved(state, seat, undefined);
  const decline = legalMoves(state, seat).find((move) => moveKind(move) === MOVE.none);
  return decline === undefined ? state : resolved(state, seat, decline);
};

export type Compared = {
  readonly before: State;
  readonly idle: State;
  readonly after: State;
  readonly seat: number;
};

/** For a position without secrets. */
export const compare = (state: State, seat: number, move: Move): Compared => ({
  before: state,
  idle: without(state, seat),
  after: resolved(state, seat, move),
  seat,
});
