/** Path builders for built things: plates, rings, gears, facets, blades, limbs. All coordinates are absolute, so that a path can be moved as text. */
import { type Knot, mapPath, type Point, pair, polar, poly, smooth, spline } from './paths.ts';

/** `'10 20!, 30 40'` as knots; `!` marks a corner. */
const knotsOf = (text: string): readonly Knot[] =>
  text.split(', ').map((knot): Knot => {
    const [x = 0, y = 0] = knot.replace('!', '').split(' ').map(Number);
    return knot.endsWith('!') ? [x, y, 'corner'] : [x, y];
  });

/** A point of a limb's middle line, with half the limb's width there. */
export type Bone = readonly [number, number, number];

const pick = <T>(list: readonly T[], at: number): T => list[(at + list.length) % list.length] as T;

/** A smooth outline from text, for outlines drawn by hand: `curve('10 20!, 30 40, 50 20')`. */
export const curve = (text: string): string => smooth(...knotsOf(text));

/** A polygon from text: `plate('10 20, 30 40, 50 20')`. */
export const plate = (text: string): string => poly(...knotsOf(text).map(([x, y]): Point => [x, y]));

export const disc = (x: number, y: number, rx: number, ry = rx): string => {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  return (
    `M${pair([x - rx, y])}C${pair([x - rx, y - ky])} ${pair([x - kx, y - ry])} ${pair([x, y - ry])}` +
    `C${pair([x + kx, y - ry])} ${pair([x + rx, y - ky])} ${pair([x + rx, y])}` +
    `C${pair([x + rx, y + ky])} ${pair([x + kx, y + ry])} ${pair([x, y + ry])}` +
    `C${pair([x - kx, y + ry])} ${pair([x - rx, y + ky])} ${pair([x - rx, y])}Z`
  );
};

export const corners = (count: number, x: number, y: number, radius: number, turn = -90): readonly Point[] =>
  Array.from({ length: count }, (_, at) => polar([x, y], radius, turn + (at * 360) / count));

export const star = (x: number, y: number, outer: number, inner: number, count: number, turn = -90): string =>
  poly(
    ...Array.from({ length: count * 2 }, (_, at) =>
      polar([x, y], at % 2 === 0 ? outer : inner, turn + (at * 180) / count),
    ),
  );

const arc = (x: number, y: number, rx: number, ry: number, from: number, to: number): readonly Point[] => {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 4));
  return Array.from({ length: steps + 1 }, (_, at) => {
    const [ax, ay] = polar([0, 0], 1, from + ((to - from) * at) / steps);
    return [x + ax * rx, y + ay * ry] as const;
  });
};

/** A piece of a ring between two angles; `flat` presses the ring to that share of its height. */
export const sector = (
  x: number,
  y: number,
  outer: number,
  inner: number,
  from: number,
  to: number,
  flat = 1,
): string =>
  poly(
    ...arc(x, y, outer, outer * flat, from, to),
    ...(inner > 0 ? arc(x, y, inner, inner * flat, to, from) : [[x, y] as const]),
  );

export const gear = (x: number, y: number, radius: number, teeth: number, depth: number): string => {
  const step = 360 / teeth;
  return poly(
    ...Array.from({ length: teeth }, (_, at) => [
      polar([x, y], radius - depth, (at + 0.02) * step),
      polar([x, y], radius, (at + 0.16) * step),
      polar([x, y], radius, (at + 0.44) * step),
      polar([x, y], radius - depth, (at + 0.58) * step),
    ]).flat(),
  );
};

const between = (bones: readonly Bone[], place: number): Bone => {
  const last = bones.length - 1;
  const at = Math.min(last - 1, Math.max(0, Math.floor(place * last)));
  const t = place * last - at;
  const bone = (index: number): Bone => bones[Math.min(last, Math.max(0, index))] as Bone;
  const [a, b, c, d] = [bone(at - 1), bone(at), bone(at + 1), bone(at + 2)];
  const mix = (k: 0 | 1 | 2): number => spline(a[k], b[k], c[k], d[k], t);
  return [mix(0), mix(1), Math.max(0.5, mix(2))];
};

/** The two edges of a limb from one share of its length to another. */
const edges = (bones: readonly Bone[], from: number, to: number): [Point[], Point[]] => {
  const steps = Math.max(3, Math.ceil((to - from) * (bones.length - 1) * 6));
  const left: Point[] = [];
  const right: Point[] = [];
  for (let at = 0; at <= steps; at++) {
    const place = from + ((to - from) * at) / steps;
    const [x, y, half] = between(bones, place);
    const [ax, ay] = between(bones, Math.max(0, place - 0.01));
    const [bx, by] = between(bones, Math.min(1, place + 0.01));
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [((by - ay) / length) * half, ((ax - bx) / length) * half];
    left.push([x + nx, y + ny]);
    right.push([x - nx, y - ny]);
  }
  return [left, right];
};

const cap = ([ax, ay]: Point, [bx, by]: Point): readonly Point[] => {
  const half = Math.hypot(bx - ax, by - ay) / 2;
  if (half < 4) return [];
  const start = (Math.atan2(ay - by, ax - bx) * 180) / Math.PI;
  return [36, 72, 108, 144].map((degrees) => polar([(ax + bx) / 2, (ay + by) / 2], half, start + degrees));
};

/** A stretch of a limb; round at the limb's own ends. */
const stretch = (bones: readonly Bone[], from: number, to: number): string => {
  const [left, right] = edges(bones, from, to);
  right.reverse();
  const end = to === 1 ? cap(pick(left, -1), pick(right, 0)) : [];
  const start = from === 0 ? cap(pick(right, -1), pick(left, 0)) : [];
  return poly(...left, ...end, ...right, ...start);
};

/** A limb, horn, tail or rope along its middle line. */
export const limb = (...bones: readonly Bone[]): string => stretch(bones, 0, 1);

/** The same, cut across into `count` stretches; `open` leaves out the round start. */
export const stretches = (count: number, bones: readonly Bone[], open = false): readonly string[] =>
  Array.from({ length: count }, (_, at) =>
    stretch(bones, at === 0 && open ? 0.0001 : at / count, (at + 1) / count),
  );

/** A crack: pointed at both ends, with a kink at each point between. */
export const crack = (half: number, ...points: readonly Point[]): string => {
  const inner = points.slice(1, -1);
  const side = (sign: number): readonly Point[] =>
    inner.map(([x, y], at) => [x + sign * half * (at % 2 ? 1 : 0.6), y + sign * half * 0.5]);
  return poly(pick(points, 0), ...side(1), pick(points, -1), ...[...side(-1)].reverse());
};

/** Moves a path: enlarge and mirror about the origin, turn clockwise, then put the origin at `at`. */
export type Placing = {
  readonly at?: Point;
  readonly turn?: number;
  readonly scale?: number;
  readonly flip?: boolean;
};

export const move = (d: string, { at = [0, 0], turn = 0, scale = 1, flip = false }: Placing): string => {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return mapPath(d, (point) => {
    const [x, y] = [point[0] * (flip ? -1 : 1), point[1]];
    return [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos];
  });
};
