import type { PictureSize } from '../../../pictures/addresses.ts';
import { GlassPicture, type PictureFrame } from '../../../pictures/glass-picture.tsx';
import { stands } from './figure.tsx';
import styles from './picture.module.css';

/** Anything without a shape here is a rectangle. Passive skills are round too, as their cards say. */
const FRAMES: Readonly<Record<string, PictureFrame | undefined>> = { room: 'arch', status: 'round' };

type PictureProps = {
  /** The id in the catalogue: `skill.steel-fist`, `hero.knight`. */
  readonly id: string;
  readonly mood?: string;
  readonly size?: PictureSize;
  readonly frame?: PictureFrame | undefined;
};

/** The picture of a card, room, chest, status, enemy or hero. */
export const Picture = ({ id, mood, size = 'full', frame }: PictureProps) => {
  const [kind = '', slug = ''] = id.split('.');
  const figure = stands(id);
  const shape = frame ?? FRAMES[kind];
  return (
    <span className={styles.lit} data-mood={mood}>
      <GlassPicture
        game="stygian-society"
        kind={figure ? 'figure' : kind}
        id={slug}
        size={figure ? 'small' : size}
        {...(shape && { frame: shape })}
      />
    </span>
  );
};
