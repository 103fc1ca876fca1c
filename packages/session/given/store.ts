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
 * `bot` is the strength of the bot that replaces a person in a seat. `held` lists everyone who has ever held
 * the seat.
 */
export type StoredSeat = {
  readonly seat: Seat;
  readonly person?: string;
  readonly name?: string;
  readonly avatar?: string;
  readonly bot?: BotLevel;
  readonly held?: readonly string[];
};

/** A person who has held a seat. */
export type Held = { readonly seat: Seat; readonly person: string };

/** Whether a person is barred from a seat, given who has held which seats. */
export type SeatBar = (held: readonly Held[], seat: Seat, person: string) => boolean;

/**
 * The progress of a game, for lists. It follows from the log and is stored beside it, so that nothing is
 * replayed.
 */
export type Standing = {
  readonly lastSeq: number;
  readonly changedAt: number;
  readonly deciding: SeatSet;
  readonly about: About;
  readonly outcome?: Outcome;
};

/** The table was closed because the rules of these versions can neither replay its log nor read its state. */
export type Closed = Versions & {
  readonly at: number;
  /** The log is damaged; otherwise an update closed the table. */
  readonly isDamaged?: true;
};

/** The current versions of a game's rules. */
export type GameVersions = Versions & { readonly game: string };

/** The views of a finished game, compressed; without data, it could not be replayed under these versions. */
export type StoredArchive = Versions & { readonly data?: Uint8Array };

/**
 * The versions and progress a table was read at: a change is stored only if they still match (optimistic
 * locking).
 */
export type ReadAt = Versions & Pick<Standing, 'lastSeq'>;

export type DueTable = { readonly id: string; readonly dueAt: number };

/** A clock in wall-clock time, with the moment when the next seat runs out of time if nobody decides. */
export type StoredClock = Clock & { readonly dueAt?: number };

export type StoredTable = StoredGame & {
  readonly seats: readonly StoredSeat[];
  /** The person who opened the table and sat down first. */
  readonly host?: string;
};

/** A table without its people. */
export type StoredGame = Standing & {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly contentHash: string;
  readonly stateVersion: number;
  /** Set if an update closed the table. */
  readonly closed?: Closed;
  readonly setup: unknown;
  readonly seed: string;
  readonly invite: string;
  readonly createdAt: number;
  /** Why it counts for nothing; empty for a game that counts. */
  readonly practice: readonly PracticeReason[];
  readonly match?: Match;
  readonly clock?: StoredClock;
  /** A branch shares its log up to entry `seq` with another table and stores only later entries itself. */
  readonly past?: { readonly table: string; readonly seq: number };
  /** A request for consent attached to the newest entry. */
  readonly request?: UndoRequest;
  /** As chosen when the table was opened. */
  readonly hints?: HintSetting;
  /** It counts for the ratings of the two who play it. */
  readonly rated?: true;
  /** Why a game between people who were matched does not. */
  readonly unrated?: UnratedReason;
  /** When a seated player was last seen at a table open to everyone. */
  readonly listedAt?: number;
  /** People without a seat may not look on. */
  readonly playersOnly?: true;
};

/**
 * A line of a table's chat: text, or a sign as JSON. A bot's sign is stored under its owner, with the bot's
 * seat.
 */
export type StoredLine = {
  readonly number: number;
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly said: { readonly text: string } | { readonly signal: Signal; readonly bot?: Seat };
};

export type Advance = (before: unknown) => { readonly campaign: unknown; readonly news: readonly unknown[] };

/** A person's result in a finished game; `both` if they held winning and losing seats. */
export type PersonResult = 'won' | 'lost' | 'draw' | 'both';

/** A finished game as stored for histories, statistics and leaderboards. */
export type StoredResult = {
  readonly game: string;
  /** The date of a daily game, which is the same for all its players. */
  readonly day?: string;
  readonly beganAt: number;
  readonly endedAt: number;
  readonly counts: boolean;
  /** Everyone who played, including bots. */
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

/** Who can find the table and watch it. */
export type TableSettings = { readonly listed?: boolean; readonly playersOnly?: boolean };

/**
 * The answer to a command that left no entry: a refusal, or its acceptance while `seq` was the newest entry.
 */
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

/** An entry of the log with the command that caused it. */
export type StoredEntry = { readonly entry: LogEntry; readonly command: string; readonly person: string };

export type StoredShape = Shape & { readonly seq: number };
export type StoredSnapshot = StoredShape & { readonly state: unknown; readonly hash: string };

/** One entry and the changes that belong to it, stored atomically. */
export type Addition = {
  readonly stored: StoredEntry;
  readonly standing: Standing;
  readonly snapshot?: StoredSnapshot;
  /** Replaces the stored clock; without it, the clock stays as it is. */
  readonly clock?: StoredClock;
  /** A person who joins with this entry. */
  readonly guest?: StoredSeat;
  /** A bot's move: it yields to people and may be delayed briefly to share a batch with others. */
  readonly isPatient?: true;
  /** Receives how long storing it blocked the thread, in milliseconds. */
  readonly took?: (ms: number) => void;
};
