import { expect, test } from 'vitest';
import { breakPane } from './shards.ts';

const area = (shape: string): number => {
  const points = [...shape.matchAll(/([\d.]+)% ([\d.]+)%/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  const twice = points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
};

test.each([1, 2, 3, 5, 14])('%i pieces make up the whole pane', (count) => {
  for (const name of ['jaw-worm', 'cultist', 'the-champ', 'time-eater']) {
    const shards = breakPane(name, count);
    expect(shards).toHaveLength(count);
    expect(shards.reduce((sum, { shape }) => sum + area(shape), 0)).toBeCloseTo(10_000, -1.5);
  }
});

test('the same name breaks in the same way, another one in another', () => {
  expect(breakPane('jaw-worm', 6)).toEqual(breakPane('jaw-worm', 6));
  expect(breakPane('jaw-worm', 6)).not.toEqual(breakPane('cultist', 6));
});
