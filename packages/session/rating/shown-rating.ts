import type { ShownRating } from '../protocol/index.ts';
import { isProvisional, NEW_RATING, type Rating } from './glicko.ts';

/** Whole numbers; a person without rated games has the rating that everyone begins with. */
export const shownRating = ({
  rating,
  deviation,
}: Pick<Rating, 'rating' | 'deviation'> = NEW_RATING): ShownRating => ({
  rating: Math.round(rating),
  provisional: isProvisional({ deviation }),
});

/** As much as the shown ratings differ. */
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
