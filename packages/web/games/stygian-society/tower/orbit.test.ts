import { expect, test } from 'vitest';
import { FIRST_ORBIT, orbitByKey, turned, zoomed } from './orbit.ts';

test('arrow keys turn the tower, Home brings it back, other keys do nothing', () => {
  const right = orbitByKey(FIRST_ORBIT, 'ArrowRight');
  expect(right?.side).toBeGreaterThan(FIRST_ORBIT.side);
  expect(orbitByKey(right ?? FIRST_ORBIT, 'ArrowLeft')?.side).toBeCloseTo(FIRST_ORBIT.side);
  expect(orbitByKey(turned(FIRST_ORBIT, 2, 0.4), 'Home')).toEqual(FIRST_ORBIT);
  expect(orbitByKey(FIRST_ORBIT, 'x')).toBeUndefined();
});

test('the eye never goes under the table, over the top, into the glass or out of the room', () => {
  expect(turned(FIRST_ORBIT, 0, -9).above).toBe(0);
  expect(turned(FIRST_ORBIT, 0, 9).above).toBeLessThan(Math.PI / 2);
  expect(zoomed(FIRST_ORBIT, 100).zoom).toBe(3);
  expect(zoomed(FIRST_ORBIT, 0.01).zoom).toBe(0.8);
});
