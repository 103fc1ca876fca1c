/** Games, decks, campaigns and results as a file that moves them from one world to another. */
import type { BotLevel } from '@three-spires/bots/bot';
import { type About, cleanText, type Outcome, type Seat, SIGNALS, type Signal } from '@three-spires/kernel';
import type { PracticeReason } from '@three-spires/table';
import * as v from 'valibot';
import { type ClockChoice, clockChoice } from './clocks.ts';
import { deckBody, deckParams, type KeptDeck } from './decks.ts';
import { natural, SEATS_LIMIT, seat } from './fields.ts';
import type { HistoryResult } from './history.ts';
import { numeral } from './numeral.ts';
import { seenText } from './shown-text.ts';

/** What a file says it is, and the version of its format. */
export const FILE_FORMAT = 'three-spires';
export const FILE_VERSION = 1;

/** How much one import may hold. A longer file is imported in several parts. */
export const PART_LIMITS = {
  bytes: 1_000_000,
  games: 25,
  entries: 12_000,
  decks: 200,
  results: 200,
} as const;
/** The most entries in the log of one imported game. */
export const GAME_ENTRIES_LIMIT = 4_000;
const LINES_LIMIT = 100;
const MOVE_LIMIT = 2 ** 30;
const CAMPAIGNS_LIMIT = 8;

const word = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
/** Milliseconds since 1970. */
const moment = v.pipe(natural, v.maxValue(8_640_000_000_000_000));
/** The id of a table somewhere else. */
const tableId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'is not the id of a table'));
const figure = v.pipe(natural, v.maxValue(1_000_000));
const words = v.pipe(v.array(word(80)), v.maxLength(200));
const reasons: readonly PracticeReason[] = ['freeUndo', 'seed', 'position', 'branch', 'imported', 'earlier'];

/** An entry of a log. Its number follows from its place. */
export type MovedEntry =
  | { readonly seat: Seat; readonly move: number }
  | { readonly seat: Seat; readonly undoTo: number }
  | { readonly outside: unknown };
const movedEntry: v.GenericSchema<unknown, MovedEntry> = v.union(
  [
    v.strictObject({ seat, move: v.pipe(natural, v.maxValue(MOVE_LIMIT)) }),
    v.strictObject({ seat, undoTo: natural }),
    v.strictObject({ outside: v.unknown() }),
  ],
  'a move, an undo or a fact from outside is expected',
);

/** Who sat in a seat: the person of the file, someone else, a bot, or nobody. */
export type MovedSeat =
  | { readonly holder: 'me' | 'open' }
  | { readonly holder: 'other'; readonly name: string }
  | { readonly holder: 'bot'; readonly level: BotLevel };
const movedSeat: v.GenericSchema<unknown, MovedSeat> = v.variant('holder', [
  v.strictObject({ holder: v.picklist(['me', 'open']) }),
  v.strictObject({ holder: v.literal('other'), name: seenText(40) }),
  v.strictObject({ holder: v.literal('bot'), level: v.picklist(['random', 'novice', 'adept', 'master']) }),
]);

/** Something that the person said, or one of their bots. */
export type MovedLine = {
  readonly at: number;
  readonly said: { readonly text: string } | { readonly signal: Signal; readonly bot?: Seat };
};
const movedLine: v.GenericSchema<unknown, MovedLine> = v.strictObject({
  at: moment,
  said: v.union(
    [
      v.strictObject({ text: seenText(300) }),
      v.strictObject({
        signal: v.strictObject({
          name: v.picklist(SIGNALS),
          at: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z]{1,16}:\d{1,3}$/))),
          amount: v.exactOptional(v.pipe(natural, v.maxValue(999))),
        }),
        bot: v.exactOptional(seat),
      }),
    ],
    'text or a sign is expected',
  ),
});

/** How far a game had come, in the game's own facts. */
export type MovedStanding = {
  readonly deciding: number;
  readonly about: About;
  readonly outcome?: Outcome;
};
const movedStanding: v.GenericSchema<unknown, MovedStanding> = v.strictObject({
  deciding: natural,
  about: v.record(word(80), v.union([v.number(), v.pipe(v.string(), v.maxLength(200))])),
  outcome: v.exactOptional(
    v.strictObject({
      result: v.picklist(['victory', 'defeat', 'draw']),
      winners: v.pipe(v.array(seat), v.maxLength(SEATS_LIMIT)),
      reason: word(80),
    }),
  ),
});

/** The score of the match that a game belongs to, before the game. `id` is the same for all games of the match. */
export type MovedMatch = {
  readonly id: string;
  readonly best: 3;
  readonly number: number;
  readonly wins: readonly number[];
};
const movedMatch: v.GenericSchema<unknown, MovedMatch> = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w/ -]{1,300}$/, 'is not the id of a match')),
  best: v.literal(3),
  number: v.pipe(natural, v.minValue(1), v.maxValue(3)),
  wins: v.pipe(v.array(v.pipe(natural, v.maxValue(1))), v.maxLength(SEATS_LIMIT)),
});

/** How a clock was set, and the milliseconds that each seat had left; null for a seat without a clock. */
export type MovedClock = { readonly set: ClockChoice; readonly left: readonly (number | null)[] };
const movedClock: v.GenericSchema<unknown, MovedClock> = v.strictObject({
  set: clockChoice,
  left: v.pipe(
    v.array(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(7 * 24 * 3600 * 1000)))),
    v.maxLength(SEATS_LIMIT),
  ),
});

/** A game with its whole log, its seed and the person's own words. */
export type MovedGame = {
  /** The table it was exported from. */
  readonly table: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly contentHash: string;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
  /** Why it was practice before it was exported. */
  readonly practice: readonly PracticeReason[];
  readonly hints?: 'on' | 'off' | 'practice';
  readonly match?: MovedMatch;
  readonly clock?: MovedClock;
  readonly seats: readonly MovedSeat[];
  readonly stood: MovedStanding;
  readonly entries: readonly MovedEntry[];
  /** What the person and their bots said there. */
  readonly lines: readonly MovedLine[];
};
export const movedGame: v.GenericSchema<unknown, MovedGame> = v.strictObject({
  table: tableId,
  game: word(64),
  rulesVersion: natural,
  contentHash: word(64),
  setup: v.record(v.string(), v.unknown()),
  seed: v.pipe(
    word(200),
    v.check((seed) => cleanText(seed) === seed, 'has characters that cannot be seen'),
  ),
  createdAt: moment,
  changedAt: moment,
  practice: v.pipe(v.array(v.picklist(reasons)), v.maxLength(reasons.length)),
  hints: v.exactOptional(v.picklist(['on', 'off', 'practice'])),
  match: v.exactOptional(movedMatch),
  clock: v.exactOptional(movedClock),
  seats: v.pipe(v.array(movedSeat), v.minLength(1), v.maxLength(SEATS_LIMIT)),
  stood: movedStanding,
  entries: v.pipe(v.array(movedEntry), v.maxLength(GAME_ENTRIES_LIMIT)),
  lines: v.pipe(v.array(movedLine), v.maxLength(LINES_LIMIT)),
});

export type MovedDeck = { readonly game: string; readonly id: string; readonly deck: KeptDeck };
const movedDeck: v.GenericSchema<unknown, MovedDeck> = v.strictObject({
  game: word(64),
  ...deckParams.entries,
  deck: deckBody.entries.deck,
});

export type MovedCampaign = { readonly game: string; readonly campaign: unknown };
const movedCampaign: v.GenericSchema<unknown, MovedCampaign> = v.strictObject({
  game: word(64),
  campaign: v.unknown(),
});

/** A finished game of which only the result is left. */
export type MovedResult = {
  readonly table: string;
  readonly game: string;
  readonly beganAt: number;
  readonly endedAt: number;
  readonly result: HistoryResult;
  readonly names: readonly string[];
  readonly as: readonly string[];
  readonly cards: readonly string[];
  readonly level?: number;
  readonly stage: number;
  readonly reached: number;
};
const movedResult: v.GenericSchema<unknown, MovedResult> = v.strictObject({
  table: tableId,
  game: word(64),
  beganAt: moment,
  endedAt: moment,
  result: v.picklist(['won', 'lost', 'draw', 'both']),
  names: v.pipe(v.array(seenText(40)), v.maxLength(SEATS_LIMIT)),
  as: words,
  cards: words,
  level: v.exactOptional(figure),
  stage: figure,
  reached: figure,
});

/** A file, or a part of one. */
export type MovedFile = {
  readonly format: typeof FILE_FORMAT;
  readonly version: typeof FILE_VERSION;
  readonly games: readonly MovedGame[];
  readonly decks: readonly MovedDeck[];
  readonly campaigns: readonly MovedCampaign[];
  readonly results: readonly MovedResult[];
};
const movedFile: v.GenericSchema<unknown, MovedFile> = v.strictObject({
  format: v.literal(FILE_FORMAT, 'this is not an export of Three Spires'),
  version: v.literal(FILE_VERSION, 'this release reads version 1; update it to read a later one'),
  games: v.pipe(v.array(movedGame), v.maxLength(PART_LIMITS.games)),
  decks: v.pipe(v.array(movedDeck), v.maxLength(PART_LIMITS.decks)),
  campaigns: v.pipe(v.array(movedCampaign), v.maxLength(CAMPAIGNS_LIMIT)),
  results: v.pipe(v.array(movedResult), v.maxLength(PART_LIMITS.results)),
});

/** GET /api/export: the next part begins `after` a table and with a page of results. */
export const exportQuery = v.strictObject({
  after: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  page: v.optional(numeral, '0'),
});

/** A game that cannot be exported or imported, and why, in a sentence. */
export type LeftOut = { readonly table: string; readonly game: string; readonly why: string };

/** GET /api/export: a part of everything you have; `next` is missing from the last part. */
export type ExportAnswer = {
  readonly file: MovedFile;
  readonly leftOut: readonly LeftOut[];
  readonly next?: { readonly after: string; readonly page: number };
};

/**
 * POST /api/import: a file or a part of one. `check` changes nothing. `replaceCampaigns` puts the campaigns of the
 * file in the place of yours; without it, yours stay where they have begun.
 */
export const importBody = v.strictObject({
  file: movedFile,
  check: v.optional(v.boolean()),
  replaceCampaigns: v.optional(v.boolean()),
});
export type ImportBody = v.InferOutput<typeof importBody>;

export type ImportAnswer = {
  /** The tables that were added; `from` is the table of the file. */
  readonly games: readonly { readonly from: string; readonly table: string; readonly game: string }[];
  readonly decks: number;
  readonly campaigns: number;
  readonly results: number;
  /** Games of the file that are here already, and their tables. */
  readonly knownGames: readonly { readonly from: string; readonly table: string }[];
  /** How many games, decks, campaigns and results of the file were here already. */
  readonly known: number;
  /** Games whose campaign was not taken, because yours has begun and differs. */
  readonly campaignsKept: readonly string[];
  readonly leftOut: readonly LeftOut[];
};

/** POST /api/uploads: continues a game of a device here. The seats named by `open` are for others. */
export const uploadBody = v.strictObject({
  game: movedGame,
  open: v.pipe(v.array(seat), v.maxLength(SEATS_LIMIT)),
});
export type UploadBody = v.InferOutput<typeof uploadBody>;
