import type { Icon } from '../../../icons/icon.ts';
import styles from './roundel.module.css';

type RoundelProps = {
  /** What it stands for: a kind of room or of reward. It decides the glass. */
  readonly kind: string;
  readonly Sign: Icon | undefined;
};

/** A small round window with a sign in it. */
export const Roundel = ({ kind, Sign }: RoundelProps) => (
  <span className={styles.roundel} data-kind={kind}>
    {Sign && <Sign aria-hidden="true" />}
  </span>
);
