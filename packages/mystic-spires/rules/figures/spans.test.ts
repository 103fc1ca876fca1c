import { expect, it } from 'vitest';
import { addSpan, endSpans, spanBits } from './spans.ts';

const EVERY = -1;

it.each([
  ['the later end was given first', [7, 5]],
  ['the later end was given last', [5, 7]],
])('MYS-24.2 of two durations the later end counts: %s', (_, ends) => {
  const spans = ends.reduce((list: readonly number[], end) => addSpan(list, 3, end), []);
  expect(spanBits(spans)).toBe(1 << 3);
  expect(spanBits(endSpans(spans, 6, EVERY))).toBe(1 << 3);
  expect(spanBits(endSpans(spans, 7, EVERY))).toBe(0);
});

it('MYS-24.2 a status keeps its end when another is given', () => {
  const spans = addSpan(addSpan([], 3, 5), 2, 7);
  expect(spanBits(spans)).toBe((1 << 3) | (1 << 2));
  expect(spanBits(endSpans(spans, 5, EVERY))).toBe(1 << 2);
});
