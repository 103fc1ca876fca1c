/** Pieces of glass for built things, made of the paths in construct-paths.ts. The light comes from the upper left. */
import { defined } from '@three-spires/kernel';
import type { Part, Piece, Role, Sheet } from '../../model.ts';
import { type Bone, corners, disc, limb, move, type Placing, sector, stretches } from './construct-paths.ts';
import { type Point, polar, poly, smooth } from './paths.ts';

export const pane = (sheet: Sheet, d: string, tone?: number): Piece =>
  tone === undefined ? { sheet, d } : { sheet, d, tone };

/** A pane that is never cut. */
export const solid = (sheet: Sheet, d: string, tone?: number): Piece => ({
  ...pane(sheet, d, tone),
  whole: true,
});

export const part = (
  name: string,
  role: Role,
  pivot: Point,
  on: string | undefined,
  ...pieces: readonly (Piece | readonly Piece[])[]
): Part => ({ name, role, pivot, ...defined({ on }), pieces: pieces.flat() });

export const place = (placing: Placing, ...pieces: readonly (Piece | readonly Piece[])[]): readonly Piece[] =>
  pieces.flat().map((piece) => ({ ...piece, d: move(piece.d, placing) }));

/** The same pieces on the other side of an upright axis. */
export const mirrored = (axis: number, ...pieces: readonly (Piece | readonly Piece[])[]): readonly Piece[] =>
  place({ flip: true, at: [axis * 2, 0] }, ...pieces);

const cycle = (sheets: readonly Sheet[], at: number): Sheet => sheets[at % sheets.length] as Sheet;

/** How much light falls on a side that faces this way: -1 to 1. */
const lit = (dx: number, dy: number): number => {
  const length = Math.hypot(dx, dy) || 1;
  return Math.round(((-0.6 * dx - 0.8 * dy) / length) * 50) / 100;
};

/** A ring of panes. It reaches a little under the ring inside it, so that no ground shows between two rings. */
export const ring = (
  [x, y]: Point,
  outer: number,
  inner: number,
  count: number,
  sheets: readonly Sheet[],
  { from = -90, to = from + 360, flat = 1 }: { from?: number; to?: number; flat?: number } = {},
): readonly Piece[] =>
  Array.from({ length: count }, (_, at) => {
    const [a, b] = [from + ((to - from) * at) / count, from + ((to - from) * (at + 1)) / count];
    const [mx, my] = polar([0, 0], 1, (a + b) / 2);
    return pane(cycle(sheets, at), sector(x, y, outer, Math.max(0, inner - 2), a, b, flat), lit(mx, my));
  });

/** Triangles from a middle to the sides of an outline, each with the light it would catch. */
export const facets = (
  [x, y]: Point,
  outline: readonly Point[],
  sheets: readonly Sheet[],
): readonly Piece[] =>
  outline.map(([ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length] as Point;
    return pane(
      cycle(sheets, at),
      poly([x, y], [ax, ay], [bx, by]),
      lit((ax + bx) / 2 - x, (ay + by) / 2 - y),
    );
  });

/** A cut stone: a table in a crown of facets. */
export const gem = (
  [x, y]: Point,
  outline: readonly Point[],
  sheets: readonly Sheet[],
  table: Sheet,
  share = 0.55,
): readonly Piece[] => {
  const inner = outline.map(([px, py]): Point => [x + (px - x) * share, y + (py - y) * share]);
  const crown = outline.map((a, at) => {
    const next = (at + 1) % outline.length;
    const b = outline[next] as Point;
    return pane(
      cycle(sheets, at),
      poly(a, b, inner[next] as Point, inner[at] as Point),
      lit((a[0] + b[0]) / 2 - x, (a[1] + b[1]) / 2 - y),
    );
  });
  return [...crown, solid(table, poly(...inner), 0.3)];
};

export const roundGem = (
  at: Point,
  radius: number,
  sheets: readonly Sheet[],
  table: Sheet,
  sides = 8,
): readonly Piece[] => gem(at, corners(sides, at[0], at[1], radius, -90 + 180 / sides), sheets, table);

/** A limb cut across into panes of alternating glass. */
export const banded = (
  count: number,
  sheets: readonly Sheet[],
  ...bones: readonly Bone[]
): readonly Piece[] => stretches(count, bones).map((d, at) => pane(cycle(sheets, at), d));

/** The same for a cone, a horn or a tube: its start is cut off straight. */
export const tapered = (
  count: number,
  sheets: readonly Sheet[],
  ...bones: readonly Bone[]
): readonly Piece[] => stretches(count, bones, true).map((d, at) => pane(cycle(sheets, at), d));

/** A blade from its root to its point: a light and a dark half. `bend` bows it to its left. */
export const blade = (
  [x, y]: Point,
  [tx, ty]: Point,
  half: number,
  sheets: readonly [Sheet, Sheet] = ['steel', 'steel'],
  bend = 0,
): readonly Piece[] => {
  const length = Math.hypot(tx - x, ty - y);
  const [ux, uy] = [(tx - x) / length, (ty - y) / length];
  const spot = (along: number, side: number): Point => {
    const bow = bend * 4 * along * (1 - along);
    return [x + ux * along * length + uy * (side + bow), y + uy * along * length - ux * (side + bow)];
  };
  const edge = (side: number): string =>
    poly(
      spot(0, 0),
      spot(0, side * half),
      spot(0.3, side * half * 0.92),
      spot(0.6, side * half * 0.74),
      spot(0.84, side * half * 0.4),
      spot(1, 0),
      spot(0.84, 0),
      spot(0.6, 0),
      spot(0.3, 0),
    );
  const [up, down] = uy > -0.2 && ux <= 0 ? [-1, 1] : [1, -1];
  return [pane(sheets[1], edge(down), -0.35), pane(sheets[0], edge(up), 0.45)];
};

/** A flame that stands on its foot; `turn` 0 is upright. */
export const flame = (
  at: Point,
  width: number,
  height: number,
  sheets: readonly [Sheet, Sheet, Sheet],
  turn = 0,
): readonly Piece[] => {
  const tongue = (share: number): string => {
    const [w, h] = [width * share, height * (0.15 + 0.85 * share)];
    return smooth(
      [0, 0],
      [-w * 0.36, -h * 0.08],
      [-w * 0.5, -h * 0.3],
      [-w * 0.34, -h * 0.55],
      [-w * 0.3, -h * 0.78, 'corner'],
      [-w * 0.08, -h * 0.66],
      [w * 0.06, -h, 'corner'],
      [w * 0.3, -h * 0.68],
      [w * 0.5, -h * 0.34],
      [w * 0.36, -h * 0.08],
    );
  };
  return place(
    { at, turn },
    pane(sheets[0], tongue(1), -0.1),
    pane(sheets[1], tongue(0.68), 0.15),
    solid(sheets[2], tongue(0.38), 0.6),
  );
};

/** A round lens: a rim, glowing glass, a spark. */
export const lens = (
  [x, y]: Point,
  radius: number,
  rim: Sheet,
  glass: Sheet,
  spark: Sheet = 'pearl',
): readonly Piece[] => [
  solid(rim, disc(x, y, radius)),
  solid(glass, disc(x, y, radius * 0.72), 0.2),
  solid(spark, disc(x - radius * 0.12, y - radius * 0.12, radius * 0.3), 0.8),
];

/** Upright folds of cloth between a top and a hem: each a strip, light and dark by turns. */
export const folds = (
  count: number,
  [left, right, top]: readonly [number, number, number],
  [hemLeft, hemRight, hem]: readonly [number, number, number],
  sheets: readonly Sheet[],
  { belly = 0, dip = 14 }: { belly?: number; dip?: number } = {},
): readonly Piece[] =>
  Array.from({ length: count }, (_, at) => {
    const edge = (share: number): readonly [Point, Point, Point] => {
      const [a, b] = [left + (right - left) * share, hemLeft + (hemRight - hemLeft) * share];
      return [
        [a, top],
        [a + (b - a) * 0.4 + belly * (share * 2 - 1), top + (hem - top) * 0.5],
        [b, hem],
      ];
    };
    const [a, b] = [edge(at / count), edge((at + 1) / count)];
    const low: Point = [(a[2][0] + b[2][0]) / 2, hem + (at % 2 === 0 ? dip : -dip)];
    return pane(
      cycle(sheets, at),
      smooth([...a[0], 'corner'], a[1], [...a[2], 'corner'], low, [...b[2], 'corner'], b[1], [
        ...b[0],
        'corner',
      ]),
      at % 2 === 0 ? 0.2 : -0.25,
    );
  });

/** A cord, chain or string: so thin that it stays one pane. */
export const cord = (sheet: Sheet, half: number, ...points: readonly Point[]): Piece =>
  solid(sheet, limb(...points.map(([x, y]): Bone => [x, y, half])));

/** Rivets, beads, buttons: small discs. */
export const studs = (sheet: Sheet, radius: number, ...points: readonly Point[]): readonly Piece[] =>
  points.map(([x, y]) => solid(sheet, disc(x, y, radius), 0.35));
