import type { Seat } from '@three-spires/kernel';
import { type ComponentProps, useState } from 'react';
import { say } from '../text/say.ts';
import type { Previewed } from './changes.ts';
import styles from './option-list.module.css';
import { usePreviews } from './use-previews.ts';

type Listed = Previewed & { readonly option: { readonly move: number }; readonly does: string };

const NONE: readonly never[] = [];

type OptionListProps<Action extends Listed> = {
  readonly seat: Seat | undefined;
  readonly actions: readonly Action[];
  readonly name: (action: Action) => string;
  /** What it would change; empty where that is not known. */
  readonly effect: (action: Action) => string;
  readonly perform: (action: Action) => void;
  /** What shows a move on the table while the pointer or the focus is on it. */
  readonly pointing: (move: number) => ComponentProps<'button'>;
};

type OptionProps<Action extends Listed> = Omit<OptionListProps<Action>, 'actions' | 'seat'> & {
  readonly action: Action;
};

const Option = <Action extends Listed>({ action, name, effect, perform, pointing }: OptionProps<Action>) => {
  const change = effect(action);
  const { move } = action.option;
  return (
    <li>
      <button
        type="button"
        className={styles.option}
        data-option={action.does}
        data-move={move}
        onClick={() => perform(action)}
        {...pointing(move)}
      >
        <span>{name(action)}</span>
        {change !== '' && <span className={styles.effect}>{change}</span>}
      </button>
    </li>
  );
};

/** Everything that can be done now as a plain list of buttons, put into words when it is opened. */
export const OptionList = <Action extends Listed>({ seat, actions, ...words }: OptionListProps<Action>) => {
  const [open, setOpen] = useState(false);
  usePreviews(seat, open ? actions : NONE);
  if (actions.length === 0) return null;
  return (
    <nav className={styles.options} data-open={open || undefined} aria-label={say('allOptions')}>
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        {say('optionsCount', { count: actions.length })}
      </button>
      <ul className={styles.list} hidden={!open}>
        {open && actions.map((action) => <Option key={action.option.move} action={action} {...words} />)}
      </ul>
    </nav>
  );
};
