import { describe, expect, test } from 'vitest';
import { KEYWORDS, keywordNamed, RULES, searchRules } from './rulebook.ts';

describe('the rulebook on the screen', () => {
  test('has every rule with a number, a title and a text', () => {
    expect(RULES.length).toBeGreaterThan(400);
    expect(
      RULES.filter(({ id, title, text }) => !/^STS-\d+\.\d+$/.test(id) || title === '' || text === ''),
    ).toEqual([]);
  });

  test('knows the rules that its terms name', () => {
    const ids = new Set(RULES.map(({ id }) => id));
    expect(KEYWORDS.flatMap(({ rules }) => rules.filter((rule) => !ids.has(rule)))).toEqual([]);
  });

  test('finds a term under its other names', () => {
    expect(keywordNamed('vulnerable tokens')?.keyword).toBe('Vulnerable');
  });

  test('finds the rules of a term first, and a rule by its number', () => {
    expect(searchRules('Vulnerable')[0]?.id).toBe('STS-38.20');
    expect(searchRules('STS-13.4')[0]?.id).toBe('STS-13.4');
    expect(searchRules('no such words at all')).toEqual([]);
  });
});
