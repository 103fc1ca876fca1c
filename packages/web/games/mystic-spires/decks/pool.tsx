import type { DeckList, SetId } from '@three-spires/mystic-spires/library';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type Entry, NOTHING_CHOSEN, type Selection } from '../../../game/library.ts';
import { SearchField } from '../../../kit/search-field.tsx';
import { useDrawn, walk } from '../../../library/entry-grid.tsx';
import { FilterPanel } from '../../../library/filter-panel.tsx';
import { KindTabs } from '../../../library/kind-tabs.tsx';
import { selectEntries } from '../../../library/select.ts';
import { SortField } from '../../../library/sort-field.tsx';
import { useFound } from '../../../library/use-found.ts';
import { isInDecks } from '../library/entries.ts';
import { LIBRARY } from '../library/library.ts';
import { say } from '../words/say.ts';
import { countIn, partOf, roomFor, withCount } from './deck.ts';
import styles from './pool.module.css';
import { PoolCard } from './pool-card.tsx';

const CARD_ENTRIES = LIBRARY.entries.filter(isInDecks);

/** MYS-40.3: Tokens are never restricted. */
const isOf = (entry: Entry, sets: readonly SetId[]): boolean =>
  sets.length === 0 || entry.kind === 'token' || sets.some((set) => entry.facets.set?.includes(set));

type PoolProps = {
  readonly deck: DeckList;
  readonly sets: readonly SetId[];
  readonly onChange: (deck: DeckList) => void;
  readonly onLook: (entry: Entry) => void;
};

/** All cards a deck can hold, with the search and filters of the library; choosing a card adds it. */
export const Pool = ({ deck, sets, onChange, onLook }: PoolProps) => {
  const [selection, setSelection] = useState<Selection>({ ...NOTHING_CHOSEN, sort: 'cost' });
  const part = useMemo(
    () => ({
      ...LIBRARY,
      kinds: LIBRARY.kinds.filter(isInDecks),
      entries: CARD_ENTRIES.filter((entry) => isOf(entry, sets)),
    }),
    [sets],
  );
  const { settled, found } = useFound(part, selection);
  const { drawn, end } = useDrawn(found);
  const select = (change: Partial<Selection>): void => setSelection({ ...selection, ...change });
  const latest = useRef({ deck, onChange });
  latest.current = { deck, onChange };
  const changeBy = useCallback((name: string, by: number): void => {
    const now = latest.current;
    const slot = partOf(name);
    now.onChange(withCount(now.deck, slot, name, countIn(now.deck, slot, name) + by));
  }, []);
  const add = useCallback((name: string) => changeBy(name, 1), [changeBy]);
  const remove = useCallback((name: string) => changeBy(name, -1), [changeBy]);
  return (
    <section className={styles.pool} aria-label={say('decks.pool')}>
      <div className={styles.bar}>
        <SearchField
          query={selection.query}
          onChange={(query) => select({ query })}
          onKeyDown={({ key }) => {
            // Uses the typed text even if the grid has not caught up yet.
            const [first] = key === 'Enter' ? selectEntries(part, selection) : [];
            if (first !== undefined && roomFor(deck, first.name) > 0) add(first.name);
          }}
        />
        <SortField game={part} sort={selection.sort} onChange={(sort) => select({ sort })} />
      </div>
      <KindTabs game={part} selection={settled} onSelect={(kind) => select({ kind, wanted: {} })} />
      <FilterPanel game={part} selection={selection} settled={settled} onSelect={select} folded />
      <p role="status" className={styles.found}>
        {say('library.count', { count: found.length, all: part.entries.length })}
      </p>
      {found.length === 0 ? (
        <p className={styles.none}>{say('library.none')}</p>
      ) : (
        <ul className={styles.grid} aria-label={say('decks.pool')} onKeyDown={walk}>
          {drawn.map((entry) => (
            <PoolCard
              key={entry.id}
              entry={entry}
              count={countIn(deck, partOf(entry.name), entry.name)}
              room={roomFor(deck, entry.name)}
              onAdd={add}
              onRemove={remove}
              onLook={onLook}
            />
          ))}
        </ul>
      )}
      <div ref={end} />
    </section>
  );
};
