/** Insects: the louse with its shell of plates. */
import type { Part, Piece, Sheet } from '../../model.ts';
import { bands, eye, pane, part, spines, toned, whole } from './beast-details.ts';
import { blob, type Knot, limb, on, oval, spike } from './beast-paths.ts';
import type { Point } from './paths.ts';

export type Louse = {
  /** The body from the neck over the back to the tail. */
  readonly spine: readonly Knot[];
  readonly shell: readonly Sheet[];
  readonly belly: Sheet;
  readonly limbs: Sheet;
  readonly eyes: Sheet;
  readonly head: Point;
  /** Feet on the floor, near side, from the front to the back. */
  readonly feet: readonly Point[];
  readonly horns?: Sheet;
};

const legs = ({ spine, limbs, feet }: Louse, shift: Point): Piece[] =>
  feet.flatMap(([x, y], index) => {
    const [fx, fy]: Point = [x + shift[0], y + shift[1]];
    const [hx, hy] = on(spine, 0.18 + index * 0.27, 0.7);
    const knee: Point = [(hx + shift[0] + fx) / 2 - 16, Math.min(hy, fy) + Math.abs(fy - hy) * 0.3];
    return [
      pane(limbs, limb([hx + shift[0], hy, 13], [knee[0], knee[1], 12], [fx + 4, fy - 14, 8])),
      whole('bone', spike([fx + 6, fy - 18], [fx - 12, fy], 16)),
    ];
  });

const louseHead = ({ head: [x, y], shell, belly, eyes, limbs }: Louse): Piece[] => [
  pane(limbs, limb([x - 10, y - 30, 7], [x - 42, y - 66, 5], [x - 74, y - 62, 4])),
  pane(limbs, limb([x + 16, y - 34, 7], [x, y - 78, 5], [x - 28, y - 92, 4])),
  pane(
    belly,
    blob(
      [x - 56, y + 8],
      [x - 34, y - 36],
      [x + 14, y - 44],
      [x + 48, y - 6],
      [x + 30, y + 42],
      [x - 26, y + 42],
    ),
  ),
  pane(
    shell[0] as Sheet,
    blob([x - 30, y - 36], [x + 12, y - 52], [x + 50, y - 16], [x + 52, y + 14], [x + 12, y - 12]),
    0.25,
  ),
  ...eye(x - 30, y - 2, 16, { sheet: eyes }),
  ...eye(x + 10, y + 4, 19, { sheet: eyes }),
];

const mandibles = ({ head: [x, y], limbs }: Louse): Piece[] => [
  whole('bone', spike([x - 8, y + 26], [x - 46, y + 54], 20, 0.16), 0.3),
  whole('bone', spike([x + 8, y + 32], [x - 14, y + 62], 20, 0.16), 0.5),
  pane(limbs, oval(x, y + 32, 20, 13)),
];

/** A louse of six plates over a soft belly; spikes on the back where `horns` names their glass. */
export const louse = (options: Louse): Part[] => {
  const { spine, shell, belly, head, horns } = options;
  const middle = on(spine, 0.5, 0.4);
  const ridge: Knot[] = [0.12, 0.35, 0.6, 0.85].map((share) => [...on(spine, share, -0.92), 40]);
  return [
    part('far-legs', 'leg', [middle[0], middle[1] + 14], 'body', [toned(legs(options, [22, -14]), -0.5)]),
    part('body', 'body', [middle[0], 290], undefined, [
      horns === undefined ? [] : spines([...ridge].reverse(), 5, [horns], -0.5),
      bands(spine, 6, { sheets: [belly], across: [0.2, 1], bulge: 0.1, tones: [0.2, -0.1] }),
      bands(spine, 6, { sheets: shell, across: [-1, 0.42], bulge: 0.22, tones: [0, -0.2] }),
      bands(spine, 6, {
        sheets: shell,
        across: [-0.78, -0.42],
        along: [0.06, 0.9],
        bulge: 0.1,
        tones: [0.7],
      }),
    ]),
    part('near-legs', 'leg', [middle[0], middle[1] + 14], 'body', [legs(options, [0, 0])]),
    part('jaw', 'jaw', [head[0] + 6, head[1] + 26], 'head', [mandibles(options)]),
    part('head', 'head', [head[0] + 34, head[1]], 'body', [louseHead(options)]),
  ];
};
