import { describe, expect, test } from 'vitest';
import { chanceOf, howSure } from './hint-words.ts';

const rated = (...chances: readonly number[]) =>
  chances.map((chance) => ({ chance, error: 0.02, knowsChances: true }) as const);
const ordered = (...chances: readonly number[]) => chances.map((chance) => ({ chance, error: 0.02 }));

describe('how sure a hint is', () => {
  test('the best is compared with the second in standard errors', () => {
    expect(howSure(rated(0.6, 0.5), 0)).toBe('clearly best');
    expect(howSure(rated(0.6, 0.56), 0)).toBe('a little better');
    expect(howSure(rated(0.6, 0.59), 0)).toBe('hard to tell');
    expect(howSure(rated(0.6), 0)).toBe('clearly best');
  });

  test('the others are about as good, or a chance less', () => {
    expect(howSure(rated(0.6, 0.59, 0.5), 1)).toBe('about as good');
    expect(howSure(rated(0.6, 0.59, 0.5), 2)).toBe('10% less');
  });

  test('ratings that are no chances are told in words', () => {
    expect(howSure(ordered(0.6, 0.59, 0.56), 1)).toBe('about as good');
    expect(howSure(ordered(0.6, 0.59, 0.56), 2)).toBe('a little worse');
    expect(howSure(ordered(0.6, 0.59, 0.5), 2)).toBe('clearly worse');
    expect(chanceOf({ chance: 0.6, error: 0.02 })).toBe('');
  });

  test('without errors any difference counts, and none is a tie', () => {
    const exact = [0.6, 0.4].map((chance) => ({ chance, error: 0, knowsChances: true }) as const);
    expect(howSure(exact, 0)).toBe('clearly best');
    expect(howSure(exact, 1)).toBe('20% less');
    expect(howSure([exact[0] ?? {}, exact[0] ?? {}], 0)).toBe('no better than the next');
  });

  test('exactly two errors apart is sure, exactly one is likely, and an error of a hundredth is no tie', () => {
    // Numbers without rounding: 2 and 1 times an eighth apart.
    const best = { chance: 0.75, error: 0.125 };
    const far = { chance: 0.5, error: 0 };
    const near = { chance: 0.625, error: 0 };
    expect(howSure([best, far], 0)).toBe('clearly best');
    expect(howSure([best, far], 1)).toBe('clearly worse');
    expect(howSure([best, near], 0)).toBe('a little better');
    expect(howSure([best, near], 1)).toBe('a little worse');
    const even = (error: number) => [
      { chance: 0.5, error },
      { chance: 0.5, error: 0 },
    ];
    expect(howSure(even(0.01), 0)).toBe('hard to tell');
    expect(howSure(even(0.0099), 0)).toBe('no better than the next');
  });

  test('nothing is said where nothing was rated', () => {
    expect(howSure([{}], 0)).toBe('');
    expect(chanceOf({})).toBe('');
  });

  test('a chance that is not sure is a range between none and all', () => {
    expect(chanceOf({ chance: 0.617, error: 0.021, knowsChances: true })).toBe('57–66% to win');
    expect(chanceOf({ chance: 0.617, error: 0.002, knowsChances: true })).toBe('62% to win');
    expect(chanceOf({ chance: 0.65, error: 0.05, knowsChances: true })).toBe('55–75% to win');
    expect(chanceOf({ chance: 0.65, error: 0.051, knowsChances: true })).toBe('');
    expect(chanceOf({ chance: 1, error: 0.0025, knowsChances: true })).toBe('100% to win');
    expect(chanceOf({ chance: 0.04, error: 0.04, knowsChances: true })).toBe('0–12% to win');
    expect(chanceOf({ chance: 0.98, error: 0.02, knowsChances: true })).toBe('94–100% to win');
  });
});
