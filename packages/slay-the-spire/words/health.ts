/** HP of players, lost and healed. */
import { createSay, type EffectOf, type Messages } from '@three-spires/kernel';
import type { Amount, Counted, Numbered } from './fields.ts';
import { sentence } from './phrases/phrase.ts';
import { HP, quantity } from './phrases/quantity.ts';
import { word } from './word.ts';

export const healthEnglish = {
  loseHp: 'Lose {hp}.',
  'loseHp.subject': 'The enemy loses {hp}.',
  heal: 'Heal {hp}.',
  healTo: 'If you have less than {amount} HP, heal to {amount} HP.',
  limitHpLoss: 'You lose at most 1 HP this round.',
  dealNoDamage: 'All damage you deal this turn is 0.',
} as const satisfies Messages;

const say = createSay(healthEnglish);

export const healthSteps = ['loseHpSubject'] as const;

export const healthWords = {
  loseHp: word<Counted & { readonly at?: 'self' | 'subject' }>({
    compile: ({ amount, at }) => ({ step: at === 'subject' ? 'loseHpSubject' : 'loseHp', amount }),
    says: ({ amount, at }, { moved }) =>
      sentence(say(at === 'subject' ? 'loseHp.subject' : 'loseHp', { hp: quantity(amount, HP, moved) })),
  }),
  heal: word<Counted>({
    says: ({ amount }, { moved }) => sentence(say('heal', { hp: quantity(amount, HP, moved) })),
  }),
  /** Heals only what is missing to this many HP. */
  healTo: word<Numbered>(),
  limitHpLoss: word(),
  dealNoDamage: word(),
};

type HealthEffect = EffectOf<typeof healthWords>;

export const loseHp = (amount: Amount): HealthEffect => ({ do: 'loseHp', amount });
export const heal = (amount: Amount): HealthEffect => ({ do: 'heal', amount });
