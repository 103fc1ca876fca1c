/** Grounds around a middle: rays, rings, spiral arms. */
import { between, chance, paneOf, sheetFor } from './chance.ts';
import type { Cutter } from './cutter.ts';

const TURN = 2 * Math.PI;

/** From the middle of the picture to its edge in a direction. */
const reach = (angle: number, aspect: number): number =>
  Math.min(
    aspect / 2 / Math.max(1e-6, Math.abs(Math.cos(angle))),
    0.5 / Math.max(1e-6, Math.abs(Math.sin(angle))),
  );

/** The shares of a full turn at which uneven sectors end. */
const sectorEnds = (count: number, seed: number): readonly number[] => {
  const widths = Array.from({ length: count }, (_, at) => between(0.6, 1.5, chance(seed, at, 11)));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let end = 0;
  return widths.map((width) => {
    end += width / whole;
    return end;
  });
};

/** Rays of uneven width around a core, each broken across into pieces that grow outwards. */
export const burst = (seed: number, aspect: number): Cutter => {
  const count = aspect > 1.1 ? 18 : 14;
  const core = 0.13;
  const ends = sectorEnds(count, seed);
  const start = chance(seed, 2) * TURN;
  const rays = ends.map((end, at) => {
    const before = at === 0 ? 0 : (ends[at - 1] as number);
    const middle = ((before + end) / 2) * TURN;
    const length = reach(middle + start, aspect) - core;
    const first = core + length * between(0.32, 0.52, chance(seed, at, 3));
    return {
      middle,
      first,
      second: length > 0.46 ? first + length * between(0.28, 0.34, chance(seed, at, 4)) : 9,
      slant: (chance(seed, at, 6) - 0.5) * 0.9,
    };
  });
  return (x, y) => {
    const r = Math.sqrt(x * x + y * y);
    if (r < core) return paneOf(0, 2);
    const angle = (((Math.atan2(y, x) - start) % TURN) + TURN) % TURN;
    let at = 0;
    while (at < count - 1 && angle >= (ends[at] as number) * TURN) at++;
    const ray = rays[at] as (typeof rays)[number];
    const off = angle - ray.middle;
    const along = r * (Math.cos(off) + ray.slant * Math.sin(off));
    const piece = along < ray.first ? 0 : along < ray.second ? 1 : 2;
    const pane = 1 + at * 4 + piece;
    return paneOf(pane, sheetFor(seed, pane, at, piece === 0 ? 0.34 : 0.12));
  };
};

/** Rings cut by radii, as around a shield. */
export const rings = (seed: number, aspect: number): Cutter => {
  const wide = Math.sqrt(aspect);
  const edges = [0.17, 0.3, 0.425];
  const counts = aspect > 1.1 ? [1, 10, 14, 18] : [1, 8, 12, 12];
  const start = chance(seed, 3);
  return (x, y) => {
    const u = x / wide;
    const r = Math.sqrt(u * u + y * y);
    const ring =
      r < (edges[0] as number) ? 0 : r < (edges[1] as number) ? 1 : r < (edges[2] as number) ? 2 : 3;
    if (ring === 0) return paneOf(0, 1);
    const count = counts[ring] as number;
    const share = (Math.atan2(y, u) / TURN + 1 + start + ring * 0.13) % 1;
    const part = Math.floor(share * count);
    const pane = ring * 64 + part;
    // The middle ring is the bright one: every second piece is an accent.
    if (ring === 2) return paneOf(pane, part & 1 ? 2 : 1);
    return paneOf(pane, sheetFor(seed, pane, ring === 1 ? 0 : part, 0.06));
  };
};

/** Spiral arms that widen outwards. */
export const whirl = (seed: number, aspect: number): Cutter => {
  const count = aspect > 1.1 ? 9 : 8;
  const ends = sectorEnds(count, seed);
  const start = chance(seed, 4);
  const twist = chance(seed, 5) < 0.5 ? 0.17 : -0.17;
  const core = 0.115;
  const wide = aspect > 1.1 ? 1.12 : 1;
  return (x, y) => {
    const u = x / wide;
    const r = Math.sqrt(u * u + y * y);
    if (r < core) return paneOf(0, 2);
    const depth = Math.log(r / core);
    const share = (((Math.atan2(y, u) / TURN + start + twist * depth) % 1) + 1) % 1;
    let arm = 0;
    while (arm < count - 1 && share >= (ends[arm] as number)) arm++;
    const piece = Math.floor(depth / 0.72 + chance(seed, arm, 8) * 0.55);
    const pane = 1 + arm * 16 + piece;
    return paneOf(pane, sheetFor(seed, pane, arm, arm % 3 === 2 ? 0.55 : 0.06));
  };
};
