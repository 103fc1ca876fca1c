/** What the paths of all figures are built from. Paths hold absolute pairs only, so that they can be moved as text. */

export type Point = readonly [number, number];

const text = (value: number): string => String(Math.round(value * 10) / 10);

export const pair = ([x, y]: Point): string => `${text(x)} ${text(y)}`;

/** A point at an angle from a middle; 0 is to the right, 90 down. */
export const polar = ([x, y]: Point, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
};

/** A closed outline with straight sides. */
export const poly = (...points: readonly Point[]): string => `M${points.map(pair).join('L')}Z`;

/** A point of a smooth outline; with `'corner'` the outline breaks there. */
export type Knot = readonly [number, number, 'corner'?];

const step = (a: Knot, b: Knot, by: number): Point => [(b[0] - a[0]) / by, (b[1] - a[1]) / by];

/** A closed smooth outline through all the knots (Catmull-Rom). */
export const smooth = (...knots: readonly Knot[]): string => {
  const knot = (at: number): Knot => knots[(at + knots.length) % knots.length] as Knot;
  const curves = knots.map((from, at) => {
    const to = knot(at + 1);
    const [dx1, dy1] = from[2] ? step(from, to, 3) : step(knot(at - 1), to, 6);
    const [dx2, dy2] = to[2] ? step(from, to, 3) : step(from, knot(at + 2), 6);
    return `C${pair([from[0] + dx1, from[1] + dy1])} ${pair([to[0] - dx2, to[1] - dy2])} ${pair([to[0], to[1]])}`;
  });
  const [x, y] = knot(0);
  return `M${pair([x, y])}${curves.join('')}Z`;
};

/** A number between the second and the third of four, on a smooth curve through them all (Catmull-Rom). */
export const spline = (a: number, b: number, c: number, d: number, share: number): number =>
  0.5 *
  (2 * b +
    (c - a) * share +
    (2 * a - 5 * b + 4 * c - d) * share * share +
    (3 * b - a - 3 * c + d) * share ** 3);

const PAIR = /(-?[\d.]+) (-?[\d.]+)/g;

/** The same path with all its points moved. */
export const mapPath = (d: string, move: (point: Point) => Point): string =>
  d.replace(PAIR, (_, x: string, y: string) => pair(move([Number(x), Number(y)])));
