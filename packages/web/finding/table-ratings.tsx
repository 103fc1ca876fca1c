import { RATED_TERMS } from '@three-spires/session/protocol';
import type { SeatPicture } from '@three-spires/table';
import { useCallback } from 'react';
import { fetchTableRatings } from '../connection/api-finding.ts';
import { useLoaded } from '../connection/use-loaded.ts';
import { say } from '../text/say.ts';
import styles from './finding.module.css';
import { changedText, ratingText } from './rating-text.ts';

type TableRatingsProps = {
  readonly table: string;
  readonly seats: readonly SeatPicture[];
  /** Whether the game is over: then the changes of the ratings are shown. */
  readonly isOver: boolean;
};

/** `_seen` identifies who was seated at the time: a change triggers a new request. */
const ask = (table: string, _seen: string) =>
  fetchTableRatings(table, new URLSearchParams(location.search).get('invite') ?? undefined);

/** The ratings of the players in a rated game, before and after it. */
export const TableRatings = ({ table, seats, isOver }: TableRatingsProps) => {
  const seen = JSON.stringify([isOver, seats.map(({ name, open }) => [name, open])]);
  const { loaded } = useLoaded(useCallback(() => ask(table, seen), [table, seen]));
  const ratings = (loaded?.seats ?? []).map(({ seat, change, ...rating }) => {
    const text = ratingText(rating);
    return say('rating.of', {
      name: seats[seat]?.name ?? '',
      rating: change === undefined ? text : changedText(text, change),
    });
  });
  return (
    <p className={styles.ratings} data-ratings role={isOver ? 'status' : undefined}>
      {!isOver && `${say('rating.ratedGame')} `}
      {ratings.length > 0 && say('rating.list', { ratings: ratings.join(', ') })}
      {loaded?.short && ` ${say('rating.short', RATED_TERMS)}`}
    </p>
  );
};
