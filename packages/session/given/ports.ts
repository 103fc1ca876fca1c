/** What a session needs of a store, in small ports: each part takes those it uses. */

import type { BotLevel } from '@three-spires/bots/bot';
import type { LogEntry, Seat } from '@three-spires/kernel';
import type { Shape, StoredBase, Versions } from '@three-spires/table';
import type { Analysis } from '../protocol/index.ts';
import type {
  Addition,
  Advance,
  Closed,
  DueTable,
  GameVersions,
  ReadAt,
  RequestChange,
  SeatBar,
  Standing,
  StoredAnswer,
  StoredArchive,
  StoredClock,
  StoredEntry,
  StoredGame,
  StoredLine,
  StoredResult,
  StoredShape,
  StoredSnapshot,
  StoredTable,
  TableSettings,
} from './store.ts';

/** Tables, and when their clocks run out. */
export type TableStore = {
  /** With the entries it already has of its own. Throws when its past is gone. False when the match has this game already. */
  addTable(table: StoredTable, entries?: readonly StoredEntry[], base?: StoredBase): Promise<boolean>;
  gameOfMatch(match: string, number: number): Promise<Pick<StoredTable, 'id' | 'invite'> | undefined>;
  tableById(table: string): Promise<StoredTable | undefined>;
  /** The same without the people, which takes one query instead of three. */
  gameById(table: string): Promise<StoredGame | undefined>;
  /** Saves a clock that was turned when entry `seq` was the newest. False when there is a newer one. */
  saveClock(table: string, clock: StoredClock, seq: number): Promise<boolean>;
  /** Running tables where a clock has run out by a moment, the longest due first; those that come after one. */
  tablesDue(by: number, after: DueTable | undefined, limit: number): Promise<readonly DueTable[]>;
  /** Puts the completed set-up of a table in place of `before`. False when another writer was faster. */
  completeSetup(table: string, before: unknown, setup: unknown, standing: Standing): Promise<boolean>;
  /** Changes who can find a table and look on. `at` is now. */
  changeSettings(table: string, settings: TableSettings, at: number): Promise<void>;
  /** Notes that those who sit at tables that are open to everyone were seen now. */
  seenAtListed(tables: readonly string[], at: number): Promise<void>;
};

/** Who sits where, and who has sat there. */
export type SeatStore = {
  /** Gives an open seat to a person, unless it is barred to them by who has held the seats until then. */
  takeSeat(
    table: string,
    seat: Seat,
    person: string,
    isBarred: SeatBar,
  ): Promise<'taken' | 'occupied' | 'barred'>;
  /** Gives an open seat to a bot. False when another was faster. */
  seatBot(table: string, seat: Seat, bot: BotLevel, name: string): Promise<boolean>;
  /** False when the person does not hold it. */
  releaseSeat(table: string, seat: Seat, person: string): Promise<boolean>;
  /** Forgets that a person has held seats which they do not hold now: nothing was seen from them. */
  forgetHeld(table: string, person: string): Promise<void>;
};

/** Who wants to meet whom no more. */
export type BlockedStore = {
  /** The people whom a person has blocked. */
  blockedBy(person: string): Promise<readonly string[]>;
  /** Whether a person has blocked one of the others, or one of them the person. */
  isBlockBetween(person: string, others: readonly string[]): Promise<boolean>;
};

/** The logs of tables, what commands have left there, and states on the way. */
export type LogStore = {
  /** The whole log with its past, or what comes after an entry `after` of the table itself. */
  logOf(table: string, after?: number): Promise<readonly LogEntry[]>;
  /** The same with the commands that asked for the entries. */
  entriesOf(table: string): Promise<readonly StoredEntry[]>;
  /** The entry that a command has left. */
  entryOf(table: string, command: string): Promise<StoredEntry | undefined>;
  /** False when the number or the command is taken: another writer was faster, so load again. */
  append(table: string, addition: Addition): Promise<boolean>;
  /**
   * Puts a request for consent in place of the one before while entry `seq` is the newest, and keeps the answer to the
   * command that did so. False when another was faster.
   */
  saveRequest(table: string, seq: number, change: RequestChange): Promise<boolean>;
  /** Keeps the answer to a command that left no entry. False when the command has one. */
  saveAnswer(table: string, answer: StoredAnswer): Promise<boolean>;
  answerOf(table: string, command: string): Promise<StoredAnswer | undefined>;
  snapshotsOf(table: string): Promise<readonly StoredShape[]>;
  /** Undefined where there is none, or none that can be read. */
  snapshotAt(table: string, seq: number): Promise<StoredSnapshot | undefined>;
  /** Keeps the newest state of a table that leaves memory, in place of the last one that was kept like this. */
  keepState(table: string, snapshot: StoredSnapshot): Promise<void>;
};

/** Tables of other versions of the rules: brought up to date, closed, or kept as they were shown. */
export type VersionStore = {
  /** Where an update has cut the log; its state is undefined when it is damaged. */
  baseOf(table: string): Promise<StoredBase | undefined>;
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
  /** Running tables of other versions than today's, by id. */
  tablesToUpdate(today: readonly GameVersions[], after: string, limit: number): Promise<readonly string[]>;
  /** Finished tables without an archive that today's rules have not tried to make, by id. */
  tablesToArchive(today: readonly GameVersions[], after: string, limit: number): Promise<readonly string[]>;
};

/** Analyses of finished tables. */
export type AnalysisStore = {
  /** The analysis of a finished table, where one was made. */
  analysisOf(table: string): Promise<Analysis | undefined>;
  /** Does nothing where there is one already. */
  saveAnalysis(table: string, analysis: Analysis, at: number): Promise<void>;
};

/** What people have said at tables. */
export type LineStore = {
  /** Undefined when the command was carried out before. */
  addLine(
    table: string,
    command: string,
    line: Omit<StoredLine, 'number' | 'name'>,
  ): Promise<number | undefined>;
  /** The newest lines, oldest first; only those after a number where one is given. */
  linesOf(table: string, limit: number, after?: number): Promise<readonly StoredLine[]>;
};

/** What finished tables bring to those who sat there. */
export type OutcomeStore = {
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
};

/** Which node of a cluster runs which table. */
export type LeaseStore = {
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

/** What it takes to load a table and to play on. */
export type GameStore = TableStore & LogStore & VersionStore;

/**
 * The durable truth. The log is only ever added to, and `(table, seq)` and `(table, command)` are unique, so
 * however many writers there are, a game has one history. What a promise of this type has fulfilled survives
 * a crash. The table's id comes first everywhere, so that tables can be spread over several databases.
 */
export type SessionStore = TableStore &
  SeatStore &
  BlockedStore &
  LogStore &
  VersionStore &
  AnalysisStore &
  LineStore &
  OutcomeStore &
  LeaseStore;
