import { memo } from 'react';
import type { Entry } from '../../../game/library.ts';
import { numberOf } from '../library/entries.ts';
import { CardFace } from '../pieces/card.tsx';
import { say } from '../words/say.ts';
import styles from './pool.module.css';

type PoolCardProps = {
  readonly entry: Entry;
  readonly count: number;
  /** How many more copies the card's own limit allows. */
  readonly room: number;
  readonly onAdd: (name: string) => void;
  readonly onRemove: (name: string) => void;
  readonly onLook: (entry: Entry) => void;
};

/** A card in the pool: choosing it adds a copy to the deck; `-` removes one and `i` shows the card. */
export const PoolCard = memo(({ entry, count, room, onAdd, onRemove, onLook }: PoolCardProps) => {
  const { name } = entry;
  return (
    <li className={styles.cell} data-pool={name} data-in={count > 0 || undefined}>
      <button
        type="button"
        className={styles.card}
        data-entry={`${entry.kind}/${entry.slug}`}
        aria-label={say('decks.addNamed', { name, count })}
        aria-disabled={room === 0}
        onClick={() => room > 0 && onAdd(name)}
        onKeyDown={(event) => {
          if (event.key === '+' && room > 0) onAdd(name);
          if ((event.key === '-' || event.key === 'Backspace') && count > 0) onRemove(name);
          if (event.key === 'i') onLook(entry);
        }}
      >
        <CardFace card={numberOf(entry)} />
      </button>
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.tool}
          aria-label={say('decks.takeOut', { name })}
          disabled={count === 0}
          onClick={() => onRemove(name)}
        >
          −
        </button>
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
        <button
          type="button"
          className={styles.tool}
          aria-label={say('decks.add', { name })}
          disabled={room === 0}
          onClick={() => onAdd(name)}
        >
          +
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label={say('decks.look', { name })}
          onClick={() => onLook(entry)}
        >
          i
        </button>
      </div>
    </li>
  );
});
