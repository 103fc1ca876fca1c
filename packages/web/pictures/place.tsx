import { memo, type ReactNode, useRef, useState } from 'react';
import { type PicturedGame, pictureAddress } from './addresses.ts';
import { useCurtain } from './curtain.ts';
import { hallColours } from './hall-colours.ts';
import { useParallax } from './parallax.ts';
import styles from './place.module.css';
import { usePlain } from './use-plain.ts';

type PlaceProps = {
  readonly game: PicturedGame;
  /** The part of the picture's key after `place/`. */
  readonly name: string;
  /** `clear` with no text over it, `low` with text on its floor, `deep` with a lot of text. */
  readonly dim?: 'clear' | 'low' | 'soft' | 'deep';
  /** Stays in place while the page scrolls. */
  readonly fixed?: boolean;
  /** The paint of the light on a Boss: the hall loses its own colours to it. */
  readonly light?: string | undefined;
  /** A place between fights: its wall moves against the pointer, and something stands near the eye. */
  readonly deep?: boolean;
  /** A paint that colours the whole picture, where one hall serves several moods. */
  readonly tint?: string | undefined;
  /** Shown until the picture loads, and instead of it with plain pictures. Defaults to a wall and a floor. */
  readonly fallback?: ReactNode;
};

/**
 * The hall behind a table or a page. It fills its container, and its floor begins at 72 % of its height. Its
 * colours show at once. The picture loads before all others, and appears together with its figures.
 */
export const Place = memo(
  ({ game, name, dim = 'soft', fixed = false, light, deep = false, tint, fallback }: PlaceProps) => {
    const address = pictureAddress({ game, kind: 'place', id: name }, 'full');
    const [come, setCome] = useState('');
    const [failed, setFailed] = useState('');
    const plain = usePlain() || failed === address;
    const closed = useCurtain(plain || come === address, true);
    const shown = come === address && !closed;
    const ref = useRef<HTMLDivElement>(null);
    useParallax(ref, deep);
    return (
      <div
        ref={ref}
        className={styles.place}
        data-place-picture={name}
        data-dim={dim}
        data-fixed={fixed || undefined}
        data-come={shown || undefined}
        data-deep={deep || undefined}
        data-lit={light}
        data-swap={fallback !== undefined || undefined}
        style={plain || light !== undefined ? undefined : hallColours(game, name)}
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
        {tint !== undefined && (
          <span className={styles.tint} style={{ ['--tint' as string]: `var(--${tint})` }} />
        )}
        {light !== undefined && <span key={light} className={styles.light} />}
        {!(plain && fallback !== undefined) && <span className={styles.scrim} />}
      </div>
    );
  },
);
