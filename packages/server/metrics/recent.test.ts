import { expect, it } from 'vitest';
import { createMinuteCount } from './minute-count.ts';
import { createRecentTimes } from './recent-times.ts';

it('gives percentiles of the newest times only', () => {
  const times = createRecentTimes(100);
  expect(times.within(0.5)).toBe(0);
  for (let time = 0; time < 1_000; time++) times.add(time);
  expect([times.within(0), times.within(0.5), times.within(0.99), times.within(1)]).toEqual([
    900, 950, 999, 999,
  ]);
});

it('counts the last minute', () => {
  let now = 5_000;
  const minute = createMinuteCount(() => now);
  minute.add();
  now += 30_000;
  minute.add();
  minute.add();
  expect(minute.count()).toBe(3);
  now += 30_000;
  expect(minute.count()).toBe(2);
  now += 3_600_000;
  expect(minute.count()).toBe(0);
});
