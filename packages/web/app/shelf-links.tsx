import { Link } from 'wouter';
import Past from '~icons/game-icons/archive-register';
import Cards from '~icons/game-icons/card-pick';
import Tools from '~icons/game-icons/crafting';
import Laurels from '~icons/game-icons/laurels';
import People from '~icons/game-icons/meeple-group';
import Person from '~icons/game-icons/person';
import Bell from '~icons/game-icons/ringing-bell';
import Book from '~icons/game-icons/rule-book';
import Text from '~icons/game-icons/scroll-quill';
import { useGames } from '../game/games-context.ts';
import { say } from '../text/say.ts';
import styles from './shelf-links.module.css';

const PLACES = [
  { href: '/campaign', name: 'campaign.title', Icon: Laurels, part: 'campaign' },
  { href: '/library', name: 'shelf.library', Icon: Cards, part: 'library' },
  { href: '/rules', name: 'shelf.rules', Icon: Book, part: 'rulebook' },
  { href: '/sandbox', name: 'shelf.sandbox', Icon: Tools, part: 'sandbox' },
] as const;

/** Links from the front page to library, rulebook and sandbox. */
export const ShelfLinks = () => {
  const games = useGames();
  return (
    <nav className={styles.links} aria-label={say('shelf')}>
      {PLACES.filter(({ part }) => games.some((game) => game[part] !== undefined)).map(
        ({ href, name, Icon }) => (
          <Link key={href} href={href} className={styles.link}>
            <Icon aria-hidden="true" />
            {say(name)}
          </Link>
        ),
      )}
      <Link href="/play" className={styles.link}>
        <People aria-hidden="true" />
        {say('finding.link')}
      </Link>
      <Link href="/text" className={styles.link}>
        <Text aria-hidden="true" />
        {say('plain.link')}
      </Link>
      <Link href="/history" className={styles.link}>
        <Past aria-hidden="true" />
        {say('front.history')}
      </Link>
      <Link href="/notices" className={styles.link}>
        <Bell aria-hidden="true" />
        {say('front.notices')}
      </Link>
      <Link href="/you" className={styles.link}>
        <Person aria-hidden="true" />
        {say('front.you')}
      </Link>
    </nav>
  );
};
