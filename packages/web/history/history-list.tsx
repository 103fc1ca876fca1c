import type { HistoryGame } from '@three-spires/session/protocol';
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { useLoaded } from '../connection/use-loaded.ts';
import { changedText } from '../finding/rating-text.ts';
import { useGame } from '../game/games-context.ts';
import { Button } from '../kit/button.tsx';
import { EmptyState } from '../page/empty-state.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './history.module.css';
import { fetchHistory } from './queries.ts';

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const HALL = { game: 'slay-the-spire', name: 'campfire' } as const;

type ListProps = { readonly filter: { readonly game: string | undefined; readonly practice: boolean } };

const factsOf = ({ as, names, level, day, counts, rating }: HistoryGame): string[] => [
  ...(as.length === 0 ? [] : [say('history.as', { names: as.join(', ') })]),
  ...(new Set(names).size < 2 ? [] : [say('history.players', { names: [...new Set(names)].join(', ') })]),
  ...(level === undefined || level === 0 ? [] : [say('history.level', { level })]),
  ...(day === undefined ? [] : [say('history.daily', { day })]),
  ...(counts ? [] : [say('history.isPractice')]),
  ...(rating === undefined
    ? []
    : [
        say('rating.of', {
          name: say('rating.rating'),
          rating: changedText(String(rating.rating), rating.change),
        }),
      ]),
];

const Line = ({ game }: { readonly game: HistoryGame }) => {
  const played = useGame(game.game);
  const date = DATE.format(game.endedAt);
  return (
    <li className={styles.game} data-result={game.result}>
      <span className={styles.result}>{say(`history.result.${game.result}`)}</span>
      <span className={styles.what}>
        <strong>{played?.short ?? game.game}</strong>
        <time dateTime={new Date(game.endedAt).toISOString()}>{date}</time>
        <span>{factsOf(game).join(' · ')}</span>
      </span>
      {game.kept ? (
        <span className={styles.links}>
          {played?.story !== undefined && (
            <Link
              href={`/story/${game.table}`}
              className={controls.button}
              aria-label={say('history.storyOf', { date })}
            >
              {say('history.story')}
            </Link>
          )}
          <Link
            href={`/replay/${game.table}`}
            className={controls.button}
            aria-label={say('history.replayOf', { date })}
          >
            {say('history.replay')}
          </Link>
        </span>
      ) : (
        <span className={styles.gone}>{say('history.gone')}</span>
      )}
    </li>
  );
};

/** A page of finished games, newest first. */
export const HistoryList = ({ filter }: ListProps) => {
  const { game, practice } = filter;
  const [page, setPage] = useState(1);
  const { loaded, failure } = useLoaded(
    useCallback(() => fetchHistory({ game, practice }, page), [game, practice, page]),
  );
  if (failure !== undefined) return <p role="alert">{failure}</p>;
  if (loaded === undefined) return <p role="status">{say('loading')}</p>;
  if (loaded.total === 0)
    return (
      <EmptyState hall={HALL} text={say(practice ? 'history.none' : 'history.noneCounting')}>
        <Link href="/" className={controls.primary}>
          {say('history.play')}
        </Link>
      </EmptyState>
    );
  const { pages } = loaded;
  return (
    <>
      <ol className={styles.games}>
        {loaded.games.map((each) => (
          <Line key={each.table} game={each} />
        ))}
      </ol>
      {pages > 1 && (
        <nav className={styles.pages} aria-label={say('history.page', { page, pages })}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {say('history.newer')}
          </Button>
          <span role="status">{say('history.page', { page: loaded.page, pages })}</span>
          <Button disabled={page === pages} onClick={() => setPage(page + 1)}>
            {say('history.older')}
          </Button>
        </nav>
      )}
    </>
  );
};
