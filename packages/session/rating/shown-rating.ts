import type { ShownRating } from '../protocol/index.ts';
import { isProvisional, NEW_RATING, type Rating } from './glicko.ts';

/** Rounded; a person without rated games has the initial rating. */
export const shownRating = ({
  rating,
  deviation,
}: Pick<Rating, 'rating' | 'deviation'> = NEW_RATING): ShownRating => ({
  rating: Math.round(rating),
  provisional: isProvisional({ deviation }),
});

/** The difference between the shown ratings. */
export const shownChange = ({
  before,
  after,
}: {
  readonly before: number;
  readonly after: number;
}): { readonly rating: number; readonly change: number } => ({
  rating: Math.round(after),
  change: Math.round(after) - Math.round(before),
});
