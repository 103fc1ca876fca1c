import { useState } from 'react';
import type { Facet, LibraryGame, Selection } from '../game/library.ts';
import columns from '../kit/columns.module.css';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './filter-panel.module.css';
import { countFacet } from './select.ts';

type FilterPanelProps = {
  readonly game: LibraryGame;
  readonly selection: Selection;
  /** The selection that the counts refer to: the one the grid has caught up with. */
  readonly settled: Selection;
  readonly onSelect: (change: Partial<Selection>) => void;
};

/** A facet is useful if there is something to choose or to remove. */
const FacetField = ({
  facet,
  game,
  selection,
  settled,
  onSelect,
}: FilterPanelProps & { readonly facet: Facet }) => {
  const chosen = selection.wanted[facet.key] ?? [];
  const counts = countFacet(game, settled, facet.key);
  const shown = facet.values.filter(({ value }) => counts.has(value) || chosen.includes(value));
  if (shown.length < 2 && chosen.length === 0) return null;
  const toggle = (value: string): void => {
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
    onSelect({ wanted: { ...selection.wanted, [facet.key]: next } });
  };
  return (
    <fieldset className={styles.facet} data-facet={facet.key}>
      <legend className={`${controls.label} ${styles.legend}`}>{facet.label}</legend>
      <div className={styles.values}>
        {shown.map(({ value, name }) => (
          <button
            key={value}
            type="button"
            className={styles.value}
            aria-pressed={chosen.includes(value)}
            onClick={() => toggle(value)}
          >
            {name} <span className={styles.count}>{counts.get(value) ?? 0}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
};

/** All filters; the panel collapses on small screens. */
export const FilterPanel = (props: FilterPanelProps & { readonly folded?: boolean }) => {
  const { game, selection, onSelect, folded = false } = props;
  const [open, setOpen] = useState(false);
  const chosen = Object.values(selection.wanted).flat().length;
  return (
    <div className={styles.panel} data-open={open || undefined} data-folded={folded || undefined}>
      <button
        type="button"
        className={`${columns.fold} ${styles.fold}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {chosen === 0 ? say('library.filters') : say('library.filtersChosen', { count: chosen })}
      </button>
      <div className={styles.facets}>
        {chosen > 0 && (
          <button type="button" className={styles.clear} onClick={() => onSelect({ wanted: {} })}>
            {say('library.clear')}
          </button>
        )}
        {game.facets.map((facet) => (
          <FacetField key={facet.key} facet={facet} {...props} />
        ))}
      </div>
    </div>
  );
};
