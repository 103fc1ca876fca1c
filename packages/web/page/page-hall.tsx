import { memo, useState } from 'react';
import { type PicturedGame, pictureAddress } from '../pictures/addresses.ts';
import { hallColours } from '../pictures/hall-colours.ts';
import { usePlain } from '../pictures/use-plain.ts';
import styles from './page-hall.module.css';

export type HallOfPage = {
  readonly game: PicturedGame;
  /** The part of the picture's key after `place/`. */
  readonly name: string;
};

/**
 * The windows of a hall at the head of a page. Nothing waits for them: their colours show at once, and the picture
 * comes after everything the page needs.
 */
export const PageHall = memo(({ game, name }: HallOfPage) => {
  const [come, setCome] = useState(false);
  return (
    <div
      className={styles.hall}
      data-come={come || undefined}
      style={hallColours(game, name)}
      aria-hidden="true"
    >
      {!usePlain() && (
        <img
          className={styles.image}
          src={pictureAddress({ game, kind: 'place', id: name }, 'full')}
          alt=""
          width={1440}
          height={960}
          decoding="async"
          fetchPriority="low"
          draggable={false}
          onLoad={() => setCome(true)}
        />
      )}
    </div>
  );
});
