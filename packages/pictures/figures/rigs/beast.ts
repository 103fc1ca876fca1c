/** The rig of beasts on four legs. They look right. */
import type { Part } from '../../model.ts';
import type { Glass, Mark } from './marks.ts';
import { type Joint, limb, type Point } from './outline.ts';
import { draw, type Names, numbersOf, partOf, rowOf } from './rig.ts';

/** Joints as x, y and half width; a leg is as long as twice its number. */
type Build = {
  readonly spine: string;
  readonly neck: string;
  readonly tail: string;
  readonly leg: number;
  readonly thick: number;
  readonly head: number;
};

const BUILDS: Readonly<Record<string, Build>> = {
  hound: {
    spine: '128 196 50 214 200 42 306 186 72',
    neck: '318 176 58 376 118 46',
    tail: '100 176 17 52 150 22 10 84 0',
    leg: 84,
    thick: 22,
    head: 1.25,
  },
  horse: {
    spine: '118 190 58 208 200 50 300 184 62',
    neck: '312 170 54 358 100 38 380 52 32',
    tail: '78 160 16 28 190 26 6 280 20 26 336 0',
    leg: 102,
    thick: 19,
    head: 1.15,
  },
  rat: {
    spine: '124 250 82 210 252 76 292 250 54',
    neck: '300 240 50 352 220 40',
    tail: '60 286 16 -14 300 12 -40 220 9 6 170 7 40 130 0',
    leg: 44,
    thick: 20,
    head: 1.35,
  },
  cat: {
    spine: '112 176 60 206 206 52 300 214 66',
    neck: '314 214 58 378 206 50',
    tail: '80 140 20 24 90 15 40 24 12 96 6 0',
    leg: 80,
    thick: 24,
    head: 1.35,
  },
};

/** Degrees of the upper and the lower half: of far and near hind leg, then of far and near foreleg. */
const POSES: Readonly<Record<string, string>> = {
  stand: '-26 -4 14 -12 12 4 -6 -2',
  run: '-40 -76 -12 -58 64 34 86 50',
  stalk: '-34 -14 18 -26 44 -10 -20 -34',
  rear: '-22 8 22 -6 80 -20 104 10',
};

export type Beast = {
  readonly build: string;
  readonly pose?: string;
  readonly head: Names;
  /** Drawn behind the body and before it, in its place. */
  readonly back?: Names;
  readonly coat?: Names;
  readonly glass: Glass;
};

const FLOOR = 388;

const jointsOf = (text: string): Joint[] => {
  const numbers = numbersOf(text);
  return Array.from({ length: numbers.length / 3 }, (_, at) => {
    const [x = 0, y = 0, radius = 0] = numbers.slice(at * 3);
    return { x, y, radius };
  });
};

export const beastParts = (unit: Beast): readonly Part[] => {
  const build = rowOf(BUILDS, unit.build, 'build of a beast');
  const pose = numbersOf(rowOf(POSES, unit.pose ?? 'stand', 'pose of a beast'));
  const { glass } = unit;
  const [coat = 'bone', belly = coat, hoof = coat] = glass;
  const spine = jointsOf(build.spine);
  const [rump, , chest] = spine as [Joint, Joint, Joint];
  const leg = (which: number, { x, y }: Point, tone: number): readonly Mark[] => {
    const [upper = 0, lower = 0] = pose.slice(which * 2);
    const down = (degrees: number, from: Point, radius: number): Joint => ({
      x: from.x + Math.sin((degrees * Math.PI) / 180) * build.leg,
      y: from.y + Math.cos((degrees * Math.PI) / 180) * build.leg,
      radius,
    });
    const top = { x, y: y + 24, radius: build.thick * 1.75 };
    const knee = down(upper, top, build.thick);
    const foot = down(lower, knee, build.thick * 0.62);
    const toe = { x: foot.x + build.thick, y: foot.y + 4, radius: build.thick * 0.55 };
    return [
      { d: limb([foot, toe]), sheet: hoof, tone: tone - 0.2 },
      { d: limb([knee, foot]), sheet: coat, tone },
      { d: limb([top, knee]), sheet: coat, tone },
    ];
  };
  const neck = jointsOf(build.neck);
  const skull = neck.at(-1) as Joint;
  const { x, y } = chest;
  const under = spine.map((joint) => ({
    ...joint,
    y: joint.y + joint.radius * 0.66,
    radius: joint.radius * 0.28,
  }));
  return [
    ...partOf('back', 'wing', [rump.x, rump.y], draw('coat', unit.back ?? [], glass, { x, y }), 'body'),
    ...partOf(
      'tail',
      'tail',
      [rump.x, rump.y],
      [{ d: limb(jointsOf(build.tail)), sheet: glass[5] ?? coat, tone: -0.1 }],
      'body',
    ),
    ...partOf(
      'far-legs',
      'leg',
      [x, y],
      [...leg(0, { x: rump.x + 26, y: rump.y }, -0.4), ...leg(2, { x: x + 14, y }, -0.4)],
    ),
    ...partOf(
      'body',
      'body',
      [rump.x, FLOOR],
      [
        { d: limb(spine), sheet: coat },
        { d: limb(under), sheet: belly, tone: -0.1 },
        ...leg(1, rump, 0.1),
        ...leg(3, { x: x - 10, y }, 0.1),
        { d: limb(neck), sheet: coat, tone: 0.1 },
        ...draw('coat', unit.coat ?? [], glass, { x, y }),
      ],
    ),
    ...partOf(
      'head',
      'head',
      [x, y],
      draw('muzzle', unit.head, glass, {
        x: skull.x,
        y: skull.y,
        scale: build.head,
        turn: unit.pose === 'rear' ? -24 : 0,
      }),
      'body',
    ),
  ];
};
