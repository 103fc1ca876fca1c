/** Puts a drawn figure into its box: a recipe may draw a little over the edge. */
import type { Figure, Part } from '../../model.ts';
import { movedPath } from './beast-paths.ts';

type Bounds = { readonly left: number; readonly right: number; readonly top: number; readonly low: number };

const points = (d: string): [number, number][] =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

/** The bounds of all the paths, by their points and handles; icons do not count. */
const boundsOf = (parts: readonly Part[]): Bounds => {
  const all = parts.flatMap(({ pieces }) => pieces.flatMap(({ d }) => points(d)));
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), low: Math.max(...ys) };
};

const MARGIN = 3;
const HOVERING: readonly string[] = ['float', 'fly'];

const round = (value: number): number => Math.round(value * 10) / 10;

/** The same figure, shrunk and shifted so that it lies in its box; what does not hover stands on the lower edge. */
export const fitted = (figure: Figure): Figure => {
  const { box, stance, parts } = figure;
  const { left, right, top, low } = boundsOf(parts);
  const hovers = HOVERING.includes(stance);
  const scale = Math.min(1, (box[0] - 2 * MARGIN) / (right - left), (box[1] - 2 * MARGIN) / (low - top));
  const slack = (lower: number, high: number, size: number): number =>
    lower < MARGIN ? MARGIN - lower : high > size - MARGIN ? size - MARGIN - high : 0;
  const dx = slack(left * scale, right * scale, box[0]);
  const dy = hovers ? slack(top * scale, low * scale, box[1]) : box[1] - 1 - low * scale;
  const place = ([x, y]: readonly [number, number]): [number, number] => [
    round(x * scale + dx),
    round(y * scale + dy),
  ];
  const move = { scale, by: [dx, dy] as const };
  return {
    ...figure,
    parts: parts.map((part) => ({
      ...part,
      pivot: place(part.pivot),
      pieces: part.pieces.map((piece) => ({ ...piece, d: movedPath(piece.d, move) })),
      ...(part.icons === undefined
        ? {}
        : { icons: part.icons.map((icon) => ({ ...icon, at: place(icon.at), size: icon.size * scale })) }),
    })),
  };
};
