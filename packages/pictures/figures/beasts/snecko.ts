/** The Snecko, with its hypnotic eyes. */
import type { Figure, Piece } from '../../model.ts';
import { bands, claws, pane, part, spines, teeth, whole } from '../rigs/beast-details.ts';
import { blob, type Knot, limb, on, oval, runs, spike } from '../rigs/beast-paths.ts';

const coil: Knot[] = [
  [230, 330, 62],
  [270, 400, 66],
  [220, 456, 44],
  [120, 446, 40],
  [60, 470, 22],
  [20, 440, 6],
];

const neck: Knot[] = [
  [196, 150, 60],
  [252, 190, 62],
  [268, 262, 66],
  [236, 336, 70],
  [240, 390, 72],
];

/** An eye of rings, as hypnotists show. */
const spiralEye = (x: number, y: number, r: number): Piece[] => [
  whole('soot', oval(x, y, r * 1.16)),
  whole('pearl', oval(x, y, r), 0.6),
  whole('violet', oval(x - r * 0.06, y + r * 0.05, r * 0.76)),
  whole('pearl', oval(x - r * 0.12, y + r * 0.02, r * 0.5), 0.8),
  whole('plum', oval(x - r * 0.08, y, r * 0.28), -0.3),
];

export const SNECKO: Figure = {
  id: 'snecko',
  rank: 'normal',
  box: [400, 500],
  stance: 'slither',
  glow: 'violet',
  parts: [
    part('tail', 'tail', [256, 400], 'body', [
      pane('cobalt', limb([290, 420, 56], [340, 452, 40], [384, 440, 18], [392, 410, 6]), -0.3),
      bands([...coil], 9, { sheets: ['azure', 'cobalt'], bulge: 0.3, tones: [0, -0.15] }),
      bands([...coil], 9, {
        sheets: ['ivory'],
        across: [-1, -0.42],
        bulge: 0.1,
        along: [0.3, 0.95],
        tones: [0, -0.3],
      }),
    ]),
    part('far-arm', 'arm', [300, 256], 'body', [
      pane('cobalt', limb([290, 250, 22], [346, 266, 16], [360, 220, 12]), -0.2),
      claws(360, 212, -90, 28, { spread: 80, reach: 6 }),
    ]),
    part('body', 'body', [240, 480], undefined, [
      spines(
        [0, 0.3, 0.6, 0.9].map((s): Knot => [...on(neck, s, -0.9), -40]),
        6,
        ['venom', 'emerald'],
        0.5,
      ),
      bands(neck, 7, { sheets: ['azure', 'cobalt'], across: [-1, 0.3], bulge: 0.22, tones: [0, -0.15] }),
      bands(neck, 7, { sheets: ['azure'], across: [-0.8, -0.44], bulge: 0.1, tones: [0.6] }),
      bands(neck, 8, { sheets: ['ivory', 'bone'], across: [0.26, 1], bulge: 0.14, tones: [0.1, -0.1] }),
    ]),
    part('jaw', 'jaw', [200, 174], 'head', [
      whole('soot', blob([50, 168], [120, 150], [210, 150], [204, 204], [110, 214])),
      pane('ruby', limb([170, 188, 10], [110, 204, 9], [66, 240, 7])),
      pane('ruby', spike([70, 234], [22, 250], 13, 0.1)),
      pane('ruby', spike([70, 236], [50, 284], 13, -0.1)),
      pane(
        'azure',
        runs(
          [
            [40, 186],
            [110, 206],
            [186, 178],
          ],
          [
            [186, 178],
            [232, 160],
            [224, 214],
            [150, 244],
            [80, 230],
            [40, 186],
          ],
        ),
      ),
      pane(
        'ivory',
        runs(
          [
            [60, 212],
            [120, 224],
            [204, 202],
          ],
          [
            [204, 202],
            [180, 236],
            [130, 246],
            [80, 234],
            [60, 212],
          ],
        ),
        0.1,
      ),
    ]),
    part('head', 'head', [220, 150], 'body', [
      teeth(
        [
          [190, 164, -18],
          [120, 164, -20],
          [52, 162, -30],
        ],
        6,
      ),
      spines(
        [
          [170, 52, -44],
          [226, 70, -56],
          [262, 124, -50],
        ],
        4,
        ['venom', 'emerald'],
        0.5,
      ),
      pane(
        'azure',
        runs(
          [
            [28, 158],
            [40, 112],
            [90, 74],
            [160, 48],
            [232, 70],
            [268, 128],
            [244, 184],
          ],
          [
            [244, 184],
            [200, 168],
            [120, 168],
            [28, 158],
          ],
        ),
      ),
      pane(
        'cobalt',
        runs(
          [
            [90, 74],
            [160, 48],
            [232, 70],
            [268, 128],
          ],
          [
            [268, 128],
            [210, 104],
            [150, 96],
            [90, 74],
          ],
        ),
      ),
      whole('night', oval(46, 138, 8, 6)),
      spiralEye(106, 96, 38),
      spiralEye(184, 102, 46),
    ]),
    part('near-arm', 'arm', [222, 268], 'body', [
      pane('azure', limb([232, 266, 24], [170, 306, 18], [116, 282, 13]), 0.2),
      claws(106, 278, 190, 32, { spread: 80, reach: 6 }),
    ]),
  ],
};
