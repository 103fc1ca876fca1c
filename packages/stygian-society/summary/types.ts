/** The summary of a finished climb through the tower. Plain data, derived from the log alone. */

export type FloorSummary = {
  readonly floor: number;
  /** Room or boss mat. */
  readonly place: number;
  /** The number of moves made when it began, which locates it in a replay. */
  readonly at: number;
  readonly turns: number;
  readonly suffered: number;
  readonly healed: number;
  readonly beaten: number;
  /** Wounds and the highest peril when the party left it. */
  readonly wounds: number;
  readonly peril: number;
};

export type HeroSummary = {
  readonly hero: string;
  readonly seat: number;
  readonly turns: number;
  /** Enemies eliminated and wounds dealt to enemies in this hero's turns. */
  readonly beaten: number;
  readonly dealt: number;
  /** Cubes dropped in this hero's turns. */
  readonly dropped: number;
  readonly skills: readonly number[];
  readonly treasures: readonly number[];
};

export type TowerSummary = {
  readonly floor: number;
  readonly turns: number;
  readonly moves: number;
  readonly suffered: number;
  readonly healed: number;
  readonly wounds: number;
  readonly beaten: number;
  /** Cubes poured into the tower, and those still in it. */
  readonly dropped: number;
  readonly kept: number;
  readonly perilMost: number;
  readonly treasures: number;
  readonly floors: readonly FloorSummary[];
  readonly heroes: readonly HeroSummary[];
};
