/** Amounts compiled for play. */
import type { Amount } from '../../words/amounts.ts';
import { makeSieve, SIEVE_ZONE, type Sieve } from './sieve.ts';

export const AMOUNT = { fixed: 0, counted: 1, affected: 2, crystal: 3, theirCrystal: 4, paid: 5 } as const;

/** An amount with the fields of every kind of amount. All are created here, so that they have one shape. */
export type AmountEntry = Readonly<ReturnType<typeof enter>>;

const enter = (kind: number, number: number, times: number, per: number, sieve?: Sieve) => ({
  /** One of AMOUNT. */
  kind,
  /** The amount itself, or what is added to the Crystal paid for the answered link. */
  number,
  /** What is counted. */
  sieve,
  times,
  per,
  isCrystal: kind === AMOUNT.crystal || kind === AMOUNT.theirCrystal,
  /** Whether it depends on the cards in play. */
  isFieldCounted:
    sieve !== undefined && sieve.zone !== SIEVE_ZONE.graveyard && sieve.zone !== SIEVE_ZONE.deck,
});

const fixed = (number: number): AmountEntry => enter(AMOUNT.fixed, number, 1, 1);

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
