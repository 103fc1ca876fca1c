import { use, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { Entry, LibraryGame, Selection } from '../game/library.ts';
import { entryAt, entryHref, readSelection, writeSelection } from '../game/library-address.ts';
import { sourcesHref } from '../game/sources-address.ts';
import type { WebGame } from '../game/web-game.ts';
import columns from '../kit/columns.module.css';
import { partOf } from '../kit/part.ts';
import { SearchField } from '../kit/search-field.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryGrid } from './entry-grid.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { KindTabs } from './kind-tabs.tsx';
import styles from './library-page.module.css';
import { SidesToggle } from './sides-toggle.tsx';
import { SortField } from './sort-field.tsx';
import { useFound } from './use-found.ts';

type LibraryPageProps = {
  readonly game: WebGame;
  readonly kind: string | undefined;
  readonly entry: string | undefined;
};

/** The address stores the selection. Typed text shows at once, and the address follows. */
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

type LibraryProps = Omit<LibraryPageProps, 'game'> & {
  readonly title: string;
  readonly game: LibraryGame;
};

const Library = ({ title, game, kind, entry: slug }: LibraryProps) => {
  const [, go] = useLocation();
  const path = `/library/${game.id}`;
  const [selection, select] = useSelection(game, path);
  const { settled, found } = useFound(game, selection);
  const opened = entryAt(game, kind, slug);
  const hrefOf = (entry: Entry): string => entryHref(game.id, entry, selection);
  const close = (): void => go(path + writeSelection(selection));
  return (
    <>
      <main className={`${columns.layout} ${styles.layout}`}>
        <div className={columns.side}>
          <h1 className={styles.title}>{say('shelf.library')}</h1>
          <p className={controls.label}>{title}</p>
          <Link href={sourcesHref(game.id)} className={styles.sources}>
            {say('sources.title')}
          </Link>
          <SearchField query={selection.query} onChange={(query) => select({ query })} />
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
            <SidesToggle
              game={game}
              upgraded={selection.upgraded}
              onChange={(upgraded) => select({ upgraded })}
            />
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
    </>
  );
};

/** Everything in the box: searched while you type, filtered, opened. */
const LibraryPage = ({ game, ...place }: LibraryPageProps) =>
  game.library && <Library title={game.title} game={use(partOf(game.library.whole))} {...place} />;

export default LibraryPage;
