import { RUN_MODIFIERS } from '@three-spires/slay-the-spire/modifiers';
import { expect, test } from 'vitest';
import { ASCENSION_LEVELS, modifierText, ruleText } from '../rulebook/rule-text.ts';
import { OPTION_RULES } from './option-rules.ts';

test('every modifier, level of Ascension and optional rule is explained by the rulebook', () => {
  for (const modifier of RUN_MODIFIERS) expect(modifierText(modifier), modifier).not.toBe('');
  expect(ASCENSION_LEVELS.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  for (const rule of Object.values(OPTION_RULES)) expect(ruleText(rule), rule).not.toBe('');
});
