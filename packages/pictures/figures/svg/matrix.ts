/** The `transform` of SVG as a matrix: editors write one when a group is moved. */

export type Point = readonly [number, number];
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export const applied = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** First the inner matrix, then the outer. */
export const within = (outer: Matrix, [a, b, c, d, e, f]: Matrix): Matrix => {
  const [xx, xy] = applied([...outer.slice(0, 4), 0, 0] as unknown as Matrix, [a, b]);
  const [yx, yy] = applied([...outer.slice(0, 4), 0, 0] as unknown as Matrix, [c, d]);
  return [xx, xy, yx, yy, ...applied(outer, [e, f])];
};

/** How much larger lengths become. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));

type Kind = { readonly counts: readonly number[]; readonly matrix: (numbers: readonly number[]) => Matrix };

const turned = (degrees: number): Matrix => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
};

export const moved = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

export const turnedAbout = (degrees: number, [x, y]: Point): Matrix =>
  within(within(moved(x, y), turned(degrees)), moved(-x, -y));

const KINDS: Readonly<Record<string, Kind>> = {
  matrix: { counts: [6], matrix: (numbers) => numbers as unknown as Matrix },
  translate: { counts: [1, 2], matrix: ([x = 0, y = 0]) => moved(x, y) },
  scale: { counts: [1, 2], matrix: ([x = 1, y = x]) => [x, 0, 0, y, 0, 0] },
  rotate: {
    counts: [1, 3],
    matrix: ([degrees = 0, x = 0, y = 0]) => turnedAbout(degrees, [x, y]),
  },
};

const CALL = /^[\s,]*([a-zA-Z]+)\s*\(([^()]*)\)/;

/** The matrix of an element inside of another; IDENTITY itself where neither is moved. */
export const matrixInside = (
  outer: Matrix,
  transform: string | undefined,
  fault: (what: string) => Error,
): Matrix => {
  let [rest, matrix] = [transform ?? '', outer];
  while (rest.trim() !== '') {
    const [call, name = '', list = ''] = CALL.exec(rest) ?? [];
    const kind = KINDS[name];
    const numbers = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (
      call === undefined ||
      kind === undefined ||
      !kind.counts.includes(numbers.length) ||
      !numbers.every(Number.isFinite)
    )
      throw fault(`the transform "${transform}" cannot be read: translate, scale, rotate and matrix can`);
    matrix = within(matrix, kind.matrix(numbers));
    rest = rest.slice(call.length);
  }
  return matrix;
};
