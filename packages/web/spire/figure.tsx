import { pictureOf } from '../icons/pictures.ts';
import styles from './figure.module.css';

type FigureProps = {
  readonly name: string;
  readonly kind: string;
  readonly mood: string;
  readonly seed?: string;
};

/** A standing silhouette, lit from behind, breathing slowly. */
export const Figure = ({ name, kind, mood, seed = name }: FigureProps) => {
  const Silhouette = pictureOf(name, kind);
  return (
    <span
      className={styles.figure}
      data-mood={mood}
      data-enemy={name}
      style={{ animationDelay: `${-(seed.length % 7) * 0.6}s` }}
      aria-hidden="true"
    >
      <span className={styles.halo} />
      <span className={styles.breath}>{Silhouette && <Silhouette className={styles.silhouette} />}</span>
      <span className={styles.ground} />
    </span>
  );
};
