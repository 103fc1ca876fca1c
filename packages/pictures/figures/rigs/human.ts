/** The rig of everything that stands upright: soldiers, spellcasters, the dead, fairies, ghosts, golems. It looks right. */
import type { Part, Sheet } from '../../model.ts';
import type { Glass, Mark } from './marks.ts';
import { limb, oval, type Point } from './outline.ts';
import { draw, type Names, numbersOf, partOf, rowOf } from './rig.ts';

/** Lengths and half widths of a body; of a limb the half width at both ends. */
type Build = {
  readonly head: number;
  readonly width: number;
  readonly waist: number;
  readonly torso: number;
  readonly leg: number;
  readonly arm: number;
  /** Of thigh, shin, upper arm and forearm. */
  readonly limbs: string;
  readonly fist: number;
};

const BUILDS: Readonly<Record<string, Build>> = {
  man: {
    head: 1.22,
    width: 52,
    waist: 36,
    torso: 122,
    leg: 104,
    arm: 70,
    limbs: '26 19 19 13 22 17 17 13',
    fist: 16,
  },
  lean: {
    head: 1.2,
    width: 42,
    waist: 28,
    torso: 118,
    leg: 106,
    arm: 70,
    limbs: '21 15 15 11 17 13 14 11',
    fist: 14,
  },
  heavy: {
    head: 1.12,
    width: 70,
    waist: 54,
    torso: 134,
    leg: 92,
    arm: 74,
    limbs: '34 25 25 17 30 25 26 20',
    fist: 22,
  },
  bones: {
    head: 1.26,
    width: 46,
    waist: 26,
    torso: 122,
    leg: 106,
    arm: 70,
    limbs: '14 10 12 8 12 9 11 8',
    fist: 13,
  },
  small: {
    head: 1.42,
    width: 40,
    waist: 28,
    torso: 90,
    leg: 72,
    arm: 54,
    limbs: '22 16 16 11 17 13 14 11',
    fist: 14,
  },
  golem: {
    head: 1.05,
    width: 86,
    waist: 56,
    torso: 142,
    leg: 80,
    arm: 80,
    limbs: '34 32 34 38 30 26 34 44',
    fist: 40,
  },
};

type Pose = {
  readonly lean: number;
  /** Degrees from hanging straight down, forwards is more: near thigh and shin, then far thigh and shin. */
  readonly legs: string;
  /** Upper arm and forearm; the last number is the turn of what the hand holds. */
  readonly near: string;
  readonly far: string;
};

/** The weight rests on one leg in each of them. */
const POSES: Readonly<Record<string, Pose>> = {
  ready: { lean: 3, legs: '-8 -5 26 4', near: '-34 22 20', far: '34 84 8' },
  proud: { lean: -3, legs: '-6 -4 24 8', near: '-48 24 0', far: '46 28 0' },
  stride: { lean: 10, legs: '-30 -54 38 8', near: '-46 0 -30', far: '48 104 24' },
  lunge: { lean: 24, legs: '-48 -52 66 2', near: '56 84 84', far: '62 128 10' },
  raise: { lean: -6, legs: '-16 -6 30 6', near: '-74 -152 -36', far: '52 92 0' },
  cast: { lean: -2, legs: '-8 -4 24 4', near: '-40 14 -8', far: '78 142 0' },
  bless: { lean: -2, legs: '-8 -4 24 4', near: '-78 -166 0', far: '78 166 0' },
  offer: { lean: 5, legs: '-8 -5 22 2', near: '-22 62 0', far: '30 88 0' },
  read: { lean: 5, legs: '-8 -5 22 2', near: '-30 84 0', far: '28 96 0' },
  guard: { lean: 8, legs: '-34 -16 46 -12', near: '-46 40 34', far: '44 90 0' },
  brood: { lean: 8, legs: '-16 -6 26 -4', near: '-30 6 0', far: '34 22 0' },
  stoop: { lean: 30, legs: '-20 -16 30 -14', near: '10 44 0', far: '60 96 0' },
  spread: { lean: 4, legs: '-26 -14 34 10', near: '-78 -128 0', far: '80 134 0' },
  hover: { lean: 14, legs: '-34 -74 16 -44', near: '-54 6 0', far: '74 124 0' },
};

/** What a hand holds; a number at the end is its turn. */
type Held = readonly (string | number)[];

export type Human = {
  readonly build?: string;
  readonly pose?: string;
  readonly head: Names;
  readonly torso: Names;
  /** Drawn in the place of two legs: a robe, the tail of a ghost. */
  readonly legs?: Names;
  readonly skirt?: Names;
  readonly back?: Names;
  readonly near?: Held;
  readonly far?: Held;
  readonly glass: Glass;
  /** Which of the six sheets sleeves, forearms, hands, breeches and boots are of: `a b d a b`. */
  readonly dress?: string;
};

const to = ({ x, y }: Point, degrees: number, length: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return { x: x + Math.sin(angle) * length, y: y + Math.cos(angle) * length };
};

const bone = (from: Point, end: Point, first: number, last: number, sheet: Sheet, tone: number): Mark => ({
  d: limb([
    { ...from, radius: first },
    { x: (from.x + end.x) / 2, y: (from.y + end.y) / 2, radius: (first + last) / 1.9 },
    { ...end, radius: last },
  ]),
  sheet,
  tone,
});

const ORIGIN: Point = { x: 0, y: 0 };
const MIDDLE = 200;
const FLOOR = 484;

export const humanParts = (unit: Human): readonly Part[] => {
  const build = rowOf(BUILDS, unit.build ?? 'man', 'build');
  const pose = rowOf(POSES, unit.pose ?? 'ready', 'pose');
  const { glass } = unit;
  const [sleeve = 'bone', lower = sleeve, skin = sleeve, breeches = sleeve, boot = sleeve] = (
    unit.dress ?? 'a a d b c'
  )
    .split(' ')
    .map((letter) => glass['abcdef'.indexOf(letter)]);
  const [thigh0 = 0, thigh1 = 0, shin0 = 0, shin1 = 0, upper0 = 0, upper1 = 0, fore0 = 0, fore1 = 0] =
    numbersOf(build.limbs);
  const [nearThigh = 0, nearShin = 0, farThigh = 0, farShin = 0] = numbersOf(pose.legs);
  const down = (thigh: number, shin: number): number => to(to(ORIGIN, thigh, build.leg), shin, build.leg).y;
  const reach =
    unit.legs === undefined ? Math.max(down(nearThigh, nearShin), down(farThigh, farShin)) : build.leg * 2;
  const hip: Point = { x: MIDDLE - pose.lean * 0.9, y: FLOOR - reach };
  const chest = to(hip, 180 - pose.lean, build.torso);
  const head = to(chest, 180 - pose.lean * 0.6, 46 * build.head);
  const wide = build.width / 50;
  const tall = build.torso / 125;

  const arm = (angles: string, side: number, tone: number) => {
    const [upper = 0, fore = 0, turn = 0] = numbersOf(angles);
    const shoulder = to(to(chest, 90 - pose.lean, build.width * side), -pose.lean, 14);
    const elbow = to(shoulder, upper, build.arm);
    const wrist = to(elbow, fore, build.arm * 0.92);
    const palm = to(wrist, fore, build.fist * 0.7);
    const hand: Mark = {
      d: oval(palm.x, palm.y, build.fist * 1.05, build.fist * 0.9, -fore),
      sheet: skin,
      whole: true,
      tone,
    };
    const sleeves = [
      bone(elbow, wrist, fore0, fore1, lower, tone),
      bone(shoulder, elbow, upper0, upper1, sleeve, tone),
    ];
    return { palm, turn, pivot: [shoulder.x, shoulder.y] as const, marks: [...sleeves, hand] };
  };
  const leg = (thigh: number, shin: number, side: number, tone: number): readonly Mark[] => {
    const top = to(hip, 90 - pose.lean, build.waist * side);
    const knee = to(top, thigh, build.leg);
    const ankle = to(knee, shin, build.leg);
    const toe = { x: ankle.x + shin1 * 2.3, y: ankle.y + shin1 * 0.5 };
    return [
      bone(ankle, toe, shin1 * 1.05, shin1 * 0.75, boot, tone - 0.2),
      bone(knee, ankle, shin0, shin1, boot, tone),
      bone(top, knee, thigh0, thigh1, breeches, tone),
    ];
  };
  const held = (names: Held = [], { palm, turn }: { palm: Point; turn: number }): readonly Mark[] => {
    const words = names.filter((name): name is string => typeof name === 'string');
    const own = names.find((name): name is number => typeof name === 'number');
    return draw('hand', words, glass, { ...palm, turn: own ?? turn });
  };
  const near = arm(pose.near, -0.82, 0.1);
  const far = arm(pose.far, 0.72, -0.2);
  const legs =
    unit.legs === undefined
      ? [...leg(farThigh, farShin, 0.42, -0.2), ...leg(nearThigh, nearShin, -0.42, 0.1)]
      : draw('legs', unit.legs, glass, { ...hip, scale: build.leg / 108, wide: wide * 0.98 });
  const upright = { ...chest, turn: pose.lean };
  const belt = { ...hip, scale: build.leg / 108, wide: (build.waist * 3) / build.leg };
  const { x, y } = chest;
  return [
    ...partOf(
      'back',
      'cloak',
      [x, y],
      draw('back', unit.back ?? [], glass, { ...upright, scale: tall }),
      'body',
    ),
    ...partOf('far-arm', 'arm', far.pivot, far.marks, 'body'),
    ...partOf('legs', 'leg', [hip.x, hip.y], legs),
    ...partOf(
      'body',
      'body',
      [hip.x, hip.y],
      [
        ...draw('torso', unit.torso, glass, { ...upright, scale: tall, wide: wide / tall }),
        ...draw('skirt', unit.skirt ?? [], glass, belt),
      ],
    ),
    ...partOf(
      'head',
      'head',
      [x, y],
      draw('head', unit.head, glass, { ...head, turn: pose.lean * 0.4, scale: build.head }),
      'body',
    ),
    ...partOf('far-hand', 'weapon', [far.palm.x, far.palm.y], held(unit.far, far), 'far-arm'),
    ...partOf('near-arm', 'arm', near.pivot, [...held(unit.near, near), ...near.marks], 'body'),
  ];
};
