import type { Text } from '@three-spires/kernel';
import type { Condition } from '../words/effect.ts';
import { facesText } from './phrase.ts';
import { say } from './say.ts';

/** A condition as written after "if". */
export const conditionText = (condition: Condition): Text =>
  say(`condition.${condition.is}`, { faces: facesText(condition.faces ?? []) });
