/** Mother Mildew: a mound of mould under a great cap, who eats what her rats bring, or the rats. */
import type { Figure, Piece } from '../../model.ts';
import {
  bands,
  claws,
  eye,
  moved,
  mushroom,
  pane,
  part,
  teeth,
  toned,
  whole,
} from '../rigs/beast-details.ts';
import { blob, type Knot, leaf, oval, runs, spike } from '../rigs/beast-paths.ts';
import { bubbles, gel } from '../rigs/slime.ts';

/** A rat that sits and looks left, about 120 wide, its feet at the origin. */
const sittingRat = (x: number, y: number, scale: number, flip = false): Piece[] =>
  moved(
    [
      ...bands(
        [
          [44, -14, 9],
          [84, -10, 7],
          [96, -40, 4],
        ],
        5,
        { sheets: ['rose', 'skin'] },
      ),
      pane('ash', blob([-20, -10], [-14, -52], [20, -70], [54, -44], [56, -8], [20, 0])),
      pane('leather', blob([10, -66], [50, -48], [56, -10], [30, -6], [34, -40]), -0.2),
      pane('rose', blob([-30, 0], [-22, -12], [4, -10], [6, 0])),
      pane('rose', blob([14, 0], [22, -12], [46, -10], [48, 0]), -0.1),
      pane('rose', oval(4, -88, 14, 16), 0.1),
      pane(
        'ash',
        runs(
          [
            [-62, -54],
            [-34, -80],
            [2, -84],
            [20, -60],
            [4, -38],
          ],
          [
            [4, -38],
            [-30, -42],
            [-62, -54],
          ],
        ),
      ),
      whole('rose', oval(-60, -55, 8)),
      ...eye(-20, -62, 9, { sheet: 'ruby' }),
      whole('ivory', spike([-48, -46], [-46, -30], 9), 0.5),
    ],
    { by: [x, y], scale: flip ? [-scale, scale] : scale },
  );

const mound: Knot[] = [
  [300, 236, 108],
  [300, 300, 150],
  [306, 380, 182],
  [308, 470, 208],
  [308, 590, 236],
];

const cap = (): Piece[] => [
  pane(
    'bone',
    blob([100, 214], [200, 180], [300, 172], [400, 180], [506, 210], [400, 256], [300, 266], [200, 258]),
    -0.5,
  ),
  ...Array.from({ length: 9 }, (_, index) =>
    pane(
      index % 2 === 0 ? 'ivory' : 'bone',
      leaf([300 + (index - 4) * 20, 186], [300 + (index - 4) * 46, 252 - Math.abs(index - 4) * 9], 13),
      -0.35,
    ),
  ),
  pane(
    'moss',
    runs(
      [
        [76, 216],
        [100, 130],
        [180, 56],
        [300, 22],
        [420, 50],
        [500, 124],
        [530, 212],
      ],
      [
        [530, 212],
        [400, 172],
        [300, 164],
        [200, 172],
        [76, 216],
      ],
    ),
  ),
  pane(
    'venom',
    runs(
      [
        [84, 204],
        [108, 130],
        [180, 60],
        [290, 24],
      ],
      [
        [290, 24],
        [230, 80],
        [190, 168],
        [84, 204],
      ],
    ),
    0.1,
  ),
  pane(
    'teal',
    runs(
      [
        [330, 24],
        [420, 50],
        [500, 124],
        [528, 206],
      ],
      [
        [528, 206],
        [420, 174],
        [400, 90],
        [330, 24],
      ],
    ),
    -0.1,
  ),
  ...(
    [
      [180, 120, 26, 22],
      [264, 84, 32, 26],
      [360, 108, 36, 30],
      [448, 142, 24, 21],
      [300, 138, 17, 14],
      [136, 170, 17, 13],
      [230, 148, 13, 11],
    ] as const
  ).map(([x, y, rx, ry]) => whole('ivory', oval(x, y, rx, ry), 0.4)),
  ...mushroom(430, 76, 46, 28, 'rose', 'ivory'),
  ...mushroom(150, 84, 40, -34, 'amber', 'ivory'),
];

export const MOTHER_MILDEW: Figure = {
  id: 'mother-mildew',
  rank: 'boss',
  box: [600, 600],
  stance: 'stand',
  glow: 'venom',
  parts: [
    part('far-arm', 'arm', [430, 350], 'body', [
      toned(
        bands(
          [
            [420, 346, 48],
            [506, 370, 38],
            [544, 300, 28],
            [530, 246, 24],
          ],
          6,
          { sheets: ['moss', 'teal'], bulge: 0.25 },
        ),
        -0.2,
      ),
      claws(526, 240, -100, 38, { count: 4, spread: 90, reach: 10, sheet: 'bone' }),
    ]),
    part('body', 'body', [308, 594], undefined, [
      gel(mound, 5, ['venom', 'moss', 'teal']),
      [
        [330, 400, 70],
        [420, 470, 60],
        [300, 520, 76],
      ].map(([x = 0, y = 0, r = 0], index) =>
        pane(
          index === 1 ? 'teal' : 'moss',
          blob(
            [x - r, y],
            [x, y - r * 0.5],
            [x + r, y],
            [x + r * 0.6, y + r * 0.5],
            [x - r * 0.6, y + r * 0.5],
          ),
          0.25,
        ),
      ),
      bubbles('venom', [470, 420, 17], [446, 376, 12], [380, 350, 12], [500, 510, 15]),
      mushroom(464, 500, 56, 20, 'rose', 'ivory'),
      mushroom(382, 560, 50, -8, 'amber', 'ivory'),
      mushroom(500, 580, 42, 14, 'amber', 'ivory'),
      sittingRat(98, 598, 0.92),
      sittingRat(232, 598, 0.8),
      sittingRat(548, 598, 0.8, true),
    ]),
    part('mouth', 'jaw', [250, 346], 'body', [
      whole('soot', blob([140, 356], [190, 336], [270, 334], [340, 350], [330, 404], [250, 436], [168, 418])),
      pane('wine', blob([176, 412], [236, 384], [312, 396], [252, 430])),
      teeth(
        [
          [336, 350, -34],
          [250, 332, -38],
          [146, 354, -30],
        ],
        6,
        'bone',
      ),
      teeth(
        [
          [170, 418, -24],
          [250, 436, -28],
          [324, 406, -22],
        ],
        5,
        'bone',
      ),
    ]),
    part('face', 'eye', [250, 290], 'body', [
      pane('moss', blob([212, 312], [236, 284], [262, 312], [238, 336]), 0.4),
      eye(188, 290, 24, { sheet: 'gold', lid: ['venom', 0.36, 8] }),
      eye(288, 282, 29, { sheet: 'gold', lid: ['moss', 0.36, -6] }),
    ]),
    part('cap', 'head', [304, 220], 'body', [cap()]),
    part('near-arm', 'arm', [150, 440], 'body', [
      sittingRat(84, 362, 0.84),
      bands(
        [
          [190, 446, 56],
          [110, 476, 44],
          [64, 420, 32],
          [76, 372, 28],
        ],
        6,
        { sheets: ['venom', 'moss'], bulge: 0.25, tones: [0.1, -0.1] },
      ),
      claws(78, 374, -86, 28, { count: 4, spread: 110, reach: 16, sheet: 'bone' }),
    ]),
    part('spores', 'orbit', [300, 200], 'body', [
      bubbles('venom', [40, 130, 14], [68, 60, 10], [562, 90, 13], [578, 176, 9], [28, 262, 9]),
    ]),
  ],
};
