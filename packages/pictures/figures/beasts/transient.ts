/** The Transient, which falls into shards. */
import type { Figure } from '../../model.ts';
import { bands, pane, part, shard, teeth, toned, whole } from '../rigs/beast-details.ts';
import { blob, type Knot, oval, runs } from '../rigs/beast-paths.ts';
import { clawedArm } from '../rigs/ghost.ts';
import { poly } from '../rigs/paths.ts';

const veil: Knot[] = [
  [206, 150, 76],
  [212, 220, 90],
  [222, 300, 80],
  [238, 380, 58],
  [262, 446, 26],
];

export const TRANSIENT: Figure = {
  id: 'transient',
  rank: 'normal',
  box: [400, 500],
  stance: 'float',
  glow: 'frost',
  parts: [
    part('far-arm', 'arm', [262, 190], 'body', [
      toned(
        clawedArm(
          [
            [260, 190, 30],
            [330, 210, 22],
            [360, 150, 16],
            [350, 100, 13],
          ],
          ['frost', 'teal'],
          -96,
          'bone',
        ),
        -0.2,
      ),
    ]),
    part('shards', 'orbit', [260, 440], 'body', [
      shard([306, 434], [374, 398], 19, 'teal'),
      shard([206, 446], [146, 484], 17, 'frost'),
      shard([310, 474], [382, 492], 15, 'frost'),
      shard([256, 466], [236, 498], 14, 'teal'),
      shard([338, 356], [392, 318], 16, 'frost'),
      shard([140, 396], [84, 412], 16, 'teal'),
      shard([92, 446], [58, 466], 12, 'frost'),
    ]),
    part('body', 'body', [230, 420], undefined, [
      bands(veil, 6, { sheets: ['teal', 'emerald'], across: [-1, -0.3], bulge: 0.3, tones: [-0.2, -0.35] }),
      bands(veil, 6, { sheets: ['frost', 'teal'], across: [-0.34, 0.4], bulge: 0.34, tones: [0, -0.1] }),
      bands(veil, 6, { sheets: ['frost', 'pearl'], across: [0.36, 1], bulge: 0.3, tones: [0.1, 0] }),
    ]),
    part('cowl', 'cloak', [210, 160], 'body', [
      pane(
        'teal',
        blob([104, 170], [118, 92], [180, 36], [254, 56], [300, 130], [306, 210], [250, 236], [160, 230]),
      ),
      pane('emerald', blob([210, 44], [260, 62], [302, 134], [306, 208], [262, 232], [262, 150]), -0.2),
    ]),
    part('mask', 'head', [200, 190], 'body', [
      pane(
        'ivory',
        runs(
          [
            [106, 122],
            [120, 76],
            [170, 54],
            [222, 76],
            [240, 128],
            [228, 180],
          ],
          [
            [228, 180],
            [206, 206],
            [192, 244],
            [164, 256],
            [134, 242],
            [124, 200],
          ],
          [
            [124, 200],
            [108, 166],
            [106, 122],
          ],
        ),
      ),
      pane(
        'bone',
        runs(
          [
            [170, 54],
            [222, 76],
            [240, 128],
            [228, 180],
          ],
          [
            [228, 180],
            [196, 150],
            [176, 100],
            [170, 54],
          ],
        ),
      ),
      whole('soot', oval(136, 138, 21, 28, -12)),
      whole('soot', oval(194, 140, 23, 29, 10)),
      whole('venom', oval(132, 144, 9, 11), 0.8),
      whole('venom', oval(190, 146, 10, 12), 0.8),
      whole('soot', poly([158, 166], [150, 190], [168, 188])),
      whole('soot', blob([130, 206], [162, 200], [198, 206], [188, 226], [162, 238], [140, 228])),
      teeth(
        [
          [192, 206, -13],
          [134, 206, -13],
        ],
        4,
      ),
    ]),
    part('near-arm', 'arm', [190, 268], 'body', [
      clawedArm(
        [
          [196, 268, 30],
          [116, 306, 24],
          [60, 270, 18],
          [42, 218, 14],
        ],
        ['frost', 'teal'],
        -112,
        'bone',
      ),
    ]),
  ],
};
