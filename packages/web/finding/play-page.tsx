import { type ReactNode, Suspense, useId } from 'react';
import { Link } from 'wouter';
import { ChallengeList } from '../challenges/challenge-list.tsx';
import { useGames } from '../game/games-context.ts';
import type { WebGame } from '../game/web-game.ts';
import page from '../page/page-frame.module.css';
import { PageFrame } from '../page/page-frame.tsx';
import { NameField } from '../set-up/name-field.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { BlockedList } from './blocked-list.tsx';
import styles from './finding.module.css';
import { Leaderboard } from './leaderboard.tsx';
import { OpenTables } from './open-tables.tsx';
import { QuickMatch } from './quick-match.tsx';

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={controls.label}>
        {title}
      </h2>
      {children}
    </section>
  );
};

const Games = ({
  games,
  game,
}: {
  readonly games: readonly WebGame[];
  readonly game: string | undefined;
}) => (
  <nav className={styles.games} aria-label={say('finding.games')}>
    {[{ id: undefined, short: say('history.all') }, ...games].map(({ id, short }) => (
      <Link
        key={id ?? ''}
        href={id === undefined ? '/play' : `/play/${id}`}
        className={controls.button}
        aria-current={id === game ? 'page' : undefined}
      >
        {short}
      </Link>
    ))}
  </nav>
);

/** The page for finding other players: open tables, quick match and ratings, of one game or of all. */
const PlayPage = ({ game: id }: { readonly game: string | undefined }) => {
  const games = useGames();
  const chosen = games.find((game) => game.id === id);
  const duelling = games.filter((game) => game.duels === true && (chosen === undefined || game === chosen));
  return (
    <PageFrame title={say('finding.title')} wide>
      <Games games={games} game={chosen?.id} />
      <ChallengeList />
      <div className={page.columns}>
        <div className={styles.column}>
          <Part title={say('finding.open')}>
            <p>{say('finding.openLead')}</p>
            <OpenTables key={chosen?.id} game={chosen?.id} />
            <div className={styles.ways}>
              {(chosen === undefined ? games : [chosen]).map((game) => (
                <Link key={game.id} href={`/new/${game.id}`} className={controls.button}>
                  {say('finding.newTable', { game: game.short })}
                </Link>
              ))}
            </div>
          </Part>
          <Part title={say('bots.title')}>
            <p>{say('finding.bots')}</p>
            <div className={styles.ways}>
              <Link href="/bots" className={controls.button}>
                {say('finding.toBots')}
              </Link>
            </div>
          </Part>
        </div>
        <div className={styles.column}>
          <NameField />
          {duelling.map((game) => (
            <div key={game.id} className={styles.column}>
              <Part title={`${say('quick.title')} · ${game.short}`}>
                <Suspense fallback={<p role="status">{say('loading')}</p>}>
                  <QuickMatch game={game} />
                </Suspense>
              </Part>
              <Part title={`${say('rating.title')} · ${game.short}`}>
                <Leaderboard game={game.id} />
              </Part>
            </div>
          ))}
        </div>
      </div>
      <Part title={say('blocks.title')}>
        <BlockedList />
      </Part>
    </PageFrame>
  );
};

export default PlayPage;
