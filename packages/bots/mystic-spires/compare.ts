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

/** An event emitted by the rules. */
type Happening = Parameters<NonNullable<Parameters<typeof announceOnly>[3]>>[0];

/** A position and the events on the way to it. */
type Outcome = { readonly state: State; readonly happened: readonly Happening[] };

/** As if nobody answered or intercepted, up to the next question that needs thought. */
const resolved = (state: State, seat: number, move: Move | undefined): Outcome => {
  const after = copyState(state);
  const happened: Happening[] = [];
  const note = (happening: Happening): void => {
    happened.push(happening);
  };
  if (move !== undefined) announceOnly(after, seat, move, note);
  resolveUnanswered(after, note);
  while (after.phase !== PHASE.over && after.question.kind === QUESTION.intercept) {
    const answers = legalMoves(after, after.question.seat);
    announceOnly(after, after.question.seat, answers[answers.length - 1] as Move, note);
    resolveUnanswered(after, note);
  }
  return { state: after, happened };
};

/** The outcome without the move: an open question is declined, if possible. */
const without = (state: State, seat: number): Outcome => {
  if (state.question.kind === QUESTION.none) return resolved(state, seat, undefined);
  const decline = legalMoves(state, seat).find((move) => moveKind(move) === MOVE.none);
  return decline === undefined ? { state, happened: [] } : resolved(state, seat, decline);
};

export type Compared = {
  readonly before: State;
  readonly idle: State;
  readonly after: State;
  /** The events without the move, and with it. */
  readonly anyway: readonly Happening[];
  readonly happened: readonly Happening[];
  readonly seat: number;
};

/** For a position without secrets. */
export const compare = (before: State, seat: number, move: Move): Compared => {
  const [idle, after] = [without(before, seat), resolved(before, seat, move)];
  return {
    before,
    idle: idle.state,
    after: after.state,
    anyway: idle.happened,
    happened: after.happened,
    seat,
  };
};
