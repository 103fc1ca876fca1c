/** Clothes and tools of the villains: hats, crowns, sleeves, spades, flowers. Looking to the left. */
import type { Piece, Sheet } from '../../model.ts';
import { type Bone, curve, disc, limb, type Placing, star } from './construct-paths.ts';
import { banded, blade, pane, place, roundGem, solid } from './construct-pieces.ts';
import { type Point, polar, poly, smooth } from './paths.ts';

/** A spade that stands on its grip at the origin and shows its blade upwards, `length` long. */
export const spade = (
  placing: Placing,
  length: number,
  wood: Sheet = 'wood',
  metal: Sheet = 'steel',
): readonly Piece[] =>
  place(
    placing,
    pane(wood, limb([0, 0, 6], [0, -length + 70, 6])),
    pane(wood, limb([-20, 0, 6], [20, 0, 6]), 0.2),
    pane(
      metal,
      smooth(
        [0, -length, 'corner'],
        [-30, -length + 30],
        [-34, -length + 84, 'corner'],
        [0, -length + 80, 'corner'],
      ),
      0.35,
    ),
    pane(
      metal,
      smooth(
        [0, -length, 'corner'],
        [30, -length + 30],
        [34, -length + 84, 'corner'],
        [0, -length + 80, 'corner'],
      ),
      -0.3,
    ),
    pane('iron', poly([-9, -length + 100], [-7, -length + 50], [7, -length + 50], [9, -length + 100])),
  );

/** A crown of spikes on a band; the band's middle is the origin. */
export const crown = (
  placing: Placing,
  half: number,
  height: number,
  metal: Sheet = 'gold',
  stone: Sheet = 'ruby',
): readonly Piece[] => {
  const spikes = [-1, -0.5, 0, 0.5, 1];
  return place(
    placing,
    ...spikes.flatMap((share) => {
      const [x, rise] = [share * half * 0.82, height * (1 - Math.abs(share) * 0.35)];
      return blade([x, 6], [x + share * half * 0.3, -rise], half * 0.22, [metal, metal]);
    }),
    pane(
      metal,
      smooth(
        [-half, -12, 'corner'],
        [0, -4],
        [half, -12, 'corner'],
        [half, 14, 'corner'],
        [0, 22],
        [-half, 14, 'corner'],
      ),
      0.1,
    ),
    ...[-0.62, 0, 0.62].flatMap((share) =>
      roundGem([share * half, 6 - Math.abs(share) * 4], half * 0.17, [stone], stone, 6),
    ),
  );
};

/** A sleeve that widens to the wrist, in bands, with a cuff of its own glass. */
export const sleeve = (
  count: number,
  sheets: readonly Sheet[],
  cuff: Sheet,
  ...bones: readonly Bone[]
): readonly Piece[] => {
  const [x, y, half] = bones[bones.length - 1] as Bone;
  const [fx, fy] = bones[bones.length - 2] as Bone;
  const angle = (Math.atan2(y - fy, x - fx) * 180) / Math.PI;
  return [
    ...banded(count, sheets, ...bones),
    ...place(
      { at: [x, y], turn: angle },
      pane(
        cuff,
        smooth(
          [-10, -half - 3, 'corner'],
          [10, -half - 4],
          [14, 0],
          [10, half + 4],
          [-10, half + 3, 'corner'],
          [-4, 0],
        ),
        0.2,
      ),
    ),
  ];
};

/** A round flower: petals about a heart. */
export const blossom = (
  [x, y]: Point,
  radius: number,
  petals: number,
  sheet: Sheet,
  heart: Sheet,
): readonly Piece[] => [
  ...Array.from({ length: petals }, (_, at) => {
    const turn = -90 + (at * 360) / petals;
    const [ax, ay] = polar([x, y], radius * 0.62, turn - 26);
    const [bx, by] = polar([x, y], radius, turn);
    const [cx, cy] = polar([x, y], radius * 0.62, turn + 26);
    return pane(
      sheet,
      smooth([x, y, 'corner'], [ax, ay], [bx, by], [cx, cy]),
      turn < 0 && turn > -180 ? 0.35 : -0.1,
    );
  }),
  solid(heart, disc(x, y, radius * 0.3), 0.4),
];

/** A hanging petal or leaf from its root to its tip: two halves. */
export const petal = (
  root: Point,
  tip: Point,
  half: number,
  sheet: Sheet,
  other: Sheet = sheet,
): readonly Piece[] => {
  const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / length) * half, (dx / length) * half];
  const side = (sign: number): string =>
    smooth(
      [root[0], root[1], 'corner'],
      [root[0] + dx * 0.3 + nx * sign * 0.85, root[1] + dy * 0.3 + ny * sign * 0.85],
      [root[0] + dx * 0.65 + nx * sign, root[1] + dy * 0.65 + ny * sign],
      [tip[0], tip[1], 'corner'],
    );
  return [pane(sheet, side(1), 0.25), pane(other, side(-1), -0.2)];
};

export const stars = (
  sheet: Sheet,
  ...spots: readonly (readonly [number, number, number])[]
): readonly Piece[] => spots.map(([x, y, radius]) => solid(sheet, star(x, y, radius, radius * 0.42, 5), 0.4));

export type FaceLook = {
  readonly skin: Sheet;
  readonly eye: Sheet;
  readonly lips?: Sheet;
  readonly brow?: Sheet;
};

/** A face in three quarters, about 90 by 110, the nose to the left; its middle is the origin. */
export const face = (
  placing: Placing,
  { skin, eye, lips = skin, brow = 'soot' }: FaceLook,
): readonly Piece[] =>
  place(
    placing,
    pane(skin, curve('-34 -38, -36 -12, -34 16, -28 36, -12 54, 8 48, 30 24, 38 -8, 34 -44, 0 -58'), -0.2),
    pane(skin, curve('-34 -38!, -36 -12, -34 16, -28 36, -12 54!, -8 30, -8 16, -14 -8, -8 -54!'), 0.3),
    solid('soot', curve('-33 -6!, -26 -13, -16 -6!, -25 -1')),
    solid('soot', curve('-2 -6!, 9 -14, 22 -6!, 10 0')),
    solid(eye, disc(-25, -6.5, 4.2), 0.6),
    solid(eye, disc(9, -7, 5), 0.6),
    pane(brow, curve('-36 -16!, -26 -24, -14 -14!, -26 -18')),
    pane(brow, curve('-6 -14!, 10 -27, 28 -16!, 10 -20')),
    pane(skin, curve('-16 0!, -24 8, -30 17!, -20 21, -8 17!'), 0.5),
    solid(lips, curve('-27 29!, -18 26, -4 29!, -16 37')),
  );
