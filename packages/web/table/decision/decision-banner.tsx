import type { ReactNode } from 'react';
import Cards from '~icons/game-icons/card-play';
import styles from './decision-banner.module.css';
import { useSpokenOnce } from './use-spoken-once.ts';

type DecisionBannerProps = {
  /** Whether you are asked, and not only another player. */
  readonly mine: boolean;
  readonly prompt: string;
  /** What the option under the pointer would do; empty for none. */
  readonly effect?: string;
  /** Whether something is picked up: on a phone the question then takes the place of the list of options. */
  readonly picking?: boolean;
  /** Where the prompt only says that the turn goes on: names the turn, in which it is read aloud once. */
  readonly turn?: string | undefined;
  /** Buttons: to cancel, to be done. */
  readonly children?: ReactNode;
};

/** What is asked now and by whom, in the middle of the bar. */
export const DecisionBanner = ({
  mine,
  prompt,
  effect = '',
  picking = false,
  turn,
  children,
}: DecisionBannerProps) => {
  const live = useSpokenOnce(effect === '' ? turn : undefined);
  return (
    <div className={styles.place} data-picking={picking || undefined}>
      <div className={styles.banner} data-mine={mine || undefined}>
        <Cards className={styles.sign} aria-hidden="true" />
        <p className={styles.prompt} role="status" aria-live={live}>
          <span>{prompt}</span>
          {effect !== '' && <span className={styles.effect}>{effect}</span>}
        </p>
        {children}
      </div>
    </div>
  );
};
