/** Amounts compiled for play. */
import type { Amount } from '../../words/effect.ts';
import { makeSieve, SIEVE_ZONE, type Sieve } from './sieve.ts';

export const AMOUNT = { fixed: 0, counted: 1, affected: 2, crystal: 3, theirCrystal: 4, paid: 5 } as const;

/** An amount with the fields of every kind of amount. */
export type AmountEntry = {
  /** One of AMOUNT. */
  readonly kind: number;
  /** The amount itself, or what is added to the Crystal paid for the answered link. */
  readonly number: number;
  /** What is counted. */
  readonly sieve: Sieve | undefined;
  readonly times: number;
  readonly per: number;
  /** Whether it depends on Crystal, and whether on the cards in play. */
  readonly isCrystal: boolean;
  readonly isFieldCounted: boolean;
};

/** All amounts are created here, so that they have the same shape. */
const enter = (kind: number, number: number, times: number, per: number, sieve?: Sieve): AmountEntry => ({
  kind,
  number,
  sieve,
  times,
  per,
  isCrystal: kind === AMOUNT.crystal || kind === AMOUNT.theirCrystal,
  isFieldCounted:
    sieve !== undefined && sieve.zone !== SIEVE_ZONE.graveyard && sieve.zone !== SIEVE_ZONE.deck,
});

const fixed = (number: number): AmountEntry => enter(AMOUNT.fixed, number, 1, 1);

export const NO_AMOUNT = fixed(0);

export const enterAmount = (amount: Amount): AmountEntry => {
  if (typeof amount === 'number') return fixed(amount);
  if ('paidForLink' in amount) return enter(AMOUNT.paid, amount.plus, 1, 1);
  if ('crystal' in amount)
    return enter(amount.crystal === 'opp' ? AMOUNT.theirCrystal : AMOUNT.crystal, 0, 1, amount.per);
  const { count, times = 1, per = 1 } = amount;
  if (count === 'it') return enter(AMOUNT.affected, 0, times, per);
  if (typeof count === 'string') return fixed(Math.floor(times / per));
  return enter(AMOUNT.counted, 0, times, per, makeSieve(count));
};
