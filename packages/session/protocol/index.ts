/**
 * The protocol between browser and server. Schemas validate incoming data; outgoing data is only typed. Safe
 * for browsers: nothing here imports server code.
 */
import type { GameEvent, Outcome, Seat, Viewer } from '@three-spires/kernel';
import type { PracticeReason, ReelMove, ReelPicture } from '@three-spires/table';
import * as v from 'valibot';
import { clockChoice } from './clocks.ts';
import { inviteId, natural, SEATS_LIMIT, seat } from './fields.ts';
import type { ShownRating } from './finding.ts';
import { numeral } from './numeral.ts';
import { seenText } from './shown-text.ts';
import type { TableSummary } from './summaries.ts';

export * from './account.ts';
export * from './analysis.ts';
export * from './bots.ts';
export * from './browser-errors.ts';
export * from './challenges.ts';
export * from './client-messages.ts';
export * from './clocks.ts';
export * from './decks.ts';
export * from './events.ts';
export * from './finding.ts';
export * from './history.ts';
export * from './moving.ts';
export * from './notices.ts';
export { numeral } from './numeral.ts';
export * from './operator.ts';
export * from './playing.ts';
export * from './problem.ts';
export * from './programs.ts';
export * from './server-messages.ts';
export * from './summaries.ts';
export * from './whys.ts';

// HTTP bodies.

const botLevel = v.picklist(['random', 'novice', 'adept', 'master']);

/** `practice`: only in games that do not count. */
export const HINT_SETTINGS = ['on', 'off', 'practice'] as const;
export type HintSetting = (typeof HINT_SETTINGS)[number];

const personName = seenText(40);

/** PATCH /api/me: another name, another portrait, or both. */
export const changeMeBody = v.pipe(
  v.strictObject({
    name: v.optional(personName),
    avatar: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(80))),
  }),
  v.check(({ name, avatar }) => name !== undefined || avatar !== undefined, 'needs a name or an avatar'),
);
export type ChangeMeBody = v.InferOutput<typeof changeMeBody>;

/** POST /api/tables */
export const newTableBody = v.strictObject({
  game: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  setup: v.record(v.string(), v.unknown()),
  seats: v.pipe(
    v.array(
      v.variant('holder', [
        v.strictObject({ holder: v.picklist(['me', 'open']) }),
        /** A bot; without a level, the strongest available for the game. */
        v.strictObject({ holder: v.literal('bot'), level: v.optional(botLevel) }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(SEATS_LIMIT),
  ),
  /** For rivals: the maximum number of games in a match, with the same seats and set-up. */
  match: v.optional(v.strictObject({ best: v.picklist([1, 3]) })),
  /**
   * Either seconds per seat plus an increment per decision, or days per move. A rival who runs out of time
   * has given up. Cooperative games accept only days, and a bot takes over a seat that runs out.
   */
  clock: v.optional(clockChoice),
  /** Allows undo past revealed information; the game is then practice. */
  freeUndo: v.optional(v.boolean()),
  /** Whether players may ask for hints. By default they may, unless rivals play without bots. */
  hints: v.optional(v.picklist(HINT_SETTINGS)),
  /** The same seed and set-up reproduce a game, for practice; without a seed, chance is new. */
  seed: v.optional(seenText(64)),
  /** Open to everyone: on the list of open tables while a seat is free. */
  listed: v.optional(v.boolean()),
  /** Refused: only the server opens rated games, for two people it has matched. */
  rated: v.optional(v.boolean()),
  /** Whether people without a seat may watch; by default they may. */
  spectators: v.optional(v.boolean()),
});
export type NewTableBody = v.InferOutput<typeof newTableBody>;

/**
 * POST /api/tables/{table}/seats; without `seat`, takes the lowest open one. `choice` is what the set-up left
 * open for that seat, in the game's own words; the seat's holder may supply it later.
 */
export const claimSeatBody = v.strictObject({
  invite: inviteId,
  seat: v.optional(seat),
  choice: v.optional(v.unknown()),
});
export type ClaimSeatBody = v.InferOutput<typeof claimSeatBody>;

/** POST /api/tables/{table}/guests: joins a game in progress that accepts newcomers; `join` says as whom. */
export const joinBody = v.strictObject({ invite: inviteId, join: v.pipe(v.string(), v.maxLength(64)) });
export type JoinBody = v.InferOutput<typeof joinBody>;

/**
 * PUT /api/campaign/:game replaces your own campaign, as importing a file does. The file is the `campaign` of
 * the answer below.
 */
export const campaignBody = v.strictObject({ campaign: v.unknown() });

/** POST /api/campaign/:game/choices makes an open choice of the campaign, and answers as GET does. */
export const campaignChoiceBody = v.strictObject({ choice: v.unknown() });

/**
 * GET and PUT /api/campaign/:game: what the person has reached so far, as the game's own campaign data (for
 * Slay the Spire a `Campaign` of '@three-spires/slay-the-spire/campaign', whose `unlocksOf` gives what the
 * set-up of a new climb wants), and the finished tables that count in it, the newest first, each with what it
 * unlocked (`Unlocked`).
 */
export type CampaignAnswer = {
  readonly game: string;
  readonly campaign: unknown;
  readonly entries: readonly {
    readonly table: string;
    /** Milliseconds since 1970. */
    readonly at: number;
    readonly news: readonly unknown[];
  }[];
};

/** GET /api/tables/{table} */
export const tableQuery = v.object({ invite: v.optional(inviteId) });

/** GET /api/tables/{table}/replay; `seat` selects the point of view. */
export const replayQuery = v.strictObject({ seat: v.optional(numeral), invite: v.optional(inviteId) });

/** GET /api/tables/{table}/replay/pictures: `count` pictures, starting with number `from`. */
export const replayPicturesQuery = v.strictObject({
  seat: v.optional(numeral),
  invite: v.optional(inviteId),
  from: numeral,
  count: numeral,
});

/**
 * GET /api/tables/{table}/moment: the position after `at` moves of the replay, now where it is missing; `seat` is whose
 * knowledge it shows.
 */
export const momentQuery = v.strictObject({
  seat: v.optional(numeral),
  invite: v.optional(inviteId),
  at: v.optional(numeral),
});

/**
 * A position to be played on from by bots, as a state of the game's rules. Everything that the seat cannot know has been
 * dealt again in it, except in a finished game of rivals (`isOpen`).
 */
export type MomentAnswer = {
  readonly table: string;
  readonly game: string;
  readonly rulesVersion: number;
  /** How many moves had been made. */
  readonly at: number;
  readonly seat: Seat;
  readonly seats: readonly { readonly seat: Seat; readonly name: string }[];
  /** The seats whose knowledge you may use. */
  readonly eyes: readonly Seat[];
  readonly isOpen: boolean;
  readonly state: unknown;
};

/**
 * A table to be watched again. A finished one is open to anyone who has its address, through the eyes of any seat;
 * one that goes on shows everyone what they have seen.
 */
export type ReplayAnswer<Event extends GameEvent = GameEvent> = {
  readonly table: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly setup: unknown;
  readonly status: 'playing' | 'finished';
  readonly outcome?: Outcome;
  readonly seats: readonly { readonly seat: Seat; readonly name: string; readonly mine: boolean }[];
  /** The seats you may look through; none leaves the view of a spectator. */
  readonly eyes: readonly Seat[];
  readonly viewer: Viewer;
  readonly mayBranch: boolean;
  /** Picture `n` is what stood on the table after the `n`th of these; there is one more than there are moves. */
  readonly moves: readonly ReelMove<Event>[];
};

export type ReplayPicturesAnswer<View = unknown> = {
  readonly from: number;
  readonly viewer: Viewer;
  readonly pictures: readonly ReelPicture<View>[];
};

/**
 * GET /api/tables/{table}/summary: the story of a finished game, as the game tells it (for Slay the Spire a
 * `RunSummary` of '@three-spires/slay-the-spire/summary').
 */
export type SummaryAnswer = {
  readonly table: string;
  readonly game: string;
  readonly setup: unknown;
  readonly outcome: Outcome;
  /** Why it counted for nothing; empty where it counted. */
  readonly practice: readonly PracticeReason[];
  readonly createdAt: number;
  readonly changedAt: number;
  readonly seats: readonly { readonly seat: Seat; readonly name: string; readonly mine: boolean }[];
  readonly summary: unknown;
  /** A sentence with what is known, where the game was played under rules that nothing here can show. */
  readonly past?: string;
  /** What it has brought for the campaign of the person who asks; absent when it does not count for them. */
  readonly news?: readonly unknown[];
};

/** The most moves of a line that are played at the start of a branch. */
export const LINE_LIMIT = 8;

/**
 * POST /api/tables/{table}/branches: continues from entry `seq` at a table of your own, after playing a line.
 */
export const branchBody = v.strictObject({
  seq: natural,
  line: v.optional(v.strictObject({ seat, moves: v.pipe(v.array(natural), v.maxLength(LINE_LIMIT)) })),
});
export type BranchBody = v.InferOutput<typeof branchBody>;

/**
 * POST /api/tables/{table}/seats/{seat}/bot gives an open seat to a bot; without a level, the strongest
 * available.
 */
export const seatBotBody = v.strictObject({ level: v.optional(botLevel) });

/**
 * DELETE /api/tables/{table}/seats/{seat} gives up your seat; anyone with the invitation may take it. Among
 * rivals, a person who has held another seat there may not take it.
 */
export const releaseSeatParams = v.object({ seat: numeral });
export type ReleaseSeatAnswer = { readonly table: string; readonly seat: Seat };

/**
 * The answer to POST /api/tables; to POST /api/tables/{table}/next, which opens the next game of a match once; and to
 * POST /api/tables/{table}/rematch, which lets the same people play the same once more when all is over.
 */
export type NewTableAnswer = { readonly table: string; readonly invite: string };

/**
 * The answer to POST /api/tables/{table}/seats, to POST /api/tables/{table}/seats/{seat}/bot, and to POST
 * /api/tables/{table}/seats/{seat}/back, with which a player takes over again from a bot in a slow game.
 */
export type ClaimSeatAnswer = { readonly table: string; readonly seat: Seat };

export type TableList = { readonly tables: readonly TableSummary[] };

/** A table that is open to everyone, with its clock and the ratings of those who sit there, by seat. */
export type OpenTable = {
  readonly summary: TableSummary;
  readonly clock?: { readonly seconds: number; readonly increment: number };
  readonly ratings: readonly (ShownRating | null)[];
};

/** GET /api/open-tables: the newest first. */
export type OpenTablesAnswer = { readonly tables: readonly OpenTable[] };

/** Every answer outside 2xx. */
export type ErrorAnswer = {
  readonly error: { readonly code: string; readonly text: string; readonly field?: string };
};
