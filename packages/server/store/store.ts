import type {
  PersonResult,
  Rating,
  SessionStore,
  StoredPerson,
  StoredResult,
  StoredTable,
} from '@three-spires/session';
import type { IdentityStore } from './identity-store.ts';

/** Up to which changes tables are old enough to be deleted, in milliseconds since 1970. */
export type Due = { readonly abandonedBefore: number; readonly finishedBefore: number };

/** Where to go on among what is old, the oldest first. */
export type OldFrom = { readonly id: string; readonly at: number };
/** Something old; due when nothing keeps it. */
export type Old = OldFrom & { readonly isDue: boolean };

/** What a person has reached in a game so far, as the game's own campaign data. */
export type StoredCampaign = { readonly data: unknown; readonly changedAt: number };

/** A finished game that counts in a person's campaign, with what it brought. */
export type CampaignEntry = {
  readonly table: string;
  readonly at: number;
  readonly news: readonly unknown[];
};

/** A deck a person keeps, as the game writes decks down. */
export type StoredDeck = {
  readonly id: string;
  readonly list: unknown;
  /** Counted from 1; grows by one with every change. */
  readonly version: number;
  readonly changedAt: number;
};

/** Version 0 is a deck that is not there yet. */
export type DeckChange = { readonly id: string; readonly version: number; readonly list: unknown };

/** Which results are meant: of one game or of all, with or without practice. */
export type ResultFilter = { readonly game?: string | undefined; readonly practice: boolean };

/** A rating as it is now, after the rest since the last game, and how many games it is from. */
export type StoredRating = Rating & { readonly games: number };

/** What a rated game has changed for a person; `deviation` is the one after it. */
export type RatingChange = {
  readonly person: string;
  readonly before: number;
  readonly after: number;
  readonly deviation: number;
};

/** A person who waits for a duel, with what they bring; `table` once one was found. */
export type Waiting = {
  readonly person: string;
  /** New each time they join. */
  readonly ticket: string;
  readonly game: string;
  readonly clock: string;
  readonly choice: unknown;
  readonly rating: number;
  readonly joinedAt: number;
  readonly table?: string;
};

/** What a person tells the operator about another, with the last lines of the chat. */
export type Report = {
  readonly id: string;
  readonly at: number;
  readonly table: string;
  readonly reporter: StoredPerson;
  readonly about: StoredPerson;
  readonly reason: string;
  readonly words: string;
  readonly lines: readonly { readonly name: string; readonly person: string; readonly said: unknown }[];
};

/** A person's part in a finished game; `kept` while its table can still be opened. */
export type KeptResult = Omit<StoredResult, 'people' | 'rated'> & {
  readonly table: string;
  readonly kept: boolean;
  readonly result: PersonResult;
  readonly as: readonly string[];
  readonly cards: readonly string[];
  /** The rating before and after a rated game. */
  readonly rating?: { readonly before: number; readonly after: number };
};

/** The first finished game of a person on a day. */
export type DayResult = {
  readonly person: string;
  readonly name: string;
  readonly table: string;
  readonly result: PersonResult;
  readonly as: readonly string[];
  readonly players: number;
  readonly stage: number;
  readonly reached: number;
  readonly level?: number;
  readonly beganAt: number;
  readonly endedAt: number;
};

export type ChannelKind = 'push' | 'webhook';

/** A way to tell a person about their turns. */
export type StoredChannel = {
  readonly id: string;
  readonly person: string;
  readonly kind: ChannelKind;
  readonly endpoint: string;
  /** What a browser has given to encrypt for it. */
  readonly keys?: { readonly p256dh: string; readonly auth: string };
  /** The address of this server as the person knows it. */
  readonly origin: string;
  readonly createdAt: number;
  /** Notices in a row that could not be delivered. */
  readonly failures: number;
  /** Why it was switched off. */
  readonly offReason?: string;
};

/** A notice to be delivered: that it is the turn of the channel's person, after this entry of theirs. */
export type StoredNotice = {
  readonly id: string;
  readonly table: string;
  readonly afterSeq: number;
  readonly madeAt: number;
  /** Counts this one. */
  readonly attempts: number;
  readonly channel: StoredChannel;
};

/** How people are told about their turns. */
export type NoticeStore = {
  /** Keeps a channel in place of one with the same endpoint; where there are more than `most`, the oldest goes. */
  addChannel(channel: Omit<StoredChannel, 'failures' | 'offReason'>, most: number): Promise<void>;
  channelsOf(person: string): Promise<readonly StoredChannel[]>;
  /** Removes a person's channel with what was to be sent to it. False where there is none. */
  removeChannel(person: string, id: string): Promise<boolean>;
  /** Makes the person's feed, in place of an earlier one. */
  saveFeed(person: string, feed: { nonce: string; tokenHash: string; createdAt: number }): Promise<void>;
  feedOf(person: string): Promise<{ readonly nonce: string } | undefined>;
  personOfFeed(tokenHash: string): Promise<string | undefined>;
  removeFeed(person: string): Promise<boolean>;
  /** Removes everything about notices of a person. */
  forgetNotices(person: string): Promise<void>;

  /** The people at a table who want to be told about their turns. */
  listenersAt(table: string): Promise<readonly string[]>;
  /** Running tables where people sit who want to be told, by id. */
  tablesWithListeners(after: string, limit: number): Promise<readonly string[]>;
  /** The newest entry that a person has made at a table; 0 where there is none. */
  lastEntryBy(table: string, person: string): Promise<number>;
  /**
   * Notes that a person was told of the turn after an entry of theirs, or has seen it come up, and puts notices for all
   * their channels into the outbox where they are to be told. False when that was done before.
   */
  noteTurn(turn: {
    readonly table: string;
    readonly person: string;
    readonly afterSeq: number;
    readonly at: number;
    readonly isTold: boolean;
    readonly newId: () => string;
  }): Promise<boolean>;
  /** Takes notices that are due, for the one who asks alone until `leaseUntil`. */
  takeNotices(now: number, leaseUntil: number, limit: number): Promise<readonly StoredNotice[]>;
  /** Tries a notice again later. */
  postponeNotice(id: string, nextAt: number): Promise<void>;
  /**
   * Takes a notice out of the outbox. Where it could not be delivered, the channel has failed, and is switched off when
   * it has done so `most` times in a row.
   */
  endNotice(
    notice: StoredNotice,
    how: 'delivered' | 'dropped' | { readonly most: number; readonly reason: string },
  ): Promise<void>;
};

/** How people find each other: open tables, ratings, the queue for duels, blocks and reports. */
export type FindingStore = {
  /** Running tables that are open to everyone and have an open seat, without those of people blocked either way. */
  openTables(
    viewer: string | undefined,
    wanted: { readonly game?: string | undefined; readonly seenAfter: number },
    limit: number,
  ): Promise<readonly StoredTable[]>;

  /** By person; those who have played no rated game are missing. */
  ratingsOf(game: string, people: readonly string[], at: number): Promise<ReadonlyMap<string, StoredRating>>;
  /** The highest ratings whose deviation is at most `within`. */
  bestRatings(
    game: string,
    wanted: { readonly at: number; readonly within: number },
    limit: number,
  ): Promise<readonly (StoredRating & { readonly person: string; readonly name: string })[]>;
  ratingChanges(table: string): Promise<readonly RatingChange[]>;

  /** Takes the place of an earlier entry of the same person. False while `limit` people wait. */
  joinQueue(waiting: Omit<Waiting, 'table'>, limit: number): Promise<boolean>;
  /** Notes that the person is still there, and says how they stand. */
  waitInQueue(person: string, game: string, at: number): Promise<Waiting | undefined>;
  /** Those who want the same and were seen, the closest rating first; never people blocked either way. */
  opponentsFor(waiting: Waiting, seenAfter: number, limit: number): Promise<readonly Waiting[]>;
  /** Opens a table for two tickets, all of it or nothing. False where one of them was paired or has left. */
  pairInQueue(tickets: readonly [string, string], table: StoredTable): Promise<boolean>;
  /** False where the person was not waiting, or a table was found already. */
  leaveQueue(person: string, game: string): Promise<boolean>;
  /** Removes those who were not seen for long. */
  clearQueue(seenBefore: number): Promise<void>;

  /** Those whom a person has blocked, the last one first. */
  blocksOf(person: string, limit: number): Promise<readonly StoredPerson[]>;
  /** False when there are `limit` already. */
  addBlock(person: string, blocked: string, at: number, limit: number): Promise<boolean>;
  removeBlock(person: string, blocked: string): Promise<void>;
  personNamed(id: string): Promise<StoredPerson | undefined>;

  /** Adds a report, and deletes those from before a time. */
  addReport(report: Report, keptAfter: number): Promise<void>;
  /** Reports after a time, of one person or of all. */
  countReports(after: number, reporter?: string): Promise<number>;
  /** The newest first. */
  reports(limit: number): Promise<readonly Report[]>;
};

/** Everything the server keeps: the tables of its sessions, and what belongs to people. */
export type Store = SessionStore &
  IdentityStore &
  NoticeStore &
  FindingStore & {
    /**
     * The tables where a person has a seat, the one that changed last first. A running game counts too where a seat that
     * the person gave back is still open.
     */
    tablesOf(person: string, limit: number): Promise<readonly StoredTable[]>;
    /** How many unfinished games a person sits at. */
    openTablesOf(person: string): Promise<number>;
    oldTables(due: Due, after: OldFrom, limit: number): Promise<readonly Old[]>;
    /** Deletes a table with everything that belongs to it; false when it is not due. */
    deleteTable(table: string, due: Due): Promise<boolean>;
    /** Due are those not seen since a date who have no seat, deck, campaign, passkey or line of chat. */
    oldPeople(before: number, after: OldFrom, limit: number): Promise<readonly Old[]>;
    deletePerson(person: string, before: number): Promise<boolean>;

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

    /** The results of a person, the newest first. */
    resultsOf(
      person: string,
      filter: ResultFilter,
      from: number,
      limit: number,
    ): Promise<readonly KeptResult[]>;
    countResults(person: string, filter: ResultFilter): Promise<number>;
    /** Of each person the first finished game of a day that counts, the best first. */
    dayResults(game: string, day: string, limit: number): Promise<readonly DayResult[]>;
    dayResultOf(person: string, game: string, day: string): Promise<DayResult | undefined>;

    /** Fulfilled when everything can be read and written now; else rejected with what is in the way. */
    check(): Promise<void>;
    /** Bytes on the disk. */
    size(): Promise<number>;
    close(): Promise<void>;
  };
