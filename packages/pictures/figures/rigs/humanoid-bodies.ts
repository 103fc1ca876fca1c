/** Trunks and garments: cuirass, robe, tunic, the trunk of a brute, capes, halos. Those without places are drawn about the origin. */
import type { Piece, Sheet } from '../../model.ts';
import { folds, gem, oval, pane, rays, ring, type Tint } from './humanoid-kit.ts';
import type { Point } from './paths.ts';

/** The halo of a hero: two rings of panes. */
export const halo = (
  centre: Point,
  radius: number,
  tints: readonly Tint[],
  beads: readonly Tint[],
): Piece[] => [
  ...ring(centre, [radius * 0.62, radius * 0.87], 16, tints),
  ...ring(centre, [radius * 0.87, radius * 1.08], 24, beads),
];

/** The halo of an Elite: a ring with spikes. */
export const spikedHalo = (
  centre: Point,
  radius: number,
  tints: readonly Tint[],
  spikes: readonly Tint[],
): Piece[] => [
  ...rays(centre, [radius * 0.9, radius * 1.24], 16, spikes),
  ...ring(centre, [radius * 0.68, radius * 0.96], 16, tints),
];

type Plates = { readonly plate: Sheet; readonly trim: Sheet; readonly cloth: Sheet; readonly stone?: Sheet };

/** Breast, belly and skirts of plate: 150 wide, from the neck at -78 to the skirts at 108. */
export const cuirass = ({ plate, trim, cloth, stone = 'ruby' }: Plates): Piece[] => [
  pane([cloth, -0.2], '-44,40* 44,40* 40,112* 14,126* -14,126* -42,112*'),
  pane([cloth, 0.3], '-14,44* 16,44* 20,118* 2,134* -16,118*'),
  pane([plate, -0.5], '-56,44* -18,50* -26,100* -66,86*'),
  pane([plate, 0.1], '18,50* 56,44* 68,86* 28,100*'),
  pane([plate, -0.1], '-50,10* 52,10* 54,30* 0,40 -52,30*'),
  pane([plate, -0.4], '-50,28* 0,38 54,28* 56,46* 0,58 -54,46*'),
  pane([plate, -0.3], '2,-62* -44,-70 -74,-46 -66,-6 -50,14* -20,22 2,22*'),
  pane([plate, 0.45], '2,-62* 46,-70 76,-46 70,-6 54,14* 26,24 2,22*'),
  pane([plate, 0.8], '14,-50 40,-56 58,-42 40,-24 16,-28'),
  pane([trim, 0.1], '-6,-64* 10,-64* 8,24* 2,34* -4,24*'),
  pane([trim, -0.1], '-54,42* 56,42* 58,58* 0,68 -56,58*'),
  gem([stone, 0.4], oval([2, 54], 11)),
  pane([plate, 0], '-34,-84* 34,-84* 44,-60* 0,-50 -44,-60*'),
];

/** A lean trunk in a belted jerkin with a short skirt: 110 wide, from -76 to 96. */
export const jerkin = ({
  cloth,
  trim,
  belt,
  skirt = cloth,
}: {
  cloth: Sheet;
  trim: Sheet;
  belt: Sheet;
  skirt?: Sheet;
}): Piece[] => [
  ...folds('-38,26 -44,50 -54,70 -58,92', '40,26 46,50 52,70 56,88', 5, [
    [skirt, -0.5],
    [skirt, 0.1],
    [skirt, -0.2],
    [skirt, 0.4],
    [skirt, -0.1],
  ]),
  pane([cloth, -0.35], '0,-74* -36,-72 -58,-56 -50,-10 -40,34* 0,38*'),
  pane([cloth, 0.25], '0,-74* 38,-72 58,-54 52,-8 42,34* 0,38*'),
  pane([trim, 0.1], '-14,-76* 20,-76* 12,-10 6,34* -6,34* -6,-20'),
  pane([belt, -0.1], '-44,20* 46,20* 46,40* 0,46 -44,40*'),
  gem(['gold', 0.4], '-10,24* 16,24* 16,44* -10,44*'),
];

/** The huge bare trunk of a brute: 220 wide, from -100 to 120. */
export const bruteTrunk = ({ skin, belt, cloth }: { skin: Sheet; belt: Sheet; cloth: Sheet }): Piece[] => [
  ...folds('-72,82 -80,108 -84,124 -86,146', '78,82 86,108 88,124 88,142', 6, [
    [cloth, -0.4],
    [cloth, 0.1],
    [cloth, -0.1],
    [cloth, 0.4],
    [cloth, 0],
    [cloth, -0.3],
  ]),
  pane([skin, -0.35], '-96,-30 -92,30 -78,84* 84,84* 98,30 100,-30 0,-50'),
  pane([skin, 0.2], '-56,4 -62,50 -36,86* 50,86* 72,50 66,4 4,-14'),
  pane([skin, -0.1], '0,-94* -60,-98 -112,-66 -108,-14 -60,6 -4,-8*'),
  pane([skin, 0.4], '6,-94* 66,-98 116,-64 112,-14 66,8 0,-8*'),
  pane([belt, 0], '-84,72* 90,72* 92,98* 0,110 -84,98*'),
  gem(['gold', 0.3], oval([8, 90], 20, 17)),
];

type Span = readonly [number, number];

/**
 * A long robe from the shoulders to the ground: `top` and `hem` are the left and right ends, `waist` how far the edges
 * are drawn in between them (0 hangs straight).
 */
export const robe = ({
  top,
  topY,
  hem,
  hemY,
  draw = 0.15,
  count = 7,
  tints,
}: {
  top: Span;
  topY: number;
  hem: Span;
  hemY: number;
  draw?: number;
  count?: number;
  tints: readonly Tint[];
}): Piece[] => {
  const high = hemY - topY;
  const pull = (top[1] - top[0]) * draw;
  return folds(
    [
      [top[0], topY],
      [top[0] + pull, topY + high * 0.35],
      [hem[0] + pull, topY + high * 0.7],
      [hem[0], hemY],
    ],
    [
      [top[1], topY],
      [top[1] - pull, topY + high * 0.35],
      [hem[1] - pull, topY + high * 0.7],
      [hem[1], hemY],
    ],
    count,
    tints,
    { sag: 7 },
  );
};

/** Light, dark and middle folds of one sheet, as light falls on them. */
export const cloth = (sheet: Sheet, other: Sheet = sheet): readonly Tint[] => [
  [sheet, -0.5],
  [sheet, 0.1],
  [other, -0.3],
  [sheet, 0.5],
  [sheet, -0.1],
  [other, 0.2],
  [sheet, -0.45],
];
