import type { ShownRating } from '@three-spires/session/protocol';
import { say } from '../text/say.ts';

const MINUS = '−';

/** "1512", or "1512?" while it may be far off. */
export const ratingText = ({ rating, provisional }: ShownRating): string =>
  provisional ? say('rating.provisional', { rating }) : String(rating);

/** "1512 (+12)". */
export const changedText = (rating: string, change: number): string =>
  say('rating.change', {
    rating,
    change: change < 0 ? `${MINUS}${-change}` : `+${change}`,
  });
