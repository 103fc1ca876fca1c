import { expect, it } from 'vitest';
import { timeInWords } from './time-in-words.ts';

const HOUR = 3_600_000;

it.each([
  [0, '0 min'],
  [1, '1 min'],
  [119 * 60_000, '119 min'],
  [5 * HOUR, '5 h'],
  [24 * HOUR, '1 day'],
  [30 * HOUR, '30 h'],
  [47.5 * HOUR, '2 days'],
  [48 * HOUR, '2 days'],
  [7 * 24 * HOUR, '7 days'],
])('%d ms are %s', (ms, words) => {
  expect(timeInWords(ms)).toBe(words);
});
