/** Rings and discs of glass: clock faces, halos. */
import type { Piece, Sheet } from '../../model.ts';
import { pane } from './beast-details.ts';
import { runs } from './beast-paths.ts';
import type { Point } from './paths.ts';

export type Ring = {
  readonly at: Point;
  readonly inner: number;
  readonly outer: number;
  readonly count: number;
  readonly sheets: readonly Sheet[];
  readonly tones?: readonly number[];
  /** Degrees; 0 is to the right, 90 down. */
  readonly from?: number;
  readonly sweep?: number;
};

/** A ring in segments; with `inner` 0, a disc in wedges. */
export const ring = ({
  at: [x, y],
  inner,
  outer,
  count,
  sheets,
  tones = [0],
  from = 0,
  sweep = 360,
}: Ring): Piece[] =>
  Array.from({ length: count }, (_, index) => {
    const [a, b] = [from + (index * sweep) / count, from + ((index + 1) * sweep) / count];
    const arc = (radius: number, start: number, end: number): Point[] =>
      [0, 1 / 3, 2 / 3, 1].map((share) => {
        const angle = ((start + (end - start) * share) * Math.PI) / 180;
        return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
      });
    const d = inner === 0 ? runs([[x, y]], arc(outer, a, b)) : runs(arc(outer, a, b), arc(inner, b, a));
    return pane(sheets[index % sheets.length] as Sheet, d, tones[index % tones.length]);
  });
