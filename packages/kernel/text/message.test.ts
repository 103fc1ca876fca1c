import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMessage, formatTemplate, joinTexts, plainText, type Text, type TextPart } from './message.ts';

const part = fc.oneof(
  fc.string().filter((text) => text !== ''),
  fc.record({ icon: fc.stringMatching(/^\w+$/) }),
  fc.record({ keyword: fc.stringMatching(/^[a-z ]+$/) }),
);

/** Texts as the formatter makes them: no empty strings and no two strings side by side. */
const text = fc
  .array(part)
  .map((parts) =>
    parts.filter((item, at) => !(typeof item === 'string' && typeof parts[at - 1] === 'string')),
  );

const hasNeighbours = (parts: readonly TextPart[]): boolean =>
  parts.some((item, at) => typeof item === 'string' && typeof parts[at - 1] === 'string');

describe('a template', () => {
  it('without pieces is its own text', () => {
    expect(formatTemplate('End of turn.')).toEqual(['End of turn.']);
    expect(formatTemplate('')).toEqual([]);
  });

  it('takes words and numbers for its parameters', () => {
    expect(formatTemplate('{who} draws {count}.', { who: 'The Silent', count: 2 })).toEqual([
      'The Silent draws 2.',
    ]);
    expect(formatTemplate('{count}{count}', { count: 0 })).toEqual(['00']);
  });

  it('takes an empty word and leaves nothing behind', () => {
    expect(formatTemplate('{a}', { a: '' })).toEqual([]);
    expect(formatTemplate('x{a}y', { a: '' })).toEqual(['xy']);
  });

  it.each([
    [0, 'Draw 0 cards'],
    [1, 'Draw 1 card'],
    ['1', 'Draw 1 card'],
    [2, 'Draw 2 cards'],
    ['X', 'Draw X cards'],
  ])('picks singular or plural for %s', (count, expected) => {
    expect(formatTemplate('Draw {count} {count|card|cards}', { count })).toEqual([expected]);
  });

  it('may have an empty singular or plural', () => {
    expect(formatTemplate('hit{count||s}', { count: 1 })).toEqual(['hit']);
    expect(formatTemplate('hit{count||s}', { count: 3 })).toEqual(['hits']);
  });

  it('reads an icon as another word where it is given one', () => {
    const text = formatTemplate('Use all your [shiv|shivs] and 1 [shiv].');
    expect(text).toEqual([
      'Use all your ',
      { icon: 'shiv', word: 'shivs' },
      ' and 1 ',
      { icon: 'shiv' },
      '.',
    ]);
    expect(plainText(text)).toBe('Use all your shivs and 1 shiv.');
  });

  it('makes icons and keywords parts of their own', () => {
    expect(formatTemplate('Gain 2 [block], then *Exhaust* this.')).toEqual([
      'Gain 2 ',
      { icon: 'block' },
      ', then ',
      { keyword: 'Exhaust' },
      ' this.',
    ]);
    expect(formatTemplate('[hit][hit]')).toEqual([{ icon: 'hit' }, { icon: 'hit' }]);
  });

  it('takes a whole text for a parameter and joins its ends to the neighbours', () => {
    const inner: Text = ['deal ', { icon: 'hit' }, ' twice'];
    expect(formatTemplate('If *Calm*, {effect}.', { effect: inner })).toEqual([
      'If ',
      { keyword: 'Calm' },
      ', deal ',
      { icon: 'hit' },
      ' twice.',
    ]);
  });

  it('does not read pieces inside a parameter', () => {
    expect(formatTemplate('{name}', { name: '[block] *x* {y}' })).toEqual(['[block] *x* {y}']);
  });

  it('throws when a parameter is missing, naming the template and the parameter', () => {
    expect(() => formatTemplate('{who} rests', {})).toThrow(
      'message "{who} rests" needs the parameter "who"',
    );
    expect(() => formatTemplate('{n|card|cards}')).toThrow('"n"');
  });

  it('never leaves empty or neighbouring strings', () => {
    fc.assert(
      fc.property(text, fc.string(), (inner, word) => {
        const parts = formatTemplate('a {inner}{word} b {inner}', { inner, word });
        expect(parts).not.toContain('');
        expect(hasNeighbours(parts)).toBe(false);
        expect(plainText(parts)).toBe(`a ${plainText(inner)}${word} b ${plainText(inner)}`);
      }),
    );
  });
});

describe('a message', () => {
  const messages = { drew: '{who} drew {count} {count|card|cards}' };

  it('is the template of its key, filled in', () => {
    expect(formatMessage(messages, 'drew', { who: 'Ann', count: 1 })).toEqual(['Ann drew 1 card']);
  });

  it('throws when the key is unknown', () => {
    expect(() => formatMessage(messages, 'drawn')).toThrow('no message "drawn"');
  });
});

describe('joinTexts', () => {
  it('puts the separator between texts, and none around empty ones', () => {
    expect(joinTexts([['a'], [], ['b', { icon: 'hit' }], []], ', ')).toEqual(['a, b', { icon: 'hit' }]);
    expect(joinTexts([[{ icon: 'hit' }], [{ icon: 'block' }]], ' ')).toEqual([
      { icon: 'hit' },
      ' ',
      { icon: 'block' },
    ]);
    expect(joinTexts([], ', ')).toEqual([]);
    expect(joinTexts([[], []], ', ')).toEqual([]);
  });

  it('says the same as joining the words', () => {
    fc.assert(
      fc.property(fc.array(text), fc.string(), (texts, separator) => {
        const words = texts.filter((item) => item.length > 0).map(plainText);
        const joined = joinTexts(texts, separator);
        expect(plainText(joined)).toBe(words.join(separator));
        expect(hasNeighbours(joined)).toBe(false);
      }),
    );
  });

  it('leaves the texts it joins as they are', () => {
    const texts: Text[] = [['a'], ['b']];
    joinTexts(texts, '-');
    expect(texts).toEqual([['a'], ['b']]);
  });
});

describe('plainText', () => {
  it('names icons and keywords in words', () => {
    expect(plainText(['Gain 1 ', { icon: 'energy' }, ' and ', { keyword: 'Retain' }, '.'])).toBe(
      'Gain 1 energy and Retain.',
    );
    expect(plainText([])).toBe('');
  });
});
