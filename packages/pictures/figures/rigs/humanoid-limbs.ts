/** Arms, hands, legs and feet, from joints. Pieces come in the order in which they are laid. */
import type { Piece, Sheet } from '../../model.ts';
import { between, gem, oval, pane, placed, pointsOf, rod, type Tint, tube } from './humanoid-kit.ts';
import { type Point, polar } from './paths.ts';

/** The direction from one point to another in degrees. */
export const heading = ([x, y]: Point, [u, v]: Point): number => (Math.atan2(v - y, u - x) * 180) / Math.PI;

/** A closed hand around something, drawn pointing to the right. */
export const fist = (at: Point, size: number, turn: number, tint: Tint): Piece[] => {
  const sheet = typeof tint === 'string' ? tint : tint[0];
  return placed(
    [
      gem(tint, '-18,-14 0,-17 15,-13 19,0 15,14 0,17 -18,13'),
      gem([sheet, 0.5], '-8,-17 6,-18 14,-10 8,-3 -6,-5'),
    ],
    { at, scale: size / 18, turn },
  );
};

/** An open hand with claws or fingers, drawn pointing to the right. */
export const claw = (
  at: Point,
  size: number,
  turn: number,
  {
    palm,
    nails,
    spread = 30,
    fingers = 3,
  }: { palm: Sheet; nails?: Sheet; spread?: number; fingers?: number },
): Piece[] => {
  const pieces = Array.from({ length: fingers }, (_, i): Piece[] => {
    const way = (i - (fingers - 1) / 2) * spread;
    const root = polar([0, 0], 8, way);
    const knuckle = polar([0, 0], 26, way);
    const tip = polar(knuckle, 18, way + (i < fingers / 2 ? 12 : -4));
    const finger = pane([palm, i % 2 ? -0.2 : 0.3], tube([root, knuckle], [16, 14]));
    return nails === undefined
      ? [pane([palm, i % 2 ? -0.2 : 0.3], tube([root, knuckle, between(knuckle, tip, 0.6)], [16, 15, 11]))]
      : [finger, pane([nails, 0.4], tube([knuckle, tip], [13, 3], { ends: 'point' }))];
  });
  return placed([...pieces.flat(), gem(palm, oval([0, 0], 16, 15))], { at, scale: size / 18, turn });
};

/** The three joints of a limb: `152,216 84,196 68,104`. */
export type Limb = string;
export const jointsOf = (limb: Limb): readonly [Point, Point, Point] =>
  pointsOf(limb) as unknown as readonly [Point, Point, Point];

/** A bare arm with its muscles. */
export const bareArm = (limb: Limb, girth: number, sheet: Sheet): Piece[] => {
  const [shoulder, elbow, hand] = jointsOf(limb);
  return [
    ...rod([elbow, between(elbow, hand, 0.4), hand], [girth * 0.8, girth * 0.86, girth * 0.56], sheet),
    ...rod([shoulder, between(shoulder, elbow, 0.5), elbow], [girth, girth * 1.02, girth * 0.74], sheet),
    pane([sheet, 0.1], oval(shoulder, girth * 0.62, girth * 0.56)),
  ];
};

/** A band around a limb, at a share of the way between two points: a bracer, a cuff, a ring. */
export const band = (
  from: Point,
  to: Point,
  [a, b]: readonly [number, number],
  width: number,
  tint: Tint,
): Piece => pane(tint, tube([between(from, to, a), between(from, to, b)], [width, width], { ends: 'flat' }));

/** A sleeve that widens to the hand, in two folds, with a cuff. */
export const sleeve = (
  limb: Limb,
  girth: number,
  { sheet, cuff, lining = 'night', bell = 1.3 }: { sheet: Sheet; cuff: Sheet; lining?: Sheet; bell?: number },
): Piece[] => {
  const [shoulder, elbow, hand] = jointsOf(limb);
  const end = between(elbow, hand, 0.82);
  return [
    gem([lining, -0.4], oval(end, girth * bell * 0.2, girth * bell * 0.5, heading(elbow, hand))),
    ...rod(
      [between(elbow, shoulder, 0.12), between(elbow, end, 0.4), end],
      [girth * 0.85, girth * 0.95, girth * bell],
      sheet,
    ),
    band(elbow, hand, [0.66, 0.84], girth * bell * 1.04, [cuff, 0.2]),
    ...rod(
      [shoulder, between(shoulder, elbow, 0.5), elbow],
      [girth * 1.1, girth, girth * 0.86],
      sheet,
      [0.2, -0.2],
    ),
  ];
};

/** A shoulder plate of three lames, drawn as a dome and turned. */
export const pauldron = (
  at: Point,
  size: number,
  turn: number,
  { plate, trim }: { plate: Sheet; trim: Sheet },
): Piece[] =>
  placed(
    [
      pane([plate, -0.5], '-34,16* -38,34 -24,44* 24,44* 38,34 34,16*'),
      pane([trim, 0], '-42,4* -44,22 -36,28* 36,28* 44,22 42,4*'),
      pane([plate, 0.2], '-44,8* -40,-22 -18,-40 18,-40 40,-22 44,8* 20,16 -20,16'),
      pane([plate, 0.7], '-30,-6 -22,-28 0,-36 8,-24 -4,-8'),
      gem([trim, 0.6], oval([14, -12], 8)),
    ],
    { at, scale: size / 44, turn },
  );

/** An arm in plate, without its shoulder. */
export const plateArm = (
  limb: Limb,
  girth: number,
  { plate, trim }: { plate: Sheet; trim: Sheet },
): Piece[] => {
  const [shoulder, elbow, hand] = jointsOf(limb);
  return [
    ...rod([shoulder, elbow], [girth, girth * 0.86], plate, [0.2, -0.45]),
    ...rod(
      [elbow, between(elbow, hand, 0.5), hand],
      [girth * 0.8, girth * 0.95, girth * 0.7],
      plate,
      [0.45, -0.2],
    ),
    band(elbow, hand, [0.68, 0.86], girth * 0.98, trim),
    pane([trim, 0.1], oval(elbow, girth * 0.52)),
    gem([plate, 0.6], oval(elbow, girth * 0.3)),
  ];
};

/** A foot that points to the right, its sole on the ground under the ankle. */
export const shoe = (ankle: Point, long: number, high: number, tint: Tint, toe: Tint = tint): Piece[] => {
  const [x, y] = ankle;
  const sole = y + high;
  return [
    pane(
      tint,
      `${x - long * 0.32},${y - high * 0.5}* ${x - long * 0.4},${sole}* ${x + long * 0.4},${sole}* ${x + long * 0.3},${y + high * 0.15} ${x + long * 0.22},${y - high * 0.5}*`,
    ),
    pane(
      toe,
      `${x + long * 0.18},${y + high * 0.1} ${x + long * 0.14},${sole}* ${x + long * 0.66},${sole}* ${x + long * 0.62},${y + high * 0.45} ${x + long * 0.4},${y + high * 0.1}`,
    ),
  ];
};

/** A leg in plate: cuisse, knee, greave, shoe. */
export const plateLeg = (
  limb: Limb,
  girth: number,
  { plate, trim, long = 62 }: { plate: Sheet; trim: Sheet; long?: number },
): Piece[] => {
  const [hip, knee, ankle] = jointsOf(limb);
  return [
    ...shoe(ankle, long, 24, [plate, -0.4], [plate, 0.1]),
    ...rod(
      [knee, between(knee, ankle, 0.35), ankle],
      [girth * 0.78, girth * 0.88, girth * 0.56],
      plate,
      [0.4, -0.3],
    ),
    band(knee, ankle, [0.82, 0.98], girth * 0.72, trim),
    ...rod([hip, between(hip, knee, 0.4), knee], [girth, girth * 1.02, girth * 0.78], plate, [0.2, -0.5]),
    pane([trim, 0.1], oval(knee, girth * 0.48, girth * 0.44)),
    gem([plate, 0.6], oval(knee, girth * 0.26, girth * 0.24)),
  ];
};

/** A leg in cloth and a high boot. */
export const bootLeg = (
  limb: Limb,
  girth: number,
  { cloth, boot, trim, long = 56 }: { cloth: Sheet; boot: Sheet; trim: Sheet; long?: number },
): Piece[] => {
  const [hip, knee, ankle] = jointsOf(limb);
  return [
    ...rod([hip, between(hip, knee, 0.5), knee], [girth, girth * 0.96, girth * 0.78], cloth),
    ...shoe(ankle, long, 22, [boot, -0.3], [boot, 0.3]),
    ...rod(
      [between(knee, ankle, 0.1), between(knee, ankle, 0.4), ankle],
      [girth * 0.86, girth * 0.84, girth * 0.58],
      boot,
    ),
    band(knee, ankle, [0.02, 0.2], girth * 0.98, trim),
  ];
};

/** A bare leg and foot. */
export const bareLeg = (limb: Limb, girth: number, sheet: Sheet, long = 54): Piece[] => {
  const [hip, knee, ankle] = jointsOf(limb);
  return [
    ...rod([hip, between(hip, knee, 0.5), knee], [girth, girth * 0.98, girth * 0.72], sheet),
    ...shoe(ankle, long, 20, [sheet, -0.2], [sheet, 0.2]),
    ...rod([knee, between(knee, ankle, 0.35), ankle], [girth * 0.72, girth * 0.82, girth * 0.5], sheet),
  ];
};
