import { afterRest, NEW_RATING, type Rating, rated, type Score } from './glicko.ts';

/** A rating as stored: its value at its last change. */
export type KeptRating = Rating & { readonly games: number; readonly changedAt: number };

/** A current rating, adjusted for the rest since the last game, and the number of games behind it. */
export type StoredRating = Rating & { readonly games: number };

/** The result of a rated game for the first player; `short` if too little was played for anyone to gain. */
export type RatedPlay = {
  readonly people: readonly [string, string];
  readonly score: Score;
  readonly short: boolean;
};

/** A rated game's effect on a person. */
type RatedChange = { readonly person: string; readonly before: Rating; readonly after: KeptRating };

/** A deviation grows by one period of rest per interval of this length. */
const PERIOD_MS = 7 * 24 * 3600 * 1000;

export const newRating = (at: number): KeptRating => ({ ...NEW_RATING, games: 0, changedAt: at });

/** The rating at a given time, adjusted for the rest since the last game. */
export const restedRating = ({ games, changedAt, ...rating }: KeptRating, at: number): StoredRating => ({
  ...afterRest(rating, (at - changedAt) / PERIOD_MS),
  games,
});

/** The ratings that change after a rated game. `kept` holds both, in the order of `people`. */
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
