import { describe, expect, test } from 'vitest';
import { differenceOf } from '../interval.ts';
import { ratingsOf } from './ratings.ts';

describe('ratings', () => {
  test('are 1500 on average, and 400 apart at ten times the odds', () => {
    const ratings = ratingsOf([
      [0, 10_000],
      [1_000, 0],
    ]).map(({ rating }) => rating);
    expect((ratings[0] ?? 0) + (ratings[1] ?? 0)).toBeCloseTo(3000, 6);
    expect((ratings[0] ?? 0) - (ratings[1] ?? 0)).toBeCloseTo(400, 0);
  });

  test('are finite where a bot won every game, and the closer the more games there were', () => {
    const [few] = ratingsOf([
      [0, 5],
      [0, 0],
    ]);
    const [many] = ratingsOf([
      [0, 60],
      [40, 0],
    ]);
    const [most] = ratingsOf([
      [0, 600],
      [400, 0],
    ]);
    expect(few?.rating).toBeLessThan(2200);
    const width = (each: typeof few): number => (each?.high ?? 0) - (each?.low ?? 0);
    expect(width(few)).toBeGreaterThan(width(many));
    expect(width(many)).toBeGreaterThan(3 * width(most));
  });

  test('order bots that never met each other', () => {
    const [strong, middle, weak] = ratingsOf([
      [0, 15, 0],
      [5, 0, 15],
      [0, 5, 0],
    ]).map(({ rating }) => rating);
    expect(strong).toBeGreaterThan(middle ?? 0);
    expect(middle).toBeGreaterThan(weak ?? 0);
  });

  test('hold the truth 95 times of 100', () => {
    // A bot that wins two of three games is 120.4 points stronger.
    const truth = 1500 + (200 * Math.log(2)) / Math.log(10);
    const games = 60;
    let [held, chance, all] = [0, (1 / 3) ** games, 0];
    for (let won = 0; won <= games; won++) {
      const [one] = ratingsOf([
        [0, won],
        [games - won, 0],
      ]);
      if (one !== undefined && one.low <= truth && truth <= one.high) held += chance;
      all += chance;
      chance *= (2 * (games - won)) / (won + 1);
    }
    expect(all).toBeCloseTo(1, 6);
    expect(held).toBeGreaterThan(0.93);
    expect(held).toBeLessThan(0.97);
  });
});

describe('the difference of two paired proportions', () => {
  test('is turned round with the players', () => {
    const [share, low, high] = differenceOf({ both: 20, onlyOne: 12, onlyOther: 2, neither: 16 });
    const [other, otherLow, otherHigh] = differenceOf({ both: 20, onlyOne: 2, onlyOther: 12, neither: 16 });
    expect([other, otherLow, otherHigh]).toEqual([share, high, low].map((each) => expect.closeTo(-each, 9)));
    expect(share).toBeCloseTo(0.2, 9);
  });

  test('is known better where both did well on the same seeds', () => {
    const width = ([, low, high]: readonly number[]): number => (high ?? 0) - (low ?? 0);
    const together = differenceOf({ both: 40, onlyOne: 10, onlyOther: 10, neither: 40 });
    const apart = differenceOf({ both: 25, onlyOne: 25, onlyOther: 25, neither: 25 });
    expect(width(together)).toBeLessThan(0.8 * width(apart));
  });

  test('holds the truth about 95 times of 100', () => {
    const [seeds, chances] = [24, [0.4, 0.3, 0.1, 0.2] as const];
    const truth = chances[1] - chances[2];
    const logFactorial = (of: number): number => (of < 2 ? 0 : Math.log(of) + logFactorial(of - 1));
    let [held, all] = [0, 0];
    for (let both = 0; both <= seeds; both++)
      for (let onlyOne = 0; both + onlyOne <= seeds; onlyOne++)
        for (let onlyOther = 0; both + onlyOne + onlyOther <= seeds; onlyOther++) {
          const counts = [both, onlyOne, onlyOther, seeds - both - onlyOne - onlyOther];
          const chance = Math.exp(
            counts.reduce(
              (sum, count, at) => sum + count * Math.log(chances[at] ?? 1) - logFactorial(count),
              logFactorial(seeds),
            ),
          );
          const [, low, high] = differenceOf({ both, onlyOne, onlyOther, neither: counts[3] ?? 0 });
          all += chance;
          if (low <= truth && truth <= high) held += chance;
        }
    expect(all).toBeCloseTo(1, 6);
    expect(held).toBeGreaterThan(0.93);
    expect(held).toBeLessThan(0.98);
  });
});
