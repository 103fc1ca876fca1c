/** Vaulted niches: a room of the tower seen from its threshold, in one-point perspective, 800 by 600. */
import type { Drawing, Piece, Sheet } from '../model.ts';
import { polygon } from './masonry.ts';

type Point = readonly [number, number];

const [LEFT, RIGHT, FOOT, SPRING] = [110, 690, 580, 300] as const;

/** The arch from the left springing to the right one: x from -1 to 1, height over the springing in shares of the rise. */
const ARCHES = {
  round: (x: number) => Math.sqrt(Math.max(0, 1 - x * x)),
  pointed: (x: number) => Math.sqrt(Math.max(0, 4 - (Math.abs(x) + 1) ** 2)) / Math.sqrt(3),
  flat: (x: number) => 0.72 * Math.sqrt(Math.max(0, 1 - x ** 4)),
  ogee: (x: number) => (1 - Math.abs(x)) ** 2 * 0.55 + 0.55 * Math.sqrt(Math.max(0, 1 - x * x)),
  trefoil: (x: number) =>
    Math.max(
      Math.sqrt(Math.max(0, 0.25 - (Math.abs(x) - 0.5) ** 2)),
      Math.abs(x) < 0.45 ? 0.55 + Math.sqrt(0.2025 - x * x) : 0,
    ),
} as const;

export type Arch = keyof typeof ARCHES;

export const ARCH_NAMES = Object.keys(ARCHES) as readonly Arch[];

const RISE = 250;

/** Evenly spread along the angle, so that the stones are of a size. */
const STONES = 9;

const archPoints = (arch: Arch): readonly Point[] => {
  const over = Array.from({ length: STONES + 1 }, (_, at): Point => {
    const x = -Math.cos((Math.PI * at) / STONES);
    return [400 + (x * (RIGHT - LEFT)) / 2, SPRING - ARCHES[arch](x) * RISE];
  });
  return [[LEFT, FOOT], [LEFT, 440], ...over, [RIGHT, 440], [RIGHT, FOOT]];
};

/** How near the threshold each arch stands: the first lies in front of the wall, the last is the far end of the room. */
const DEPTHS = [1.1, 1, 0.8, 0.64] as const;

const ringPieces = (
  outer: readonly Point[],
  inner: readonly Point[],
  sheets: readonly [Sheet, Sheet],
  tone: number,
): Piece[] =>
  outer.slice(1).map((to, at) => ({
    d: polygon([outer[at], to, inner[at + 1], inner[at]]),
    sheet: sheets[at % 2],
    whole: true,
    // Light falls from the left.
    tone: tone + 0.24 - at * 0.04,
  }));

const TILES = 5;

const floorPieces = (
  near: readonly Point[],
  far: readonly Point[],
  tone: number,
  sheets: readonly [Sheet, Sheet],
): Piece[] => {
  const along = (points: readonly Point[], share: number): Point => {
    const [from, to] = [points[0], points[points.length - 1]];
    return [from[0] + (to[0] - from[0]) * share, from[1]];
  };
  return Array.from({ length: TILES }, (_, at) => ({
    d: polygon([
      along(near, at / TILES),
      along(near, (at + 1) / TILES),
      along(far, (at + 1) / TILES),
      along(far, at / TILES),
    ]),
    sheet: sheets[at % 2],
    whole: true,
    tone,
  }));
};

/** The far end is open: the ground of the window is the wall there. `eye` is where one looks from, left or right of the middle. */
export const niche = (arch: Arch, [stone, vault]: readonly [Sheet, Sheet], eye = 0): Drawing => {
  const points = archPoints(arch);
  const vanishing: Point = [400 + eye * 60, 320];
  const rings = DEPTHS.map((scale) =>
    points.map(([x, y]): Point => {
      const middle = scale > 1 ? ([400, FOOT] as const) : vanishing;
      return [middle[0] + (x - middle[0]) * scale, middle[1] + (y - middle[1]) * scale];
    }),
  );
  const [wall, threshold, half, end] = rings;
  return {
    box: [800, 600],
    pieces: [
      ...floorPieces(threshold, half, 0.1, [stone, vault]),
      ...floorPieces(half, end, -0.3, [vault, stone]),
      ...ringPieces(half, end, [vault, vault], -0.9),
      ...ringPieces(threshold, half, [vault, stone], -0.5),
      ...ringPieces(wall, threshold, [stone, stone], 0.2),
    ],
  };
};
