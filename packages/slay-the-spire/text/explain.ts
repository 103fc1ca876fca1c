import type { Refusal, Text } from '@three-spires/kernel';
import { en, type MessageKey } from './en.ts';
import { say } from './say.ts';

export const explainRefusal = (refused: Refusal): Text => {
  const key = `refusal.${refused.code}`;
  return say(key in en ? (key as MessageKey) : 'refusal.not-now', {
    card: '',
    relic: '',
    cost: 0,
    energy: 0,
    ...refused.params,
  });
};
