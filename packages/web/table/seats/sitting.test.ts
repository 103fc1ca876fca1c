import type { Picture } from '@three-spires/table';
import { expect, test } from 'vitest';
import { shownTo, waitedSeat } from './sitting.ts';

const picture = (fields: Partial<Picture>): Picture =>
  ({
    seats: [0, 1, 2].map((seat) => ({ seat, mine: seat > 0 })),
    deciding: [0, 2],
    ...fields,
  }) as Picture;

const outcome = { result: 'draw', winners: [], reason: 'over' } as const;

test('the own seat that is waited for comes next when the one in play has nothing to decide', () => {
  expect(waitedSeat(picture({}), 1)).toBe(2);
  expect(waitedSeat(picture({}), undefined)).toBe(2);
  expect(waitedSeat(picture({}), 2)).toBeUndefined();
  expect(waitedSeat(picture({ deciding: [0] }), 1)).toBeUndefined();
});

test('nobody is waited for in a finished game, whatever its last position asked', () => {
  expect(waitedSeat(picture({ outcome }), 1)).toBeUndefined();
});

test('rivals who share a screen see one hand at a time, and all of them when the game is over', () => {
  const outlooks = [1, 2].map((viewer) => ({ viewer })) as unknown as Picture['outlooks'];
  const viewers = (fields: Partial<Picture>, shared: boolean) =>
    shownTo(picture({ outlooks, ...fields }), shared, 2).outlooks.map(({ viewer }) => viewer);
  expect(viewers({}, true)).toEqual([2]);
  expect(viewers({}, false)).toEqual([1, 2]);
  expect(viewers({ outcome }, true)).toEqual([1, 2]);
});
