import { Link } from 'wouter';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './waiting-page.module.css';

type WaitingPageProps = {
  /** What is loading. */
  readonly words: string;
  /** Why loading failed; then only the link to the front page is shown. */
  readonly failure: string | undefined;
};

/** A page that has nothing to show yet. */
export const WaitingPage = ({ words, failure }: WaitingPageProps) => (
  <main className={styles.waiting}>
    <p role="status">{failure ?? words}</p>
    {failure !== undefined && (
      <Link href="/" className={controls.button}>
        {say('home')}
      </Link>
    )}
  </main>
);
