import { type BotAnswer, type BotGame, OPEN_INVITE, type TableSummary } from '@three-spires/session/protocol';
import { type ReactNode, useCallback, useId } from 'react';
import { Link } from 'wouter';
import { ChallengeButton } from '../challenges/challenge-button.tsx';
import { ChallengeList } from '../challenges/challenge-list.tsx';
import { fetchBot } from '../connection/api-challenges.ts';
import { usePolled } from '../connection/use-polled.ts';
import { describedGame } from '../game/described-game.ts';
import { useGame, useGames } from '../game/games-context.ts';
import page from '../page/page-frame.module.css';
import { PageFrame } from '../page/page-frame.tsx';
import { Avatar } from '../pictures/avatar.tsx';
import controls from '../theme/controls.module.css';
import styles from './bots.module.css';
import { factsOf } from './facts.ts';
import { say } from './words.ts';

const PAUSE_MS = 5_000;
const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const othersIn = (names: readonly string[], bot: string): string =>
  [...new Set(names)].filter((name) => name !== bot && name !== '').join(', ');

const Running = ({ summary, bot }: { readonly summary: TableSummary; readonly bot: string }) => {
  const game = useGame(summary.game);
  const described = describedGame(game);
  const short = game?.short ?? summary.game;
  const names = othersIn(
    summary.seats.filter(({ open }) => !open).map(({ name }) => name),
    bot,
  );
  return (
    <li className={styles.game} data-running={summary.table}>
      <span className={styles.what}>
        <strong>{short}</strong>
        {names !== '' && <span>{say('bot.against', { names })}</span>}
        <span>{described.progress(summary.about) || described.setup(summary.setup)}</span>
      </span>
      <Link
        href={`/table/${summary.table}?invite=${OPEN_INVITE}`}
        className={controls.primary}
        aria-label={say('bot.watchAt', { game: short, names: names === '' ? bot : names })}
      >
        {say('bot.watch')}
      </Link>
    </li>
  );
};

const Finished = ({ played, bot }: { readonly played: BotGame; readonly bot: string }) => {
  const game = useGame(played.game);
  const names = othersIn(played.names, bot);
  const date = DATE.format(played.endedAt);
  return (
    <li className={styles.game} data-finished={played.table} data-result={played.result}>
      <span className={styles.what}>
        <strong>
          {say(`bot.${played.result}`)} · {game?.short ?? played.game}
        </strong>
        {names !== '' && <span>{say('bot.against', { names })}</span>}
        <span>{[date, ...played.as, ...(played.counts ? [] : [say('bot.practice')])].join(' · ')}</span>
      </span>
      <Link
        href={`/replay/${played.table}`}
        className={controls.button}
        aria-label={say('history.replayOf', { date })}
      >
        {say('history.replay')}
      </Link>
    </li>
  );
};

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

const Shown = ({ bot }: { readonly bot: BotAnswer }) => {
  const { person, name, avatar, running, finished } = bot;
  const games = useGames();
  return (
    <>
      <div className={styles.head}>
        <Avatar avatar={avatar} />
        <p>{factsOf(bot, games).join(' · ')}</p>
        <ChallengeButton look="primary" person={person} name={name} />
      </div>
      <ChallengeList />
      <div className={page.columns}>
        <Part title={say('bot.finished')}>
          {finished.length === 0 && <p className={styles.empty}>{say('bot.noFinished')}</p>}
          <ul className={styles.games}>
            {finished.map((each) => (
              <Finished key={each.table} played={each} bot={name} />
            ))}
          </ul>
        </Part>
        <Part title={say('bot.running')}>
          {running.length === 0 && <p className={styles.empty}>{say('bot.noRunning')}</p>}
          <ul className={styles.games}>
            {running.map((summary) => (
              <Running key={summary.table} summary={summary} bot={name} />
            ))}
          </ul>
        </Part>
      </div>
    </>
  );
};

/** A bot account: its ratings, what it plays now and what it has played. */
const BotPage = ({ bot }: { readonly bot: string }) => {
  const { loaded, failure } = usePolled(
    useCallback(() => fetchBot(bot), [bot]),
    PAUSE_MS,
  );
  return (
    <PageFrame title={loaded?.name ?? say('bot.missing')} wide>
      {failure !== undefined && <p role="alert">{failure}</p>}
      {loaded === undefined && failure === undefined && <p role="status">{say('loading')}</p>}
      {loaded !== undefined && <Shown bot={loaded} />}
      <Link href="/bots" className={`${controls.button} ${styles.back}`}>
        {say('bot.back')}
      </Link>
    </PageFrame>
  );
};

export default BotPage;
