/**
 * Steps of effects compiled for play, all of one shape, which is read much faster than the words of cards.
 */

import { NONE } from '@three-spires/kernel';
import { CARDS } from '../../content/index.ts';
import type { Duration, Objects, Step } from '../../words/effect.ts';
import type { Status } from '../../words/lists.ts';
import { type AmountEntry, enterAmount, NO_AMOUNT } from './amount-entry.ts';
import { DO, JOIN, WHO } from './codes.ts';
import { type Sieve, sieveOf } from './sieve.ts';

/** Unused fields hold 0, NONE or undefined. */
export type StepEntry = {
  readonly step: Step;
  /** One of DO. */
  readonly does: number;
  readonly join: number;
  readonly what: Objects | undefined;
  readonly sieve: Sieve | undefined;
  /** The second selector of a Spiritbond. */
  readonly partner: Sieve | undefined;
  readonly who: number;
  readonly number: number;
  /** Damage, healing, Crystal or Power. */
  readonly amount: AmountEntry;
  readonly hp: number;
  readonly until: Duration | undefined;
  readonly status: Status | undefined;
  /** The Token to be made. */
  readonly token: number;
  readonly phase: 'Draw' | 'Battle';
  /** Carried out together with the preceding step, without its own response point. */
  readonly isQuiet: boolean;
};

const amountIn = (step: Step): AmountEntry => {
  if ('amount' in step) return enterAmount(step.amount);
  return step.do === 'raise' ? enterAmount(step.power) : NO_AMOUNT;
};

const whoIn = (step: Step): number => {
  if ('who' in step) return WHO[step.who];
  return 'side' in step ? WHO[step.side] : WHO.my;
};

export const enterStep = (step: Step): StepEntry => ({
  step,
  does: DO[step.do],
  join: step.join === undefined ? JOIN.none : JOIN[step.join],
  what: 'what' in step ? step.what : undefined,
  sieve: 'what' in step ? sieveOf(step.what) : undefined,
  partner: step.do === 'bond' ? sieveOf(step.with) : undefined,
  who: whoIn(step),
  number: 'number' in step ? step.number : 0,
  amount: amountIn(step),
  hp: step.do === 'raise' ? step.hp : 0,
  until: 'until' in step ? step.until : undefined,
  status: 'status' in step ? step.status : undefined,
  token: step.do === 'tokens' ? CARDS.findIndex(({ name }) => name === step.name) : NONE,
  phase: step.do === 'skip' ? step.phase : 'Draw',
  isQuiet: step.do === 'skip' || step.do === 'toll',
});
