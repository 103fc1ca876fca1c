/** Building blocks for towers: walls cut into stones, windows, roofs, crystals, waves. All of it is plain paths. */
import type { Piece, Sheet } from '../model.ts';

type Point = readonly [number, number];

/** Half of a coordinate is as fine as a path has to be; short numbers keep hashes and files small. */
const round = (value: number): number => Math.round(value * 2) / 2;
const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

export const circle = (x: number, y: number, r: number): string =>
  `M${at([x - r, y])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A crescent that opens to the right, or to the left with a negative radius. */
export const crescent = (x: number, y: number, r: number): string => {
  const size = Math.abs(r);
  const tip = x + r * 0.62;
  const [large, small] = r > 0 ? [0, 1] : [1, 0];
  return `M${at([tip, y - size * 0.78])}A${size} ${size} 0 1 ${large} ${at([tip, y + size * 0.78])}A${size * 0.86} ${size * 0.86} 0 1 ${small} ${at([tip, y - size * 0.78])}Z`;
};

export const star = (x: number, y: number, r: number, points = 4, inner = 0.32): string =>
  polygon(
    Array.from({ length: points * 2 }, (_, n): Point => {
      const reach = n % 2 === 0 ? r : r * inner;
      const angle = (Math.PI * n) / points - Math.PI / 2;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    }),
  );

/** A pointed window that stands on y. */
export const lancet = (x: number, y: number, width: number, height: number): string => {
  const half = width / 2;
  const spring = y - height + width;
  return `M${at([x - half, y])}L${at([x - half, spring])}Q${at([x - half, spring - half])} ${at([x, y - height])}Q${at([x + half, spring - half])} ${at([x + half, spring])}L${at([x + half, y])}Z`;
};

/** A wall whose width changes evenly: its middle, its upper and lower edge, and half its width at both. */
export type Wall = {
  readonly x: number;
  readonly top: number;
  readonly foot: number;
  readonly atTop: number;
  readonly atFoot: number;
};

const halfAt = ({ top, foot, atTop, atFoot }: Wall, y: number): number =>
  atTop + ((atFoot - atTop) * (y - top)) / (foot - top);

/** The part of a wall between two heights, and between two shares of its width (-1 is the left edge, 1 the right). */
export const stone = (wall: Wall, top: number, foot: number, left: number, right: number): string => {
  const [above, below] = [halfAt(wall, top), halfAt(wall, foot)];
  return polygon([
    [wall.x + left * above, top],
    [wall.x + right * above, top],
    [wall.x + right * below, foot],
    [wall.x + left * below, foot],
  ]);
};

/**
 * A wall in courses of stones. The joints change from course to course; the left is lighter than the right, so that
 * the wall looks round.
 */
export const courses = (wall: Wall, rows: number, sheets: readonly Sheet[]): Piece[] => {
  const height = (wall.foot - wall.top) / rows;
  return Array.from({ length: rows }, (_, row) => {
    const top = wall.top + row * height;
    const joints = row % 2 === 0 ? [-1, -0.36, 0.42, 1] : [-1, -0.62, 0.06, 0.66, 1];
    return joints.slice(1).map((right, n): Piece => {
      const left = joints[n] as number;
      const middle = (left + right) / 2;
      return {
        d: stone(wall, top, top + height, left, right),
        sheet: sheets[(row * 2 + n) % sheets.length] as Sheet,
        whole: true,
        tone: 0.28 - middle * middle * 0.35 - middle * 0.3,
      };
    });
  }).flat();
};

/** A straight moulding that juts out on both sides. */
export const ledge = (x: number, y: number, half: number, height: number, sheet: Sheet): Piece[] => [
  {
    d: polygon([
      [x - half, y],
      [x + half, y],
      [x + half * 0.88, y + height],
      [x - half * 0.88, y + height],
    ]),
    sheet,
    tone: 0.2,
  },
];

/** Battlements: `count` teeth that stand on y. */
export const teeth = (
  x: number,
  y: number,
  half: number,
  height: number,
  count: number,
  sheet: Sheet,
): Piece[] => {
  const step = (half * 2) / (count * 2 - 1);
  return Array.from({ length: count }, (_, n): Piece => {
    const left = x - half + n * step * 2;
    return {
      d: polygon([
        [left, y],
        [left, y - height],
        [left + step, y - height],
        [left + step, y],
      ]),
      sheet,
      whole: true,
      tone: 0.3 - (n / count) * 0.5,
    };
  });
};

/** A steep roof in two or three gores: light, middle, shade. */
export const roof = (
  x: number,
  tip: number,
  foot: number,
  half: number,
  sheets: readonly [Sheet, Sheet],
): Piece[] => [
  {
    d: polygon([
      [x, tip],
      [x - half * 0.3, foot + 6],
      [x - half, foot],
    ]),
    sheet: sheets[0],
    tone: 0.35,
  },
  {
    d: polygon([
      [x, tip],
      [x + half * 0.4, foot + 6],
      [x - half * 0.3, foot + 6],
    ]),
    sheet: sheets[1],
    tone: 0.05,
  },
  {
    d: polygon([
      [x, tip],
      [x + half, foot],
      [x + half * 0.4, foot + 6],
    ]),
    sheet: sheets[0],
    tone: -0.35,
  },
];

/** A crystal with three faces. `lean` moves its tip sideways. */
export const crystal = (
  x: number,
  foot: number,
  half: number,
  height: number,
  lean: number,
  sheets: readonly [Sheet, Sheet, Sheet],
): Piece[] => {
  const top = foot - height;
  const shoulder = foot - height * 0.78;
  const shift = lean * 0.78;
  const edge = (share: number, y: Point[1], by: number): Point => [x + half * share + by, y];
  return [
    {
      d: polygon([
        edge(-0.72, foot, 0),
        edge(-1, shoulder, shift),
        edge(0, top, lean),
        edge(-0.24, shoulder + half * 0.5, shift),
        edge(-0.2, foot, 0),
      ]),
      sheet: sheets[0],
      tone: 0.4,
    },
    {
      d: polygon([
        edge(-0.2, foot, 0),
        edge(-0.24, shoulder + half * 0.5, shift),
        edge(0, top, lean),
        edge(0.42, shoulder + half * 0.4, shift),
        edge(0.34, foot, 0),
      ]),
      sheet: sheets[1],
      tone: 0.1,
    },
    {
      d: polygon([
        edge(0.34, foot, 0),
        edge(0.42, shoulder + half * 0.4, shift),
        edge(0, top, lean),
        edge(1, shoulder, shift),
        edge(0.72, foot, 0),
      ]),
      sheet: sheets[2],
      tone: -0.25,
    },
  ];
};

/** A tongue of flame that stands on y and bends to the side of `lean`. */
export const flame = (x: number, y: number, half: number, height: number, lean: number): string =>
  `M${at([x - half, y])}C${at([x - half * 1.5, y - height * 0.42])} ${at([x - half * 0.1 + lean, y - height * 0.55])} ${at([x + lean, y - height])}C${at([x + half * 0.7 + lean, y - height * 0.62])} ${at([x + half * 1.5, y - height * 0.38])} ${at([x + half, y])}Z`;

/** A cloud: a flat foot and round heads. */
export const cloud = (x: number, y: number, half: number, height: number): string =>
  `M${at([x - half, y])}C${at([x - half * 1.18, y - height * 0.7])} ${at([x - half * 0.66, y - height * 0.9])} ${at([x - half * 0.5, y - height * 0.6])}C${at([x - half * 0.42, y - height * 1.25])} ${at([x + half * 0.2, y - height * 1.25])} ${at([x + half * 0.26, y - height * 0.72])}C${at([x + half * 0.55, y - height])} ${at([x + half * 1.15, y - height * 0.75])} ${at([x + half, y])}Z`;

/** A band of water over the whole width with `crests` waves. */
export const wave = (left: number, right: number, top: number, foot: number, crests: number): string => {
  const step = (right - left) / crests;
  const rise = step * 0.22;
  const crest = Array.from(
    { length: crests },
    (_, n) =>
      `Q${at([left + (n + 0.5) * step, top - rise * 1.6])} ${at([left + (n + 1) * step, top + (n % 2 === 0 ? rise * 0.6 : 0)])}`,
  ).join('');
  return `M${at([left, foot])}L${at([left, top])}${crest}L${at([right, foot])}Z`;
};
