/** People and tables as lists show them. */
import type { About, Outcome, Seat } from '@three-spires/kernel';
import type { MatchPicture, PracticeReason, UnratedReason } from '@three-spires/table';

/** GET and PATCH /api/me. `avatar` is the id of a portrait: the game, the kind and the id of a picture. */
export type Me = {
  readonly id: string;
  readonly name: string;
  readonly avatar?: string;
  /** It is a bot account. */
  readonly bot?: true;
};

/** GET /api/tables/{table}, and one line of GET /api/tables. */
export type TableSummary = {
  readonly table: string;
  readonly game: string;
  readonly setup: unknown;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
  readonly status: 'playing' | 'finished' | 'closed';
  /** A sentence for the people of a table that an update has closed. */
  readonly closed?: string;
  readonly outcome?: Outcome;
  /** How far it has come, in the game's own facts. */
  readonly about: About;
  readonly seq: number;
  /** Why it counts for nothing; empty where it counts. */
  readonly practice: readonly PracticeReason[];
  /** The game of a match that this is. */
  readonly match?: MatchPicture;
  /** Whether time is counted. */
  readonly timed: boolean;
  /** In a slow game, the days for each move, and what becomes of a seat that takes longer. */
  readonly slow?: { readonly days: number; readonly late: 'loses' | 'bot' };
  /** It counts for the ratings of the two who play it. */
  readonly rated?: true;
  /** Why a game between people who were matched does not. */
  readonly unrated?: UnratedReason;
  /** Open to everyone. */
  readonly listed?: true;
  /** People without a seat may not look on. */
  readonly playersOnly?: true;
  /** You have opened it, and may change who can find it and look on. */
  readonly hosting?: true;
  /** The person who opened the table, or else the first who sits there; absent where none does. */
  readonly host?: string;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly name: string;
    readonly open: boolean;
    readonly mine: boolean;
    readonly deciding: boolean;
    /** In a slow game, when the time of this seat is over if it does not decide, in milliseconds since 1970. */
    readonly dueAt?: number;
    /** Open, but not to this person, who would then have seen two hands. */
    readonly barred?: true;
    /** Open, and this person has given it back. */
    readonly left?: true;
    /** The set-up leaves a choice to the player of this seat. */
    readonly choice?: true;
    /** The strength of the bot that sits here. */
    readonly bot?: string;
    /** The id of the person's portrait. */
    readonly avatar?: string;
  }[];
  /** Only for those who hold a seat or have held one: what an invitation link needs. */
  readonly invite?: string;
};
