import type { BotLevel } from '@three-spires/bots/bot';
import type { About, LogEntry, Outcome, Seat, SeatSet, Signal } from '@three-spires/kernel';
import type {
  Clock,
  Match,
  PracticeReason,
  Shape,
  StoredBase,
  UndoRequest,
  Versions,
} from '@three-spires/table';
import type { Analysis, HintSetting } from '../protocol/index.ts';
import type { Score } from '../rating/glicko.ts';

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

/** Where a game stands, for lists: follows from the log, kept beside it so that nothing is replayed. */
export type Standing = {
  readonly lastSeq: number;
  readonly changedAt: number;
  readonly deciding: SeatSet;
  readonly about: About;
  readonly outcome?: Outcome;
};

/** That a table was closed because the rules of these versions can neither replay its log nor read its state. */
export type Closed = Versions & { readonly at: number };

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
  /** A request for consent that belongs to the newest entry. */
  readonly request?: UndoRequest;
  /** As it was chosen when the table was opened. */
  readonly hints?: HintSetting;
  /** It counts for the ratings of the two who play it. */
  readonly rated?: true;
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
  /** How a rated game went for the first of the two. */
  readonly rated?: { readonly people: readonly [string, string]; readonly score: Score };
};

/** Who can find a table and look on. */
export type TableSettings = { readonly listed?: boolean; readonly playersOnly?: boolean };

/** An entry of the log with the command that asked for it. */
export type StoredEntry = { readonly entry: LogEntry; readonly command: string; readonly person: string };

export type StoredShape = Shape & { readonly seq: number };
export type StoredSnapshot = StoredShape & { readonly state: unknown; readonly hash: string };

/** One entry and what changes with it: all of it is stored, or nothing. */
export type Addition = {
  readonly stored: StoredEntry;
  readonly standing: Standing;
  readonly snapshot?: StoredSnapshot;
  readonly clock?: StoredClock;
  /** A person who sits down with it. */
  readonly guest?: StoredSeat;
  /** A bot's: it lets people go first, and may wait a moment for others with which it shares the work. */
  readonly isPatient?: true;
};

/**
 * The durable truth. The log is only ever added to, and `(table, seq)` and `(table, command)` are unique, so
 * however many writers there are, a game has one history. What a promise of this type has fulfilled survives
 * a crash. The table's id comes first everywhere, so that tables can be spread over several databases.
 */
export type SessionStore = {
  /** With the past it shares with another table, if it does. False when the match has this game already. */
  addTable(table: StoredTable, entries?: readonly StoredEntry[], base?: StoredBase): Promise<boolean>;
  gameOfMatch(match: string, number: number): Promise<Pick<StoredTable, 'id' | 'invite'> | undefined>;
  /** Saves a clock that was turned when entry `seq` was the newest. False when there is a newer one. */
  saveClock(table: string, clock: StoredClock, seq: number): Promise<boolean>;
  /** Puts a request for consent in place of `before` while entry `seq` is the newest. False when another was faster. */
  saveRequest(
    table: string,
    seq: number,
    before: UndoRequest | undefined,
    after: UndoRequest | undefined,
  ): Promise<boolean>;
  /** Running tables where a clock has run out by a moment, the longest due first; those that come after one. */
  tablesDue(by: number, after: DueTable | undefined, limit: number): Promise<readonly DueTable[]>;
  tableById(table: string): Promise<StoredTable | undefined>;
  /** The same without the people, which takes one query instead of three. */
  gameById(table: string): Promise<StoredGame | undefined>;
  /**
   * Gives an open seat to a person. Among rivals it is `barred` to a person who would then have seen the hands of
   * two seats, unless no other person ever held either.
   */
  takeSeat(
    table: string,
    seat: Seat,
    person: string,
    rivals: boolean,
  ): Promise<'taken' | 'occupied' | 'barred'>;
  /** Gives an open seat to a bot. False when another was faster. */
  seatBot(table: string, seat: Seat, bot: BotLevel, name: string): Promise<boolean>;

  /** False when the person does not hold it. */
  releaseSeat(table: string, seat: Seat, person: string): Promise<boolean>;
  /** Forgets that a person has held seats which they do not hold now: nothing was seen from them. */
  forgetHeld(table: string, person: string): Promise<void>;

  /** Puts the completed set-up of a table in place of `before`. False when another writer was faster. */
  completeSetup(table: string, before: unknown, setup: unknown, standing: Standing): Promise<boolean>;

  /** Changes who can find a table and look on. `at` is now. */
  changeSettings(table: string, settings: TableSettings, at: number): Promise<void>;
  /** Notes that those who sit at tables that are open to everyone were seen now. */
  seenAtListed(tables: readonly string[], at: number): Promise<void>;
  /** The people whom a person has blocked. */
  blockedBy(person: string): Promise<readonly string[]>;
  /** Whether a person has blocked one of the others, or one of them the person. */
  isBlockBetween(person: string, others: readonly string[]): Promise<boolean>;

  /** The whole log, or what comes after entry `after`. */
  logOf(table: string, after?: number): Promise<readonly LogEntry[]>;
  /** The same with the commands that asked for the entries. */
  entriesOf(table: string): Promise<readonly StoredEntry[]>;
  /** The entry that a command has left. */
  entryOf(table: string, command: string): Promise<StoredEntry | undefined>;
  snapshotsOf(table: string): Promise<readonly StoredShape[]>;
  /** Undefined where there is none, or none that can be read. */
  snapshotAt(table: string, seq: number): Promise<StoredSnapshot | undefined>;
  /** False when the number or the command is taken: another writer was faster, so load again. */
  append(table: string, addition: Addition): Promise<boolean>;

  /** Where an update has cut the log; its state is undefined when it is damaged. */
  baseOf(table: string): Promise<StoredBase | undefined>;
  /** Keeps the newest state of a table that leaves memory, in place of the last one that was kept like this. */
  keepState(table: string, snapshot: StoredSnapshot): Promise<void>;
  /** Notes that today's rules play a table. False when it is no longer as `from` says: load again. */
  moveToVersions(
    table: string,
    from: ReadAt,
    to: Versions & Pick<Shape, 'stateVersion'>,
    found: { readonly standing: Standing; readonly base?: StoredBase | undefined },
  ): Promise<boolean>;
  /** Closes a table that today's rules cannot play; its log stays. False as above. */
  closeTable(table: string, from: ReadAt, closed: Closed): Promise<boolean>;
  archiveOf(table: string): Promise<StoredArchive | undefined>;
  /** Does nothing where there is an archive with data already. */
  saveArchive(
    table: string,
    archive: StoredArchive & Pick<Shape, 'stateVersion'> & { readonly at: number },
  ): Promise<void>;
  /** The analysis of a finished table, where one was made. */
  analysisOf(table: string): Promise<Analysis | undefined>;
  /** Does nothing where there is one already. */
  saveAnalysis(table: string, analysis: Analysis, at: number): Promise<void>;
  /** Running tables of other versions than today's, by id. */
  tablesToUpdate(today: readonly GameVersions[], after: string, limit: number): Promise<readonly string[]>;
  /** Finished tables without an archive that today's rules have not tried to make, by id. */
  tablesToArchive(today: readonly GameVersions[], after: string, limit: number): Promise<readonly string[]>;

  /** Undefined when the command was carried out before. */
  addLine(
    table: string,
    command: string,
    line: Omit<StoredLine, 'number' | 'name'>,
  ): Promise<number | undefined>;
  /** The newest lines, oldest first; only those after a number where one is given. */
  linesOf(table: string, limit: number, after?: number): Promise<readonly StoredLine[]>;

  /**
   * Enters a finished table in the campaign of everyone who sits there, all of it or nothing, and only ever
   * once. `advance` gets undefined for a person's first game; without it the table counts in no campaign.
   */
  enterResult(table: string, advance: Advance | undefined): Promise<void>;
  /** Finished tables that were not entered yet. */
  tablesToEnter(): Promise<readonly string[]>;

  /** Keeps the result of a finished table and changes the ratings of a rated one, once. */
  saveResult(table: string, result: StoredResult): Promise<void>;
  /** Finished tables whose result is not kept yet, by id. */
  tablesToRecord(after: string, limit: number): Promise<readonly string[]>;

  /** Notes that a node is alive for so long, by the clock of the store. Its leases count as long. */
  beat(node: string, forMs: number): Promise<void>;
  /** The node counts as gone at once, and others can take its leases. */
  leave(node: string): Promise<void>;
  /** Gives a node those leases that no living node has; the ones that are its own now. */
  claimLeases(node: string, names: readonly string[]): Promise<readonly string[]>;
  endLeases(node: string, names: readonly string[]): Promise<void>;
  /** Leases of tables whose node is gone. */
  orphanedLeases(limit: number): Promise<readonly string[]>;
};
