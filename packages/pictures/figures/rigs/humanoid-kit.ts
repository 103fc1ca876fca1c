/** Geometry for drawing figures: smooth outlines, tubes, folds, rings, and moving finished pieces about. */
import type { Piece, Sheet } from '../../model.ts';
import { mapPath, type Point, pair, polar } from './paths.ts';

/** A sheet, or a sheet with a tone. */
export type Tint = Sheet | readonly [Sheet, number];

/** Points as data or as words: `10,20 30,40`. */
export type Path = string | readonly Point[];

type Knot = { readonly at: Point; readonly sharp: boolean };

const plus = ([x, y]: Point, [u, v]: Point, by = 1): Point => [x + u * by, y + v * by];
const minus = ([x, y]: Point, [u, v]: Point): Point => [x - u, y - v];
const length = ([x, y]: Point): number => Math.hypot(x, y);
export const between = (a: Point, b: Point, share = 0.5): Point => plus(a, minus(b, a), share);
const unit = (v: Point): Point => {
  const l = length(v) || 1;
  return [v[0] / l, v[1] / l];
};

const parse = (words: string): Knot[] =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = Number.NaN, y = Number.NaN] = word.replace('*', '').split(',').map(Number);
      return { at: [x, y], sharp: word.endsWith('*') };
    });

export const pointsOf = (path: Path): readonly Point[] =>
  typeof path === 'string' ? parse(path).map(({ at }) => at) : path;

/** The direction of the curve in a knot; none in a corner. */
const tangent = (before: Knot, knot: Knot, after: Knot): Point =>
  knot.sharp ? [0, 0] : unit(minus(after.at, before.at));

const through = (knots: readonly Knot[]): string => {
  const at = (i: number): Knot => knots[(i + knots.length) % knots.length] as Knot;
  const parts = knots.map((knot, i) => {
    const next = at(i + 1);
    const reach = length(minus(next.at, knot.at)) / 3;
    const from = plus(knot.at, tangent(at(i - 1), knot, next), reach);
    const to = plus(next.at, tangent(knot, next, at(i + 2)), -reach);
    return `C${pair(from)} ${pair(to)} ${pair(next.at)}`;
  });
  return `M${pair(at(0).at)}${parts.join('')}Z`;
};

/** A closed smooth outline through points: `10,20 30,40* …`; a star makes a corner. A finished path passes through. */
const outline = (shape: string): string => (shape.startsWith('M') ? shape : through(parse(shape)));

const tinted = (tint: Tint): { sheet: Sheet; tone?: number } =>
  typeof tint === 'string' ? { sheet: tint } : { sheet: tint[0], tone: tint[1] };

/** A piece of glass that may be cut into panes. */
export const pane = (tint: Tint, shape: string): Piece => ({ d: outline(shape), ...tinted(tint) });
/** A piece of glass that stays whole: eyes, faces, gems. */
export const gem = (tint: Tint, shape: string): Piece => ({ ...pane(tint, shape), whole: true });

export const oval = (centre: Point, rx: number, ry = rx, turn = 0): string => {
  const knots = [0, 45, 90, 135, 180, 225, 270, 315].map((degrees): Knot => {
    const angle = (degrees * Math.PI) / 180;
    const slant = (turn * Math.PI) / 180;
    const [x, y] = [rx * Math.cos(angle), ry * Math.sin(angle)];
    const at: Point = [
      centre[0] + x * Math.cos(slant) - y * Math.sin(slant),
      centre[1] + x * Math.sin(slant) + y * Math.cos(slant),
    ];
    return { at, sharp: false };
  });
  return through(knots);
};

type Side = 'both' | 'left' | 'right';

/**
 * A tube along points with a width at each of them. `left` and `right` give the half on that side of its way, so that
 * a limb can have a lit half and a shaded half.
 */
export const tube = (
  path: Path,
  widths: readonly number[],
  { side = 'both', ends = 'round' }: { side?: Side; ends?: 'round' | 'flat' | 'point' } = {},
): string => {
  const points = pointsOf(path);
  const last = points.length - 1;
  const way = points.map((_, i) =>
    unit(minus(points[Math.min(last, i + 1)] as Point, points[Math.max(0, i - 1)] as Point)),
  );
  const edge = (i: number, by: number): Point => {
    const [u, v] = way[i] as Point;
    const half = ((widths[Math.min(i, widths.length - 1)] as number) / 2) * by;
    return plus(points[i] as Point, [-v, u], half);
  };
  const sharpAt = (i: number): boolean => ends !== 'round' && (i === 0 || i === last);
  const run = (by: number): Knot[] =>
    points.map((_, i) => ({ at: edge(i, by), sharp: by === 0 || sharpAt(i) }));
  const cap = (i: number, by: number): Knot[] => {
    const reach =
      ends === 'flat' || side !== 'both' ? 0 : (widths[Math.min(i, widths.length - 1)] as number) * 0.42;
    if (reach === 0) return [];
    return [{ at: plus(points[i] as Point, way[i] as Point, by * reach), sharp: ends === 'point' }];
  };
  const right = run(side === 'left' ? 0 : 1);
  const left = run(side === 'right' ? 0 : -1).reverse();
  return through([...cap(0, -1), ...right, ...cap(last, 1), ...left]);
};

/** A tube of two long pieces, the one above lit, the one below in shade. */
export const rod = (
  path: Path,
  widths: readonly number[],
  sheet: Sheet,
  [light, shade]: readonly [number, number] = [0.35, -0.35],
): Piece[] => [
  pane([sheet, shade], tube(path, widths)),
  pane([sheet, light], tube(path, widths, { side: lit(pointsOf(path)) ? 'left' : 'right' })),
];

/** Whether the left side of a way looks up, or to the left where it runs straight up or down. */
const lit = (points: readonly Point[]): boolean => {
  const [u, v] = minus(points[points.length - 1] as Point, points[0] as Point);
  return Math.abs(u) > Math.abs(v) * 0.4 ? u > 0 : v < 0;
};

type Edge = readonly [Point, Point, Point, Point];
const edgeOf = (path: Path): Edge => pointsOf(path).slice(0, 4) as unknown as Edge;
const mixed = (a: Edge, b: Edge, share: number): Edge => [
  between(a[0], b[0], share),
  between(a[1], b[1], share),
  between(a[2], b[2], share),
  between(a[3], b[3], share),
];

/**
 * Cloth between two edges (cubic curves of four points from the top to the hem), in long folds. The tints are dealt out in turn; folds
 * are narrower near the edges, as on a round body. `sag` is how far the hem hangs between folds.
 */
export const folds = (
  left: Path,
  right: Path,
  count: number,
  tints: readonly Tint[],
  { sag = 8, even = false }: { sag?: number; even?: boolean } = {},
): Piece[] => {
  const share = (i: number): number => (even ? i / count : 0.5 - 0.5 * Math.cos((Math.PI * i) / count));
  const [from, to] = [edgeOf(left), edgeOf(right)];
  return Array.from({ length: count }, (_, i) => {
    const a = mixed(from, to, share(i));
    const b = mixed(from, to, share(i + 1));
    const middle = plus(between(a[3], b[3]), [0, 1], sag);
    const d = `M${pair(a[0])}C${pair(a[1])} ${pair(a[2])} ${pair(a[3])}C${pair(between(a[3], middle, 0.7))} ${pair(between(b[3], middle, 0.7))} ${pair(b[3])}C${pair(b[2])} ${pair(b[1])} ${pair(b[0])}Z`;
    return pane(tints[i % tints.length] as Tint, d);
  });
};

/** A ring of small panes, as a halo has. */
export const ring = (
  centre: Point,
  [inner, outer]: readonly [number, number],
  count: number,
  tints: readonly Tint[],
  [from, to]: readonly [number, number] = [0, 360],
): Piece[] => {
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, i) => {
    const a = from + i * step;
    const bent = a + step / 2;
    const out = [polar(centre, outer, a), polar(centre, outer * 1.012, bent), polar(centre, outer, a + step)];
    const back = [
      polar(centre, inner, a + step),
      polar(centre, inner * 1.012, bent),
      polar(centre, inner, a),
    ];
    return gem(tints[i % tints.length] as Tint, `M${[...out, ...back].map(pair).join('L')}Z`);
  });
};

/** Rays around a centre: the spikes of an Elite's halo, a sun, a ruff of feathers. */
export const rays = (
  centre: Point,
  [inner, outer]: readonly [number, number],
  count: number,
  tints: readonly Tint[],
  {
    span = [0, 360],
    width = 0.8,
    blunt = 0,
  }: { span?: readonly [number, number]; width?: number; blunt?: number } = {},
): Piece[] => {
  const step = (span[1] - span[0]) / count;
  return Array.from({ length: count }, (_, i) => {
    const middle = span[0] + (i + 0.5) * step;
    const half = (step / 2) * width;
    const foot = [polar(centre, inner, middle - half), polar(centre, inner, middle + half)] as const;
    const tip = polar(centre, outer, middle);
    const shoulder = [
      polar(centre, inner + (outer - inner) * 0.6, middle - half * (0.4 + blunt)),
      polar(centre, inner + (outer - inner) * 0.6, middle + half * (0.4 + blunt)),
    ] as const;
    return pane(
      tints[i % tints.length] as Tint,
      `M${pair(foot[0])}L${pair(shoulder[0])}L${pair(tip)}L${pair(shoulder[1])}L${pair(foot[1])}Z`,
    );
  });
};

type Place = {
  readonly at?: Point;
  readonly scale?: number | Point;
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly flip?: boolean;
};

const mover = ({ at = [0, 0], scale = 1, turn = 0, flip = false }: Place): ((point: Point) => Point) => {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([px, py]) => {
    const [x, y] = [px * sx * (flip ? -1 : 1), py * sy];
    return [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos];
  };
};

/** Pieces drawn about the origin, put in their place. Paths here hold nothing but absolute pairs. */
export const placed = (pieces: readonly Piece[], place: Place): Piece[] => {
  const move = mover(place);
  return pieces.map((piece) => ({ ...piece, d: mapPath(piece.d, move) }));
};
