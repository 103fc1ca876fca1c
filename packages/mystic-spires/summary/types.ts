/** The summary of a finished duel. Plain data, derived from what both Keepers have seen. */

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
  /** This Keeper's Units that were destroyed. */
  readonly lost: number;
  /** Damage taken by this Keeper's Tower. */
  readonly damageTaken: number;
  /** Cards announced from hand, most often played first. */
  readonly cards: readonly PlayedCard[];
};

export type DuelSummary = {
  readonly turns: number;
  readonly moves: number;
  /** Cascades of at least two links, and the links of the longest one. */
  readonly cascades: number;
  readonly longest: number;
  /** The number of moves made when the longest Cascade began to grow, which locates it in a replay. */
  readonly longestAt: number;
  /** The HP of each Tower by seat, at the start of each turn and at the end. */
  readonly hp: readonly (readonly number[])[];
  readonly keepers: readonly KeeperSummary[];
};
