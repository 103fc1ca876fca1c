import type { PictureSize } from '../../../pictures/addresses.ts';
import { GlassPicture } from '../../../pictures/glass-picture.tsx';
import { stands } from './figure.tsx';
import styles from './picture.module.css';

type PictureProps = {
  /** The id in the catalogue: `skill.steel-fist`, `hero.knight`. */
  readonly id: string;
  readonly mood?: string;
  readonly size?: PictureSize;
};

/** The picture of a card, room, chest, status, enemy or hero. */
export const Picture = ({ id, mood, size = 'full' }: PictureProps) => {
  const [kind = '', slug = ''] = id.split('.');
  const figure = stands(id);
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
