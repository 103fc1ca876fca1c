/** Abilities: their prices and conditions, and the steps or auras they consist of (section 7). */
import type { Aura } from './auras.ts';
import type { Whose } from './objects.ts';
import type { Occasion } from './occasions.ts';
import type { Step } from './vocabulary.ts';

/** What an answer may respond to (MYS-8.3); `spell` includes effects of a Passive or Equipment in play. */
export type Answered = 'instant' | 'spell' | 'ability' | 'attack' | 'any';

/** The price of an effect, paid on announcement (MYS-22.2). */
export type Price = {
  readonly oncePerTurn?: true;
  readonly fatigue?: true;
  readonly crystal?: number;
  readonly destroySelf?: true;
};

type Answers = readonly Answered[];
type Steps = readonly Step[];

export type Ability =
  | { readonly kind: 'cast'; readonly answers?: Answers; readonly steps: Steps }
  | {
      readonly kind: 'active';
      readonly price: Price;
      readonly atAnyTime?: true;
      readonly answers?: Answers;
      readonly steps: Steps;
    }
  | {
      readonly kind: 'triggered';
      readonly on: Occasion;
      readonly may?: true;
      readonly price: Price;
      readonly steps: Steps;
    }
  | { readonly kind: 'passive'; readonly while?: Condition; readonly auras: readonly Aura[] };

/** MYS-7.1: a comparison that is re-evaluated continuously. */
export type Condition =
  | { readonly crystal: Whose; readonly atLeast: number }
  | { readonly deck: Whose; readonly atMost: number };

export const ifYouDo = (step: Step): Step => ({ ...step, join: 'ifYouDo' });
export const ifNot = (step: Step): Step => ({ ...step, join: 'ifNot' });

export const cast = (...steps: Steps): Ability => ({ kind: 'cast', steps });
export const castAnswering = (answers: Answers, ...steps: Steps): Ability => ({
  kind: 'cast',
  answers,
  steps,
});
export const active = (price: Price, ...steps: Steps): Ability => ({ kind: 'active', price, steps });
export const atAnyTime = (price: Price, ...steps: Steps): Ability => ({
  kind: 'active',
  atAnyTime: true,
  price,
  steps,
});
export const answering = (price: Price, answers: Answers, ...steps: Steps): Ability => ({
  kind: 'active',
  atAnyTime: true,
  price,
  answers,
  steps,
});
export const when = (on: Occasion, ...steps: Steps): Ability => ({ kind: 'triggered', on, price: {}, steps });
export const mayWhen = (on: Occasion, price: Price, ...steps: Steps): Ability => ({
  kind: 'triggered',
  on,
  may: true,
  price,
  steps,
});
export const passive = (...auras: readonly Aura[]): Ability => ({ kind: 'passive', auras });
export const passiveWhile = (condition: Condition, ...auras: readonly Aura[]): Ability => ({
  kind: 'passive',
  while: condition,
  auras,
});
