import { RATED_TERMS, type ShownRating } from '@three-spires/session/protocol';
import type { UnratedReason } from '@three-spires/table';
import { say } from '../text/say.ts';

const MINUS = '−';

/** "1512", or "1512?" while it is provisional. */
export const ratingText = ({ rating, provisional }: ShownRating): string =>
  provisional ? say('rating.provisional', { rating }) : String(rating);

/** Why a game between matched people is not rated. */
export const unratedText = (reason: UnratedReason): string => say(`rating.unrated.${reason}`, RATED_TERMS);

/** The consequences of leaving a rated game. */
export const ratedTerms = (): readonly string[] => [say('rating.leaving', RATED_TERMS)];

/** "1512 (+12)". */
export const changedText = (rating: string, change: number): string =>
  say('rating.change', {
    rating,
    change: change < 0 ? `${MINUS}${-change}` : `+${change}`,
  });
