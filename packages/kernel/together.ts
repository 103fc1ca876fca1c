import type { Move } from './move.ts';
import type { Seat } from './seat.ts';

/** Rules for cooperative games: how bots let people act first. */
export type TogetherRules<State> = {
  /** Whether a move ends the seat's part in a shared activity, or takes from what is shared. */
  closes(state: State, seat: Seat, move: Move): boolean;
  /** A seat's vote in an open decision; undefined if it has not voted. */
  voteOf(state: State, seat: Seat): Move | undefined;
};
