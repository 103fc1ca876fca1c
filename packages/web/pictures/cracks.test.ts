import { expect, test } from 'vitest';
import { brokenBy, cracksOf } from './cracks.ts';

test('every quarter of the HP adds lines, and the last two darken panes', () => {
  const { lines, dark } = cracksOf('hexaghost');
  expect(lines.map(({ length }) => length)).toEqual([4, 5, 8, 11]);
  expect(dark.map(({ length }) => length)).toEqual([0, 0, 3, 4]);
  expect(cracksOf('hexaghost')).toEqual(cracksOf('hexaghost'));
  expect(cracksOf('hexaghost')).not.toEqual(cracksOf('slime-boss'));
});

test.each([
  [100, 100, 0],
  [76, 100, 0],
  [75, 100, 1],
  [50, 100, 2],
  [25, 100, 3],
  [11, 100, 3],
  [10, 100, 4],
  [0, 100, 4],
  [-3, 20, 4],
  [120, 100, 0],
])('at %i of %i HP it is broken to degree %i', (hp, most, degree) => {
  expect(brokenBy(hp, most)).toBe(degree);
});
