import { use, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { shelfGame } from '../shelf/games.ts';
import { ShelfFrame } from '../shelf/shelf-frame.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { entryAt, entryHref, readSelection, writeSelection } from './address.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryGrid } from './entry-grid.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { KindTabs } from './kind-tabs.tsx';
import type { Entry, LibraryGame, Selection } from './library-game.ts';
import styles from './library-page.module.css';
import { selectEntries } from './select.ts';
import { SortField } from './sort-field.tsx';

type LibraryPageProps = {
  readonly game: string | undefined;
  readonly kind: string | undefined;
  readonly entry: string | undefined;
};

/** The selection lives in the address; what is typed shows at once and the address follows. */
const useSelection = (game: LibraryGame, path: string) => {
  const [, go] = useLocation();
  const search = useSearch();
  const [selection, setSelection] = useState<Selection>(() => readSelection(game, search));
  const [written, setWritten] = useState(search);
  if (written !== search) {
    setWritten(search);
    setSelection(readSelection(game, search));
  }
  const select = (change: Partial<Selection>): void => {
    const next = { ...selection, ...change };
    setSelection(next);
    setWritten(writeSelection(next).slice(1));
    go(path + writeSelection(next), { replace: true });
  };
  return [selection, select] as const;
};

/** `/` goes to the search, as at the table. */
const useSearchKey = (focus: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
      if (event.key !== '/' || typing || document.querySelector('[role="dialog"]') !== null) return;
      event.preventDefault();
      focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [focus]);
};

/** Everything in the box: searched while one types, narrowed down, opened. */
const LibraryPage = ({ game: gameId, kind, entry: slug }: LibraryPageProps) => {
  const shelf = shelfGame(gameId);
  const game = use(shelf.library());
  const [, go] = useLocation();
  const path = `/library/${game.id}`;
  const [selection, select] = useSelection(game, path);
  const settled = useDeferredValue(selection);
  const found = useMemo(() => selectEntries(game, settled), [game, settled]);
  const hasSides = useMemo(() => game.entries.some(({ texts }) => texts.length > 1), [game]);
  const field = useRef<HTMLInputElement>(null);
  const [focusSearch] = useState(() => () => field.current?.focus());
  useSearchKey(focusSearch);
  const opened = entryAt(game, kind, slug);
  const hrefOf = (entry: Entry): string => entryHref(game.id, entry, selection);
  const close = (): void => go(path + writeSelection(selection));
  return (
    <ShelfFrame game={game.id}>
      <main className={styles.layout}>
        <div className={styles.side}>
          <h1 className={styles.title}>{say('shelf.library')}</h1>
          <p className={controls.label}>{say(shelf.title)}</p>
          <input
            ref={field}
            type="search"
            className={`${controls.field} ${styles.search}`}
            aria-label={say('library.search')}
            placeholder={say('library.search')}
            value={selection.query}
            onChange={(event) => select({ query: event.target.value })}
          />
          <FilterPanel game={game} selection={selection} settled={settled} onSelect={select} />
        </div>
        <section className={styles.main} aria-label={say('library.found')}>
          <KindTabs
            game={game}
            selection={settled}
            onSelect={(chosen) => select({ kind: chosen, wanted: {} })}
          />
          <div className={styles.bar}>
            <p role="status" className={styles.count}>
              {say('library.count', { count: found.length, all: game.entries.length })}
            </p>
            {hasSides && (
              <label className={styles.toggle}>
                <input
                  type="checkbox"
                  checked={selection.upgraded}
                  onChange={(event) => select({ upgraded: event.target.checked })}
                />
                {say('library.upgraded')}
              </label>
            )}
            <SortField game={game} sort={selection.sort} onChange={(sort) => select({ sort })} />
          </div>
          {slug !== undefined && opened === undefined && <p role="alert">{say('library.missing')}</p>}
          <EntryGrid game={game} entries={found} upgraded={settled.upgraded} hrefOf={hrefOf} />
        </section>
      </main>
      {opened !== undefined && (
        <EntryDialog
          key={opened.id}
          game={game}
          entry={opened}
          among={found}
          hrefOf={hrefOf}
          onClose={close}
        />
      )}
    </ShelfFrame>
  );
};

export default LibraryPage;
