import type { BotLevel } from '@three-spires/bots/bot';
import type { About, LogEntry, Outcome, Refusal, Seat, SeatSet, Signal } from '@three-spires/kernel';
import type {
  Clock,
  Match,
  PracticeReason,
  Shape,
  UndoRequest,
  UnratedReason,
  Versions,
} from '@three-spires/table';
import type { HintSetting } from '../protocol/index.ts';
import type { RatedPlay } from '../rating/rated-game.ts';

/** `avatar` is the id of a portrait. */
export type StoredPerson = { readonly id: string; readonly name: string; readonly avatar?: string };

/**
 * `bot` is the strength of the bot in a seat, where one sits there in place of a person. `held` is everyone who
 * has ever held the seat.
 */
export type StoredSeat = {
  readonly seat: Seat;
  readonly person?: string;
  readonly name?: string;
  readonly avatar?: string;
  readonly bot?: BotLevel;
  readonly held?: readonly string[];
};

/** A person who has held a seat at some time. */
export type Held = { readonly seat: Seat; readonly person: string };

/** Whether a person may not take a seat, by who has ever held which. */
export type SeatBar = (held: readonly Held[], seat: Seat, person: string) => boolean;

/** Where a game stands, for lists: follows from the log, kept beside it so that nothing is replayed. */
export type Standing = {
  readonly lastSeq: number;
  readonly changedAt: number;
  readonly deciding: SeatSet;
  readonly about: About;
  readonly outcome?: Outcome;
};

/** That a table was closed because the rules of these versions can neither replay its log nor read its state. */
export type Closed = Versions & {
  readonly at: number;
  /** Its log is damaged; else an update has closed it. */
  readonly isDamaged?: true;
};

/** The versions of today's rules of a game. */
export type GameVersions = Versions & { readonly game: string };

/** What a finished game showed, compressed; without data it could not be played again under these versions. */
export type StoredArchive = Versions & { readonly data?: Uint8Array };

/** What a table was written with and how far it had come: a change is stored only while this is so. */
export type ReadAt = Versions & Pick<Standing, 'lastSeq'>;

export type DueTable = { readonly id: string; readonly dueAt: number };

/** A clock by the time of day, with the moment at which the next seat runs out of time if no one decides. */
export type StoredClock = Clock & { readonly dueAt?: number };

export type StoredTable = StoredGame & {
  readonly seats: readonly StoredSeat[];
  /** The first person who sat down: the one who opened the table. */
  readonly host?: string;
};

/** A table without its people. */
export type StoredGame = Standing & {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly contentHash: string;
  readonly stateVersion: number;
  /** Set where an update has closed the table. */
  readonly closed?: Closed;
  readonly setup: unknown;
  readonly seed: string;
  readonly invite: string;
  readonly createdAt: number;
  /** Why it counts for nothing; empty for a game that counts. */
  readonly practice: readonly PracticeReason[];
  readonly match?: Match;
  readonly clock?: StoredClock;
  /** A branch shares its log up to entry `seq` with another table, and has only what comes after for itself. */
  readonly past?: { readonly table: string; readonly seq: number };
  /** A request for consent that belongs to the newest entry. */
  readonly request?: UndoRequest;
  /** As it was chosen when the table was opened. */
  readonly hints?: HintSetting;
  /** It counts for the ratings of the two who play it. */
  readonly rated?: true;
  /** Why a game between people who were matched does not. */
  readonly unrated?: UnratedReason;
  /** Open to everyone; when one who sits there was last seen. */
  readonly listedAt?: number;
  /** People without a seat may not look on. */
  readonly playersOnly?: true;
};

/** A line of a table's chat: words, or a sign as JSON. A sign of a bot is its owner's, with the bot's seat. */
export type StoredLine = {
  readonly number: number;
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly said: { readonly text: string } | { readonly signal: Signal; readonly bot?: Seat };
};

export type Advance = (before: unknown) => { readonly campaign: unknown; readonly news: readonly unknown[] };

/** How a finished game went for a person; `both` for one who held seats that won and seats that lost. */
export type PersonResult = 'won' | 'lost' | 'draw' | 'both';

/** A finished game as histories, statistics and tables of results keep it. */
export type StoredResult = {
  readonly game: string;
  /** The day of a game that is the same for all players of that day. */
  readonly day?: string;
  readonly beganAt: number;
  readonly endedAt: number;
  /** False for practice. */
  readonly counts: boolean;
  /** Everyone who played, bots too. */
  readonly names: readonly string[];
  readonly level?: number;
  readonly stage: number;
  readonly reached: number;
  readonly people: readonly {
    readonly person: string;
    readonly result: PersonResult;
    readonly as: readonly string[];
    readonly cards: readonly string[];
  }[];
  readonly rated?: RatedPlay;
};

/** Who can find a table and look on. */
export type TableSettings = { readonly listed?: boolean; readonly playersOnly?: boolean };

/** What was answered to a command that left no entry: a refusal, or that it was accepted while `seq` was the newest. */
export type StoredAnswer = {
  readonly command: string;
  readonly person: string;
  readonly seq: number;
  readonly refusal?: Refusal;
  readonly at: number;
};

export type RequestChange = {
  readonly before: UndoRequest | undefined;
  readonly after: UndoRequest | undefined;
  readonly answer?: StoredAnswer | undefined;
};

/** An entry of the log with the command that asked for it. */
export type StoredEntry = { readonly entry: LogEntry; readonly command: string; readonly person: string };

export type StoredShape = Shape & { readonly seq: number };
export type StoredSnapshot = StoredShape & { readonly state: unknown; readonly hash: string };

/** One entry and what changes with it: all of it is stored, or nothing. */
export type Addition = {
  readonly stored: StoredEntry;
  readonly standing: Standing;
  readonly snapshot?: StoredSnapshot;
  /** In place of the one before; without it the table's clock stays as it is. */
  readonly clock?: StoredClock;
  /** A person who sits down with it. */
  readonly guest?: StoredSeat;
  /** A bot's: it lets people go first, and may wait a moment for others with which it shares the work. */
  readonly isPatient?: true;
  /** Hears how long the thread was kept busy by storing it, in milliseconds. */
  readonly took?: (ms: number) => void;
};
