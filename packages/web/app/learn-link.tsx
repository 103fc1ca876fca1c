import { Link } from 'wouter';
import Lantern from '~icons/game-icons/lantern';
import { say } from '../text/say.ts';
import styles from './learn-link.module.css';

type LearnLinkProps = { readonly href: string; readonly hint: string };

/** A link from the front page into a guided first game. */
export const LearnLink = ({ href, hint }: LearnLinkProps) => (
  <Link href={href} className={styles.learn}>
    <Lantern aria-hidden="true" />
    <span>
      <strong>{say('learn')}</strong>
      <span className={styles.hint}>{hint}</span>
    </span>
  </Link>
);
