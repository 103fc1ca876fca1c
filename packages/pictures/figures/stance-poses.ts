/** Poses by stance, for figures that have none of their own: turns by role, of a figure that looks to the right. */
import type { Figure, Part, PartPose, Role, Stance } from '../model.ts';

export const POSE_NAMES = [
  'ready',
  'strike',
  'hurt',
  'guard',
  'reach',
  'cast',
  'bow',
  'leap',
  'slump',
] as const;

export type CastPose = (typeof POSE_NAMES)[number];

type Turns = Readonly<Partial<Record<Role, number>>>;

/** `raised`, `lowered` and the like are said of limbs that hang down: a negative turn lifts them forward. */
const STANDING: Readonly<Record<CastPose, Turns>> = {
  ready: { body: 3, head: 4, arm: -12, weapon: -10, jaw: 6 },
  strike: { body: 10, head: 6, arm: -58, weapon: -20, jaw: 20, tail: 14, cloak: 10, wing: -18 },
  hurt: { body: -14, head: -16, arm: 26, weapon: 24, jaw: 24, tail: -12, cloak: -8, wing: 18 },
  guard: { body: -5, head: 8, arm: -34, weapon: 30, cloak: -4, wing: -22 },
  reach: { body: 12, head: 4, arm: -78, weapon: 10, tail: -8, cloak: 6 },
  cast: { body: -4, head: -10, arm: -100, weapon: 12, cloak: 8, wing: 20 },
  bow: { body: 16, head: 26, arm: 14, weapon: 10, cloak: -6, tail: 10 },
  leap: { body: 18, head: -10, arm: -44, weapon: -14, leg: 18, cloak: 24, tail: 22, wing: 26 },
  slump: { body: 8, head: 34, arm: 20, weapon: 40, jaw: 14, tail: 16, wing: 24 },
};

/** A body without feet turns about its middle and may do so farther; one on the floor stays there. */
const scaled = (body: number, rest: number): Readonly<Record<CastPose, Turns>> =>
  Object.fromEntries(
    Object.entries(STANDING).map(([pose, turns]) => [
      pose,
      Object.fromEntries(
        Object.entries(turns).map(([role, turn]) => [
          role,
          Math.round(turn * (role === 'body' ? body : rest)),
        ]),
      ),
    ]),
  ) as Record<CastPose, Turns>;

const STANCE_POSES: Readonly<Record<Stance, Readonly<Record<CastPose, Turns>>>> = {
  stand: STANDING,
  float: scaled(1.4, 1),
  fly: scaled(1.6, 1),
  crawl: scaled(0.8, 0.8),
  slither: scaled(0.7, 0.9),
  bounce: scaled(0.6, 0.7),
};

/** Limbs that are drawn raised are lifted further by the opposite turn. */
const swingOf = ({ role, pieces, pivot }: Part): number => {
  if (role !== 'arm') return 1;
  const ys = pieces.flatMap(({ d }) => [...d.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y)));
  return ys.reduce((sum, y) => sum + y, 0) / ys.length < pivot[1] ? -0.5 : 1;
};

export const poseNamesOf = ({ poses = {} }: Figure): readonly string[] => [
  ...new Set([...Object.keys(poses), ...POSE_NAMES]),
];

/** A pose of the figure's own, or of its stance; undefined if there is none of this name. */
export const poseNamed = (figure: Figure, name: string): readonly PartPose[] | undefined => {
  const own = Object.entries(figure.poses ?? {}).find(([pose]) => pose === name)?.[1];
  const known = POSE_NAMES.find((pose) => pose === name);
  if (own !== undefined || known === undefined) return own;
  const turns = STANCE_POSES[figure.stance][known];
  const facing = figure.rank === 'hero' ? 1 : -1;
  return figure.parts.flatMap((part) => {
    const turn = turns[part.role];
    return turn === undefined ? [] : [{ part: part.name, turn: turn * facing * swingOf(part) }];
  });
};
