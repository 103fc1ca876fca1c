import type { Ref } from 'react';
import styles from './figure.module.css';
import { Picture } from './picture.tsx';

type FigureProps = {
  readonly name: string;
  readonly kind: string;
  readonly mood: string;
  readonly seed?: string;
  /** What moves when something happens to it. */
  readonly ref?: Ref<HTMLSpanElement>;
};

/** A standing silhouette, lit from behind, breathing slowly; delays are whole steps, so all breathe in the same frames. */
export const Figure = ({ name, mood, seed = name, ref }: FigureProps) => {
  return (
    <span
      className={styles.figure}
      data-mood={mood}
      data-enemy={name}
      style={{ animationDelay: `${-(seed.length % 7) * 0.63}s` }}
      aria-hidden="true"
    >
      <span ref={ref} className={styles.moved}>
        <span className={styles.halo} />
        <span className={styles.breath}>
          <Picture kind="figure" id={name} size="small" free />
        </span>
        <span className={styles.ground} />
      </span>
    </span>
  );
};
