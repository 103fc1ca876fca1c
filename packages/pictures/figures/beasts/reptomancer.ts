/** The Reptomancer: a cobra with four arms, a dagger in each. */
import type { Figure, Piece } from '../../model.ts';
import { bands, glare, moved, pane, part, teeth, toned, whole } from '../rigs/beast-details.ts';
import { blob, type Knot, leaf, limb, on, oval, runs, spike } from '../rigs/beast-paths.ts';
import { poly } from '../rigs/paths.ts';

const coil: Knot[] = [
  [214, 336, 54],
  [262, 398, 60],
  [216, 452, 46],
  [118, 458, 38],
  [54, 478, 22],
  [12, 458, 6],
];

/** A dagger held at its hilt; it points up before it is turned. */
const dagger = (x: number, y: number, turn: number): Piece[] =>
  moved(
    [
      whole('steel', spike([0, -12], [-20, -112], 38, 0.16), 0.4),
      whole('gold', limb([-26, -10, 7], [0, -15, 9], [26, -10, 7]), 0.2),
      whole('leather', limb([0, -8, 7], [0, 22, 7])),
      whole('ruby', oval(0, 28, 8), 0.3),
    ],
    { turn, by: [x, y] },
  );

const arm = (spine: readonly Knot[], turn: number): Piece[] => {
  const [x, y] = on(spine, 1, 0);
  return [
    ...dagger(x, y, turn),
    ...bands(spine, 5, { sheets: ['emerald', 'teal'], bulge: 0.25, tones: [0.1, -0.1] }),
    pane('gold', oval(...on(spine, 0.78, 0), 15), 0.1),
    pane('emerald', oval(x, y, 15), 0.3),
  ];
};

export const REPTOMANCER: Figure = {
  id: 'reptomancer',
  rank: 'elite',
  box: [400, 500],
  stance: 'slither',
  glow: 'venom',
  parts: [
    part('far-arms', 'arm', [256, 226], 'body', [
      toned(
        arm(
          [
            [248, 222, 24],
            [312, 240, 20],
            [340, 180, 15],
          ],
          6,
        ),
        -0.25,
      ),
      toned(
        arm(
          [
            [244, 258, 22],
            [312, 306, 19],
            [356, 280, 14],
          ],
          12,
        ),
        -0.25,
      ),
    ]),
    part('tail', 'tail', [240, 400], 'body', [
      toned(
        bands(
          [
            [262, 420, 52],
            [336, 446, 40],
            [374, 408, 24],
            [362, 360, 14],
            [380, 322, 5],
          ],
          7,
          { sheets: ['teal', 'emerald'], bulge: 0.3 },
        ),
        -0.3,
      ),
      bands(coil, 9, { sheets: ['emerald', 'teal'], bulge: 0.3, tones: [0, -0.15] }),
      bands(coil, 9, {
        sheets: ['amber', 'gold'],
        across: [-1, -0.4],
        along: [0.28, 0.95],
        bulge: 0.1,
        tones: [0, -0.2],
      }),
    ]),
    part('body', 'body', [226, 470], undefined, [
      bands(
        [
          [206, 196, 62],
          [212, 250, 54],
          [218, 310, 52],
          [238, 372, 62],
        ],
        5,
        { sheets: ['emerald', 'teal'], bulge: 0.24, tones: [0, -0.15] },
      ),
      bands(
        [
          [184, 206, 36],
          [188, 250, 32],
          [196, 310, 30],
          [214, 366, 30],
        ],
        6,
        { sheets: ['gold', 'amber'], bulge: 0.2, tones: [0.2, 0], cap: 0.3 },
      ),
      pane('plum', poly([150, 196], [206, 226], [264, 192], [268, 168], [144, 170])),
      whole('ruby', oval(204, 204, 14), 0.3),
      pane('plum', leaf([214, 330], [156, 424], 30, 0.08)),
      pane('violet', leaf([236, 330], [226, 440], 28, 0.04), 0.1),
      pane('gold', limb([170, 324, 12], [216, 336, 13], [270, 322, 12]), 0.1),
    ]),
    part('hood', 'cloak', [204, 160], 'body', [
      pane(
        'teal',
        blob(
          [200, 10],
          [270, 34],
          [312, 100],
          [300, 170],
          [242, 206],
          [200, 214],
          [150, 206],
          [104, 160],
          [104, 92],
          [140, 32],
        ),
      ),
      pane('violet', blob([206, 30], [264, 54], [296, 108], [282, 164], [234, 190], [222, 110])),
      pane('violet', blob([172, 40], [128, 76], [122, 140], [150, 182], [186, 190], [184, 100]), 0.15),
      whole('gold', oval(266, 104, 17, 22), 0.2),
      whole('soot', oval(266, 104, 8, 11)),
    ]),
    part('jaw', 'jaw', [196, 150], 'head', [
      whole('soot', blob([92, 152], [140, 138], [200, 140], [190, 172], [130, 180])),
      pane('ruby', limb([160, 160, 7], [110, 172, 6], [72, 166, 4]), 0.2),
      pane(
        'emerald',
        runs(
          [
            [84, 170],
            [130, 172],
            [188, 150],
          ],
          [
            [188, 150],
            [222, 144],
            [206, 184],
            [150, 198],
            [84, 170],
          ],
        ),
        0.1,
      ),
    ]),
    part('head', 'head', [204, 130], 'body', [
      whole('ivory', spike([104, 140], [98, 184], 15), 0.5),
      whole('ivory', spike([128, 142], [126, 174], 13), 0.5),
      teeth(
        [
          [196, 144, -14],
          [142, 144, -14],
        ],
        3,
      ),
      pane(
        'emerald',
        runs(
          [
            [72, 138],
            [84, 104],
            [132, 78],
            [184, 66],
            [226, 94],
            [232, 140],
            [214, 160],
          ],
          [
            [214, 160],
            [180, 144],
            [120, 146],
            [72, 138],
          ],
        ),
      ),
      pane(
        'teal',
        runs(
          [
            [132, 78],
            [184, 66],
            [226, 94],
            [232, 140],
          ],
          [
            [232, 140],
            [196, 110],
            [132, 78],
          ],
        ),
        0.1,
      ),
      pane('gold', spike([196, 78], [262, 8], 24, -0.12), 0.1),
      pane('gold', spike([160, 76], [190, -4], 22, -0.12), 0.2),
      glare(146, 112, 20, 14, 'gold'),
    ]),
    part('upper-arm', 'arm', [164, 214], 'body', [
      arm(
        [
          [166, 216, 27],
          [104, 250, 22],
          [70, 196, 16],
        ],
        -2,
      ),
    ]),
    part('lower-arm', 'arm', [180, 258], 'body', [
      arm(
        [
          [186, 266, 25],
          [122, 330, 20],
          [48, 318, 15],
        ],
        -8,
      ),
    ]),
  ],
};
