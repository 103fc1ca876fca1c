import { describe, expect, test } from 'vitest';
import { type Box, placeBox, type Size } from './placing.ts';

const SCREEN: Size = { width: 390, height: 844 };
const SIZES = [
  { width: 374, height: 160 },
  { width: 240, height: 230 },
];

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

type More = Partial<Pick<Parameters<typeof placeBox>[0], 'presses' | 'others' | 'folded' | 'last'>>;

const placed = (target: Box | undefined, more: More): ReturnType<typeof placeBox> =>
  placeBox({
    screen: SCREEN,
    target,
    presses: [],
    others: [],
    sizes: SIZES,
    folded: undefined,
    last: undefined,
    ...more,
  });

const place = (target: Box | undefined, more: More = {}): Box => placed(target, more).box;

describe('the box of a step', () => {
  test('never covers its target and stays on the screen, wherever the target is', () => {
    for (const [width, height] of [
      [60, 60],
      [374, 300],
      [390, 500],
      [200, 844],
    ] as const)
      for (let left = -20; left < SCREEN.width; left += 45)
        for (let top = -40; top < SCREEN.height; top += 60) {
          const target = { left, top, width, height };
          const box = place(target);
          expect(overlaps(box, target)).toBe(false);
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.top).toBeGreaterThanOrEqual(0);
          expect(box.left + box.width).toBeLessThanOrEqual(SCREEN.width);
          expect(box.top + box.height).toBeLessThanOrEqual(SCREEN.height);
        }
  });

  test('leaves other things uncovered while there is room', () => {
    const target = { left: 150, top: 300, width: 80, height: 80 };
    const below = { left: 0, top: 400, width: 390, height: 444 };
    expect(overlaps(place(target, { others: [below] }), below)).toBe(false);
  });

  test('stays where it is while it covers nothing', () => {
    const last = { left: 8, top: 100, width: 374, height: 160 };
    expect(place({ left: 150, top: 300, width: 80, height: 80 }, { last })).toBe(last);
    expect(place({ left: 150, top: 200, width: 80, height: 80 }, { last })).not.toBe(last);
  });

  test('rather covers what is only to be seen than what can be pressed', () => {
    const target = { left: 150, top: 300, width: 80, height: 80 };
    const below = { left: 0, top: 400, width: 390, height: 444 };
    const above = { left: 0, top: 0, width: 390, height: 280 };
    expect(overlaps(place(target, { presses: [above], others: [below] }), above)).toBe(false);
    expect(overlaps(place(target, { presses: [below], others: [above] }), below)).toBe(false);
  });

  test('is folded only where it would cover something to press at every size', () => {
    const folded = { width: 150, height: 40 };
    const target = { left: 150, top: 300, width: 80, height: 80 };
    const above = { left: 0, top: 0, width: 390, height: 280 };
    const below = { left: 0, top: 500, width: 390, height: 344 };
    expect(placed(target, { presses: [above], folded }).isFolded).toBe(false);
    const small = placed(target, { presses: [above, below], folded });
    expect(small.isFolded).toBe(true);
    expect([above, below, target].filter((thing) => overlaps(small.box, thing))).toEqual([]);
  });
});
