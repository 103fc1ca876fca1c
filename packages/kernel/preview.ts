/** One figure that a move would change. */
export type PreviewChange = {
  /** What belongs to all players is the party's. For a pile, `index` is the kind of piece and the figures are counts. */
  readonly of: 'party' | 'player' | 'enemy' | 'card' | 'pile';
  readonly index: number;
  readonly field: string;
  readonly from: number;
  readonly to: number;
  /** Where choices that are part of the move are still to be made: anything from `to` up to this can come of it. */
  readonly upTo?: number;
};

/** What a move would do, found by doing it to a copy, as far as the seat can know. */
export type Preview = {
  readonly changes: readonly PreviewChange[];
  /** True when more follows: the changes end where hidden cards, chance or another phase come into it. */
  readonly unknown: boolean;
};
