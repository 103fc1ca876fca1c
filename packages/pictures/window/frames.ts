/** The outlines of windows, and the band of beads inside them. */

import { coverOf } from '../glass/raster.ts';
import type { Frame } from '../model.ts';

type Point = readonly [number, number];

/** Shares of the height, the middle at [0, 0]. */
const outlineOf = (frame: Frame, aspect: number): readonly Point[] => {
  const [side, end] = [aspect / 2, 0.5];
  switch (frame) {
    case 'plain':
      return [
        [-side, -end],
        [side, -end],
        [side, end],
        [-side, end],
      ];
    case 'pointed':
      return [
        [-side, -end],
        [side, -end],
        [side, end * 0.56],
        [0, end],
        [-side, end * 0.56],
      ];
    case 'chamfer': {
      const cut = 0.13;
      return [
        [-side + cut, -end],
        [side - cut, -end],
        [side, -end + cut],
        [side, end - cut],
        [side - cut, end],
        [-side + cut, end],
        [-side, end - cut],
        [-side, -end + cut],
      ];
    }
    case 'arch':
      return [[-side, end], ...arc(0, end * 0.36, side, end * 1.36, Math.PI, 2 * Math.PI, 40), [side, end]];
    case 'round':
    case 'medal':
      return arc(0, 0, side, end, 0, 2 * Math.PI, 72).slice(0, -1);
  }
};

const arc = (
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  from: number,
  to: number,
  steps: number,
): Point[] =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const angle = from + ((to - from) * step) / steps;
    return [x + Math.cos(angle) * radiusX, y + Math.sin(angle) * radiusY];
  });

export type FrameMap = {
  readonly inside: Uint8Array;
  /** The bead of each pixel, counted from 1; 0 is not in the band. */
  readonly bead: Uint16Array;
};

/** The width of the band, and the length of a bead along it. */
const BAND = 0.036;
const BEAD = 0.115;

const made = new Map<string, FrameMap>();

/** Frames are the same for hundreds of pictures, so they are kept. */
export const frameMap = (frame: Frame, width: number, height: number): FrameMap => {
  const key = `${frame} ${width} ${height}`;
  const kept = made.get(key);
  if (kept !== undefined) return kept;
  const points = outlineOf(frame, width / height).map(
    ([x, y]): Point => [x * height + width / 2, y * height + height / 2],
  );
  const d = `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;
  const inside = Uint8Array.from(coverOf([`<path d="${d}"/>`], width, height).element, (element) =>
    element > 0 ? 1 : 0,
  );
  const map = { inside, bead: beadsOf(points, inside, width, height) };
  made.set(key, map);
  return map;
};

const beadsOf = (
  points: readonly Point[],
  inside: Uint8Array,
  width: number,
  height: number,
): Uint16Array => {
  const bead = new Uint16Array(width * height);
  const [band, length] = [BAND * height, BEAD * height];
  let walked = 0;
  const near = new Float32Array(width * height).fill(band * band);
  points.forEach((from, at) => {
    const to = points[(at + 1) % points.length];
    const size = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const direction: Point = [(to[0] - from[0]) / size, (to[1] - from[1]) / size];
    const [left, right] = range(from[0], to[0], band, width);
    const [top, bottom] = range(from[1], to[1], band, height);
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        const pixel = y * width + x;
        if (inside[pixel] === 0) continue;
        const [dx, dy] = [x - from[0], y - from[1]];
        const along = Math.min(size, Math.max(0, dx * direction[0] + dy * direction[1]));
        const distance = (dx - along * direction[0]) ** 2 + (dy - along * direction[1]) ** 2;
        if (distance >= near[pixel]) continue;
        near[pixel] = distance;
        bead[pixel] = 1 + Math.floor((walked + along) / length);
      }
    walked += size;
  });
  return bead;
};

const range = (from: number, to: number, band: number, size: number): Point => [
  Math.max(0, Math.floor(Math.min(from, to) - band)),
  Math.min(size, Math.ceil(Math.max(from, to) + band)),
];
