/** What happens between combats, in words. */
import type { RunEffect } from '../words/run-effect.ts';
import { icons, type Phrase } from './phrase.ts';
import { say } from './say.ts';

type Of<Word extends RunEffect['do']> = Extract<RunEffect, { do: Word }>;

export const RUN_WRITERS: { readonly [Word in RunEffect['do']]: (effect: Of<Word>) => Phrase } = {
  gainGold: ({ amount }) => icons(say('gainGold', { amount })),
};
