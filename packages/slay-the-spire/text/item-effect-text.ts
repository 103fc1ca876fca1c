/** The texts of effects that only relics and potions have. */
import type { ItemEffect } from '../words/effect.ts';
import { type Phrase, sentence } from './phrase.ts';
import { say } from './say.ts';

type Of<Word extends ItemEffect['do']> = Extract<ItemEffect, { do: Word }>;

const dieAbility = ({ of, face }: Of<'triggerDieAbility'>): Phrase => {
  if (of === undefined) return sentence(say('triggerDieAbility'));
  if (face === undefined) return sentence(say('triggerDieAbility.anyone'));
  return sentence(say('triggerDieAbility.face', { face }));
};

export const ITEM_WRITERS: { readonly [Word in ItemEffect['do']]: (effect: Of<Word>) => Phrase } = {
  triggerDieAbility: dieAbility,
  keepBlockThisTurn: () => sentence(say('keepBlockThisTurn')),
  strengthForOneAttack: ({ amount }) => sentence(say('strengthForOneAttack', { amount })),
  separateAttacks: ({ amount }) => sentence(say('separateAttacks', { amount })),
  playFirstAttackTwice: () => sentence(say('playFirstAttackTwice')),
  retainAny: () => sentence(say('retainAny')),
  healTo: ({ amount }) => sentence(say('healTo', { amount })),
  playDrawnCards: ({ amount }) => sentence(say('playDrawnCards', { amount })),
  recallFreeCard: () => sentence(say('recallFreeCard')),
  courier: () => sentence(say('courier')),
};
