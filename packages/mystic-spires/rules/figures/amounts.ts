/** Amounts that depend on the game, computed on resolution (MYS-7.10). */
import type { Amount, Condition } from '../../words/effect.ts';
import { makeSieve, type Sieve } from '../compile/sieve.ts';
import { type Keeper, type Link, opponentOf, type Ref, type State } from '../state.ts';
import { countFitting, keeperOf } from './select.ts';

const AMOUNT = { fixed: 0, counted: 1, affected: 2, crystal: 3, paid: 4 } as const;

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
  /** Whether it goes by Crystal, and whether by the opponent's. */
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

export const amountOf = (
  state: State,
  amount: AmountEntry,
  seat: number,
  self: Ref,
  link: Link | undefined,
): number => {
  const { kind, number, sieve, times, per } = amount;
  switch (kind) {
    case AMOUNT.fixed:
      return number;
    case AMOUNT.counted:
      return Math.floor((countFitting(state, sieve as Sieve, seat, self) * times) / per);
    case AMOUNT.affected:
      return Math.floor(((link?.it.length ?? 0) * times) / per);
    case AMOUNT.crystal: {
      const whose = amount.isOpponents ? opponentOf(seat) : seat;
      return Math.floor((state.keepers[whose] as Keeper).crystal / per);
    }
    default:
      return (link?.answeredPaid ?? 0) + number;
  }
};

export const holds = (state: State, condition: Condition, seat: number): boolean => {
  if ('crystal' in condition)
    return (state.keepers[keeperOf(condition.crystal, seat)] as Keeper).crystal >= condition.atLeast;
  return (state.keepers[keeperOf(condition.deck, seat)] as Keeper).deck.length <= condition.atMost;
};
