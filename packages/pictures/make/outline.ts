/** Traces the outlines of a mask as a path of few points. */

type Point = readonly [number, number];

/** Corners of a pixel grid in one number. */
const GRID = 4096;

/** How far a point may lie beside the line that replaces it, in pixels. */
const TOLERANCE = 0.9;

/** Outlines shorter than this are specks. */
const SHORTEST = 8;

export const outlineOf = (mask: Uint16Array, width: number, height: number): string =>
  loopsOf(mask, width, height)
    .filter((loop) => loop.length >= SHORTEST)
    .map((loop) => simplified(loop))
    .filter((loop) => loop.length > 2)
    .map((loop) => `M${loop.map(([x, y]) => `${x} ${y}`).join('L')}Z`)
    .join('');

/** Walks along the sides of pixels, with the inside on the right. */
const loopsOf = (mask: Uint16Array, width: number, height: number): Point[][] => {
  const next = sidesOf(mask, width, height);
  const loops: Point[][] = [];
  for (const start of next.keys()) {
    const loop: Point[] = [];
    for (let corner: number | undefined = start; corner !== undefined; ) {
      const ahead: number | undefined = next.get(corner)?.pop();
      if (ahead === undefined) break;
      loop.push([corner % GRID, Math.floor(corner / GRID)]);
      corner = ahead;
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
};

/** From each corner to the corners that follow it. */
const sidesOf = (mask: Uint16Array, width: number, height: number): Map<number, number[]> => {
  const next = new Map<number, number[]>();
  const add = (x: number, y: number, toX: number, toY: number): void => {
    const from = y * GRID + x;
    next.set(from, [...(next.get(from) ?? []), toY * GRID + toX]);
  };
  const inside = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && mask[y * width + x] !== 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!inside(x, y)) continue;
      if (!inside(x, y - 1)) add(x, y, x + 1, y);
      if (!inside(x + 1, y)) add(x + 1, y, x + 1, y + 1);
      if (!inside(x, y + 1)) add(x + 1, y + 1, x, y + 1);
      if (!inside(x - 1, y)) add(x, y + 1, x, y);
    }
  return next;
};

/** Ramer, Douglas and Peucker, on the two halves of a loop. */
const simplified = (loop: readonly Point[]): Point[] => {
  const half = loop.length >> 1;
  return [...between(loop, 0, half), ...between([...loop, loop[0]], half, loop.length)];
};

/** The points from `first` up to `last`, without the last. */
const between = (points: readonly Point[], first: number, last: number): Point[] => {
  const [x, y] = points[first];
  const [dx, dy] = [points[last][0] - x, points[last][1] - y];
  const length = Math.hypot(dx, dy) || 1;
  let [far, at] = [0, -1];
  for (let middle = first + 1; middle < last; middle++) {
    const distance = Math.abs((points[middle][0] - x) * dy - (points[middle][1] - y) * dx) / length;
    if (distance > far) [far, at] = [distance, middle];
  }
  if (far <= TOLERANCE) return [points[first]];
  return [...between(points, first, at), ...between(points, at, last)];
};
