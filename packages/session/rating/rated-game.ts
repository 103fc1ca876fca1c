import { afterRest, NEW_RATING, type Rating, rated, type Score } from './glicko.ts';

/** A rating as it is kept: as it was when it changed last. */
export type KeptRating = Rating & { readonly games: number; readonly changedAt: number };

/** A rating as it is now, after the rest since the last game, and how many games it is from. */
export type StoredRating = Rating & { readonly games: number };

/** How a rated game went for the first of the two; `short` where not enough was played for anyone to gain. */
export type RatedPlay = {
  readonly people: readonly [string, string];
  readonly score: Score;
  readonly short: boolean;
};

/** What a rated game changes for a person. */
type RatedChange = { readonly person: string; readonly before: Rating; readonly after: KeptRating };

/** A deviation grows by one period of rest in each of these. */
const PERIOD_MS = 7 * 24 * 3600 * 1000;

export const newRating = (at: number): KeptRating => ({ ...NEW_RATING, games: 0, changedAt: at });

/** A rating as it is at a moment, after the rest since the last game. */
export const restedRating = ({ games, changedAt, ...rating }: KeptRating, at: number): StoredRating => ({
  ...afterRest(rating, (at - changedAt) / PERIOD_MS),
  games,
});

/** The ratings after a rated game, of those whose rating changes. `kept` are both, in the order of `people`. */
export const ratedGame = (
  { people, score, short }: RatedPlay,
  at: number,
  kept: readonly [KeptRating, KeptRating],
): readonly RatedChange[] => {
  const before = kept.map((each) => {
    const { games: _, ...rating } = restedRating(each, at);
    return rating;
  }) as [Rating, Rating];
  return ([0, 1] as const)
    .map((side) => ({ side, score: side === 0 ? score : reversed(score) }))
    .filter((each) => !short || each.score === 0)
    .map(({ side, score: own }) => ({
      person: people[side],
      before: before[side],
      after: {
        ...rated(before[side], [{ opponent: before[side === 0 ? 1 : 0], score: own }]),
        games: kept[side].games + 1,
        // Games may be recorded late and out of order.
        changedAt: Math.max(at, kept[side].changedAt),
      },
    }));
};

const reversed = (score: Score): Score => (score === 0.5 ? 0.5 : score === 1 ? 0 : 1);
