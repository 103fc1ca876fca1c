import { expect, it } from 'vitest';
import { mayMeet, ratingWindow } from './window.ts';

it('widens with waiting, and in the end anyone will do', () => {
  expect([ratingWindow(-5), ratingWindow(0), ratingWindow(10_000)]).toEqual([100, 100, 200]);
  expect(ratingWindow(89_999)).toBeLessThan(1000);
  expect(ratingWindow(90_000)).toBe(Number.POSITIVE_INFINITY);
});

it('suits both, not only the one who has waited longer', () => {
  const patient = { rating: 1500, joinedAt: 0 };
  const fresh = { rating: 1800, joinedAt: 60_000 };
  expect(mayMeet(patient, fresh, 60_000)).toBe(false);
  expect(mayMeet(patient, fresh, 80_000)).toBe(true);
  expect(mayMeet(fresh, patient, 80_000)).toBe(true);
  expect(mayMeet(patient, { rating: 1590, joinedAt: 60_000 }, 60_000)).toBe(true);
});
