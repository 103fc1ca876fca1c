import type { StoredRating } from '../rating/rated-game.ts';

/** A rated game's effect on a person; `deviation` is the new one. */
export type RatingChange = {
  readonly person: string;
  readonly before: number;
  readonly after: number;
  readonly deviation: number;
};

export type RatingStore = {
  /** By person; people without rated games are missing. */
  ratingsOf(game: string, people: readonly string[], at: number): Promise<ReadonlyMap<string, StoredRating>>;
  /** The highest ratings with a deviation of at most `within`. */
  bestRatings(
    game: string,
    wanted: { readonly at: number; readonly within: number },
    limit: number,
  ): Promise<readonly (StoredRating & { readonly person: string; readonly name: string })[]>;
  ratingChanges(table: string): Promise<readonly RatingChange[]>;
  /** When a person first arrived. */
  cameAt(person: string): Promise<number | undefined>;
};
