import type { ReactNode } from 'react';
import Cards from '~icons/game-icons/card-play';
import styles from './decision-banner.module.css';
import { useSpokenOnce } from './use-spoken-once.ts';

type DecisionBannerProps = {
  /** Whether the question is for you, and not only for another player. */
  readonly mine: boolean;
  readonly prompt: string;
  /** What the hovered option would do; empty for none. */
  readonly effect?: string;
  /** Whether something is selected: on a phone the question then replaces the list of options. */
  readonly picking?: boolean;
  /** Set if the prompt only says that the turn continues: the turn in which it is read aloud once. */
  readonly turn?: string | undefined;
  /** Buttons: cancel, done. */
  readonly children?: ReactNode;
};

/** The current question and its addressee, in the middle of the bar. */
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
