import type { Payer } from './budgets.ts';

/**
 * Charges the time of the thread to one payer at a time. On an overloaded machine this is more than processor
 * time, but it is the time everybody else waits.
 */
type Meter = {
  /**
   * Charges this payer until the event loop turns or another payer's work begins; undefined charges nobody.
   */
  turnTo(payer: Payer | undefined): void;
  payer(): Payer | undefined;
};

type MeterNeeds = {
  readonly elapsed: () => number;
  readonly spend: (payer: Payer, ms: number) => void;
  /** Calls back when the current work, and everything that follows from it without a wait, is done. */
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
