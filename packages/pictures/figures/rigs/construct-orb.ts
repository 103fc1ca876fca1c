/** Round bodies of plates, jointed legs, floating hands. */
import type { Piece, Sheet } from '../../model.ts';
import { type Bone, curve, disc, limb, plate } from './construct-paths.ts';
import { blade, pane, place, ring, solid } from './construct-pieces.ts';
import { type Point, polar, poly } from './paths.ts';

/** A ball of plates: a dark rim and a lighter belt about a middle that shows the face. */
export const plated = (
  at: Point,
  radius: number,
  rim: readonly Sheet[],
  belt: readonly Sheet[],
  core: Sheet,
  plates = 12,
): readonly Piece[] => [
  ...ring(at, radius, radius * 0.72, plates, rim),
  ...ring(at, radius * 0.72, radius * 0.46, Math.max(6, Math.round(plates * 0.66)), belt, { from: -75 }),
  solid(core, disc(at[0], at[1], radius * 0.46)),
];

/** Spikes that stand off a round body. */
export const spikes = (
  [x, y]: Point,
  from: number,
  to: number,
  half: number,
  angles: readonly number[],
  sheets: readonly [Sheet, Sheet],
): readonly Piece[] =>
  angles.flatMap((angle) => blade(polar([x, y], from, angle), polar([x, y], to, angle), half, sheets));

/** A leg of two rods with a knee and a pointed foot. */
export const strut = (
  hip: Point,
  knee: Point,
  foot: Point,
  half: number,
  sheets: readonly [Sheet, Sheet],
  joint: Sheet,
): readonly Piece[] => [
  pane(sheets[0], limb([hip[0], hip[1], half * 1.1], [knee[0], knee[1], half * 0.9])),
  pane(
    sheets[1],
    limb(
      [knee[0], knee[1], half],
      [knee[0] + (foot[0] - knee[0]) * 0.5, knee[1] + (foot[1] - knee[1]) * 0.5, half * 0.8],
      [foot[0], foot[1], 2],
    ),
  ),
  solid(joint, disc(knee[0], knee[1], half * 1.35), 0.2),
];

/** A floating stone hand that points to the left: a palm and four blocky fingers. About 100 by 90, the palm at the origin. */
export const stoneHand = (sheets: readonly [Sheet, Sheet], light: Sheet): readonly Piece[] => {
  const finger = (y: number, reach: number, droop: number): readonly Piece[] => {
    const knuckle: Bone = [-34, y, 11];
    const bend: Bone = [-34 - reach * 0.5, y + droop * 0.3, 10];
    return [
      pane(sheets[1], limb(knuckle, bend), 0.1),
      pane(sheets[0], limb(bend, [-34 - reach, y + droop, 7]), 0.3),
    ];
  };
  return [
    ...finger(-30, 44, -8),
    ...finger(-8, 54, 2),
    ...finger(14, 46, 12),
    pane(sheets[1], limb([-10, 30, 11], [-34, 48, 9], [-50, 46, 7]), -0.2),
    pane(sheets[0], curve('-42 -40!, 24 -38, 42 -4, 26 36!, -36 32!')),
    pane(sheets[1], plate('10 -40, 44 -28, 48 26, 16 38'), -0.2),
    solid(light, disc(-10, -4, 13), 0.4),
  ];
};

/** A hanging chain of stones, from the largest to the smallest. */
export const pebbles = (
  sheet: Sheet,
  ...stones: readonly (readonly [number, number, number])[]
): readonly Piece[] =>
  stones.flatMap(([x, y, size], at) =>
    place(
      { at: [x, y], turn: at * 47 },
      pane(
        sheet,
        poly(
          [-size, -size * 0.2],
          [-size * 0.3, -size * 0.9],
          [size * 0.5, -size * 0.1],
          [-size * 0.2, size * 0.8],
        ),
        0.3,
      ),
      pane(
        sheet,
        poly(
          [-size * 0.3, -size * 0.9],
          [size * 0.8, -size * 0.7],
          [size, size * 0.5],
          [-size * 0.2, size * 0.8],
          [size * 0.5, -size * 0.1],
        ),
        -0.25,
      ),
    ),
  );
