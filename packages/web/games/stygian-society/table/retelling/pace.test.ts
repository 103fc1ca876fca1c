import { expect, test } from 'vitest';
import { paceOf } from './pace.ts';

test('an enemy that acts holds the stage for a while, and what nobody sees does not', () => {
  expect(paceOf({ type: 'acted', enemy: 0, colour: 3, field: 1, crypt: 0 })).toBeGreaterThan(0);
  expect(paceOf({ type: 'marked', card: 0, mark: 'exhaust' })).toBe(0);
});
