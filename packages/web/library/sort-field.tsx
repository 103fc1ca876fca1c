import type { Catalogue } from '../game/library.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './sort-field.module.css';

/** The sort order of entries. */
export const SortField = ({
  game,
  sort,
  onChange,
}: {
  readonly game: Catalogue;
  readonly sort: string;
  readonly onChange: (sort: string) => void;
}) => (
  <label className={styles.sort}>
    <span>{say('library.sort')}</span>
    <select
      className={`${controls.field} ${styles.select}`}
      value={sort}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{say('library.sort.box')}</option>
      {game.sorts.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
