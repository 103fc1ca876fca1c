/** What is kept of a finished game for histories, statistics and tables of results. */

/** A seat's part in it. */
export type SeatRecord = {
  /** What the seat played: characters, heroes or a deck. */
  readonly as: readonly string[];
  /** The names of the cards in the deck at the end, each once. Empty where a game counts no cards. */
  readonly cards: readonly string[];
};

/**
 * Made from the last state alone, so that nothing is replayed. `stage` and `reached` say how far the game came: the
 * Act and its floor, or the floor of a tower and the turn.
 */
export type GameRecord = {
  readonly seats: readonly SeatRecord[];
  readonly stage: number;
  readonly reached: number;
  /** The level of difficulty, where a game has levels. */
  readonly level?: number;
};
