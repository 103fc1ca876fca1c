import type { LibraryGame, Selection } from '../game/library.ts';
import { say } from '../text/say.ts';
import styles from './kind-tabs.module.css';
import { countKinds } from './select.ts';

/** Every kind of thing in the box, with the number of matches. */
export const KindTabs = ({
  game,
  selection,
  onSelect,
}: {
  readonly game: LibraryGame;
  readonly selection: Selection;
  readonly onSelect: (kind: string) => void;
}) => {
  const counts = countKinds(game, selection);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const tabs = [
    { kind: '', name: say('library.all'), count: all },
    ...game.kinds.map(({ kind, name }) => ({ kind, name, count: counts.get(kind) ?? 0 })),
  ];
  return (
    <fieldset className={styles.tabs}>
      <legend className="hidden-visually">{say('library.kind')}</legend>
      {tabs.map(({ kind, name, count }) => (
        <button
          key={kind}
          type="button"
          className={styles.tab}
          data-kind={kind}
          data-empty={count === 0 || undefined}
          aria-pressed={selection.kind === kind}
          onClick={() => onSelect(kind)}
        >
          {name} <span className={styles.count}>{count}</span>
        </button>
      ))}
    </fieldset>
  );
};
