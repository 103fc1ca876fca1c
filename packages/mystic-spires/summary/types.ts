/** What is told of a duel when it is over. Plain data, made from what both Keepers have seen. */

export type PlayedCard = {
  /** In the list of cards. */
  readonly card: number;
  readonly plays: number;
};

export type KeeperSummary = {
  readonly seat: number;
  /** In the list of Towers. */
  readonly tower: number;
  readonly hp: number;
  readonly maxHp: number;
  readonly crystalGained: number;
  readonly crystalSpent: number;
  readonly crystalLeft: number;
  readonly summoned: number;
  /** Units of this Keeper that were destroyed. */
  readonly lost: number;
  /** Damage the Tower of this Keeper has taken. */
  readonly damageTaken: number;
  /** Cards announced from the hand, the most often played first. */
  readonly cards: readonly PlayedCard[];
};

export type DuelSummary = {
  readonly turns: number;
  readonly moves: number;
  /** Cascades of at least two links, and the links of the longest one. */
  readonly cascades: number;
  readonly longest: number;
  /** The number of moves made when the longest Cascade began to grow: where a replay finds it. */
  readonly longestAt: number;
  /** HP of each Tower by seat, when each turn began and at the end. */
  readonly hp: readonly (readonly number[])[];
  readonly keepers: readonly KeeperSummary[];
};
