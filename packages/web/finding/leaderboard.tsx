import { useCallback } from 'react';
import { fetchLeaderboard } from '../connection/api-finding.ts';
import { useLoaded } from '../connection/use-loaded.ts';
import { say } from '../text/say.ts';
import styles from './finding.module.css';
import { ratingText } from './rating-text.ts';

/** "19 November, 14:05". */
const momentText = (at: number): string =>
  new Date(at).toLocaleString('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

/** The best ratings in a game, and your own. */
export const Leaderboard = ({ game }: { readonly game: string }) => {
  const { loaded, failure } = useLoaded(useCallback(() => fetchLeaderboard(game), [game]));
  if (failure !== undefined) return <p role="alert">{failure}</p>;
  if (loaded === undefined) return <p role="status">{say('loading')}</p>;
  const { lines, yours, countsFrom } = loaded;
  return (
    <>
      <p>
        {yours === undefined
          ? say('rating.none')
          : say('rating.yours', { rating: ratingText(yours), games: yours.games })}{' '}
        {say('rating.about')}
      </p>
      {countsFrom !== undefined && <p>{say('rating.newcomer', { time: momentText(countsFrom) })}</p>}
      {lines.length === 0 ? (
        <p className={styles.empty}>{say('rating.empty')}</p>
      ) : (
        <table className={styles.best}>
          <thead>
            <tr>
              {(['rank', 'name', 'rating', 'games'] as const).map((column) => (
                <th key={column} scope="col">
                  {say(`rating.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ rank, name, rating, games, mine }) => (
              <tr key={rank} data-mine={mine || undefined}>
                <td>{rank}</td>
                <th scope="row">{mine ? `${name} (${say('rating.you')})` : name}</th>
                <td>{rating}</td>
                <td>{games}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
};
