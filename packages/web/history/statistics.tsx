import type { StatisticsAnswer, WinCount } from '@three-spires/session/protocol';
import { useCallback } from 'react';
import { useLoaded } from '../connection/use-loaded.ts';
import { useGames } from '../game/games-context.ts';
import { Figures } from '../story/figures.tsx';
import { say } from '../text/say.ts';
import styles from './history.module.css';
import { fetchStatistics } from './queries.ts';

type Rate = WinCount & { readonly label: string };

/**
 * Wins and games played. The whole bar is games played, relative to the list's maximum; the bright part is
 * wins.
 */
const Rates = ({ title, rates }: { readonly title: string; readonly rates: readonly Rate[] }) => {
  if (rates.length === 0) return null;
  const most = Math.max(1, ...rates.map(({ played }) => played));
  return (
    <div className={styles.rates}>
      <h3>{title}</h3>
      <ol>
        {rates.map(({ label, name, played, won }) => (
          <li key={`${label}:${name}`}>
            <span>{label}</span>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.played} width={(100 * played) / most} height="8" />
              <rect className={styles.won} width={(100 * won) / most} height="8" />
            </svg>
            <strong>{say('statistics.ofWon', { won, played })}</strong>
          </li>
        ))}
      </ol>
    </div>
  );
};

/** The newest results as a row of marks. */
const Recent = ({ recent }: Pick<StatisticsAnswer, 'recent'>) => (
  <svg
    className={styles.recent}
    viewBox={`0 0 ${Math.max(1, recent.length) * 12} 24`}
    style={{ inlineSize: `${recent.length * 12}px` }}
    role="img"
    aria-label={say('statistics.recent', {
      results: recent.map((result) => say(`history.result.${result}`)).join(', '),
    })}
  >
    {recent.map((result, at) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: results have no other name than their place
        key={at}
        data-result={result}
        x={at * 12 + 1}
        y={result === 'won' ? 0 : result === 'draw' ? 8 : 14}
        width="10"
        height={result === 'won' ? 24 : 10}
        rx="2"
      />
    ))}
  </svg>
);

type StatisticsProps = { readonly filter: { readonly game: string | undefined; readonly practice: boolean } };

const headOf = ({ counted, won, streak }: StatisticsAnswer) => [
  { name: say('statistics.played'), value: counted },
  { name: say('statistics.won'), value: won },
  {
    name: say('statistics.rate'),
    value: say('statistics.rateOf', { percent: Math.round((100 * won) / Math.max(1, counted)) }),
  },
  { name: say('statistics.streak'), value: streak.current },
  { name: say('statistics.best'), value: streak.best },
];

/** The statistics of your finished games. */
export const Statistics = ({ filter: { game, practice } }: StatisticsProps) => {
  const games = useGames();
  const { loaded, failure } = useLoaded(
    useCallback(() => fetchStatistics({ game, practice }), [game, practice]),
  );
  if (failure !== undefined) return <p role="alert">{failure}</p>;
  if (loaded === undefined) return <p role="status">{say('loading')}</p>;
  if (loaded.counted === 0) return <p className={styles.empty}>{say('statistics.none')}</p>;
  const nameOf = (id: string): string => games.find((each) => each.id === id)?.short ?? id;
  const { byGame, byPlayed, byPlayers, byLevel, cards, counted, most } = loaded;
  return (
    <div className={styles.statistics}>
      <Figures figures={headOf(loaded)} />
      <Recent recent={loaded.recent} />
      {counted >= most && <p>{say('statistics.newest', { counted })}</p>}
      {game === undefined && (
        <Rates
          title={say('statistics.byGame')}
          rates={byGame.map((each) => ({ ...each, label: nameOf(each.name) }))}
        />
      )}
      <Rates
        title={say('statistics.byPlayed')}
        rates={byPlayed.map((each) => ({ ...each, label: each.name }))}
      />
      <Rates
        title={say('statistics.byPlayers')}
        rates={byPlayers.map((each) => ({
          ...each,
          label: say('statistics.players', { players: Number(each.name) }),
        }))}
      />
      <Rates
        title={say('statistics.byLevel')}
        rates={byLevel.map((each) => ({ ...each, label: say('history.level', { level: each.name }) }))}
      />
      <Rates title={say('statistics.cards')} rates={cards.map((each) => ({ ...each, label: each.name }))} />
    </div>
  );
};
