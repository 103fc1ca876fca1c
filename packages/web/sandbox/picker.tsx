import { useMemo, useState } from 'react';
import { type Entry, type LibraryGame, NOTHING_CHOSEN, type Selection } from '../game/library.ts';
import { Button } from '../kit/button.tsx';
import { DialogFrame } from '../kit/dialog-frame.tsx';
import { SearchField } from '../kit/search-field.tsx';
import { EntryGrid } from '../library/entry-grid.tsx';
import { FilterPanel } from '../library/filter-panel.tsx';
import { SidesToggle } from '../library/sides-toggle.tsx';
import { useFound } from '../library/use-found.ts';
import { say } from '../text/say.ts';
import styles from './picker.module.css';

export type PickRequest = {
  readonly title: string;
  /** The kinds of entries to choose from. */
  readonly kinds: readonly string[];
  readonly wanted?: Selection['wanted'];
  readonly onPick: (entry: Entry, upgraded: boolean) => void;
};

type PickerProps = {
  readonly library: LibraryGame;
  readonly request: PickRequest;
  readonly onClose: () => void;
};

/** Chooses from the library, one thing after another, until closed. */
export const Picker = ({ library, request, onClose }: PickerProps) => {
  const { kinds, title, wanted = {}, onPick } = request;
  const [selection, setSelection] = useState<Selection>({ ...NOTHING_CHOSEN, wanted });
  const [picked, setPicked] = useState<readonly string[]>([]);
  const part = useMemo(
    () => ({ ...library, entries: library.entries.filter(({ kind }) => kinds.includes(kind)) }),
    [library, kinds],
  );
  const { settled, found } = useFound(part, selection);
  const select = (change: Partial<Selection>): void => setSelection({ ...selection, ...change });
  const pick = (entry: Entry): void => {
    const upgraded = selection.upgraded && entry.texts.length > 1;
    onPick(entry, upgraded);
    setPicked([...picked, `${entry.name}${upgraded ? '+' : ''}`]);
  };
  return (
    <DialogFrame title={title} wide onClose={onClose}>
      <div className={styles.picker} data-picker>
        <div className={styles.tools}>
          <SearchField
            searching
            query={selection.query}
            onChange={(query) => select({ query })}
            onKeyDown={({ key }) => key === 'Enter' && found[0] !== undefined && pick(found[0])}
          />
          <SidesToggle
            game={part}
            upgraded={selection.upgraded}
            onChange={(upgraded) => select({ upgraded })}
          />
          <Button look="primary" onClick={onClose}>
            {say('done')}
          </Button>
        </div>
        <p className={styles.picked} role="status">
          {picked.length === 0
            ? say('sandbox.pickHint')
            : say('sandbox.picked', { names: picked.join(', ') })}
        </p>
        <FilterPanel game={part} selection={selection} settled={settled} onSelect={select} folded />
        <EntryGrid game={part} entries={found} upgraded={settled.upgraded} onPick={pick} />
      </div>
    </DialogFrame>
  );
};
