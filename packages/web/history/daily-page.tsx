import type { DailyAnswer, DailyLine } from '@three-spires/session/protocol';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useLoaded } from '../connection/use-loaded.ts';
import { useWorld } from '../connection/world.ts';
import { useGame, useGames } from '../game/games-context.ts';
import type { WebGame } from '../game/web-game.ts';
import { PageFrame } from '../page/page-frame.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './daily.module.css';
import { fetchDaily } from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);

const timeText = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? say('daily.time.minutes', { minutes, seconds: seconds % 60 })
    : say('daily.time.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
};

const Row = ({ line }: { readonly line: DailyLine }) => (
  <tr data-mine={line.mine || undefined}>
    <td>{line.rank === 0 ? '' : line.rank}</td>
    <th scope="row">
      {line.name}
      {line.mine && <span className={styles.you}>{say('daily.you')}</span>}
      <span className={styles.as}>{line.as.join(', ')}</span>
    </th>
    <td>
      {line.table === undefined ? (
        say(line.won ? 'history.result.won' : 'history.result.lost')
      ) : (
        <Link href={`/story/${line.table}`}>
          {say(line.won ? 'history.result.won' : 'history.result.lost')}
        </Link>
      )}
    </td>
    <td>{say('daily.stage', { stage: line.stage, reached: line.reached })}</td>
    <td>{timeText(line.seconds)}</td>
  </tr>
);

const Results = ({ answer: { lines, yours } }: { readonly answer: DailyAnswer }) => {
  if (lines.length === 0) return <p className={styles.empty}>{say('daily.none')}</p>;
  const isBelow = yours !== undefined && yours.rank === 0;
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['rank', 'name', 'result', 'reached', 'time'] as const).map((column) => (
              <th key={column} scope="col">
                {say(`daily.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.rank} line={line} />
          ))}
          {isBelow && <Row line={yours} />}
        </tbody>
      </table>
      {isBelow && <p>{say('daily.below', { shown: lines.length })}</p>}
    </>
  );
};

/** Links to other days. */
const Days = ({ game, answer: { day, today } }: { readonly game: string; readonly answer: DailyAnswer }) => {
  const yesterday = dayBefore(today);
  const days = [
    { day: today, name: say('daily.today') },
    { day: yesterday, name: say('daily.yesterday') },
    { day: dayBefore(day < yesterday ? day : yesterday), name: say('daily.before') },
  ];
  return (
    <nav className={styles.days} aria-label={say('daily.title')}>
      {days.map(({ day: other, name }) => (
        <Link
          key={name}
          href={`/daily/${game}?day=${other}`}
          className={controls.button}
          aria-current={other === day ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
};

const DayOf = ({ game, day }: { readonly game: string; readonly day: string | undefined }) => {
  const { loaded, failure } = useLoaded(useCallback(() => fetchDaily(game, day), [game, day]));
  return (
    <>
      {failure !== undefined && <p role="alert">{failure}</p>}
      {loaded === undefined ? (
        failure === undefined && <p role="status">{say('loading')}</p>
      ) : (
        <>
          <Days game={game} answer={loaded} />
          <h2 className={styles.day}>{say('daily.of', { day: loaded.day })}</h2>
          <Results answer={loaded} />
        </>
      )}
      <p>
        <Link href={`/new/${game}`} className={controls.primary}>
          {say('daily.play')}
        </Link>
      </p>
    </>
  );
};

/** For a game without a daily game: the games that have one, and a new game of this one. */
const NoDaily = ({ game }: { readonly game: WebGame | undefined }) => (
  <>
    {game !== undefined && <p>{say('daily.without', { game: game.short })}</p>}
    <p className={styles.days}>
      {useGames()
        .filter(({ daily }) => daily === true)
        .map(({ id, short }) => (
          <Link key={id} href={`/daily/${id}`} className={controls.primary}>
            {say('daily.other', { game: short })}
          </Link>
        ))}
      {game !== undefined && (
        <Link href={`/new/${game.id}`} className={controls.button}>
          {say('daily.newGame', { game: game.short })}
        </Link>
      )}
    </p>
  </>
);

const DailyPage = ({ game }: { readonly game: string }) => {
  const [search] = useSearchParams();
  const day = search.get('day') ?? undefined;
  const world = useWorld((state) => state.world);
  const found = useGame(game);
  const short = found?.short ?? '';
  if (found?.daily !== true)
    return (
      <PageFrame title={say('daily.title')}>
        <NoDaily game={found} />
      </PageFrame>
    );
  return (
    <PageFrame title={say('daily.title')}>
      <p>
        <strong>{short}</strong> · {say(world === 'device' ? 'daily.device' : 'daily.lead')}{' '}
        {say('daily.noHelp')} {say('daily.practice')}
      </p>
      <DayOf key={`${game}:${day}`} game={game} day={day} />
    </PageFrame>
  );
};

export default DailyPage;
