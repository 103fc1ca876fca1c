import type { BotLevel } from '@three-spires/bots';
import type { About, LogEntry, Outcome, Seat, SeatSet } from '@three-spires/kernel';
import type { Clock, Match, PracticeReason, Shape, StoredBase, Versions } from '@three-spires/table';
import type { ChatLine } from './protocol.ts';

export type StoredPerson = { readonly id: string; readonly name: string };

/** Up to which changes tables are old enough to be deleted, in milliseconds since 1970. */
export type Due = { readonly abandonedBefore: number; readonly finishedBefore: number };

/** Where to go on among what is old, the oldest first. */
export type OldFrom = { readonly id: string; readonly at: number };
/** Something old; due when nothing keeps it. */
export type Old = OldFrom & { readonly isDue: boolean };

export type NewPerson = StoredPerson & { readonly tokenHash: string; readonly createdAt: number };

/**
 * `bot` is the strength of the program in a seat, where one sits there in place of a person. `held` is everybody who
 * has ever held the seat.
 */
export type StoredSeat = {
  readonly seat: Seat;
  readonly person?: string;
  readonly name?: string;
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
export type Closed = Versions & { readonly at: number; readonly release: string };

export type { StoredBase } from '@three-spires/table';

/** The versions of today's rules of a game. */
export type GameVersions = Versions & { readonly game: string };

/** What a finished game showed, compressed; without data it could not be played again under these versions. */
export type StoredArchive = Versions & { readonly data?: Uint8Array };

export type StoredTable = Standing & {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly contentHash: string;
  readonly stateVersion: number;
  /** Set where an update has closed the table for good. */
  readonly closed?: Closed;
  readonly setup: unknown;
  readonly seed: string;
  readonly invite: string;
  readonly createdAt: number;
  /** Why it counts for nothing; empty for a game that counts. */
  readonly practice: readonly PracticeReason[];
  readonly match?: Match;
  readonly clock?: Clock;
  readonly seats: readonly StoredSeat[];
};

/** What somebody has reached in a game so far, as the game's own campaign data. */
export type StoredCampaign = { readonly data: unknown; readonly changedAt: number };

/** A finished game that counts in somebody's campaign, with what it brought. */
export type CampaignEntry = {
  readonly table: string;
  readonly at: number;
  readonly news: readonly unknown[];
};

/** A line of a table's chat: words, or a sign as JSON. */
export type StoredLine = {
  readonly number: number;
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly said: { readonly text: string } | { readonly signal: NonNullable<ChatLine['signal']> };
};

/** A deck somebody keeps, as the game writes decks down. */
export type StoredDeck = {
  readonly id: string;
  readonly list: unknown;
  /** Counted from 1; grows by one with every change. */
  readonly version: number;
  readonly changedAt: number;
};

/** Version 0 is a deck that is not there yet. */
export type DeckChange = { readonly id: string; readonly version: number; readonly list: unknown };

export type Advance = (before: unknown) => { readonly campaign: unknown; readonly news: readonly unknown[] };

/** An entry of the log with the command that asked for it. */
export type StoredEntry = { readonly entry: LogEntry; readonly command: string; readonly person: string };

export type StoredShape = Shape & { readonly seq: number };
export type StoredSnapshot = StoredShape & { readonly state: unknown; readonly hash: string };

/** One entry and what changes with it: all of it is stored, or nothing. */
export type Addition = {
  readonly stored: StoredEntry;
  readonly standing: Standing;
  readonly snapshot?: StoredSnapshot;
  readonly clock?: Clock;
  /** Somebody who sits down with it. */
  readonly guest?: StoredSeat;
};

/**
 * The durable truth. The log is only ever added to, and `(table, seq)` and `(table, command)` are unique, so
 * however many writers there are, a game has one history. What a promise of this type has fulfilled survives
 * a crash. The table's id comes first everywhere, so that tables can be spread over several databases.
 */
export type Store = {
  addPerson(person: NewPerson): Promise<void>;
  /** Notes at most once a day that the person was here at that time. */
  personByToken(tokenHash: string, at: number): Promise<StoredPerson | undefined>;
  renamePerson(id: string, name: string): Promise<void>;

  /** With the past it shares with another table, if it does. False when the match has this game already. */
  addTable(table: StoredTable, entries?: readonly StoredEntry[], base?: StoredBase): Promise<boolean>;
  gameOfMatch(match: string, number: number): Promise<Pick<StoredTable, 'id' | 'invite'> | undefined>;
  saveClock(table: string, clock: Clock): Promise<void>;
  tableById(table: string): Promise<StoredTable | undefined>;
  /** The tables where a person has a seat, the one that changed last first. */
  tablesOf(person: string, limit: number): Promise<readonly StoredTable[]>;
  /**
   * Gives an open seat to a person. Among rivals it is `barred` to a person who would then have seen the hands of
   * two seats, unless nobody else ever held either.
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

  /** Puts the completed set-up of a table in place of `before`. False when another writer was faster. */
  completeSetup(table: string, before: unknown, setup: unknown, standing: Standing): Promise<boolean>;

  /** How many unfinished games a person sits at. */
  openTablesOf(person: string): Promise<number>;
  oldTables(due: Due, after: OldFrom, limit: number): Promise<readonly Old[]>;
  /** Deletes a table with everything that belongs to it; false when it is not due. */
  deleteTable(table: string, due: Due): Promise<boolean>;
  /** Due are those not seen since a date who have no seat, deck, campaign or line of chat. */
  oldPeople(before: number, after: OldFrom, limit: number): Promise<readonly Old[]>;
  deletePerson(person: string, before: number): Promise<boolean>;

  entriesOf(table: string): Promise<readonly StoredEntry[]>;
  snapshotsOf(table: string): Promise<readonly StoredShape[]>;
  /** Undefined where there is none, or none that can be read. */
  snapshotAt(table: string, seq: number): Promise<StoredSnapshot | undefined>;
  /** False when the number or the command is taken: another writer was faster, so load again. */
  append(table: string, addition: Addition): Promise<boolean>;

  /** Where an update has cut the log; its state is undefined when it is damaged. */
  baseOf(table: string): Promise<StoredBase | undefined>;
  /** Keeps the newest state of a table that leaves memory, in place of the last one that was kept like this. */
  keepState(table: string, snapshot: StoredSnapshot): Promise<void>;
  /** Writes down that today's rules play a table. False when it is not as `from` says any more: load again. */
  moveToVersions(
    table: string,
    from: Versions & Pick<Standing, 'lastSeq'>,
    to: Versions & Pick<Shape, 'stateVersion'>,
    found: { readonly standing: Standing; readonly base?: StoredBase | undefined },
  ): Promise<boolean>;
  /** Closes a table that today's rules cannot play; its log stays. False as above. */
  closeTable(table: string, from: Versions & Pick<Standing, 'lastSeq'>, closed: Closed): Promise<boolean>;
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

  /** Undefined when the command was carried out before. */
  addLine(
    table: string,
    command: string,
    line: Omit<StoredLine, 'number' | 'name'>,
  ): Promise<number | undefined>;
  /** The newest lines, oldest first. */
  linesOf(table: string, limit: number): Promise<readonly StoredLine[]>;

  /** The decks a person keeps for a game, the one that changed last first. */
  decksOf(person: string, game: string): Promise<readonly StoredDeck[]>;
  deckOf(person: string, game: string, id: string): Promise<StoredDeck | undefined>;
  /**
   * Saves a deck over the version it was made from, or as a new one while there are fewer than `limit`. `changed`
   * when the stored version is another one, and then nothing is saved.
   */
  saveDeck(
    person: string,
    game: string,
    change: DeckChange,
    limit: number,
  ): Promise<'saved' | 'changed' | 'too-many'>;
  /** False where there is no such deck. */
  deleteDeck(person: string, game: string, id: string): Promise<boolean>;

  campaignOf(person: string, game: string): Promise<StoredCampaign | undefined>;
  /** Changes a campaign as it is now, in one step. */
  changeCampaign(person: string, game: string, change: (before: unknown) => unknown): Promise<void>;
  saveCampaign(person: string, game: string, data: unknown): Promise<void>;
  /** The games that count in a campaign, the newest first. */
  campaignEntries(person: string, game: string, limit: number): Promise<readonly CampaignEntry[]>;
  campaignEntry(person: string, table: string): Promise<CampaignEntry | undefined>;
  /**
   * Enters a finished table in the campaign of everybody who sits there, all of it or nothing, and only ever
   * once. `advance` gets undefined for somebody's first game; without it the table counts for nobody.
   */
  enterResult(table: string, advance: Advance | undefined): Promise<void>;
  /** Finished tables that were not entered yet. */
  tablesToEnter(): Promise<readonly string[]>;

  /** Fulfilled when everything can be read and written now; else rejected with what is in the way. */
  check(): Promise<void>;
  close(): Promise<void>;
};
