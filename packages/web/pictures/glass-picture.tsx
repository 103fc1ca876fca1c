import { memo, useState } from 'react';
import { type PictureKey, type PictureSize, pictureAddress, plainAddress } from './addresses.ts';
import styles from './glass-picture.module.css';
import { usePlain } from './use-plain.ts';

/** Relics and potions are square medals; windows are four by three. */
const MEDALS: readonly string[] = ['relic', 'potion'];

const sizeOf = (kind: string, size: PictureSize): readonly [width: number, height: number] => {
  const width = size === 'small' ? 96 : MEDALS.includes(kind) ? 200 : 400;
  return [width, MEDALS.includes(kind) ? width : width * 0.75];
};

/** The shape of a window. */
export type PictureFrame = 'pointed' | 'round' | 'chamfer' | 'arch' | 'medal';

type GlassPictureProps = PictureKey & {
  readonly size?: PictureSize;
  /** A rectangle by default. */
  readonly frame?: PictureFrame;
};

/**
 * A picture in stained glass. It fills its box. Until it has loaded, and around it, the box shows its owner's
 * colours. As a plain picture it is a silhouette on these colours.
 */
export const GlassPicture = memo(({ game, kind, id, size = 'full', frame }: GlassPictureProps) => {
  const address = pictureAddress({ game, kind, id }, size);
  // The address, not a flag: the same box may show another picture later.
  const [failed, setFailed] = useState('');
  const plain = usePlain() || failed === address;
  const [width, height] = sizeOf(kind, size);
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
          height={height}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailed(address)}
        />
      )}
    </span>
  );
});
