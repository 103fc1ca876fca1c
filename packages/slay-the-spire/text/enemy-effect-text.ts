/** What only enemies do, in words. */
import type { EnemyEffect } from '../words/enemy-effect.ts';
import { type Phrase, sentence } from './phrase.ts';
import { say } from './say.ts';

type Of<Word extends EnemyEffect['do']> = Extract<EnemyEffect, { do: Word }>;

export const ENEMY_WRITERS: { readonly [Word in EnemyEffect['do']]: (effect: Of<Word>) => Phrase } = {
  summon: ({ name, amount }) => sentence(say('summon', { name, amount })),
  loseGold: ({ amount }) => sentence(say('loseGold', { amount })),
  leaveCombat: () => sentence(say('leaveCombat')),
  die: () => sentence(say('die')),
};
