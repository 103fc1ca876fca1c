import { createRandom, randomBelow } from '@three-spires/kernel';
import { describe, expect, test } from 'vitest';
import { fitLogistic, type Row } from './train-logistic.ts';

/** Rows that are won as often as the weights say. */
const rowsFrom = (weights: readonly number[], count: number): Row[] => {
  const random = createRandom('rows', 1);
  return Array.from({ length: count }, () => {
    const figures = Float64Array.from(weights, (_, at) =>
      at === 0 ? 1 : randomBelow(random, 0, 2001) / 1000 - 1,
    );
    const odds = weights.reduce((sum, weight, at) => sum + weight * (figures[at] as number), 0);
    const won = randomBelow(random, 0, 100_000) / 100_000 < 1 / (1 + Math.exp(-odds)) ? 1 : 0;
    return { figures, won };
  });
};

describe('logistic regression', () => {
  test('finds the weights that the rows were made with', () => {
    const weights = [-0.5, 2, -1, 0];
    const found = fitLogistic(
      rowsFrom(weights, 20_000),
      weights.map(() => 2),
    );
    weights.forEach((weight, at) => {
      expect(Math.abs((found[at] as number) - weight)).toBeLessThan(0.15);
    });
  });

  test('gives a figure that never occurs no weight', () => {
    const rows = rowsFrom([0.3, 1], 500).map(({ figures, won }) => ({
      figures: Float64Array.from([...figures, 0]),
      won,
    }));
    expect(fitLogistic(rows, [2, 2, 2])[2]).toBe(0);
  });
});
