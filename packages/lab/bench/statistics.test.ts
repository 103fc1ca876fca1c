import { describe, expect, test } from 'vitest';
import { median, ratiosOf, spreadOf } from './statistics.ts';

describe('several rounds', () => {
  test('the median is the middle value, or the mean of the two in the middle', () => {
    expect(median([5, 1, 9])).toBe(5);
    expect(median([4, 1, 10, 2])).toBe(3);
    expect(median([7])).toBe(7);
    expect(() => median([])).toThrow('no values');
  });

  test('a spread keeps the lowest and the highest', () => {
    expect(spreadOf([3, 10, 2])).toEqual({ median: 3, lowest: 2, highest: 10 });
  });

  test('ratios are taken round by round, not from two medians', () => {
    // The machine was ten times slower in the second round; every round says 2.
    expect(ratiosOf([200, 20, 220], [100, 10, 110])).toEqual({ median: 2, lowest: 2, highest: 2 });
    expect(ratiosOf([1, 30, 6], [1, 10, 3])).toEqual({ median: 2, lowest: 1, highest: 3 });
    expect(() => ratiosOf([1, 2], [1])).toThrow('2 rounds cannot be compared with 1');
  });
});
