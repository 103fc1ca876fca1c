/**
 * How a figure's parts move when the figure acts. Angles are those of a figure that faces right and a part
 * that hangs down; `swing` in rig.ts reverses raised parts. A figure with poses of its own, as each hero, goes through
 * these.
 */

import type { JointPoses } from './rig.ts';

type Turn = readonly [role: string, angles: readonly number[]];
type PartMotion = {
  readonly ms: number;
  readonly turns: readonly Turn[];
  /** What a figure with poses of its own goes through instead. */
  readonly poses: readonly string[];
};

/** Arms are drawn back and swung, jaws snap, tails whip: a wind-up, the blow, and the return. */
const STRIKE: readonly Turn[] = [
  ['arm', [0, 24, -44, 0]],
  ['weapon', [0, 16, -34, 0]],
  ['head', [0, -7, 11, 0]],
  ['jaw', [0, 26, -6, 0]],
  ['tail', [0, -16, 26, 0]],
  ['wing', [0, 20, -26, 0]],
  ['leg', [0, 5, -9, 0]],
  ['cloak', [0, -3, 7, 0]],
];
const RECOIL: readonly Turn[] = [
  ['arm', [0, 22, -6, 0]],
  ['weapon', [0, 10, -4, 0]],
  ['head', [0, -15, 5, 0]],
  ['jaw', [0, 18, 0, 0]],
  ['tail', [0, 18, -8, 0]],
  ['wing', [0, 24, -8, 0]],
  ['cloak', [0, 8, -3, 0]],
];
const SHIELD: readonly Turn[] = [
  ['arm', [0, -26, 0]],
  ['weapon', [0, -12, 0]],
  ['head', [0, 7, 0]],
  ['wing', [0, -18, 0]],
];
const GATHER: readonly Turn[] = [
  ['arm', [0, -18, 0]],
  ['weapon', [0, -10, 0]],
  ['head', [0, -6, 0]],
  ['wing', [0, 22, 0]],
  ['tail', [0, -12, 0]],
  ['cloak', [0, -5, 0]],
];

export const MOTIONS: Readonly<Record<string, PartMotion>> = {
  act: { ms: 400, turns: STRIKE, poses: ['ready', 'strike'] },
  hurt: { ms: 340, turns: RECOIL, poses: ['hurt'] },
  guard: { ms: 280, turns: SHIELD, poses: ['ready'] },
  power: { ms: 260, turns: GATHER, poses: ['ready'] },
  mode: { ms: 340, turns: GATHER, poses: ['ready'] },
};

const AT_REST: Keyframe = { rotate: '0deg', translate: '0% 0%' };

/** What a joint's element says of it in its `data-*` attributes. */
type JointData = Readonly<Partial<Record<'joint' | 'swing' | 'poses', string | undefined>>>;

/**
 * The keyframes of a joint: through the figure's own poses, or a turn by its role. Orbiting parts swell, and eyes flash.
 */
export const framesOf = (
  { joint: role = '', swing = '1', poses }: JointData,
  motion: PartMotion,
  facing: 1 | -1,
): Keyframe[] | undefined => {
  if (poses !== undefined) {
    const own = JSON.parse(poses) as JointPoses;
    if (!motion.poses.some((pose) => pose in own)) return undefined;
    return [AT_REST, ...motion.poses.map((pose): Keyframe => own[pose] ?? AT_REST), AT_REST];
  }
  if (role === 'orbit' || role === 'eye') return [{ scale: 1 }, { scale: 1.25 }, { scale: 1 }];
  const angles = motion.turns.find(([turned]) => turned === role)?.[1];
  return angles?.map((angle) => ({ rotate: `${angle * facing * Number(swing)}deg` }));
};

/**
 * Animates the joints inside an element. `scale`, `rotate` and `translate` do not affect the `transform` of the breathing.
 */
export const moveParts = (
  root: Element,
  motion: string,
  facing: 1 | -1,
  timing: { readonly pace: (ms: number) => number; readonly delay: number },
): void => {
  const found = MOTIONS[motion];
  // With many figures, each moves only as a whole: their joints would be a hundred layers.
  if (found === undefined || document.documentElement.hasAttribute('data-figures-still')) return;
  for (const joint of root.querySelectorAll<HTMLElement>('[data-joint]')) {
    const { joint: role, swing, poses } = joint.dataset;
    const frames = framesOf({ joint: role, swing, poses }, found, facing);
    if (frames !== undefined)
      joint.animate(frames, {
        duration: timing.pace(found.ms),
        delay: timing.delay,
        easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
      });
  }
};
