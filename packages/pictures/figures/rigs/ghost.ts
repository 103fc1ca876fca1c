/** Spirits: a hanging robe that ends in tatters, and flames that live. */
import type { Piece, Sheet } from '../../model.ts';
import { bands, claws, pane } from './beast-details.ts';
import { type Knot, leaf, on, patch } from './beast-paths.ts';
import type { Point } from './paths.ts';

export type Robe = {
  /** From the shoulders down. */
  readonly spine: readonly Knot[];
  readonly sheets: readonly [light: Sheet, middle: Sheet, dark: Sheet];
  /** The tips of the tatters, from left to right. */
  readonly tatters: readonly Point[];
};

/** Folds from the shoulders to the hem, each a strip of its own, and tatters below. */
export const robe = ({ spine, sheets: [light, middle, dark], tatters }: Robe): Piece[] => {
  const folds: readonly (readonly [number, number, Sheet])[] = [
    [-1, -0.55, dark],
    [-0.6, -0.15, middle],
    [-0.2, 0.3, dark],
    [0.25, 0.68, middle],
    [0.63, 1, light],
  ];
  return [
    ...tatters.map((tip, index) => {
      const across = 0.85 - (1.7 * index) / Math.max(1, tatters.length - 1);
      return pane(index % 2 === 0 ? middle : dark, leaf(on(spine, 0.72, across), tip, 26), -0.1);
    }),
    ...folds.map(([low, high, sheet], index) =>
      pane(sheet, patch(spine, [0, 0.94], [low, high], [0, 0.25]), index % 2 === 0 ? -0.1 : 0.1),
    ),
  ];
};

/** A thin arm in bands with a hand of claws. */
export const clawedArm = (
  spine: readonly Knot[],
  sheets: readonly Sheet[],
  turn: number,
  nail: Sheet,
  length = 42,
): Piece[] => {
  const [x, y] = on(spine, 1, 0);
  return [
    ...bands(spine, 5, { sheets, bulge: 0.3, tones: [0.1, -0.1] }),
    ...claws(x, y, turn, length, { count: 4, spread: 80, reach: 4, sheet: nail }),
  ];
};
