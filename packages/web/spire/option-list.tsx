import { useState } from 'react';
import { say } from '../text/say.ts';
import { useBoard } from './board-context.ts';
import { describeAction, describeChanges } from './describe.ts';
import styles from './option-list.module.css';
import { pointing } from './selection.ts';

/** Every option as a plain list of buttons, made when it is opened. */
export const OptionList = () => {
  const board = useBoard();
  const [open, setOpen] = useState(false);
  if (board.actions.length === 0) return null;
  return (
    <nav className={styles.options} data-open={open || undefined} aria-label={say('allOptions')}>
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        {say('optionsCount', { count: board.actions.length })}
      </button>
      <ul className={styles.list} hidden={!open}>
        {(open ? board.actions : []).map((action) => {
          const effect = describeChanges(board, action);
          return (
            <li key={action.option.move}>
              <button
                type="button"
                className={styles.option}
                data-option={action.does}
                data-move={action.option.move}
                onClick={() => board.perform(action)}
                {...pointing({ kind: 'option', move: action.option.move })}
              >
                <span>{describeAction(board, action)}</span>
                {effect !== '' && <span className={styles.effect}>{effect}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
