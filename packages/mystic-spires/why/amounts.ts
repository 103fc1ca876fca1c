/** How much an effect does: as printed, or worked out (MYS-7.10). */
import { type Text, type Why, whyStep } from '@three-spires/kernel';
import { AMOUNT } from '../rules/compile/amount-entry.ts';
import type { Sieve } from '../rules/compile/sieve.ts';
import { amountOf } from '../rules/figures/amounts.ts';
import { countFitting } from '../rules/figures/select.ts';
import { seatLabel } from '../rules/naming.ts';
import { keeperAt, opponentOf, type State } from '../rules/state.ts';
import { workSteps } from './causes.ts';
import type { Work } from './moment.ts';
import { say } from './say.ts';

/** The number that the amount is worked out from; undefined if it is printed. */
const basisOf = (state: State, { link, entry }: Work): Text | undefined => {
  const { kind, sieve } = entry.amount;
  switch (kind) {
    case AMOUNT.fixed:
      return undefined;
    case AMOUNT.counted:
      return say('counted', { count: countFitting(state, sieve as Sieve, link.keeper, link.source) });
    case AMOUNT.affected:
      return say('affected', { count: link.it.length });
    case AMOUNT.paid: {
      const answered = state.links.findIndex(({ id }) => id === link.answers);
      return say('paidFor', { number: answered + 1, paid: link.answeredPaid });
    }
    default: {
      const seat = kind === AMOUNT.crystal ? link.keeper : opponentOf(link.keeper);
      return say('holds', { seat: seatLabel(seat), crystal: keeperAt(state, seat).crystal });
    }
  }
};

/** The link, its step, and the amount it arrives at. */
export const amountSteps = (state: State, work: Work): Why => {
  const { link, entry } = work;
  const amount = amountOf(state, entry.amount, link.keeper, link.source, link);
  const basis = basisOf(state, work);
  return basis === undefined
    ? workSteps(state, work, amount)
    : [...workSteps(state, work), whyStep(basis, 'MYS-7.10', amount)];
};
