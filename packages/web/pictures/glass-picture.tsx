import { memo, useState } from 'react';
import { type PictureKey, type PictureSize, pictureAddress, plainAddress } from './addresses.ts';
import styles from './glass-picture.module.css';
import { usePlain } from './use-plain.ts';

/** Relics, potions and the stills of figures are square, windows are four by three. */
const SQUARE: readonly string[] = ['relic', 'potion'];
const SIDES = { full: 400, small: 96 } as const;

type GlassPictureProps = PictureKey & {
  readonly size?: PictureSize;
  /** The shape of the window; a rectangle if it is not given. */
  readonly frame?: 'pointed' | 'round' | 'chamfer' | 'medal';
};

/**
 * The picture of a thing in stained glass. It fills the box in which it stands; until it is there, and around it, the
 * box has the colours of its owner. As a plain picture it is a silhouette on these colours.
 */
export const GlassPicture = memo(({ game, kind, id, size = 'full', frame }: GlassPictureProps) => {
  const address = pictureAddress({ game, kind, id }, size);
  // The address, not a flag: the same box may show another picture later.
  const [failed, setFailed] = useState('');
  const plain = usePlain() || failed === address;
  const width = SIDES[size];
  return (
    <span className={styles.glass} data-frame={frame} data-picture={`${kind}/${id}`} aria-hidden="true">
      {plain ? (
        <svg className={styles.plain} viewBox="0 0 512 512" aria-hidden="true">
          <use href={plainAddress({ game, kind, id })} />
        </svg>
      ) : (
        <img
          className={styles.image}
          src={address}
          alt=""
          width={width}
          height={SQUARE.includes(kind) ? width : width * 0.75}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailed(address)}
        />
      )}
    </span>
  );
});
