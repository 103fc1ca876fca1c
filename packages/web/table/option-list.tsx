import { type ComponentProps, useState } from 'react';
import { say } from '../text/say.ts';
import styles from './option-list.module.css';

/** An option in words. */
export type ListedOption = {
  readonly move: number;
  readonly name: string;
  /** What it would change; empty where that is not known. */
  readonly effect: string;
  /** The kind of move, for tests and style sheets. */
  readonly does: string;
  readonly onChoose: () => void;
  /** What shows the option on the table while the pointer or the focus is on it. */
  readonly pointing?: ComponentProps<'button'>;
};

type OptionListProps = {
  readonly count: number;
  /** Asked only when the list is open. */
  readonly options: () => readonly ListedOption[];
};

/** Every option as a plain list of buttons, made when it is opened. */
export const OptionList = ({ count, options }: OptionListProps) => {
  const [open, setOpen] = useState(false);
  if (count === 0) return null;
  return (
    <nav className={styles.options} data-open={open || undefined} aria-label={say('allOptions')}>
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        {say('optionsCount', { count })}
      </button>
      <ul className={styles.list} hidden={!open}>
        {(open ? options() : []).map(({ move, name, effect, does, onChoose, pointing }) => (
          <li key={move}>
            <button
              type="button"
              className={styles.option}
              data-option={does}
              data-move={move}
              onClick={onChoose}
              {...pointing}
            >
              <span>{name}</span>
              {effect !== '' && <span className={styles.effect}>{effect}</span>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
};
