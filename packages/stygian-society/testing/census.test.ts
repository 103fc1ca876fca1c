import { expect, test } from 'vitest';
import { takeCensus } from './census.ts';

test('everything printed takes effect in random games', { timeout: 300_000 }, () => {
  expect(takeCensus(100).filter(({ count }) => count === 0)).toEqual([]);
});
