/** Steps of answers: they stop the link they answer (MYS-8.3, section 23). */
import type { EffectOf, Messages } from '@three-spires/kernel';
import { word } from './word.ts';

export const answerEnglish = {
  'do.disrupt': '*Disrupt* it',
  'do.negate': 'negate the attack',
} as const satisfies Messages;

export const answerWords = { disrupt: word(), negate: word() };

type AnswerStep = EffectOf<typeof answerWords>;

export const disrupt: AnswerStep = { do: 'disrupt' };
export const negate: AnswerStep = { do: 'negate' };
