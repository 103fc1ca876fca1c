import { memo, type ReactNode, useState } from 'react';
import { type PicturedGame, pictureAddress } from './addresses.ts';
import { useCurtain } from './curtain.ts';
import styles from './place.module.css';
import { PLACE_COLOURS } from './place-colours.ts';
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

/** The rows of the picture, from its roof to its floor, until it has come. */
const coloursOf = (game: PicturedGame, name: string): { readonly backgroundImage: string } | undefined => {
  const rows = PLACE_COLOURS[`${game}/${name}`]?.split(' ').map((row) => `#${row}`);
  return rows && { backgroundImage: `linear-gradient(180deg, ${rows.join(', ')})` };
};

/**
 * The hall behind a table or a page. It fills what it stands in, and its floor begins at 72 % of its height. The box
 * has its colours at once; the picture comes before all others, and appears with those who stand in it.
 */
export const Place = memo(({ game, name, dim = 'soft', fixed = false, fallback }: PlaceProps) => {
  const address = pictureAddress({ game, kind: 'place', id: name }, 'full');
  const [come, setCome] = useState('');
  const [failed, setFailed] = useState('');
  const plain = usePlain() || failed === address;
  const closed = useCurtain(plain || come === address, true);
  const shown = come === address && !closed;
  return (
    <div
      className={styles.place}
      data-place-picture={name}
      data-dim={dim}
      data-fixed={fixed || undefined}
      data-come={shown || undefined}
      data-swap={fallback !== undefined || undefined}
      style={plain ? undefined : coloursOf(game, name)}
      aria-hidden="true"
    >
      {(plain || !shown) && fallback}
      {!plain && (
        <img
          key={address}
          className={styles.image}
          src={address}
          alt=""
          width={1440}
          height={960}
          decoding="async"
          fetchPriority="high"
          draggable={false}
          onLoad={() => setCome(address)}
          onError={() => setFailed(address)}
        />
      )}
      {!(plain && fallback !== undefined) && <span className={styles.scrim} />}
    </div>
  );
});
