/** Snake Plant, Shelled Parasite, Snecko, Byrd. */
import type { Figure, Piece, Sheet } from '../../model.ts';
import {
  bands,
  claws,
  eye,
  featherWing,
  moved,
  pane,
  part,
  spines,
  teeth,
  toned,
  whole,
} from '../rigs/beast-details.ts';
import { blob, type Knot, leaf, limb, on, oval, type Point, runs, spike } from '../rigs/beast-paths.ts';

/** A vine that ends in a small snapping head. */
const vine = (spine: readonly Knot[], sheets: readonly Sheet[], mouth: Point): Piece[] => [
  ...bands(spine, 8, { sheets, bulge: 0.3, tones: [0, -0.2] }),
  pane('venom', leaf(on(spine, 0.35, 0), [mouth[0] + 40, mouth[1] + 110], 18, 0.1), -0.1),
  ...moved(
    [
      whole('wine', blob([-44, 0], [-10, -12], [20, -6], [20, 14], [-10, 18])),
      ...teeth(
        [
          [-42, -8, 20],
          [-4, -8, 18],
        ],
        3,
      ),
      pane(
        'rose',
        runs(
          [
            [-56, -6],
            [-30, -36],
            [10, -38],
            [36, -4],
          ],
          [
            [36, -4],
            [0, -12],
            [-56, -6],
          ],
        ),
      ),
      pane(
        'plum',
        runs(
          [
            [-46, 16],
            [-10, 20],
            [34, -2],
          ],
          [
            [34, -2],
            [14, 34],
            [-22, 40],
            [-46, 16],
          ],
        ),
      ),
    ],
    { by: mouth },
  ),
];

const stem: Knot[] = [
  [216, 372, 46],
  [256, 306, 38],
  [250, 238, 32],
  [206, 188, 34],
];

const petals = (from: Point, list: readonly (readonly [number, number, Sheet])[]): Piece[] =>
  list.map(([x, y, sheet], index) =>
    pane(sheet, leaf(from, [x, y], 32, 0.04), index % 2 === 0 ? 0.1 : -0.15),
  );

const SNAKE_PLANT: Figure = {
  id: 'snake-plant',
  rank: 'normal',
  box: [400, 500],
  stance: 'stand',
  glow: 'emerald',
  parts: [
    part('right-vine', 'arm', [280, 390], 'body', [
      vine(
        [
          [270, 400, 24],
          [346, 372, 20],
          [372, 290, 17],
          [340, 220, 14],
        ],
        ['moss', 'emerald'],
        [326, 196],
      ),
    ]),
    part('stem', 'arm', [222, 380], 'body', [
      bands(stem, 7, { sheets: ['emerald', 'teal'], bulge: 0.3, tones: [0, -0.2] }),
      pane('venom', leaf([262, 300], [366, 250], 26, -0.1), 0.1),
      pane('moss', leaf([240, 330], [150, 276], 24, 0.12)),
      spines(
        [
          [252, 350, -18],
          [292, 290, -20],
          [282, 230, -18],
        ],
        4,
        ['ivory'],
      ),
    ]),
    part('petals', 'cloak', [212, 168], 'stem', [
      petals(
        [204, 166],
        [
          [330, 40, 'rose'],
          [392, 140, 'rose'],
          [340, 268, 'rose'],
          [230, 300, 'plum'],
          [236, 6, 'plum'],
        ],
      ),
      petals(
        [204, 166],
        [
          [372, 84, 'violet'],
          [376, 206, 'violet'],
          [290, 300, 'violet'],
          [286, 12, 'violet'],
        ],
      ),
    ]),
    part('jaw', 'jaw', [222, 174], 'stem', [
      spines(
        [
          [40, 222, -46],
          [104, 244, -50],
          [170, 226, -42],
        ],
        6,
        ['ivory', 'bone'],
        0.2,
      ),
      pane('wine', blob([36, 214], [84, 196], [150, 184], [226, 168], [218, 210], [140, 244], [80, 246])),
      pane('rose', blob([70, 220], [130, 204], [196, 192], [180, 220], [120, 236]), 0.2),
      pane(
        'emerald',
        runs(
          [
            [26, 208],
            [80, 240],
            [140, 238],
            [216, 186],
          ],
          [
            [216, 186],
            [254, 172],
            [232, 240],
            [160, 284],
            [84, 274],
            [26, 208],
          ],
        ),
        0.1,
      ),
      pane(
        'venom',
        runs(
          [
            [52, 246],
            [110, 262],
            [176, 250],
            [240, 198],
          ],
          [
            [240, 198],
            [220, 250],
            [160, 284],
            [96, 280],
            [52, 246],
          ],
        ),
        0.2,
      ),
    ]),
    part('head', 'head', [232, 160], 'stem', [
      spines(
        [
          [196, 150, -42],
          [120, 112, -50],
          [36, 86, -46],
        ],
        6,
        ['ivory', 'bone'],
        -0.2,
      ),
      pane('wine', blob([30, 84], [96, 84], [170, 112], [232, 164], [180, 166], [100, 130])),
      pane('rose', blob([70, 96], [130, 108], [196, 146], [170, 150], [110, 124]), 0.2),
      pane(
        'emerald',
        runs(
          [
            [18, 84],
            [48, 40],
            [110, 22],
            [190, 50],
            [240, 104],
            [256, 180],
          ],
          [
            [256, 180],
            [210, 140],
            [140, 98],
            [80, 86],
            [18, 84],
          ],
        ),
      ),
      pane(
        'teal',
        runs(
          [
            [110, 22],
            [190, 50],
            [240, 104],
            [256, 180],
          ],
          [
            [256, 180],
            [214, 116],
            [160, 66],
            [110, 22],
          ],
        ),
        0.1,
      ),
      pane(
        'venom',
        runs(
          [
            [22, 80],
            [50, 42],
            [110, 24],
          ],
          [
            [110, 24],
            [130, 50],
            [84, 66],
            [60, 82],
            [22, 80],
          ],
        ),
        0.3,
      ),
      [
        [150, 72, 13],
        [190, 100, 11],
        [214, 134, 9],
        [110, 58, 9],
      ].map(([x = 0, y = 0, r = 0]) => whole('gold', oval(x, y, r), 0.4)),
    ]),
    part('body', 'body', [210, 494], undefined, [
      pane('wood', limb([150, 470, 20], [84, 476, 16], [24, 494, 5])),
      pane('wood', limb([270, 470, 20], [336, 474, 16], [388, 494, 5])),
      pane('wood', limb([210, 470, 22], [184, 490, 14], [150, 497, 6]), -0.2),
      pane('teal', leaf([220, 490], [360, 380], 50, -0.12), -0.2),
      pane('teal', leaf([190, 490], [60, 372], 50, 0.12), -0.1),
      pane('plum', blob([116, 440], [136, 376], [210, 346], [286, 376], [308, 440], [270, 492], [150, 492])),
      pane('violet', leaf([180, 494], [140, 362], 44, -0.08), 0.1),
      pane('violet', leaf([244, 494], [284, 362], 44, 0.08), -0.1),
      pane('rose', leaf([212, 496], [212, 350], 44), 0.1),
      pane('moss', leaf([160, 496], [92, 424], 34, -0.1)),
      pane('moss', leaf([262, 496], [330, 424], 34, 0.1), -0.2),
    ]),
    part('left-vine', 'arm', [150, 420], 'body', [
      vine(
        [
          [160, 430, 24],
          [96, 420, 20],
          [66, 366, 16],
          [88, 320, 14],
        ],
        ['moss', 'emerald'],
        [76, 296],
      ),
    ]),
  ],
};

const whorl: Knot[] = [
  [190, 384, 116],
  [246, 296, 124],
  [288, 214, 96],
  [312, 140, 62],
  [332, 76, 34],
  [352, 26, 8],
];

/** A crab's claw that opens to the left. */
const pincer = (x: number, y: number, size: number): Piece[] =>
  moved(
    [
      pane(
        'rose',
        runs(
          [
            [-96, 30],
            [-60, 48],
            [-20, 50],
            [34, 22],
          ],
          [
            [34, 22],
            [10, -6],
            [-30, 18],
            [-96, 30],
          ],
        ),
        -0.1,
      ),
      ...teeth(
        [
          [-80, 26, -14],
          [-30, 18, -14],
        ],
        3,
        'ivory',
      ),
      pane(
        'rose',
        runs(
          [
            [-112, 4],
            [-90, -44],
            [-30, -66],
            [30, -48],
            [54, 0],
            [34, 28],
          ],
          [
            [34, 28],
            [-6, 20],
            [-34, -10],
            [-70, -16],
            [-112, 4],
          ],
        ),
      ),
      pane(
        'ruby',
        runs(
          [
            [-96, -30],
            [-30, -66],
            [30, -48],
          ],
          [
            [30, -48],
            [-20, -36],
            [-60, -22],
            [-96, -30],
          ],
        ),
        0.2,
      ),
      ...teeth(
        [
          [-34, -10, -14],
          [-84, -10, -12],
        ],
        3,
        'ivory',
      ),
    ],
    { by: [x, y], scale: size },
  );

const SHELLED_PARASITE: Figure = {
  id: 'shelled-parasite',
  rank: 'normal',
  box: [400, 500],
  stance: 'crawl',
  glow: 'rose',
  parts: [
    part('far-legs', 'leg', [220, 430], 'body', [
      toned(
        [
          pane('wine', limb([250, 430, 20], [318, 410, 15], [366, 492, 5])),
          pane('wine', limb([200, 440, 20], [170, 420, 15], [150, 492, 5])),
        ],
        -0.4,
      ),
    ]),
    part('far-claw', 'arm', [150, 380], 'body', [
      pane('wine', limb([170, 390, 24], [110, 330, 18], [112, 284, 18])),
      toned(moved(pincer(0, 0, 0.72), { turn: 24, by: [96, 256] }), -0.3),
    ]),
    part('body', 'body', [210, 494], undefined, [
      pane(
        'rose',
        blob([74, 410], [110, 356], [200, 340], [300, 372], [330, 440], [270, 480], [140, 480], [84, 452]),
      ),
      bands(
        [
          [116, 452, 34],
          [190, 468, 36],
          [260, 464, 34],
          [312, 432, 24],
        ],
        5,
        { sheets: ['skin', 'rose'], bulge: 0.2, tones: [0.1, -0.1] },
      ),
    ]),
    part('shell', 'cloak', [240, 400], 'body', [
      spines(
        [0, 0.25, 0.5, 0.75].map((s): Knot => [...on(whorl, s, 0.92), 46 - s * 22]),
        6,
        ['bone', 'ivory'],
        0.3,
      ),
      bands(whorl, 7, { sheets: ['teal', 'stone'], across: [0.4, 1], bulge: 0.14, tones: [-0.35, -0.5] }),
      bands(whorl, 7, { sheets: ['teal', 'bone'], across: [-0.3, 0.44], bulge: 0.24, tones: [0.1, -0.1] }),
      bands(whorl, 7, { sheets: ['frost', 'ivory'], across: [-1, -0.26], bulge: 0.2, tones: [0.1, 0.2] }),
    ]),
    part('head', 'head', [150, 420], 'body', [
      pane('rose', limb([120, 380, 13], [104, 346, 10], [76, 330, 9])),
      pane('rose', limb([156, 376, 13], [150, 336, 10], [136, 310, 9])),
      pane(
        'rose',
        blob([60, 420], [84, 376], [140, 366], [188, 400], [180, 452], [120, 468], [72, 452]),
        0.2,
      ),
      whole('soot', blob([70, 424], [104, 408], [150, 414], [156, 440], [112, 456], [76, 444])),
      teeth(
        [
          [154, 416, -20],
          [108, 408, -22],
          [72, 426, -16],
        ],
        5,
      ),
      teeth(
        [
          [78, 444, -14],
          [112, 456, -16],
          [152, 442, -12],
        ],
        4,
      ),
      eye(70, 326, 17, { sheet: 'venom', slit: true }),
      eye(132, 302, 19, { sheet: 'venom', slit: true }),
    ]),
    part('near-legs', 'leg', [250, 440], 'body', [
      pane('rose', limb([286, 444, 22], [350, 424, 17], [386, 494, 5])),
      pane('rose', limb([240, 456, 22], [276, 438, 17], [312, 496, 5]), 0.2),
      pane('rose', limb([180, 460, 22], [200, 448, 17], [226, 496, 5])),
    ]),
    part('near-claw', 'arm', [140, 446], 'body', [
      pane('ruby', limb([170, 448, 28], [130, 478, 22], [100, 464, 22])),
      moved(pincer(0, 0, 0.86), { turn: -8, by: [98, 450] }),
    ]),
  ],
};

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

const SNECKO: Figure = {
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

const BYRD: Figure = {
  id: 'byrd',
  rank: 'normal',
  box: [400, 500],
  stance: 'fly',
  glow: 'azure',
  parts: [
    part('far-wing', 'wing', [226, 216], 'body', [
      toned(
        featherWing({
          arm: [
            [226, 220, 22],
            [262, 140, 18],
            [330, 84, 12],
          ],
          tips: [
            [322, 250],
            [360, 216],
            [386, 176],
            [396, 132],
            [394, 90],
            [384, 46],
            [358, 18],
          ],
          sheets: ['indigo', 'cobalt'],
          cover: ['cobalt', 'indigo'],
          width: 24,
        }),
        -0.35,
      ),
    ]),
    part('tail', 'tail', [268, 308], 'body', [
      pane('cobalt', leaf([260, 300], [384, 360], 22, 0.05)),
      pane('azure', leaf([258, 306], [370, 398], 22, 0.05)),
      pane('cobalt', leaf([252, 310], [336, 426], 20, 0.05), -0.2),
    ]),
    part('talons', 'leg', [190, 344], 'body', [
      pane('cobalt', limb([168, 330, 20], [160, 352, 14], [158, 366, 9])),
      pane('cobalt', limb([222, 332, 20], [220, 358, 14], [220, 372, 9]), -0.2),
      pane('amber', limb([158, 366, 8], [152, 380, 8], [148, 390, 8])),
      pane('amber', limb([220, 370, 8], [216, 386, 8], [214, 398, 8]), -0.2),
      claws(148, 390, 120, 32, { spread: 110, reach: 4, sheet: 'gold' }),
      claws(214, 398, 110, 32, { spread: 110, reach: 4, sheet: 'gold' }),
    ]),
    part('body', 'body', [200, 300], undefined, [
      pane(
        'azure',
        blob([112, 250], [132, 196], [196, 178], [262, 216], [290, 284], [258, 342], [196, 360], [134, 324]),
      ),
      pane('cobalt', blob([200, 184], [262, 216], [290, 284], [262, 338], [226, 300], [230, 230])),
      pane('frost', blob([112, 250], [150, 238], [198, 270], [214, 330], [180, 354], [134, 322])),
      pane('pearl', leaf([126, 250], [156, 296], 15), 0.2),
      pane('pearl', leaf([152, 258], [180, 312], 15), 0.1),
      pane('pearl', leaf([136, 282], [162, 332], 15), 0.1),
      pane('pearl', leaf([176, 286], [196, 340], 14)),
    ]),
    part('beak', 'jaw', [118, 190], 'head', [
      whole('wine', blob([50, 196], [90, 186], [124, 188], [118, 214], [84, 220])),
      pane(
        'amber',
        runs(
          [
            [46, 222],
            [80, 208],
            [126, 194],
          ],
          [
            [126, 194],
            [140, 218],
            [104, 242],
            [46, 222],
          ],
        ),
      ),
    ]),
    part('head', 'head', [172, 210], 'body', [
      pane('rose', leaf([160, 120], [222, 40], 14, -0.12), 0.1),
      pane('violet', leaf([176, 124], [258, 76], 14, -0.12)),
      pane('rose', leaf([186, 140], [262, 126], 13, -0.12)),
      pane(
        'azure',
        blob([92, 178], [104, 128], [150, 104], [200, 130], [214, 190], [180, 236], [124, 232], [98, 210]),
      ),
      pane(
        'cobalt',
        runs(
          [
            [150, 104],
            [200, 130],
            [214, 190],
            [186, 230],
          ],
          [
            [186, 230],
            [176, 170],
            [150, 104],
          ],
        ),
      ),
      pane(
        'gold',
        runs(
          [
            [118, 152],
            [80, 148],
            [34, 172],
            [22, 222],
          ],
          [
            [22, 222],
            [54, 200],
            [96, 194],
            [124, 198],
          ],
          [
            [124, 198],
            [132, 174],
            [118, 152],
          ],
        ),
      ),
      pane(
        'amber',
        runs(
          [
            [28, 196],
            [60, 176],
            [120, 174],
          ],
          [
            [120, 174],
            [124, 198],
            [60, 198],
            [24, 220],
            [28, 196],
          ],
        ),
      ),
      eye(144, 160, 23, { sheet: 'pearl', lid: ['violet', 0.3, 16] }),
    ]),
    part('near-wing', 'wing', [214, 236], 'body', [
      featherWing({
        arm: [
          [206, 238, 26],
          [268, 190, 22],
          [306, 120, 14],
        ],
        tips: [
          [262, 372],
          [300, 350],
          [336, 318],
          [362, 276],
          [378, 228],
          [382, 176],
          [366, 122],
          [338, 70],
        ],
        sheets: ['cobalt', 'azure'],
        cover: ['azure', 'frost'],
        width: 25,
      }),
    ]),
  ],
};

export const ACT_TWO: readonly Figure[] = [SNAKE_PLANT, SHELLED_PARASITE, SNECKO, BYRD];
