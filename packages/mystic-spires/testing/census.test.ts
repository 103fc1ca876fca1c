import { expect, test } from 'vitest';
import { takeCensus } from './games.ts';

test('every card and every ability takes effect in games by chance', { timeout: 300_000 }, () => {
  expect(takeCensus(150).filter(({ count }) => count === 0)).toEqual([]);
});
