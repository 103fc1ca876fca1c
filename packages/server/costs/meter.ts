import type { Payer } from './budgets.ts';

/**
 * Charges the time of the thread to one payer at a time. On a machine that is short of processors that is more than the
 * processor time, but it is what everybody else waits for.
 */
type Meter = {
  /** From here until the event loop turns, or another payer's work begins, this payer pays; nobody for undefined. */
  turnTo(payer: Payer | undefined): void;
  payer(): Payer | undefined;
};

type MeterNeeds = {
  readonly elapsed: () => number;
  readonly spend: (payer: Payer, ms: number) => void;
  /** Calls back when what runs now, and what follows from it without a wait, is done. */
  readonly defer: (call: () => void) => void;
};

export const createMeter = ({ elapsed, spend, defer }: MeterNeeds): Meter => {
  let payer: Payer | undefined;
  let since = 0;
  let endsByItself = false;

  const change = (next: Payer | undefined): void => {
    if (next === payer) return;
    const now = elapsed();
    if (payer !== undefined) spend(payer, now - since);
    payer = next;
    since = now;
  };

  return {
    payer: () => payer,
    turnTo(next) {
      change(next);
      if (next === undefined || endsByItself) return;
      endsByItself = true;
      defer(() => {
        endsByItself = false;
        change(undefined);
      });
    },
  };
};
