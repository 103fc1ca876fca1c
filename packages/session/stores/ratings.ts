import type { StoredRating } from '../rating/rated-game.ts';

/** What a rated game has changed for a person; `deviation` is the one after it. */
export type RatingChange = {
  readonly person: string;
  readonly before: number;
  readonly after: number;
  readonly deviation: number;
};

/** Ratings of people who play duels. */
export type RatingStore = {
  /** By person; those who have played no rated game are missing. */
  ratingsOf(game: string, people: readonly string[], at: number): Promise<ReadonlyMap<string, StoredRating>>;
  /** The highest ratings whose deviation is at most `within`. */
  bestRatings(
    game: string,
    wanted: { readonly at: number; readonly within: number },
    limit: number,
  ): Promise<readonly (StoredRating & { readonly person: string; readonly name: string })[]>;
  ratingChanges(table: string): Promise<readonly RatingChange[]>;
  /** When a person came here first. */
  cameAt(person: string): Promise<number | undefined>;
};
