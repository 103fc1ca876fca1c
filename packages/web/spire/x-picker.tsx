import { useEffect, useRef } from 'react';
import { say } from '../text/say.ts';
import { sameSource } from './actions.ts';
import { useBoard } from './board-context.ts';
import { describeChanges } from './describe.ts';
import { chooseX } from './selection.ts';
import styles from './x-picker.module.css';

/** How much Energy goes into a card of cost X. */
export const XPicker = () => {
  const board = useBoard();
  const { source, x, actions, perform } = board;
  const own = actions.filter((action) => sameSource(action.source, source));
  const amounts = [...new Set(own.flatMap((action) => action.x ?? []))].sort((a, b) => a - b);
  const open = source !== undefined && amounts.length > 1 && x === undefined;
  const ref = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (open) ref.current?.querySelector<HTMLButtonElement>('button:last-of-type')?.focus();
  }, [open]);
  if (!open) return null;
  return (
    <fieldset ref={ref} className={styles.picker}>
      <legend className={styles.legend}>{say('chooseX')}</legend>
      {amounts.map((amount) => {
        const matching = own.filter((action) => action.x === amount);
        const [only] = matching;
        const direct = matching.length === 1 && only?.target === undefined ? only : undefined;
        return (
          <button
            key={amount}
            type="button"
            className={styles.amount}
            data-x={amount}
            aria-label={direct ? `${amount}. ${describeChanges(board, direct)}` : `${amount}`}
            onClick={() => (direct ? perform(direct) : chooseX(amount))}
          >
            {amount}
          </button>
        );
      })}
    </fieldset>
  );
};
