import { describe, expect, test } from 'vitest';
import { placeBeside } from './place-beside.ts';

const VIEWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const SIZES = [
  { width: 60, height: 30 },
  { width: 300, height: 120 },
  { width: 300, height: 320 },
];
const ANCHORS = [
  { width: 12, height: 12 },
  { width: 200, height: 40 },
  { width: 160, height: 420 },
];

type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

describe('the place of an explanation', () => {
  test('is inside the window and beside what it explains, wherever that is', () => {
    for (const view of VIEWS)
      for (const size of SIZES)
        for (const anchor of ANCHORS)
          for (let x = 0; x <= 5; x++)
            for (let y = 0; y <= 5; y++) {
              const at = {
                ...anchor,
                left: ((view.width - anchor.width) * x) / 5,
                top: ((view.height - anchor.height) * y) / 5,
              };
              const { left, top, room } = placeBeside(at, size, view);
              const box = {
                left,
                top,
                width: Math.min(size.width, room.width),
                height: Math.min(size.height, room.height),
              };
              const where = JSON.stringify({ view, at, box });
              expect(overlap(at, box), where).toBe(false);
              expect(Math.min(box.left, box.top), where).toBeGreaterThanOrEqual(0);
              expect(box.left + box.width, where).toBeLessThanOrEqual(view.width);
              expect(box.top + box.height, where).toBeLessThanOrEqual(view.height);
            }
  });

  test('is above a thing in the lower half, below one in the upper half', () => {
    const view = { width: 390, height: 844 };
    const size = { width: 200, height: 80 };
    const thing = { left: 180, width: 20, height: 20 };
    expect(placeBeside({ ...thing, top: 700 }, size, view).top).toBe(612);
    expect(placeBeside({ ...thing, top: 100 }, size, view).top).toBe(128);
  });

  test('is at the side of a thing that is as tall as the window', () => {
    const { left, top } = placeBeside(
      { left: 100, top: 10, width: 200, height: 580 },
      { width: 300, height: 100 },
      { width: 1024, height: 600 },
    );
    expect({ left, top }).toEqual({ left: 308, top: 250 });
  });
});
