/** Draws a painted line as a brush does: thin where it is set down and lifted, a little uneven between. */
import type { Stroke } from '../model.ts';
import { noiseAt, seedOf } from './random.ts';

type Point = readonly [x: number, y: number];

type Line = { readonly points: readonly Point[]; readonly closed: boolean };

/** Straight steps in a curve, and the longest of them. */
const CURVE_STEPS = 14;
const STEP = 2;

/** How thin the ends are, and over how many widths a line swells. */
const TIP = 0.12;
const SWELL = 7;

/** The stroke as filled outlines, an SVG path. A short dab and a closed line keep their width. */
export const traced = ({ d, width }: Stroke): string =>
  linesOf(d)
    .map((line) => outlineOf(line, width, seedOf(d)))
    .join('');

/** Paths have absolute M, L, C and Z only. */
const linesOf = (d: string): Line[] => {
  const lines: { points: Point[]; closed: boolean }[] = [];
  for (const [, letter, numbers] of d.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const values = [...numbers.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
    const points = Array.from(
      { length: values.length / 2 },
      (_, at): Point => [values[at * 2], values[at * 2 + 1]],
    );
    if (letter === 'M') lines.push({ points: [points[0]], closed: false });
    const line = lines.at(-1);
    if (line === undefined) continue;
    if (letter === 'C')
      for (let at = 0; at + 2 < points.length; at += 3)
        curveTo(line.points, points[at], points[at + 1], points[at + 2]);
    else for (const to of letter === 'Z' ? [line.points[0]] : points) lineTo(line.points, to);
    line.closed ||= letter === 'Z';
  }
  return lines;
};

const lineTo = (points: Point[], to: Point): void => {
  const from = points[points.length - 1];
  const steps = Math.max(1, Math.ceil(distance(from, to) / STEP));
  for (let step = 1; step <= steps; step++)
    points.push([from[0] + ((to[0] - from[0]) * step) / steps, from[1] + ((to[1] - from[1]) * step) / steps]);
};

const curveTo = (points: Point[], first: Point, second: Point, to: Point): void => {
  const from = points[points.length - 1];
  for (let step = 1; step <= CURVE_STEPS; step++) {
    const t = step / CURVE_STEPS;
    const s = 1 - t;
    const at = (axis: 0 | 1): number =>
      s * s * s * from[axis] +
      3 * s * s * t * first[axis] +
      3 * s * t * t * second[axis] +
      t * t * t * to[axis];
    points.push([at(0), at(1)]);
  }
};

const distance = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1]);

/** There along one side and back along the other, with a round middle of a dab. */
const outlineOf = ({ points, closed }: Line, width: number, seed: number): string => {
  const lengths = [0];
  for (let at = 1; at < points.length; at++)
    lengths.push(lengths[at - 1] + distance(points[at - 1], points[at]));
  const length = lengths[lengths.length - 1];
  if (length < width * 2.5) return dab(points, width);
  const swell = Math.min(length * 0.45, width * SWELL);
  const [left, right]: [string[], string[]] = [[], []];
  points.forEach((point, at) => {
    const [before, after] = [points[Math.max(0, at - 1)], points[Math.min(points.length - 1, at + 1)]];
    const run = distance(before, after) || 1;
    const end = Math.min(lengths[at], length - lengths[at]);
    const share = closed ? 1 : Math.sin((Math.min(1, end / swell) * Math.PI) / 2);
    const half = (width / 2) * (TIP + (1 - TIP) * share) * (1 + 0.3 * (noiseAt(at >> 1, 0, seed) - 0.5));
    const [x, y] = [(-(after[1] - before[1]) / run) * half, ((after[0] - before[0]) / run) * half];
    left.push(place(point[0] + x, point[1] + y));
    right.push(place(point[0] - x, point[1] - y));
  });
  const back = right.reverse();
  // A closed line is a ring: both sides are whole outlines, and what lies between is filled.
  return closed ? `M${left.join('L')}ZM${back.join('L')}Z` : `M${left.join('L')}L${back.join('L')}Z`;
};

const dab = (points: readonly Point[], width: number): string => {
  const [from, to] = [points[0], points[points.length - 1]];
  const run = distance(from, to);
  const turn = run === 0 ? 0 : Math.atan2(to[1] - from[1], to[0] - from[0]);
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const outline = Array.from({ length: 16 }, (_, at) => {
    const angle = (at * Math.PI) / 8;
    const [along, across] = [Math.cos(angle) * (run / 2 + width / 2), (Math.sin(angle) * width) / 2];
    return place(
      x + along * Math.cos(turn) - across * Math.sin(turn),
      y + along * Math.sin(turn) + across * Math.cos(turn),
    );
  });
  return `M${outline.join('L')}Z`;
};

const place = (x: number, y: number): string => `${x.toFixed(2)} ${y.toFixed(2)}`;
