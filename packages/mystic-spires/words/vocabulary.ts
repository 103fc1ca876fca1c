/** All steps. */
import type { EffectOf } from '@three-spires/kernel';
import { answerWords } from './answers.ts';
import { cardWords } from './cards.ts';
import { keeperWords } from './keepers.ts';
import { unitWords } from './units.ts';
import type { Word } from './word.ts';

export const STEP_WORDS = { ...cardWords, ...unitWords, ...keeperWords, ...answerWords };

/** MYS-7.2: a step may depend on the one before. */
export type Step = { readonly join?: 'ifYouDo' | 'ifNot' } & EffectOf<typeof STEP_WORDS>;

export const stepWord = ({ do: name }: Step): Word<unknown> => STEP_WORDS[name];
