import { expect, test } from 'vitest';
import { figureFaults, repeatedIds } from '../check-figure.ts';
import { SLAY_HUMANOIDS, STYGIAN_HUMANOIDS } from './index.ts';

test.each([...SLAY_HUMANOIDS, ...STYGIAN_HUMANOIDS])('$id is put together well', (figure) => {
  expect(figureFaults(figure)).toEqual([]);
});

test('every figure of a game has its own id', () => {
  expect(repeatedIds(SLAY_HUMANOIDS)).toEqual([]);
  expect(repeatedIds(STYGIAN_HUMANOIDS)).toEqual([]);
});
