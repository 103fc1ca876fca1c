/** What relics and potions do beyond what cards do, in words. */
import type { ItemEffect } from '../words/item-effect.ts';
import { type Phrase, sentence } from './phrase.ts';
import { say } from './say.ts';

type Of<Word extends ItemEffect['do']> = Extract<ItemEffect, { do: Word }>;

export const ITEM_WRITERS: { readonly [Word in ItemEffect['do']]: (effect: Of<Word>) => Phrase } = {
  triggerDieAbility: () => sentence(say('triggerDieAbility')),
};
