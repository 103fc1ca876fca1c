import { Link } from 'wouter';
import Cards from '~icons/game-icons/card-pick';
import Tools from '~icons/game-icons/crafting';
import Laurels from '~icons/game-icons/laurels';
import Book from '~icons/game-icons/rule-book';
import { say } from '../text/say.ts';
import styles from './shelf-links.module.css';

const PLACES = [
  { href: '/campaign', name: 'campaign.title', Icon: Laurels },
  { href: '/library', name: 'shelf.library', Icon: Cards },
  { href: '/rules', name: 'shelf.rules', Icon: Book },
  { href: '/sandbox', name: 'shelf.sandbox', Icon: Tools },
] as const;

/** From the front page to what stands beside the games. */
export const ShelfLinks = () => (
  <nav className={styles.links} aria-label={say('shelf')}>
    {PLACES.map(({ href, name, Icon }) => (
      <Link key={href} href={href} className={styles.link}>
        <Icon aria-hidden="true" />
        {say(name)}
      </Link>
    ))}
  </nav>
);
