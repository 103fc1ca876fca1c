import type { Entry } from '../../../game/library.ts';
import { RichText } from '../../../kit/rich-text.tsx';
import { CardFace } from '../pieces/card.tsx';
import { Standing } from '../pieces/standing.tsx';
import { BoardPicture } from './board-picture.tsx';
import { cardNumber, moodOfEntry } from './card-number.ts';
import { storyOf } from './entries.ts';
import styles from './tile.module.css';

const PanelTile = ({ entry }: { readonly entry: Entry }) => (
  <span className={styles.tile} data-kind={entry.kind}>
    <span className={styles.art}>
      {entry.kind === 'board' ? (
        <BoardPicture id={entry.id} />
      ) : (
        <Standing id={entry.id} mood={moodOfEntry(entry)} still />
      )}
    </span>
    <strong className={styles.name}>{entry.name}</strong>
    {storyOf(entry) !== undefined && <em className={styles.story}>{storyOf(entry)}</em>}
    <span className={styles.text}>
      <RichText text={entry.texts[0] ?? []} />
    </span>
  </span>
);

/** An entry as a tile in the grid. */
export const Tile = ({ entry }: { readonly entry: Entry; readonly upgraded: boolean }) => {
  const card = cardNumber(entry);
  return card === undefined ? (
    <PanelTile entry={entry} />
  ) : (
    <span className={styles.card}>
      <CardFace card={card} />
    </span>
  );
};
