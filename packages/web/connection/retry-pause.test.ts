import { expect, test } from 'vitest';
import { retryPause } from './retry-pause.ts';

const shortest = (failed: number): number => retryPause(failed, () => 0);
const longest = (failed: number): number => retryPause(failed, () => 1);

test('pauses double until the longest one', () => {
  expect([0, 1, 2, 3].map(longest)).toEqual([400, 800, 1600, 3200]);
  expect([4, 5, 50, 5000].map(longest)).toEqual([5000, 5000, 5000, 5000]);
});

test('a pause is never shorter than half its span', () => {
  expect([0, 1, 2, 3, 4].map(shortest)).toEqual([200, 400, 800, 1600, 2500]);
});

test('two browsers wait for different times', () => {
  expect(retryPause(3, () => 0.25)).not.toBe(retryPause(3, () => 0.75));
  for (let attempt = 0; attempt < 20; attempt++) {
    const pause = retryPause(attempt);
    expect(pause).toBeGreaterThanOrEqual(shortest(attempt));
    expect(pause).toBeLessThanOrEqual(longest(attempt));
  }
});
