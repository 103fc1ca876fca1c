import type { Move } from './move.ts';
import type { Seat } from './seat.ts';

/** What players do together who win and lose together: how bots among them leave people the first word. */
export type TogetherRules<State> = {
  /** Whether a move ends the seat's part in what all of them do, or takes of what they share. */
  closes(state: State, seat: Seat, move: Move): boolean;
  /** The vote of a seat in a choice that is still open; undefined where it has not voted. */
  voteOf(state: State, seat: Seat): Move | undefined;
};
