/** What a session needs from a store, split into small ports: each part takes only those it uses. */

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
  /**
   * Including entries the table already owns. Throws when its past is gone; false when the match already has
   * this game.
   */
  addTable(table: StoredTable, entries?: readonly StoredEntry[], base?: StoredBase): Promise<boolean>;
  gameOfMatch(match: string, number: number): Promise<Pick<StoredTable, 'id' | 'invite'> | undefined>;
  tableById(table: string): Promise<StoredTable | undefined>;
  /** Without the people: one query instead of three. */
  gameById(table: string): Promise<StoredGame | undefined>;
  /** Saves a clock advanced while entry `seq` was the newest. False when there is a newer entry. */
  saveClock(table: string, clock: StoredClock, seq: number): Promise<boolean>;
  /**
   * Running tables whose clock has run out by a given time, longest overdue first, starting after `after`.
   */
  tablesDue(by: number, after: DueTable | undefined, limit: number): Promise<readonly DueTable[]>;
  /** Replaces the set-up `before` with a completed one. False when another writer was faster. */
  completeSetup(table: string, before: unknown, setup: unknown, standing: Standing): Promise<boolean>;
  /** Changes who can find the table and watch it. `at` is now. */
  changeSettings(table: string, settings: TableSettings, at: number): Promise<void>;
  /** Records that the people seated at tables open to everyone were seen now. */
  seenAtListed(tables: readonly string[], at: number): Promise<void>;
};

/** Who holds which seat, and who has held it. */
export type SeatStore = {
  /** Gives an open seat to a person, unless previous seat holders bar it. */
  takeSeat(
    table: string,
    seat: Seat,
    person: string,
    isBarred: SeatBar,
  ): Promise<'taken' | 'occupied' | 'barred'>;
  /** Gives an open seat to a bot. False when another writer was faster. */
  seatBot(table: string, seat: Seat, bot: BotLevel, name: string): Promise<boolean>;
  /** False when the person does not hold it. */
  releaseSeat(table: string, seat: Seat, person: string): Promise<boolean>;
  /** Forgets the seats a person no longer holds; call it when nothing was seen from them. */
  forgetHeld(table: string, person: string): Promise<void>;
};

/** Who has blocked whom. */
export type BlockedStore = {
  blockedBy(person: string): Promise<readonly string[]>;
  /** Whether the person has blocked one of the others, or the reverse. */
  isBlockBetween(person: string, others: readonly string[]): Promise<boolean>;
};

/** The logs of tables, the results of commands, and snapshots. */
export type LogStore = {
  /** The whole log including its past, or the table's own entries after `after`. */
  logOf(table: string, after?: number): Promise<readonly LogEntry[]>;
  /** The same, with the commands that caused the entries. */
  entriesOf(table: string): Promise<readonly StoredEntry[]>;
  /** The entry created by a command. */
  entryOf(table: string, command: string): Promise<StoredEntry | undefined>;
  /** False when the number or the command already exists: another writer was faster, so reload. */
  append(table: string, addition: Addition): Promise<boolean>;
  /**
   * Replaces the request for consent while entry `seq` is the newest, and stores the answer to the command
   * that did so. False when another writer was faster.
   */
  saveRequest(table: string, seq: number, change: RequestChange): Promise<boolean>;
  /** Stores the answer to a command that left no entry. False when the command already has one. */
  saveAnswer(table: string, answer: StoredAnswer): Promise<boolean>;
  answerOf(table: string, command: string): Promise<StoredAnswer | undefined>;
  snapshotsOf(table: string): Promise<readonly StoredShape[]>;
  /** Undefined if there is no readable snapshot. */
  snapshotAt(table: string, seq: number): Promise<StoredSnapshot | undefined>;
  /** Stores the newest state of a table evicted from memory, replacing the previous one stored this way. */
  keepState(table: string, snapshot: StoredSnapshot): Promise<void>;
};

/** Tables from other versions of the rules: updated, closed, or archived as they were shown. */
export type VersionStore = {
  /** The point where an update truncated the log; its state is undefined when damaged. */
  baseOf(table: string): Promise<StoredBase | undefined>;
  /** Records that today's rules can play a table. False when `from` is out of date: reload. */
  moveToVersions(
    table: string,
    from: ReadAt,
    to: Versions & Pick<Shape, 'stateVersion'>,
    found: { readonly standing: Standing; readonly base?: StoredBase | undefined },
  ): Promise<boolean>;
  /** Closes a table that today's rules cannot play, and keeps its log. False as above. */
  closeTable(table: string, from: ReadAt, closed: Closed): Promise<boolean>;
  archiveOf(table: string): Promise<StoredArchive | undefined>;
  /** No-op if an archive with data already exists. */
  saveArchive(
    table: string,
    archive: StoredArchive & Pick<Shape, 'stateVersion'> & { readonly at: number },
  ): Promise<void>;
  /** Running tables of older versions, by id. */
  tablesToUpdate(today: readonly GameVersions[], after: string, limit: number): Promise<readonly string[]>;
  /** Finished tables without an archive that today's rules have not tried to archive, by id. */
  tablesToArchive(today: readonly GameVersions[], after: string, limit: number): Promise<readonly string[]>;
};

/** Analyses of finished tables. */
export type AnalysisStore = {
  /** The analysis of a finished table, if one exists. */
  analysisOf(table: string): Promise<Analysis | undefined>;
  /** No-op if one already exists. */
  saveAnalysis(table: string, analysis: Analysis, at: number): Promise<void>;
};

/** Chat at tables. */
export type LineStore = {
  /** Undefined when the command was already carried out. */
  addLine(
    table: string,
    command: string,
    line: Omit<StoredLine, 'number' | 'name'>,
  ): Promise<number | undefined>;
  /** The newest lines, oldest first; with `after`, only later ones. */
  linesOf(table: string, limit: number, after?: number): Promise<readonly StoredLine[]>;
};

/** What finished tables add to the records of those who played. */
export type OutcomeStore = {
  /**
   * Adds a finished table to the campaigns of everyone seated, atomically and exactly once. `advance`
   * receives undefined for a person's first game; without it the table counts in no campaign.
   */
  enterResult(table: string, advance: Advance | undefined): Promise<void>;
  /** Finished tables not yet entered. */
  tablesToEnter(): Promise<readonly string[]>;
  /** Stores the result of a finished table and, if rated, updates the ratings, exactly once. */
  saveResult(table: string, result: StoredResult): Promise<void>;
  /** Finished tables whose result is not stored yet, by id. */
  tablesToRecord(after: string, limit: number): Promise<readonly string[]>;
};

/** Which node of a cluster owns which table. */
export type LeaseStore = {
  /** Heartbeat: the node, and with it its leases, stays alive for this long by the store's clock. */
  beat(node: string, forMs: number): Promise<void>;
  /** The node is gone immediately; others can claim its leases. */
  leave(node: string): Promise<void>;
  /** Gives a node the leases that no live node holds; returns those it owns now. */
  claimLeases(node: string, names: readonly string[]): Promise<readonly string[]>;
  endLeases(node: string, names: readonly string[]): Promise<void>;
  /** Leases of tables whose owner is gone. */
  orphanedLeases(limit: number): Promise<readonly string[]>;
};

/** What is needed to load a table and continue it. */
export type GameStore = TableStore & LogStore & VersionStore;

/**
 * The durable source of truth. The log is append-only, and `(table, seq)` and `(table, command)` are unique,
 * so a game has one history regardless of the number of writers. Writes survive a crash once their promise is
 * fulfilled. The table's id comes first in every key, so tables can be sharded across databases.
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
