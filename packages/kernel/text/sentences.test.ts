import { describe, expect, it } from 'vitest';
import { plainText } from './message.ts';
import {
  andList,
  createSay,
  lines,
  lowerFirst,
  orList,
  pluralOf,
  withoutStop,
  withStop,
} from './sentences.ts';

const texts = (...words: string[]) => words.map((word) => [word]);

describe('sentence helpers', () => {
  it('say a message of a locale file', () => {
    const say = createSay({ draw: 'Draw {count|card|cards}: {count}.' });
    expect(plainText(say('draw', { count: 2 }))).toBe('Draw cards: 2.');
  });

  it('end a text with one stop, or with none', () => {
    expect(withStop(['Draw 1 card'])).toEqual(['Draw 1 card.']);
    expect(withStop(['Draw 1 card.'])).toEqual(['Draw 1 card.']);
    expect(withStop(['(Once.)'])).toEqual(['(Once.)']);
    expect(withStop([])).toEqual([]);
    expect(withStop([{ icon: 'block' }])).toEqual([{ icon: 'block' }, '.']);
    expect(withoutStop(['Draw.'])).toEqual(['Draw']);
    expect(withoutStop([{ icon: 'block' }])).toEqual([{ icon: 'block' }]);
  });

  it('continue after a colon in lower case', () => {
    expect(lowerFirst(['Draw 2 cards.'])).toEqual(['draw 2 cards.']);
    expect(lowerFirst(['X damage'])).toEqual(['X damage']);
    expect(lowerFirst([{ icon: 'block' }])).toEqual([{ icon: 'block' }]);
  });

  it('list texts', () => {
    expect(plainText(andList(texts('a')))).toBe('a');
    expect(plainText(andList(texts('a', 'b')))).toBe('a and b');
    expect(plainText(orList(texts('a', 'b', 'c')))).toBe('a, b or c');
    expect(plainText(lines(texts('a', 'b')))).toBe('a\nb');
  });

  it('make plurals of names', () => {
    expect(['Shade', 'Guardsman', 'Fury', 'Toy'].map(pluralOf)).toEqual([
      'Shades',
      'Guardsmen',
      'Furies',
      'Toys',
    ]);
  });
});
