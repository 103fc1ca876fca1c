import { describe, expect, test } from 'vitest';
import { chanceOf, howSure } from './hint-words.ts';

const rated = (...chances: readonly number[]) => chances.map((chance) => ({ chance, error: 0.02 }));

describe('how sure a hint is', () => {
  test('the best is compared with the second in standard errors', () => {
    expect(howSure(rated(0.6, 0.5), 0)).toBe('sure');
    expect(howSure(rated(0.6, 0.56), 0)).toBe('likely');
    expect(howSure(rated(0.6, 0.59), 0)).toBe('close');
    expect(howSure(rated(0.6), 0)).toBe('sure');
  });

  test('the others are close to the best, or so much less', () => {
    expect(howSure(rated(0.6, 0.59, 0.5), 1)).toBe('close');
    expect(howSure(rated(0.6, 0.59, 0.5), 2)).toBe('10% less');
  });

  test('without errors any difference counts', () => {
    const exact = [0.6, 0.4].map((chance) => ({ chance, error: 0 }));
    expect(howSure(exact, 0)).toBe('sure');
    expect(howSure(exact, 1)).toBe('20% less');
    expect(howSure([exact[0] ?? {}, exact[0] ?? {}], 0)).toBe('close');
  });

  test('nothing is said where no chance is known', () => {
    expect(howSure([{}], 0)).toBe('');
    expect(chanceOf({})).toBe('');
    expect(chanceOf({ chance: 0.617 })).toBe('62% to win');
  });
});
