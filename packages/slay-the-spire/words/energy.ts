/** Energy, and what cards cost. */
import { createSay, type EffectOf, type Messages } from '@three-spires/kernel';
import type { Amount, Counted, Numbered, Recipient } from './fields.ts';
import { aimed } from './phrases/aim.ts';
import { gained, sentence } from './phrases/phrase.ts';
import { iconsOf } from './phrases/quantity.ts';
import { word } from './word.ts';

export const energyEnglish = {
  doubleEnergy: 'Double your [energy].',
  loseEnergy: 'Lose {amount} [energy].',
  exhaustForEnergy:
    '*Exhaust* 1 card from your hand. Gain [energy] equal to its cost. If it costs X, double your [energy] instead.',
  handCostsZero: 'The cards in your hand cost 0 [energy] this turn.',
  'nextCardFree.attack': 'Your next Attack this turn costs 0 [energy].',
  'nextCardFree.any': 'Your next card this turn costs 0 [energy].',
  retainedCostLess: 'Cards you *Retained* last turn cost {amount} less [energy] this turn.',
  setNextCost: 'The next card of the player in its row this turn costs exactly {cost} [energy].',
} as const satisfies Messages;

const say = createSay(energyEnglish);

/** Which card is free next, as bits. */
export const FREE_ATTACK = 1;
export const FREE_ANY = 2;

export const energyWords = {
  energy: word<Counted & { readonly to: Recipient }>({
    says: ({ amount, to }, { moved, named }) => {
      const phrase = aimed(iconsOf('energy', amount, moved), to, named);
      return to === 'self' ? gained(phrase) : phrase;
    },
  }),
  doubleEnergy: word(),
  loseEnergy: word<Numbered>(),
  exhaustForEnergy: word(),
  handCostsZero: word(),
  nextCardFree: word<{ readonly type: 'attack' | 'any' }>({
    compile: ({ type }) => ({ kind: type === 'any' ? FREE_ANY : FREE_ATTACK }),
    says: ({ type }) => sentence(say(`nextCardFree.${type}`)),
  }),
  retainedCostLess: word<Numbered>(),
  setNextCost: word<{ readonly cost: number }>({ compile: ({ cost }) => ({ amount: cost }) }),
};

type EnergyEffect = EffectOf<typeof energyWords>;

export const energy = (amount: Amount): EnergyEffect => ({ do: 'energy', amount, to: 'self' });
export const energyAny = (amount: Amount): EnergyEffect => ({ do: 'energy', amount, to: 'anyPlayer' });
