import { useEffect, useRef } from 'react';
import { type Payment, paymentOf, paymentsOf, samePayment, sameSource } from '../../board/actions.ts';
import { useBoard } from '../../board/board-context.ts';
import { describeChanges } from '../../board/describe.ts';
import { choosePayment, pointing } from '../../board/selection.ts';
import { say } from '../../words/say.ts';
import styles from './x-picker.module.css';

const inWords = ({ x, miracles }: Payment): string => {
  if (miracles === 0) return `${x ?? say('payment.energy')}`;
  const spent = say('payment.miracles', { miracles });
  return x === undefined ? spent : say('payment.both', { x, miracles: spent });
};

/** How a card is paid for: how much Energy goes into X, and how many Miracles are added. */
export const XPicker = () => {
  const board = useBoard();
  const { source, payment, actions, perform } = board;
  const own = actions.filter((action) => sameSource(action.source, source));
  const payments = paymentsOf(own);
  const open =
    source !== undefined && payments.length > 1 && payment === undefined && board.view.phase === 'play';
  const ref = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (open) ref.current?.querySelector<HTMLButtonElement>('button:last-of-type')?.focus();
  }, [open]);
  if (!open) return null;
  return (
    <fieldset ref={ref} className={styles.picker}>
      <legend className={styles.legend}>
        {say(payments.every(({ x }) => x === undefined) ? 'choosePayment' : 'chooseX')}
      </legend>
      {payments.map((each) => {
        const matching = own.filter((action) => samePayment(paymentOf(action), each));
        const [only] = matching;
        const direct = matching.length === 1 && only?.target === undefined ? only : undefined;
        const words = inWords(each);
        return (
          <button
            key={`${each.x}:${each.miracles}`}
            type="button"
            className={styles.amount}
            data-x={each.x ?? `miracles-${each.miracles}`}
            data-wide={each.miracles > 0 || each.x === undefined || undefined}
            aria-label={direct ? `${words}. ${describeChanges(board, direct)}` : words}
            onClick={() => (direct ? perform(direct) : choosePayment(each))}
            {...pointing(direct && { kind: 'option', move: direct.option.move })}
          >
            {words}
          </button>
        );
      })}
    </fieldset>
  );
};
