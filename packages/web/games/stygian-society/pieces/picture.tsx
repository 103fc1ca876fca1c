import type { PictureSize } from '../../../pictures/addresses.ts';
import { GlassPicture } from '../../../pictures/glass-picture.tsx';
import styles from './picture.module.css';

/** Those who stand on the table have figures, everything else has a window. */
const FIGURES: readonly string[] = ['enemy', 'mid-boss', 'wizard', 'hero'];

type PictureProps = {
  /** The id in the catalogue: `skill.steel-fist`, `hero.knight`. */
  readonly id: string;
  readonly mood?: string;
  readonly size?: PictureSize;
};

/** The picture of a card, room, chest, status, enemy or hero. */
export const Picture = ({ id, mood, size = 'full' }: PictureProps) => {
  const [kind = '', slug = ''] = id.split('.');
  const figure = FIGURES.includes(kind);
  return (
    <span className={styles.lit} data-mood={mood}>
      <GlassPicture
        game="stygian-society"
        kind={figure ? 'figure' : kind}
        id={slug}
        size={figure ? 'small' : size}
      />
    </span>
  );
};
