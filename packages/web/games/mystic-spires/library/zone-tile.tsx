import type { Entry } from '../../../game/library.ts';
import { RichText } from '../../../kit/rich-text.tsx';
import { Battlefield } from './battlefield.tsx';
import styles from './zone-tile.module.css';

/** A zone among the cards: where it is, and what it is. */
export const ZoneTile = ({ entry }: { readonly entry: Entry }) => (
  <span className={styles.tile}>
    <Battlefield lit={entry.id} small />
    <strong className={styles.name}>{entry.name}</strong>
    <span className={styles.text}>
      <RichText text={entry.texts[0] ?? []} />
    </span>
  </span>
);
