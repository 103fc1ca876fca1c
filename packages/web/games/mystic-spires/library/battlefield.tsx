import { ZONE_ITEMS, ZONE_NAMES, type Zone } from '@three-spires/mystic-spires/library';
import type { Icon } from '../../../icons/icon.ts';
import { SIGNS, TYPE_SIGNS, ZONE_SIGNS } from '../pieces/signs.ts';
import { say } from '../words/library.ts';
import styles from './battlefield.module.css';

const ICONS: Readonly<Record<Zone, Icon | undefined>> = {
  field: TYPE_SIGNS.Assault,
  tower: TYPE_SIGNS.Tower,
  mainDeck: ZONE_SIGNS.deck,
  hand: SIGNS.Hand,
  tokenDeck: ZONE_SIGNS.tokens,
  graveyard: ZONE_SIGNS.graveyard,
  exiled: ZONE_SIGNS.exiled,
  crystal: SIGNS.Crystal,
};

const Side = ({ lit, mirrored }: { readonly lit: string; readonly mirrored?: boolean }) => (
  <span className={styles.side} data-mirrored={mirrored || undefined}>
    {ZONE_NAMES.map((zone, at) => {
      const Sign = ICONS[zone];
      const item = ZONE_ITEMS[at];
      return (
        <span
          key={zone}
          className={styles.zone}
          data-zone={zone}
          data-lit={(!mirrored && item?.id === lit) || undefined}
        >
          {Sign && <Sign aria-hidden="true" />}
          <span className={styles.name}>{item?.name}</span>
        </span>
      );
    })}
  </span>
);

/** The zones of both Keepers facing each other, one of them highlighted. */
export const Battlefield = ({ lit, small = false }: { readonly lit: string; readonly small?: boolean }) => (
  <span className={styles.board} data-small={small || undefined} aria-hidden="true">
    {!small && <span className={styles.whose}>{say('library.opponentSide')}</span>}
    <Side lit={lit} mirrored />
    <span className={styles.line} />
    <Side lit={lit} />
    {!small && <span className={styles.whose}>{say('library.yourSide')}</span>}
  </span>
);
