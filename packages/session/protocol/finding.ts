/** Open tables, quick match, ratings, blocks and reports. */
import { cleanText, isWithinLength } from '@three-spires/kernel';
import * as v from 'valibot';

const gameId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const personId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** Replaces an invitation while a table is open to everyone. */
export const OPEN_INVITE = 'open';

/** PATCH /api/tables/{table}, for the person who opened the table. */
export const tableSettingsBody = v.strictObject({
  /** Open to everyone: on the list of open tables. */
  listed: v.optional(v.boolean()),
  /** Whether people without a seat may watch. */
  spectators: v.optional(v.boolean()),
});
export type TableSettingsBody = v.InferOutput<typeof tableSettingsBody>;

/** A rating as people see it; `provisional` while it may be far off. */
export type ShownRating = { readonly rating: number; readonly provisional: boolean };

/** GET /api/open-tables */
export const openTablesQuery = v.strictObject({ game: v.optional(gameId) });

/** Seconds per seat, and the increment per decision. */
export const QUEUE_CLOCKS = {
  none: undefined,
  quick: { seconds: 300, increment: 5 },
  usual: { seconds: 900, increment: 10 },
  slow: { seconds: 1800, increment: 20 },
} as const;
export type QueueClock = keyof typeof QUEUE_CLOCKS;
const CLOCK_NAMES = ['none', 'quick', 'usual', 'slow'] as const satisfies readonly QueueClock[];

/**
 * PUT /api/queue/:game: joins the queue for a duel with a choice, such as a deck, in the game's own words.
 */
export const queueBody = v.strictObject({
  choice: v.unknown(),
  clock: v.picklist(CLOCK_NAMES),
  /** You agree to meet bot accounts too, in rated games as well. */
  bots: v.optional(v.boolean()),
});
export type QueueBody = v.InferOutput<typeof queueBody>;

/**
 * When a quick match affects ratings: both arrived at least `hours` ago, the game has a clock, and each has
 * met the other, or people at the other's address, in fewer than `gamesADay` and `gamesAMonth` rated games.
 * Until both have made `moves` moves, the loser loses rating and nobody gains.
 */
export const RATED_TERMS = { hours: 24, gamesADay: 3, gamesAMonth: 10, moves: 10 } as const;

/** Where a person stands who waits for a duel. `seconds` is how long they have waited, `window` how far ratings may differ. */
export type QueueAnswer =
  | { readonly status: 'out' }
  | { readonly status: 'waiting'; readonly seconds: number; readonly window: number }
  | { readonly status: 'matched'; readonly table: string };

/** GET /api/ratings/:game: those whose ratings are sure enough, the highest first, and your own. */
export type LeaderboardAnswer = {
  readonly game: string;
  readonly lines: readonly {
    readonly rank: number;
    readonly name: string;
    readonly rating: number;
    readonly games: number;
    readonly mine: boolean;
  }[];
  readonly yours?: ShownRating & { readonly games: number };
  /** When the games of a newcomer begin to count, in milliseconds since 1970. */
  readonly countsFrom?: number;
};

/**
 * GET /api/tables/{table}/ratings: of those who sit there, with what a finished game has changed. `short` where it ended before
 * both had made enough moves for anyone to gain.
 */
export type TableRatings = {
  readonly rated: boolean;
  readonly short?: true;
  readonly seats: readonly (ShownRating & { readonly seat: number; readonly change?: number })[];
};

/** PUT and DELETE /api/blocks/:person */
export const blockParams = v.object({ person: personId });

/** GET /api/blocks: those whom you have blocked, the last one first. They are not told. */
export type BlocksAnswer = {
  readonly people: readonly { readonly person: string; readonly name: string }[];
};

export const REPORT_REASONS = ['abuse', 'cheating', 'stalling', 'name', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

const WORDS_LIMIT = 500;

/**
 * POST /api/tables/{table}/reports: reports a person at this table to the operator, with the last lines of
 * its chat.
 */
export const reportBody = v.strictObject({
  person: personId,
  reason: v.picklist(REPORT_REASONS),
  words: v.optional(
    v.pipe(
      v.string(),
      v.transform(cleanText),
      v.check((text) => isWithinLength(text, WORDS_LIMIT), `at most ${WORDS_LIMIT} characters`),
    ),
    '',
  ),
  invite: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
});
export type ReportBody = v.InferInput<typeof reportBody>;
