import type {
  PersonResult,
  SessionStore,
  StoredPerson,
  StoredResult,
  StoredTable,
} from '@three-spires/session';

/** Up to which changes tables are old enough to be deleted, in milliseconds since 1970. */
export type Due = { readonly abandonedBefore: number; readonly finishedBefore: number };

/** Where to go on among what is old, the oldest first. */
export type OldFrom = { readonly id: string; readonly at: number };
/** Something old; due when nothing keeps it. */
export type Old = OldFrom & { readonly isDue: boolean };

export type NewPerson = StoredPerson & { readonly tokenHash: string; readonly createdAt: number };

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

/** A person's part in a finished game; `kept` while its table can still be opened. */
export type KeptResult = Omit<StoredResult, 'people'> & {
  readonly table: string;
  readonly kept: boolean;
  readonly result: PersonResult;
  readonly as: readonly string[];
  readonly cards: readonly string[];
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

/** Everything the server keeps: the tables of its sessions, and what belongs to people. */
export type Store = SessionStore & {
  addPerson(person: NewPerson): Promise<void>;
  /** Notes at most once a day that the person was here at that time. */
  personByToken(tokenHash: string, at: number): Promise<StoredPerson | undefined>;
  renamePerson(id: string, name: string): Promise<void>;

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
  /** Due are those not seen since a date who have no seat, deck, campaign or line of chat. */
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
  close(): Promise<void>;
};
