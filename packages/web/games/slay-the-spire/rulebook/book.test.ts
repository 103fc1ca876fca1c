import { CONTENT } from '@three-spires/slay-the-spire/content';
import { describe, expect, test } from 'vitest';
import { findMentions } from '../../../rulebook/mentions.ts';
import { keywordNamed, keywordWithSlug, ruleWithId, slugOf } from '../../../rulebook/rulebook.ts';
import { searchRules } from '../../../rulebook/search.ts';
import { readerOf } from '../../../rulebook/terms.ts';
import { RULEBOOK } from './book.ts';

describe('the rulebook on the screen', () => {
  const { rules, chapters, keywords } = RULEBOOK;

  test('has every rule with a number, a title and a text, in its chapter', () => {
    expect(rules.length).toBeGreaterThan(400);
    expect(
      rules.filter(({ id, title, text }) => !/^STS-\d+\.\d+$/.test(id) || title === '' || text === ''),
    ).toEqual([]);
    expect(chapters.filter(({ number, title }) => number === '' || title === '')).toEqual([]);
    expect(rules.filter(({ id, chapter }) => !id.startsWith(`STS-${chapter}.`))).toEqual([]);
  });

  test('knows the rules that its terms and its texts name', () => {
    const ids = new Set(rules.map(({ id }) => id));
    expect(keywords.flatMap((term) => term.rules.filter((rule) => !ids.has(rule)))).toEqual([]);
    expect([...RULEBOOK.citedBy.keys()].filter((id) => !ids.has(id))).toEqual([]);
    expect(RULEBOOK.citedBy.get('STS-38.24')).toContain('STS-17.6');
  });

  test('finds a term under its other names and under its address', () => {
    expect(keywordNamed(RULEBOOK, 'vulnerable tokens')?.keyword).toBe('Vulnerable');
    expect(keywords.filter((term) => keywordWithSlug(RULEBOOK, slugOf(term.keyword)) !== term)).toEqual([]);
  });

  test('finds the rules of a term first, and a rule by its number', () => {
    expect(searchRules(RULEBOOK, 'Vulnerable')[0]?.id).toBe('STS-38.20');
    expect(searchRules(RULEBOOK, 'STS-13.4')[0]?.id).toBe('STS-13.4');
    expect(searchRules(RULEBOOK, 'no such words at all')).toEqual([]);
  });
});

describe('the text of a rule', () => {
  const read = readerOf(RULEBOOK);

  test('links ids and terms, and leaves ordinary words alone', () => {
    const pieces = read('Give each player 1 **Weak**; see STS-38.24. Weak is a token, in Attack Mode too.');
    expect(pieces.filter(({ rule }) => rule).map(({ text }) => text)).toEqual(['STS-38.24']);
    expect(pieces.flatMap(({ keyword, text }) => (keyword ? [`${text}: ${keyword.keyword}`] : []))).toEqual([
      'Weak: Weak',
      'Weak: Weak',
      'Attack Mode: Mode',
    ]);
  });

  test('loses nothing on the way', () => {
    const whole = RULEBOOK.rules.filter(
      ({ text }) =>
        read(text)
          .map((piece) => piece.text)
          .join('') !== text.replaceAll(/\*\*(.+?)\*\*/g, '$1'),
    );
    expect(whole).toEqual([]);
  });
});

describe('mentions of cards in the rules', () => {
  const mentions = findMentions(RULEBOOK, [...new Set(CONTENT.map(({ name }) => name))]);
  const rulesOf = (name: string): string[] => (mentions.get(name) ?? []).map(({ rule }) => rule.id);

  test('are found in rules and in rulings', () => {
    expect(rulesOf('Corpse Explosion')).toEqual(['STS-18.7', 'STS-24.11']);
    expect(mentions.get('Bash')?.find(({ rule }) => rule.id === 'STS-17.5')?.rulings[0]).toMatch(
      /^Ruling R79/,
    );
  });

  test('take a longer name for itself and an ordinary word for a word', () => {
    expect(rulesOf('Twin Strike')).toEqual(['STS-17.4']);
    expect(rulesOf('Strike')).not.toContain('STS-17.4');
    expect(ruleWithId(RULEBOOK, 'sts-17.4')?.text).toContain('Twin Strike');
    expect(mentions.has('Setup')).toBe(false);
  });
});
