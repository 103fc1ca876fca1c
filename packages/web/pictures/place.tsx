import { memo, type ReactNode, useState } from 'react';
import { type PicturedGame, pictureAddress } from './addresses.ts';
import styles from './place.module.css';
import { usePlain } from './use-plain.ts';

type PlaceProps = {
  readonly game: PicturedGame;
  /** The part of the picture's key after `place/`. */
  readonly name: string;
  /** `clear` where nothing is written over it, `low` where words stand on its floor, `deep` where there are many. */
  readonly dim?: 'clear' | 'low' | 'soft' | 'deep';
  /** Stays where it is while the page scrolls. */
  readonly fixed?: boolean;
  /** Shown until the picture has come, and instead of it where pictures are plain; a wall and a floor if not given. */
  readonly fallback?: ReactNode;
};

/**
 * The hall behind a table or a page. It fills what it stands in, and its floor begins at 72 % of its height. The box
 * has its colours at once; the picture comes when the browser has time for it.
 */
export const Place = memo(({ game, name, dim = 'soft', fixed = false, fallback }: PlaceProps) => {
  const address = pictureAddress({ game, kind: 'place', id: name }, 'full');
  const [come, setCome] = useState('');
  const [failed, setFailed] = useState('');
  const plain = usePlain() || failed === address;
  return (
    <div
      className={styles.place}
      data-place-picture={name}
      data-dim={dim}
      data-fixed={fixed || undefined}
      data-come={come === address || undefined}
      data-swap={fallback !== undefined || undefined}
      aria-hidden="true"
    >
      {(plain || come !== address) && fallback}
      {!plain && (
        <img
          key={address}
          className={styles.image}
          src={address}
          alt=""
          width={1440}
          height={960}
          loading="lazy"
          decoding="async"
          fetchPriority="low"
          draggable={false}
          onLoad={() => setCome(address)}
          onError={() => setFailed(address)}
        />
      )}
      {!(plain && fallback !== undefined) && <span className={styles.scrim} />}
    </div>
  );
});
