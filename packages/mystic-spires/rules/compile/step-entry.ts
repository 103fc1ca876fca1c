/**
 * Steps of effects compiled for play, all of one shape, which is read much faster than the words of cards.
 */

import { NONE } from '@three-spires/kernel';
import { CARDS } from '../../content/index.ts';
import { type Step, stepWord } from '../../words/vocabulary.ts';
import type { Drafted } from '../../words/word.ts';
import { enterAmount } from './amount-entry.ts';
import { DO, JOIN, WHO } from './codes.ts';
import { sieveOf } from './sieve.ts';

/** Unused fields hold 0, NONE or undefined. */
export type StepEntry = Readonly<ReturnType<typeof enterStep>>;

export const enterStep = (step: Step) => {
  const draft: Drafted<Step> = { ...step, ...stepWord(step).compile?.(step) };
  const { what, amount, power, name } = draft;
  return {
    step,
    /** One of DO. */
    does: DO[step.do],
    join: step.join === undefined ? JOIN.none : JOIN[step.join],
    what,
    sieve: sieveOf(what),
    /** The second selector of a Spiritbond. */
    partner: sieveOf(draft.with),
    who: WHO[draft.who ?? draft.side ?? 'my'],
    number: draft.number ?? 0,
    /** Damage, healing, Crystal or Power. */
    amount: enterAmount(amount ?? power ?? 0),
    hp: draft.hp ?? 0,
    until: draft.until,
    status: draft.status,
    /** The Token to be made. */
    token: name === undefined ? NONE : CARDS.findIndex((card) => card.name === name),
    phase: draft.phase ?? 'Draw',
    isQuiet: draft.isQuiet ?? false,
  };
};
