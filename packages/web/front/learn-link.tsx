import { Link } from 'wouter';
import Lantern from '~icons/game-icons/lantern';
import { say } from '../text/say.ts';
import styles from './learn-link.module.css';

/** From the front page into the guided first fight. */
export const LearnLink = () => (
  <Link href="/learn" className={styles.learn}>
    <Lantern aria-hidden="true" />
    <span>
      <strong>{say('learn')}</strong>
      <span className={styles.hint}>{say('learn.hint')}</span>
    </span>
  </Link>
);
