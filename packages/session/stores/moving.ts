import type { StoredEntry, StoredLine, StoredResult, StoredTable } from '../given/store.ts';

/** A table that comes from another world, with its log and its person's lines. */
export type ArrivingTable = {
  readonly table: StoredTable;
  readonly entries: readonly StoredEntry[];
  readonly lines: readonly (Pick<StoredLine, 'at' | 'said'> & { readonly command: string })[];
};

export type ArrivingDeck = { readonly game: string; readonly id: string; readonly list: unknown };

/** The result of a game whose table is not there. It counts for nothing. */
export type ArrivingResult = Omit<StoredResult, 'people' | 'rated' | 'counts' | 'day'> &
  Omit<StoredResult['people'][number], 'person'> & { readonly table: string };

/** What a person brings from another world. */
export type Arrivals = {
  readonly tables: readonly ArrivingTable[];
  readonly decks: readonly ArrivingDeck[];
  /** They replace what is there. */
  readonly campaigns: readonly { readonly game: string; readonly campaign: unknown }[];
  readonly results: readonly ArrivingResult[];
};

/** What tells games apart before their logs are compared. */
export type GameLikeness = { readonly game: string; readonly seed: string; readonly lastSeq: number };

/** Moves games and possessions of a person between worlds. */
export type MovingStore = {
  /** The person's tables of a game with this seed and this many entries. */
  tablesLike(person: string, likeness: GameLikeness): Promise<readonly string[]>;
  /**
   * Adds everything or nothing. Decks and results that exist already stay as they are. Returns how many decks and
   * results were added.
   */
  bringIn(person: string, arrivals: Arrivals): Promise<{ readonly decks: number; readonly results: number }>;
};
