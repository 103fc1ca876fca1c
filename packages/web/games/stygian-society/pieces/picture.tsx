import { seedOf } from '../../../icons/seed-of.ts';
import { pictureOf } from '../pictures/pictures.ts';
import styles from './picture.module.css';

type PictureProps = { readonly id: string; readonly mood?: string };

/** A composed picture: candle light from behind, a pattern of its own, and a silhouette. */
export const Picture = ({ id, mood }: PictureProps) => {
  const Silhouette = pictureOf(id);
  const seed = seedOf(id);
  return (
    <span
      className={styles.picture}
      data-mood={mood}
      data-pattern={seed % 3}
      style={
        {
          '--turn': `${(seed >>> 4) % 180}deg`,
          '--gap': `${7 + ((seed >>> 9) % 7)}px`,
        } as React.CSSProperties
      }
      aria-hidden="true"
    >
      {Silhouette && <Silhouette className={styles.silhouette} />}
    </span>
  );
};

/** A silhouette alone, as a sign beside a name. */
export const Sign = ({ id }: { readonly id: string }) => {
  const Silhouette = pictureOf(id);
  return Silhouette === undefined ? null : <Silhouette className={styles.sign} aria-hidden="true" />;
};
