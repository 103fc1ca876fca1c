/** What is stored of a finished game for histories, statistics and leaderboards. */

/** The part of one seat. */
export type SeatRecord = {
  /** What the seat played: characters, heroes or a deck. */
  readonly as: readonly string[];
  /** The names of the cards in the final deck, without duplicates. Empty if a game counts no cards. */
  readonly cards: readonly string[];
};

/**
 * Derived from the last state alone, so that nothing is replayed. `stage` and `reached` say how far the game
 * got: the Act and its floor, or the floor of a tower and the turn.
 */
export type GameRecord = {
  readonly seats: readonly SeatRecord[];
  readonly stage: number;
  readonly reached: number;
  /** The difficulty level, for games that have levels. */
  readonly level?: number;
};
