/** Bones: skulls, jaws, ribs and hands. Drawn about the origin, looking to the left, and put in their place. */
import type { Piece, Sheet } from '../../model.ts';
import { curve, disc, limb, type Placing, plate } from './construct-paths.ts';
import { pane, place, solid } from './construct-pieces.ts';
import { poly } from './paths.ts';

export type SkullLook = { readonly bone?: Sheet; readonly light?: Sheet; readonly hollow?: Sheet };

/** About 100 by 100; the upper teeth end at y 46. */
export const skull = (
  placing: Placing,
  { bone = 'bone', light = 'venom', hollow = 'soot' }: SkullLook = {},
): readonly Piece[] =>
  place(
    placing,
    pane(
      bone,
      curve('-38 12, -46 -10, -38 -40, -6 -56, 30 -48, 50 -18, 44 10, 26 24, 16 40, -24 40, -30 24'),
      -0.15,
    ),
    pane(bone, curve('-40 -20!, -34 -42, -6 -54, 14 -52!, 4 -24, -8 -14!, -26 -14'), 0.35),
    pane(bone, curve('18 -50!, 40 -36, 47 -14, 42 6!, 30 -12, 8 -26!'), -0.3),
    pane(bone, curve('-40 -2!, -10 4, 28 0!, 30 14, 14 24, -30 24!'), 0.1),
    solid(hollow, curve('-40 -8, -30 -16, -15 -8, -16 8, -28 12, -38 4')),
    solid(hollow, curve('-6 -8, 8 -18, 26 -10, 26 6, 10 14, -4 6')),
    solid(light, disc(-28, -1, 6.5), 0.5),
    solid(light, disc(9, -1, 8), 0.5),
    solid(hollow, plate('-17 12, -25 28, -10 28')),
    ...[-26, -15, -4, 7].map((x) =>
      solid('ivory', poly([x, 31], [x + 10, 31], [x + 9, 46], [x + 1, 46]), 0.3),
    ),
  );

/** The lower jaw of that skull: it turns at [24, 16]. */
export const jaw = (placing: Placing, { bone = 'bone' }: SkullLook = {}): readonly Piece[] =>
  place(
    placing,
    pane(bone, curve('34 10!, 28 34, 16 60, -14 70, -32 60!, -28 50!, 4 48, 16 30, 20 10!'), -0.1),
    ...[-25, -14, -3].map((x) => solid('ivory', poly([x, 44], [x + 9, 44], [x + 9, 56], [x, 56]), 0.2)),
  );

/** A hand with spread fingers that points to the left; the wrist is at the origin, the reach about 75. */
export const claw = (placing: Placing, bone: Sheet = 'bone', nail: Sheet = bone): readonly Piece[] => {
  const fingers = [
    [-22, -16, -44, -34, -74, -36],
    [-28, -6, -54, -14, -84, -4],
    [-28, 6, -54, 8, -78, 24],
    [-20, 14, -40, 26, -56, 46],
  ] as const;
  return place(
    placing,
    ...fingers.flatMap(([ax, ay, bx, by, cx, cy]) => [
      pane(bone, limb([ax, ay, 7], [bx, by, 6]), -0.05),
      pane(nail, limb([bx, by, 6.5], [(bx + cx) / 2, (by + cy) / 2, 5], [cx, cy, 1]), 0.25),
    ]),
    pane(bone, limb([-6, -10, 7], [-16, -30, 6], [-30, -46, 1]), 0.2),
    pane(bone, curve('6 -12, -14 -20, -32 -10, -32 8, -18 20, 4 12'), 0.1),
  );
};

/** A closed hand about an upright shaft; its middle is the origin, about 44 wide. */
export const fist = (placing: Placing, skin: Sheet = 'bone'): readonly Piece[] =>
  place(
    placing,
    pane(skin, curve('20 -18, 22 16, 4 24, -16 18, -18 -16, 0 -24'), -0.2),
    ...[-16, -6, 4, 14].map((y) => pane(skin, limb([10, y, 6], [-10, y, 6.5], [-20, y + 2, 5]), 0.2)),
  );

/** Ribs in a dark chest: `count` pairs between the two heights about the axis at x 0. */
export const ribs = (
  placing: Placing,
  count: number,
  bone: Sheet = 'bone',
  hollow: Sheet = 'soot',
): readonly Piece[] =>
  place(
    placing,
    pane(hollow, curve('-52 -44, 0 -56, 52 -44, 56 10, 30 60, 0 70, -30 60, -56 10')),
    ...Array.from({ length: count }, (_, at) => {
      const y = -44 + (at * 92) / count;
      const wide = 54 - 3 * Math.abs(at - 1) - at * 2;
      return [
        pane(
          bone,
          limb([-3, y, 6], [-wide * 0.6, y - 6, 7], [-wide, y + 12, 5], [-wide * 0.8, y + 20, 2]),
          0.15,
        ),
        pane(bone, limb([3, y, 6], [wide * 0.6, y - 6, 7], [wide, y + 12, 5], [wide * 0.8, y + 20, 2]), -0.2),
      ];
    }).flat(),
    pane(bone, limb([0, -50, 9], [0, 10, 8], [0, 40, 6]), 0.3),
  );
