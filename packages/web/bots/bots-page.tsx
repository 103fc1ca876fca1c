import type { PublicBot } from '@three-spires/session/protocol';
import { useCallback } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { ChallengeButton } from '../challenges/challenge-button.tsx';
import { ChallengeList } from '../challenges/challenge-list.tsx';
import { fetchBots } from '../connection/api-challenges.ts';
import { useLoaded } from '../connection/use-loaded.ts';
import { useGames } from '../game/games-context.ts';
import { Button } from '../kit/button.tsx';
import { EmptyState } from '../page/empty-state.tsx';
import { PageFrame } from '../page/page-frame.tsx';
import { Avatar } from '../pictures/avatar.tsx';
import controls from '../theme/controls.module.css';
import styles from './bots.module.css';
import { factsOf } from './facts.ts';
import { say } from './words.ts';

const HALL = { game: 'mystic-spires', name: 'table' } as const;

const Card = ({ bot }: { readonly bot: PublicBot }) => {
  const { person, name, avatar } = bot;
  const games = useGames();
  return (
    <li className={styles.card} data-bot={person}>
      <Avatar avatar={avatar} />
      <span className={styles.what}>
        <Link href={`/bots/${person}`} className={styles.name}>
          {name}
        </Link>
        {factsOf(bot, games).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
      <ChallengeButton person={person} name={name} />
    </li>
  );
};

type PagesProps = { readonly page: number; readonly pages: number; readonly onPage: (page: number) => void };

const Pages = ({ page, pages, onPage }: PagesProps) => (
  <nav className={styles.pages} aria-label={say('bots.page', { page, pages })}>
    <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
      {say('bots.earlier')}
    </Button>
    <span role="status">{say('bots.page', { page, pages })}</span>
    <Button disabled={page === pages} onClick={() => onPage(page + 1)}>
      {say('bots.later')}
    </Button>
  </nav>
);

const List = () => {
  const [, go] = useLocation();
  const wanted = Number(new URLSearchParams(useSearch()).get('page') ?? 1);
  const { loaded, failure } = useLoaded(useCallback(() => fetchBots(wanted), [wanted]));
  if (failure !== undefined) return <p role="alert">{failure}</p>;
  if (loaded === undefined) return <p role="status">{say('loading')}</p>;
  const { bots, page, pages, total } = loaded;
  if (total === 0)
    return (
      <EmptyState hall={HALL} text={say('bots.none')}>
        <Link href="/you" className={controls.button}>
          {say('bots.make')}
        </Link>
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.cards}>
        {bots.map((bot) => (
          <Card key={bot.person} bot={bot} />
        ))}
      </ul>
      {pages > 1 && <Pages {...{ page, pages }} onPage={(next) => go(`/bots?page=${next}`)} />}
    </>
  );
};

/** The bot accounts of this server. */
const BotsPage = () => (
  <PageFrame title={say('bots.title')} hall={HALL} wide>
    <p className={styles.lead}>
      {say('bots.lead')} {say('bots.own')} <Link href="/you">{say('bots.ownLink')}</Link>
    </p>
    <ChallengeList />
    <List />
  </PageFrame>
);

export default BotsPage;
