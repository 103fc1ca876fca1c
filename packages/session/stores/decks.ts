/** A saved deck, in the game's own format. */
export type StoredDeck = {
  readonly id: string;
  readonly list: unknown;
  /** Starts at 1 and increases with every change. */
  readonly version: number;
  readonly changedAt: number;
};

/** Version 0 means that the deck does not exist yet. */
export type DeckChange = { readonly id: string; readonly version: number; readonly list: unknown };

/** Decks that people keep between games. */
export type DeckStore = {
  /** A person's decks for a game, most recently changed first. */
  decksOf(person: string, game: string): Promise<readonly StoredDeck[]>;
  deckOf(person: string, game: string, id: string): Promise<StoredDeck | undefined>;
  /**
   * Saves a deck based on a given version, or creates one while there are fewer than `limit`. Returns
   * `changed` when the stored version differs, in which case nothing is saved.
   */
  saveDeck(
    person: string,
    game: string,
    change: DeckChange,
    limit: number,
  ): Promise<'saved' | 'changed' | 'too-many'>;
  /** False if there is no such deck. */
  deleteDeck(person: string, game: string, id: string): Promise<boolean>;
};
