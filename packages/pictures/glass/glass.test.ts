import { expect, test } from 'vitest';
import { mergeCrumbs } from './crumbs.ts';
import { cutPiece } from './cut.ts';
import { addPane, emptyPanes, type PaneMap } from './panes.ts';
import { randomFrom } from './random.ts';
import { coverOf, croppedCoverOf, strokeCover } from './raster.ts';

const SHARED = { piece: 1, mark: 0, profile: undefined };

const rectangle = (width: number, left: number, top: number, right: number, bottom: number): number[] => {
  const pixels: number[] = [];
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) pixels.push(y * width + x);
  return pixels;
};

const cut = (width: number, height: number, pixels: readonly number[], limit: number): PaneMap => {
  const panes = emptyPanes(width, height);
  const style = { limit, sheet: 0, tone: 0, depth: 1, whole: false };
  cutPiece(panes, Int32Array.from(pixels).sort(), style, randomFrom(7));
  return panes;
};

test('a piece is cut at its waist rather than in its middle', () => {
  // Two blocks, and a thin waist left of the middle.
  const pixels = [
    ...rectangle(200, 0, 10, 70, 70),
    ...rectangle(200, 70, 34, 82, 46),
    ...rectangle(200, 82, 10, 180, 70),
  ];
  const { pane } = cut(200, 80, pixels, 120);
  const row = 40 * 200;
  const borders = [...pane.keys()].filter(
    (at) => at > row && at < row + 180 && pane[at] !== pane[at - 1] && pane[at - 1] !== 0,
  );
  expect(borders.length).toBe(1);
  expect(borders[0] - row).toBeGreaterThanOrEqual(68);
  expect(borders[0] - row).toBeLessThanOrEqual(84);
});

test('cuts leave no sliver', () => {
  const { pane, sheet } = cut(240, 160, rectangle(240, 10, 10, 230, 150), 60);
  const sizes = sheet.map((_, number) => pane.filter((own) => own === number).length).slice(1);
  expect(sizes.length).toBeGreaterThan(4);
  expect(Math.min(...sizes)).toBeGreaterThan(Math.max(...sizes) / 6);
});

test('a crumb goes to the pane beside it, and a small piece of its own stays', () => {
  const panes = emptyPanes(20, 10);
  const [large, beside] = [addPane(panes, 0, 0, 1, SHARED), addPane(panes, 0, 0, 1, { ...SHARED, piece: 2 })];
  const eye = addPane(panes, 3, 0, 1, { ...SHARED, piece: 3 });
  for (const at of rectangle(20, 0, 0, 8, 10)) panes.pane[at] = large;
  for (const at of rectangle(20, 8, 0, 20, 10)) panes.pane[at] = beside;
  panes.pane[5 * 20 + 15] = large;
  panes.pane[3 * 20 + 12] = eye;
  const pixelsOf = (number: number) =>
    Int32Array.from([...panes.pane.keys()].filter((at) => panes.pane[at] === number));
  mergeCrumbs(panes, [large, beside, eye].map(pixelsOf), 6);
  expect(panes.pane[5 * 20 + 15]).toBe(beside);
  expect(panes.pane[3 * 20 + 12]).toBe(eye);
});

test('a painted line is thin at both ends, and a closed one is not', () => {
  const inColumn = (d: string, column: number): number => {
    const cover = strokeCover([{ d, width: 10 }], (svg) => svg, 200, 100);
    let sum = 0;
    for (let y = 0; y < 100; y++) sum += cover[y * 200 + column] / 255;
    return sum;
  };
  const line = 'M10 50L190 50';
  expect(inColumn(line, 100)).toBeGreaterThan(7);
  expect(inColumn(line, 13)).toBeLessThan(4);
  expect(inColumn(line, 187)).toBeLessThan(4);
  // The left side of a ring is one stroke wide at its middle and empty inside.
  const ring = strokeCover([{ d: 'M40 20L160 20L160 80L40 80Z', width: 10 }], (svg) => svg, 200, 100);
  expect(ring[50 * 200 + 40]).toBe(255);
  expect(ring[50 * 200 + 100]).toBe(0);
});

test('a cropped cover is the part of the whole one in which something lies', () => {
  const elements = ['<path d="M30 20L90 25L60 70Z"/>', '<path d="M70 40L120 40L120 60Z"/>'];
  const whole = coverOf(elements, 160, 100);
  const cropped = croppedCoverOf(elements, 160, 100);
  if (cropped === undefined) throw new Error('nothing was drawn');
  const { left, top, width, height, element } = cropped;
  expect(width).toBeLessThan(100);
  const drawn = new Uint16Array(160 * 100);
  for (let y = 0; y < height; y++)
    drawn.set(element.subarray(y * width, (y + 1) * width), (y + top) * 160 + left);
  expect(Buffer.from(drawn.buffer).equals(Buffer.from(whole.element.buffer))).toBe(true);
  expect(croppedCoverOf(['<path d="M300 300L320 300L320 320Z"/>'], 160, 100)).toBe(undefined);
});
