/** Amounts that depend on the game, computed on resolution (MYS-7.10). */
import { AMOUNT, type AmountEntry } from '../compile/amount-entry.ts';
import type { ConditionEntry } from '../compile/aura-entry.ts';
import type { Sieve } from '../compile/sieve.ts';
import { keeperAt, type Link, opponentOf, type Ref, type State } from '../state.ts';
import { countFitting } from './select.ts';

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
    case AMOUNT.crystal:
      return Math.floor(keeperAt(state, seat).crystal / per);
    case AMOUNT.theirCrystal:
      return Math.floor(keeperAt(state, opponentOf(seat)).crystal / per);
    default:
      return (link?.answeredPaid ?? 0) + number;
  }
};

export const holds = (state: State, condition: ConditionEntry, seat: number): boolean => {
  const { crystal, deck } = keeperAt(state, condition.isOpponents ? opponentOf(seat) : seat);
  return crystal >= condition.crystal && deck.length <= condition.deck;
};
