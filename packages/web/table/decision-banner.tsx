import type { ReactNode } from 'react';
import Cards from '~icons/game-icons/card-play';
import styles from './decision-banner.module.css';

type DecisionBannerProps = {
  /** Whether you are asked, and not only another player. */
  readonly mine: boolean;
  readonly prompt: string;
  /** What the option under the pointer would do; empty for none. */
  readonly effect?: string;
  /** Buttons: to cancel, to be done. */
  readonly children?: ReactNode;
};

/** What is asked now and by whom, in the middle of the bar. */
export const DecisionBanner = ({ mine, prompt, effect = '', children }: DecisionBannerProps) => (
  <div className={styles.banner} data-mine={mine || undefined}>
    <Cards className={styles.sign} aria-hidden="true" />
    <p className={styles.prompt} role="status">
      <span>{prompt}</span>
      {effect !== '' && <span className={styles.effect}>{effect}</span>}
    </p>
    {children}
  </div>
);
