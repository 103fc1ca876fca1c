/** Paths for beasts: blobs, limbs with a width, leaves, teeth. All give absolute M, L, C and Z only, so `moved` can shift them. */
import { mapPath, type Point, pair, smooth, spline } from './paths.ts';

/** A point of a spine and half the limb's width there. */
export type Knot = readonly [number, number, number];

const mix = (a: number, b: number, share: number): number => a + (b - a) * share;
const between = (a: Point, b: Point, share: number): Point => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
];
const at = <T>(list: readonly T[], index: number): T => list[index] as T;

/** Curves through all the points (Catmull-Rom), without the first M. */
const curves = (points: readonly Point[]): string => {
  const last = points.length - 1;
  const point = (index: number): Point => at(points, Math.min(last, Math.max(0, index)));
  return Array.from({ length: last }, (_, index) => {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${pair(first)} ${pair(second)} ${pair(to)}`;
  }).join('');
};

/** A closed smooth outline through the points. */
export const blob = (...points: Point[]): string => smooth(...points);

/** Smooth lines that meet in corners: each run is smooth, and the end of one is the start of the next. */
export const runs = (...parts: readonly (readonly Point[])[]): string =>
  `M${pair(at(at(parts, 0), 0))}${parts.map((points, index) => (index === 0 ? '' : `L${pair(at(points, 0))}`) + curves(points)).join('')}Z`;

export const oval = (x: number, y: number, rx: number, ry = rx, turn = 0): string => {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const place = (dx: number, dy: number): string =>
    pair([x + dx * rx * cos - dy * ry * sin, y + dx * rx * sin + dy * ry * cos]);
  const k = 0.5523;
  return `M${place(1, 0)}C${place(1, k)} ${place(k, 1)} ${place(0, 1)}C${place(-k, 1)} ${place(-1, k)} ${place(-1, 0)}C${place(-1, -k)} ${place(-k, -1)} ${place(0, -1)}C${place(k, -1)} ${place(1, -k)} ${place(1, 0)}Z`;
};

type Sample = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly nx: number;
  readonly ny: number;
};

const spot = (knots: readonly Knot[], index: number, share: number): Knot => {
  const knot = (i: number): Knot => at(knots, Math.min(knots.length - 1, Math.max(0, i)));
  const [a, b, c, d] = [knot(index - 1), knot(index), knot(index + 1), knot(index + 2)];
  const axis = (i: 0 | 1 | 2): number => spline(a[i], b[i], c[i], d[i], share);
  const width = axis(2);
  // A limb must not cross itself where its width runs out; a row of teeth may have lengths below 0.
  return [axis(0), axis(1), b[2] >= 0 && c[2] >= 0 ? Math.max(0, width) : width];
};

/** The spine at a share of its length, with its normal: to the right of the way it goes. */
const sampler = (knots: readonly Knot[]): ((share: number) => Sample) => {
  const steps = 24;
  const dense = Array.from({ length: (knots.length - 1) * steps + 1 }, (_, index) =>
    spot(
      knots,
      Math.min(knots.length - 2, Math.floor(index / steps)),
      index === (knots.length - 1) * steps ? 1 : (index % steps) / steps,
    ),
  );
  const lengths = [0];
  for (let index = 1; index < dense.length; index++) {
    const [a, b] = [at(dense, index - 1), at(dense, index)];
    lengths.push(at(lengths, index - 1) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  return (share) => {
    const wanted = Math.min(1, Math.max(0, share)) * at(lengths, lengths.length - 1);
    let index = lengths.findIndex((length) => length >= wanted);
    index = Math.min(dense.length - 1, Math.max(1, index));
    const [a, b] = [at(dense, index - 1), at(dense, index)];
    const span = at(lengths, index) - at(lengths, index - 1) || 1;
    const part = (wanted - at(lengths, index - 1)) / span;
    const [dx, dy] = [(b[0] - a[0]) / span, (b[1] - a[1]) / span];
    return { x: mix(a[0], b[0], part), y: mix(a[1], b[1], part), w: mix(a[2], b[2], part), nx: -dy, ny: dx };
  };
};

// A recipe asks for dozens of patches of the same spine.
const samplers = new WeakMap<readonly Knot[], (share: number) => Sample>();

const samplerOf = (knots: readonly Knot[]): ((share: number) => Sample) => {
  const known = samplers.get(knots);
  if (known !== undefined) return known;
  const made = sampler(knots);
  samplers.set(knots, made);
  return made;
};

/** The point of a limb at a share of its length and of its half-width (-1 to 1, beyond is outside). */
export const on = (knots: readonly Knot[], share: number, across: number): Point => {
  const { x, y, w, nx, ny } = samplerOf(knots)(share);
  return [x + nx * w * across, y + ny * w * across];
};

/** A patch of a limb: between two shares of its length and two shares of its half-width; its ends bulge by shares of the width. */
export const patch = (
  knots: readonly Knot[],
  [from, to]: Point,
  [low, high]: Point = [-1, 1],
  [tail, head]: Point = [0, 0],
): string => {
  const sample = samplerOf(knots);
  const count = Math.max(3, Math.ceil((to - from) * 5 * knots.length));
  const side = (across: number): Point[] =>
    Array.from({ length: count + 1 }, (_, index) => {
      const { x, y, w, nx, ny } = sample(mix(from, to, index / count));
      return [x + nx * w * across, y + ny * w * across];
    });
  const end = (share: number, bulge: number, forwards: number): Point[] => {
    const { x, y, w, nx, ny } = sample(share);
    const step = bulge * w * forwards;
    return [0.75, 0.5, 0.25].map((part) => {
      const across = mix(low, high, forwards > 0 ? part : 1 - part);
      const out = step * (part === 0.5 ? 1 : 0.78);
      return [x + nx * w * across + ny * out, y + ny * w * across - nx * out];
    });
  };
  const [upper, lower] = [side(high), side(low).reverse()];
  return runs(
    upper,
    head === 0 ? [at(upper, count), at(lower, 0)] : [at(upper, count), ...end(to, head, 1), at(lower, 0)],
    lower,
    tail === 0 ? [at(lower, count), at(upper, 0)] : [at(lower, count), ...end(from, tail, -1), at(upper, 0)],
  );
};

/** The whole limb, with round ends. */
export const limb = (...knots: Knot[]): string => patch(knots, [0, 1], [-1, 1], [0.9, 0.9]);

/** A leaf, a feather, a flame: from `a` to `b`, bulging to both sides and bent to the right by a share of its length. */
export const leaf = (a: Point, b: Point, width: number, bend = 0): string => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const place = (share: number, side: number): Point => [
    a[0] + dx * share + nx * (side + bend * length),
    a[1] + dy * share + ny * (side + bend * length),
  ];
  return `M${pair(a)}C${pair(place(0.15, width))} ${pair(place(0.55, width))} ${pair(b)}C${pair(place(0.55, -width))} ${pair(place(0.15, -width))} ${pair(a)}Z`;
};

/** A horn, a claw, a tooth: a base of this width at `a`, a point at `b`, bent to the right by a share of its length. */
export const spike = (a: Point, b: Point, width: number, bend = 0): string => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const half = width / 2;
  const left: Point = [a[0] - nx * half, a[1] - ny * half];
  const right: Point = [a[0] + nx * half, a[1] + ny * half];
  const control = (side: number): Point => [
    a[0] + dx * 0.55 + nx * (side * half * 0.8 + bend * length),
    a[1] + dy * 0.55 + ny * (side * half * 0.8 + bend * length),
  ];
  const first = (side: Point, sign: number): Point => between(side, control(sign), 0.6);
  return `M${pair(left)}C${pair(first(left, -1))} ${pair(control(-1))} ${pair(b)}C${pair(control(1))} ${pair(first(right, 1))} ${pair(right)}Z`;
};

/** Spikes along a line of knots: they stand to the right of its way, or to the left where the knot's width is below 0, and are as long as it says. */
export const rowOfSpikes = (
  line: readonly Knot[],
  count: number,
  fill = 0.95,
  lean = 0,
  bend = 0,
): string[] =>
  Array.from({ length: count }, (_, index) => {
    const sample = samplerOf(line);
    const middle = sample((index + 0.5) / count);
    const [a, b] = [sample(index / count), sample((index + 1) / count)];
    const width = Math.hypot(b.x - a.x, b.y - a.y) * fill;
    const tip: Point = [
      middle.x + middle.nx * middle.w + middle.ny * lean * middle.w,
      middle.y + middle.ny * middle.w - middle.nx * lean * middle.w,
    ];
    return spike([middle.x, middle.y], tip, width, bend);
  });

export type Move = {
  readonly by?: Point;
  readonly scale?: number | Point;
  readonly turn?: number;
  /** What stays in place when it is scaled and turned. */
  readonly about?: Point;
};

/** The same path elsewhere: scaled and turned about a point, then shifted. */
export const movedPath = (d: string, { by = [0, 0], scale = 1, turn = 0, about = [0, 0] }: Move): string => {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return mapPath(d, ([x, y]) => {
    const [dx, dy] = [(x - about[0]) * sx, (y - about[1]) * sy];
    return [about[0] + dx * cos - dy * sin + by[0], about[1] + dx * sin + dy * cos + by[1]];
  });
};
