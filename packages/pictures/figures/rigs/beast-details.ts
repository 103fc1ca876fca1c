/** Details that many beasts share: eyes, bands of scales, teeth, claws, wings, flames. */
import { defined } from '@three-spires/kernel';
import type { FigureIcon, Part, Piece, Role, Sheet } from '../../model.ts';
import {
  blob,
  type Knot,
  leaf,
  limb,
  type Move,
  movedPath,
  on,
  oval,
  patch,
  rowOfSpikes,
  runs,
  spike,
} from './beast-paths.ts';
import { type Point, poly } from './paths.ts';

export const pane = (sheet: Sheet, d: string, tone?: number): Piece =>
  tone === undefined ? { d, sheet } : { d, sheet, tone };
export const whole = (sheet: Sheet, d: string, tone?: number): Piece => ({
  ...pane(sheet, d, tone),
  whole: true,
});

/** A part of a figure; `hangs` is the part it hangs on. */
export const part = (
  name: string,
  role: Role,
  pivot: Point,
  hangs: string | undefined,
  pieces: readonly (Piece | readonly Piece[])[],
  icons?: readonly FigureIcon[],
): Part => ({
  name,
  role,
  pivot,
  ...defined({ on: hangs }),
  pieces: pieces.flat(),
  ...defined({ icons }),
});

export const moved = (pieces: readonly Piece[], move: Move): Piece[] =>
  pieces.map((piece) => ({ ...piece, d: movedPath(piece.d, move) }));

/** The same pieces, darker or lighter: for the far side of a beast. */
export const toned = (pieces: readonly Piece[], tone: number): Piece[] =>
  pieces.map((piece) => ({ ...piece, tone: Math.max(-1, Math.min(1, (piece.tone ?? 0) + tone)) }));

export type EyeOptions = {
  readonly sheet?: Sheet;
  readonly ring?: Sheet;
  /** Where the pupil looks, in shares of the radius. */
  readonly look?: Point;
  /** Narrow as a cat's. */
  readonly slit?: boolean;
  /** A lid over the upper part, with its glass and how far it is down (0 to 1) and its slant in degrees. */
  readonly lid?: readonly [Sheet, number, number];
};

export const eye = (x: number, y: number, r: number, options: EyeOptions = {}): Piece[] => {
  const { sheet = 'amber', ring = 'soot', look = [-0.28, 0.06], slit = false, lid } = options;
  const [px, py] = [x + look[0] * r, y + look[1] * r];
  const pieces = [
    whole(ring, oval(x, y, r * 1.28)),
    whole(sheet, oval(x, y, r), 0.7),
    whole('soot', slit ? leaf([px, py - r * 0.9], [px, py + r * 0.9], r * 0.45) : oval(px, py, r * 0.45)),
  ];
  if (r >= 15) pieces.push(whole('pearl', oval(px - r * 0.2, py - r * 0.28, r * 0.2), 1));
  if (lid !== undefined) {
    const [glass, down, slant] = lid;
    const lower = y - r * 1.3 + down * r * 2.2;
    const shape = blob([x - r * 1.4, lower], [x, y - r * 1.6], [x + r * 1.4, lower], [x, lower + r * 0.12]);
    pieces.push(whole(glass, movedPath(shape, { turn: slant, about: [x, y] })));
  }
  return pieces;
};

/** An eye of light without a pupil: a slanted almond in a dark socket. */
export const glare = (
  x: number,
  y: number,
  r: number,
  slant: number,
  sheet: Sheet,
  socket: Sheet = 'soot',
): Piece[] => {
  const turn = { turn: slant, about: [x, y] as Point };
  return [
    whole(socket, movedPath(leaf([x - r * 1.36, y], [x + r * 1.36, y], r), turn)),
    whole(sheet, movedPath(leaf([x - r, y], [x + r, y], r * 0.75), turn), 0.9),
  ];
};

export type BandOptions = {
  readonly sheets: readonly Sheet[];
  readonly across?: Point;
  readonly along?: Point;
  /** How far a band's edge bulges over the next, in shares of the width. */
  readonly bulge?: number;
  readonly tones?: readonly number[];
  /** How far the first band bulges backwards; round by itself where the bands go right across. */
  readonly cap?: number;
};

/** A limb cut into bands, the first one on top: scales of a tail, rings of a worm, plates of a belly. */
export const bands = (knots: readonly Knot[], count: number, options: BandOptions): Piece[] => {
  const { sheets, across = [-1, 1], along = [0, 1], bulge = 0.25, tones = [0] } = options;
  const { cap = options.across === undefined ? 0.8 : 0 } = options;
  const step = (along[1] - along[0]) / count;
  return Array.from({ length: count }, (_, index) => {
    const from = along[0] + index * step;
    return pane(
      sheets[index % sheets.length] as Sheet,
      patch(knots, [from, from + step * 1.04], across, [index === 0 ? cap : 0, bulge]),
      tones[index % tones.length],
    );
  }).reverse();
};

export const teeth = (line: readonly Knot[], count: number, sheet: Sheet = 'ivory', lean = 0): Piece[] =>
  rowOfSpikes(line, count, 0.92, lean).map((d) => whole(sheet, d, 0.5));

export const spines = (
  line: readonly Knot[],
  count: number,
  sheets: readonly Sheet[],
  lean = -0.4,
  bend = 0,
): Piece[] =>
  rowOfSpikes(line, count, 0.95, lean, bend).map((d, index) =>
    pane(sheets[index % sheets.length] as Sheet, d, 0.2),
  );

/** Claws from a paw: `turn` is the way they point (0 right, 90 down), fanned over `spread` degrees. */
export const claws = (
  x: number,
  y: number,
  turn: number,
  length: number,
  options: { count?: number; spread?: number; reach?: number; sheet?: Sheet } = {},
): Piece[] => {
  const { count = 3, spread = 60, reach = length * 0.5, sheet = 'bone' } = options;
  return Array.from({ length: count }, (_, index) => {
    const angle = ((turn + (count === 1 ? 0 : (index / (count - 1) - 0.5) * spread)) * Math.PI) / 180;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return whole(
      sheet,
      spike(
        [x + dx * reach, y + dy * reach],
        [x + dx * (reach + length), y + dy * (reach + length)],
        length * 0.5,
      ),
      0.3,
    );
  });
};

export type SkinWing = {
  readonly shoulder: Point;
  readonly wrist: Point;
  /** The tips of the fingers, from the leading edge to the body. */
  readonly tips: readonly Point[];
  /** Where the skin ends at the body. */
  readonly root: Point;
  readonly skin: readonly Sheet[];
  readonly bone: Sheet;
  readonly width?: number;
};

/** A wing of skin between fingers, with a scalloped edge. */
export const skinWing = ({ shoulder, wrist, tips, root, skin, bone, width = 9 }: SkinWing): Piece[] => {
  const ends = [...tips, root];
  const panels = ends.slice(1).map((end, index) => {
    const tip = ends[index] as Point;
    const origin = index === tips.length - 1 ? shoulder : wrist;
    const middle: Point = [
      (tip[0] + end[0] + wrist[0] * 0.7) / 2.7,
      (tip[1] + end[1] + wrist[1] * 0.7) / 2.7,
    ];
    return pane(
      skin[index % skin.length] as Sheet,
      runs([wrist, tip], [tip, middle, end], [end, origin], [origin, wrist]),
      index % 2 === 0 ? 0 : -0.25,
    );
  });
  const fingers = tips.map((tip) => whole(bone, spike(wrist, tip, width * 1.3)));
  return [
    ...panels,
    ...fingers,
    whole(
      bone,
      limb(
        [...shoulder, width * 1.5],
        [(shoulder[0] + wrist[0]) / 2, (shoulder[1] + wrist[1]) / 2, width * 1.15],
        [...wrist, width],
      ),
      0.2,
    ),
    whole(
      'bone',
      spike(
        [wrist[0], wrist[1] + width * 0.4],
        [wrist[0] + (wrist[0] - shoulder[0]) * 0.08, wrist[1] - width * 3],
        width * 1.3,
      ),
      0.3,
    ),
  ];
};

export type FeatherWing = {
  /** The arm of the wing, from the shoulder to the wrist. */
  readonly arm: readonly Knot[];
  /** The tips of the long feathers, from the body to the leading edge. */
  readonly tips: readonly Point[];
  readonly sheets: readonly Sheet[];
  readonly cover: readonly Sheet[];
  readonly width?: number;
};

/** A wing of feathers: long ones to the tips, a row of short ones over them, the arm on top. */
export const featherWing = ({ arm, tips, sheets, cover, width = 16 }: FeatherWing): Piece[] => {
  const share = (index: number): number => 0.12 + (0.86 * index) / Math.max(1, tips.length - 1);
  const long = tips.map((tip, index) =>
    pane(
      sheets[index % sheets.length] as Sheet,
      leaf(on(arm, share(index), 0), tip, width, 0.06),
      index % 2 === 0 ? 0.1 : -0.2,
    ),
  );
  const short = tips.map((tip, index) => {
    const from = on(arm, share(index), 0);
    return pane(
      cover[index % cover.length] as Sheet,
      leaf(
        from,
        [from[0] + (tip[0] - from[0]) * 0.5, from[1] + (tip[1] - from[1]) * 0.5],
        width * 0.85,
        0.04,
      ),
      0.15,
    );
  });
  return [...long, ...short, pane(cover[0] as Sheet, limb(...arm), 0.3)];
};

/** A flame: an outer and an inner leaf, and a light heart. */
export const flame = (
  foot: Point,
  tip: Point,
  width: number,
  sheets: readonly [Sheet, Sheet, Sheet],
  bend = 0.1,
): Piece[] => {
  const toward = (share: number): Point => [
    foot[0] + (tip[0] - foot[0]) * share,
    foot[1] + (tip[1] - foot[1]) * share,
  ];
  return [
    pane(sheets[0], leaf(foot, tip, width, bend)),
    pane(sheets[1], leaf(foot, toward(0.72), width * 0.62, bend * 0.8), 0.2),
    whole(sheets[2], leaf(foot, toward(0.42), width * 0.34, bend * 0.6), 0.7),
  ];
};

/** A mushroom: a stem, gills under the cap, the cap and its spots. */
export const mushroom = (
  x: number,
  y: number,
  size: number,
  turn: number,
  cap: Sheet,
  spots: Sheet,
  stem: Sheet = 'bone',
): Piece[] => {
  const s = size;
  const pieces = [
    pane(stem, limb([x, y, s * 0.2], [x + s * 0.03, y - s * 0.4, s * 0.15], [x, y - s * 0.8, s * 0.16])),
    pane(
      'ivory',
      blob([x - s * 0.55, y - s * 0.72], [x, y - s * 0.86], [x + s * 0.55, y - s * 0.72], [x, y - s * 0.58]),
      -0.5,
    ),
    pane(
      cap,
      runs(
        [
          [x - s * 0.66, y - s * 0.68],
          [x - s * 0.5, y - s * 1.15],
          [x, y - s * 1.4],
          [x + s * 0.5, y - s * 1.15],
          [x + s * 0.66, y - s * 0.68],
        ],
        [
          [x + s * 0.66, y - s * 0.68],
          [x, y - s * 0.82],
          [x - s * 0.66, y - s * 0.68],
        ],
      ),
    ),
    whole(spots, oval(x - s * 0.2, y - s * 1.12, s * 0.15, s * 0.13), 0.6),
    whole(spots, oval(x + s * 0.22, y - s * 1.02, s * 0.11, s * 0.1), 0.6),
  ];
  return moved(pieces, { turn, about: [x, y] });
};

/** A crystal or a shard: two facets. */
export const shard = (a: Point, b: Point, width: number, sheet: Sheet): Piece[] => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width];
  const waist: Point = [a[0] + dx * 0.55, a[1] + dy * 0.55];
  return [
    pane(sheet, poly([a[0] - nx * 0.6, a[1] - ny * 0.6], [waist[0] - nx, waist[1] - ny], b, a), 0.45),
    pane(sheet, poly(a, b, [waist[0] + nx, waist[1] + ny], [a[0] + nx * 0.6, a[1] + ny * 0.6]), -0.35),
  ];
};
