/** Amounts made ready for play. */
import type { Amount } from '../../words/effect.ts';
import { makeSieve, type Sieve } from './sieve.ts';

export const AMOUNT = { fixed: 0, counted: 1, affected: 2, crystal: 3, paid: 4 } as const;

/** An amount with all fields that any amount has. */
export type AmountEntry = {
  /** One of AMOUNT. */
  readonly kind: number;
  /** Itself, or what is added to the Crystal paid for the answered link. */
  readonly number: number;
  /** What is counted. */
  readonly sieve: Sieve | undefined;
  readonly times: number;
  readonly per: number;
  /** Whether it depends on Crystal, and whether on the opponent's. */
  readonly isCrystal: boolean;
  readonly isOpponents: boolean;
};

const fixed = (number: number): AmountEntry => ({
  kind: AMOUNT.fixed,
  number,
  sieve: undefined,
  times: 1,
  per: 1,
  isCrystal: false,
  isOpponents: false,
});

export const NO_AMOUNT = fixed(0);

export const enterAmount = (amount: Amount): AmountEntry => {
  if (typeof amount === 'number') return fixed(amount);
  if ('paidForLink' in amount) return { ...fixed(amount.plus), kind: AMOUNT.paid };
  if ('crystal' in amount)
    return {
      ...NO_AMOUNT,
      kind: AMOUNT.crystal,
      per: amount.per,
      isCrystal: true,
      isOpponents: amount.crystal === 'opp',
    };
  const { count, times = 1, per = 1 } = amount;
  if (count === 'it') return { ...NO_AMOUNT, kind: AMOUNT.affected, times, per };
  if (typeof count === 'string') return fixed(Math.floor(times / per));
  return { ...NO_AMOUNT, kind: AMOUNT.counted, sieve: makeSieve(count), times, per };
};
