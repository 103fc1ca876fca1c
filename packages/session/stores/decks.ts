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

/** Decks that people keep between games. */
export type DeckStore = {
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
};
