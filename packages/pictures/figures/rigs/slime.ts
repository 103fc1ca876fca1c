/** Slimes: a body of gel in staggered panes, with light on the left and depth on the right. */
import type { Piece, Sheet } from '../../model.ts';
import { pane, whole } from './beast-details.ts';
import { blob, type Knot, leaf, limb, movedPath, oval, patch } from './beast-paths.ts';
import type { Point } from './paths.ts';

/** The body: a spine from the top down whose widths are its outline, cut into rows of panes. */
export const gel = (
  spine: readonly Knot[],
  rows: number,
  sheets: readonly [Sheet, Sheet, Sheet],
): Piece[] => {
  const [light, middle, dark] = sheets;
  return Array.from({ length: rows }, (_, row) => {
    const span: Point = [row / rows, Math.min(1, (row + 1.04) / rows)];
    const shift = row % 2 === 0 ? 0.14 : -0.12;
    const last: Point = [0, row === rows - 1 ? 0.02 : 0.2];
    return [
      pane(dark, patch(spine, span, [-1, -0.42 + shift], last), -0.1 - row * 0.05),
      pane(middle, patch(spine, span, [-0.45 + shift, 0.38 + shift], last), 0.05 - row * 0.06),
      pane(light, patch(spine, span, [0.35 + shift, 1], last), 0.15),
    ];
  })
    .reverse()
    .flat();
};

/** The round top that closes a body of gel: a light half, a deeper half and a glint. */
export const gelCap = ([x, y, w]: Knot, height: number, light: Sheet, deep: Sheet): Piece[] => [
  pane(
    deep,
    blob(
      [x - w * 0.2, y - height * 0.9],
      [x + w * 0.3, y - height],
      [x + w * 0.82, y - height * 0.5],
      [x + w, y + 6],
      [x + w * 0.3, y + 16],
      [x - w * 0.3, y + 8],
    ),
    0.1,
  ),
  pane(
    light,
    blob(
      [x - w, y + 6],
      [x - w * 0.74, y - height * 0.55],
      [x - w * 0.2, y - height * 0.96],
      [x + w * 0.2, y - height],
      [x + w * 0.12, y + 14],
      [x - w * 0.5, y + 16],
    ),
    0.2,
  ),
  whole(
    'pearl',
    movedPath(oval(x - w * 0.42, y - height * 0.3, w * 0.26, w * 0.12), {
      turn: -38,
      about: [x - w * 0.42, y - height * 0.3],
    }),
    1,
  ),
];

/** Bubbles; the large ones have a glint at the edge, for in the middle it would look like an eye. */
export const bubbles = (sheet: Sheet, ...list: readonly Knot[]): Piece[] =>
  list.flatMap(([x, y, r]) => [
    whole(sheet, oval(x, y, r), 0.5),
    ...(r < 14
      ? []
      : [whole('pearl', leaf([x - r * 0.7, y + r * 0.1], [x + r * 0.1, y - r * 0.7], r * 0.3, -0.2), 1)]),
  ]);

/** A puddle with lobes along the floor. */
export const puddle = (left: number, right: number, floor: number, height: number, sheet: Sheet): Piece[] => {
  const at = (share: number): number => left + (right - left) * share;
  return [
    pane(
      sheet,
      blob(
        [left, floor - height * 0.3],
        [at(0.14), floor - height * 0.85],
        [at(0.4), floor - height],
        [at(0.72), floor - height * 0.9],
        [at(0.9), floor - height * 0.6],
        [right, floor - height * 0.2],
        [at(0.8), floor],
        [at(0.5), floor - height * 0.06],
        [at(0.18), floor],
      ),
      -0.3,
    ),
  ];
};

/** A drop that hangs: from its root down to its bead. */
export const drip = ([x, y]: Point, length: number, width: number, sheet: Sheet): Piece[] => [
  pane(
    sheet,
    limb([x, y - width, width * 1.2], [x, y + length * 0.4, width * 0.55], [x, y + length, width * 0.95]),
    0.2,
  ),
];
