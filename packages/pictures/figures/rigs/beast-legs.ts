/** Beasts on legs: a leg from its joints, and the trunk of a beast on four of them. */
import type { Part, Piece, Sheet } from '../../model.ts';
import { bands, claws, pane, part, toned } from './beast-details.ts';
import { blob, type Knot, limb } from './beast-paths.ts';
import type { Point } from './paths.ts';

export type Leg = {
  /** Hip, knee, ankle: with half the width there. */
  readonly joints: readonly Knot[];
  readonly foot: Point;
  readonly sheets: readonly [thigh: Sheet, shin: Sheet];
  readonly claw?: Sheet;
  /** The length of the foot; it points to the left. */
  readonly paw?: number;
};

/** A thigh, a shin, a paw and its claws. */
export const leg = ({ joints, foot: [x, y], sheets, claw = 'bone', paw = 34 }: Leg): Piece[] => {
  const [hip, knee, ankle] = joints as [Knot, Knot, Knot];
  return [
    pane(
      sheets[1],
      limb(knee, [(knee[0] + ankle[0]) / 2, (knee[1] + ankle[1]) / 2, (knee[2] + ankle[2]) / 2], ankle, [
        x + paw * 0.2,
        y - paw * 0.45,
        ankle[2],
      ]),
    ),
    ...claws(x - paw * 0.25, y - paw * 0.26, 172, paw * 0.5, { spread: 44, reach: paw * 0.3, sheet: claw }),
    pane(
      sheets[1],
      blob(
        [x - paw * 0.62, y - paw * 0.12],
        [x - paw * 0.4, y - paw * 0.56],
        [x + paw * 0.2, y - paw * 0.7],
        [x + paw * 0.55, y - paw * 0.3],
        [x + paw * 0.4, y],
        [x - paw * 0.3, y],
      ),
      0.2,
    ),
    pane(
      sheets[0],
      limb(hip, [hip[0] * 0.6 + knee[0] * 0.4, hip[1] * 0.6 + knee[1] * 0.4, hip[2] * 0.98], knee),
      0.1,
    ),
  ];
};

export type Quadruped = {
  /** From the neck to the rump. */
  readonly torso: readonly Knot[];
  readonly coat: readonly Sheet[];
  readonly belly: Sheet;
  readonly fore: Leg;
  readonly hind: Leg;
  /** How far the legs of the far side stand from the near ones. */
  readonly far: Point;
  readonly rows?: number;
  /** Laid on the trunk, and under it. */
  readonly over?: readonly Piece[];
  readonly under?: readonly Piece[];
};

const shifted = ({ joints, foot, ...rest }: Leg, [dx, dy]: Point): Leg => ({
  ...rest,
  joints: joints.map(([x, y, w]): Knot => [x + dx, y + dy, w * 0.94]),
  foot: [foot[0] + dx, foot[1] + dy],
});

/** Far legs, trunk, near legs; the recipe adds its head and tail. */
export const quadruped = (options: Quadruped): { far: Part; trunk: Part; near: Part[] } => {
  const { torso, coat, belly, fore, hind, far, rows = 5, over = [], under = [] } = options;
  const [hip, shoulder] = [hind.joints[0] as Knot, fore.joints[0] as Knot];
  const middle: Point = [(hip[0] + shoulder[0]) / 2, (hip[1] + shoulder[1]) / 2];
  return {
    far: part('far-legs', 'leg', middle, 'body', [
      toned(leg(shifted(hind, far)), -0.5),
      toned(leg(shifted(fore, far)), -0.5),
    ]),
    trunk: part('body', 'body', [middle[0], hind.foot[1]], undefined, [
      under,
      bands(torso, rows, { sheets: [belly], across: [0.3, 1], bulge: 0.08, tones: [0, -0.25] }),
      bands(torso, rows, { sheets: coat, across: [-0.3, 0.5], bulge: 0.16, tones: [-0.15, 0.05] }),
      bands(torso, rows, {
        sheets: coat,
        across: [-1, -0.28],
        along: [0, 1],
        bulge: 0.16,
        tones: [0.3, 0.15],
      }),
      over,
    ]),
    near: [
      part('hind-leg', 'leg', [hip[0], hip[1]], 'body', [leg(hind)]),
      part('fore-leg', 'leg', [shoulder[0], shoulder[1]], 'body', [leg(fore)]),
    ],
  };
};
