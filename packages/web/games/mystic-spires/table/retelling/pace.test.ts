import { expect, test } from 'vitest';
import { paceOf } from './pace.ts';

test('a pass takes no time, and a link that resolves takes enough to be read', () => {
  expect(paceOf({ type: 'passed', seat: 0 })).toBe(0);
  const resolved = { type: 'resolved', seat: 0, card: 0, ability: -1, number: 1 } as const;
  expect(paceOf(resolved)).toBeGreaterThanOrEqual(600);
});
