/** Vat Ooze, Grave Wisp, Shade and Gargoyle of The Stygian Society. */
import type { Figure } from '../../model.ts';
import {
  bands,
  claws,
  eye,
  flame,
  glare,
  pane,
  part,
  skinWing,
  teeth,
  toned,
  whole,
} from '../rigs/beast-details.ts';
import { leg } from '../rigs/beast-legs.ts';
import { blob, type Knot, leaf, limb, oval, poly, runs, spike } from '../rigs/beast-paths.ts';
import { clawedArm, robe } from '../rigs/ghost.ts';
import { bubbles, drip, gel, gelCap, puddle } from '../rigs/slime.ts';

const STAVES = [
  [128, 120, 'wood'],
  [166, 162, 'leather'],
  [206, 206, 'wood'],
  [246, 250, 'leather'],
  [284, 292, 'wood'],
] as const;

const ooze: Knot[] = [
  [176, 108, 56],
  [184, 160, 92],
  [200, 220, 104],
  [206, 290, 96],
];

const VAT_OOZE: Figure = {
  id: 'vat-ooze',
  rank: 'normal',
  box: [400, 500],
  stance: 'bounce',
  glow: 'amber',
  parts: [
    part('puddle', 'leg', [206, 492], undefined, [
      puddle(10, 392, 499, 50, 'amber'),
      bubbles('gold', [42, 478, 10], [352, 482, 9]),
    ]),
    part('far-arm', 'arm', [280, 220], 'body', [
      pane('amber', limb([270, 220, 32], [340, 196, 24], [362, 128, 20], [340, 90, 24]), -0.3),
      drip([356, 190], 40, 10, 'amber'),
    ]),
    part('body', 'body', [206, 300], 'vat', [
      pane('gold', limb([206, 96, 26], [236, 56, 18], [228, 22, 8]), 0.1),
      gel(ooze, 4, ['gold', 'amber', 'bronze']),
      gelCap([176, 114, 56], 36, 'gold', 'amber'),
      bubbles('gold', [262, 176, 16], [248, 220, 10], [276, 244, 12]),
      whole('bone', limb([230, 260, 8], [262, 276, 7], [290, 270, 8]), 0.2),
    ]),
    part('eyes', 'eye', [160, 160], 'body', [
      eye(130, 158, 23, { sheet: 'venom' }),
      eye(190, 148, 30, { sheet: 'venom', lid: ['gold', 0.2, -10] }),
      eye(236, 132, 14, { sheet: 'venom' }),
    ]),
    part('mouth', 'jaw', [164, 208], 'body', [
      whole('soot', blob([96, 208], [140, 196], [200, 196], [236, 210], [222, 250], [164, 266], [112, 250])),
      drip([124, 204], 34, 9, 'gold'),
      drip([164, 200], 50, 10, 'gold'),
      drip([204, 204], 30, 9, 'gold'),
    ]),
    part('vat', 'body', [206, 492], undefined, [
      STAVES.map(([top, low, sheet], index) =>
        pane(
          sheet,
          poly([top - 24, 284], [top + 24, 284], [low + 24, 486], [low - 24, 486]),
          index < 2 ? 0.2 : -0.1 * index,
        ),
      ),
      pane('iron', limb([96, 306, 13], [206, 318, 14], [316, 306, 13]), 0.2),
      pane('iron', limb([92, 440, 13], [206, 454, 14], [318, 440, 13]), 0.2),
      [112, 206, 300].map((x) => whole('brass', oval(x, x === 206 ? 318 : 308, 8), 0.4)),
      drip([140, 290], 70, 17, 'gold'),
      drip([188, 290], 118, 20, 'amber'),
      drip([262, 290], 52, 16, 'amber'),
      drip([300, 290], 90, 14, 'bronze'),
      whole('soot', oval(240, 388, 17, 15)),
      pane('gold', limb([240, 388, 13], [238, 430, 10], [240, 478, 16]), 0.1),
    ]),
    part('near-arm', 'arm', [116, 296], 'body', [
      pane('gold', limb([150, 296, 30], [84, 288, 27], [46, 330, 21], [44, 372, 19]), 0.1),
      pane('amber', blob([20, 372], [42, 356], [68, 372], [70, 404], [46, 424], [22, 404])),
      drip([36, 404], 44, 9, 'gold'),
      drip([58, 404], 26, 8, 'amber'),
    ]),
  ],
};

const GRAVE_WISP: Figure = {
  id: 'grave-wisp',
  rank: 'normal',
  box: [400, 500],
  stance: 'float',
  glow: 'teal',
  parts: [
    part('back-flames', 'cloak', [200, 330], 'body', [
      flame([160, 330], [44, 150], 56, ['teal', 'emerald', 'venom'], 0.16),
      flame([248, 330], [372, 128], 58, ['teal', 'emerald', 'venom'], -0.16),
      flame([176, 300], [118, 54], 56, ['emerald', 'teal', 'venom'], 0.14),
      flame([240, 300], [318, 40], 56, ['emerald', 'teal', 'venom'], -0.1),
      flame([206, 300], [216, 4], 66, ['teal', 'emerald', 'frost'], 0.08),
    ]),
    part('tail', 'tail', [206, 370], 'body', [
      flame([190, 330], [330, 490], 50, ['teal', 'emerald', 'frost'], 0.2),
      pane('emerald', leaf([186, 350], [214, 478], 26, 0.2), 0.1),
      pane('teal', leaf([160, 350], [128, 440], 22, 0.1), 0.1),
    ]),
    part('body', 'body', [204, 380], undefined, [
      pane(
        'teal',
        blob(
          [84, 300],
          [110, 200],
          [150, 160],
          [200, 120],
          [250, 170],
          [300, 210],
          [322, 300],
          [282, 380],
          [206, 410],
          [126, 380],
        ),
      ),
      pane(
        'emerald',
        blob([106, 300], [134, 214], [204, 170], [274, 222], [298, 300], [262, 366], [206, 388], [142, 362]),
        0.2,
      ),
      pane(
        'frost',
        blob([128, 300], [154, 232], [204, 206], [254, 236], [274, 300], [244, 352], [204, 368], [160, 346]),
        0.1,
      ),
    ]),
    part('jaw', 'jaw', [210, 320], 'skull', [
      whole('soot', blob([130, 314], [180, 308], [236, 314], [222, 350], [150, 352])),
      teeth(
        [
          [140, 352, -19],
          [180, 358, -19],
          [226, 346, -16],
        ],
        5,
      ),
      pane(
        'bone',
        runs(
          [
            [126, 336],
            [160, 356],
            [226, 344],
            [244, 312],
          ],
          [
            [244, 312],
            [258, 324],
            [236, 366],
            [190, 382],
            [146, 372],
            [126, 336],
          ],
        ),
        -0.1,
      ),
    ]),
    part('skull', 'head', [204, 320], 'body', [
      pane(
        'ivory',
        blob(
          [110, 262],
          [126, 206],
          [186, 182],
          [250, 206],
          [274, 264],
          [256, 312],
          [220, 326],
          [150, 326],
          [120, 308],
        ),
      ),
      pane(
        'bone',
        runs(
          [
            [186, 182],
            [250, 206],
            [274, 264],
            [256, 312],
          ],
          [
            [256, 312],
            [236, 250],
            [186, 182],
          ],
        ),
      ),
      whole('soot', oval(148, 266, 26, 29, -10)),
      whole('soot', oval(212, 266, 28, 30, 8)),
      whole('venom', oval(144, 270, 13), 0.9),
      whole('venom', oval(208, 270, 14), 0.9),
      whole('soot', poly([178, 292], [166, 314], [188, 314])),
      teeth(
        [
          [220, 324, -16],
          [180, 326, -18],
          [138, 320, -15],
        ],
        6,
      ),
    ]),
    part('sparks', 'orbit', [204, 250], 'body', [
      flame([44, 300], [34, 232], 20, ['teal', 'emerald', 'venom']),
      flame([364, 330], [376, 262], 20, ['teal', 'emerald', 'venom']),
      flame([110, 452], [100, 400], 15, ['teal', 'emerald', 'venom']),
    ]),
  ],
};

const SHADE: Figure = {
  id: 'shade',
  rank: 'normal',
  box: [400, 500],
  stance: 'float',
  glow: 'violet',
  parts: [
    part('far-arm', 'arm', [262, 186], 'body', [
      toned(
        clawedArm(
          [
            [258, 186, 32],
            [326, 168, 24],
            [352, 98, 16],
            [340, 62, 13],
          ],
          ['night', 'indigo'],
          -100,
          'violet',
          52,
        ),
        0.1,
      ),
    ]),
    part('tatters', 'tail', [216, 350], 'body', [
      [
        [120, 470],
        [178, 492],
        [238, 478],
        [300, 492],
        [352, 440],
      ].map(([x = 0, y = 0], index) =>
        pane(index % 2 === 0 ? 'indigo' : 'plum', leaf([190 + index * 14, 320], [x, y], 30, 0.05), -0.2),
      ),
    ]),
    part('body', 'body', [216, 420], undefined, [
      robe({
        spine: [
          [204, 140, 72],
          [208, 210, 100],
          [216, 290, 104],
          [230, 370, 90],
          [244, 420, 70],
        ],
        sheets: ['violet', 'indigo', 'night'],
        tatters: [
          [110, 440],
          [158, 470],
          [206, 440],
          [262, 476],
          [306, 436],
          [346, 400],
        ],
      }),
    ]),
    part('hood', 'head', [206, 170], 'body', [
      pane(
        'indigo',
        blob(
          [106, 180],
          [108, 100],
          [160, 40],
          [226, 8],
          [262, 60],
          [292, 130],
          [290, 204],
          [234, 232],
          [150, 230],
        ),
      ),
      pane(
        'violet',
        runs(
          [
            [110, 176],
            [112, 102],
            [160, 44],
            [226, 10],
          ],
          [
            [226, 10],
            [190, 60],
            [140, 106],
            [132, 190],
            [110, 176],
          ],
        ),
        0.2,
      ),
      pane(
        'night',
        runs(
          [
            [226, 10],
            [262, 60],
            [292, 130],
            [290, 204],
          ],
          [
            [290, 204],
            [252, 150],
            [240, 80],
            [226, 10],
          ],
        ),
        0.3,
      ),
      whole('soot', blob([122, 176], [130, 116], [176, 80], [222, 110], [230, 176], [200, 218], [150, 216])),
      glare(148, 150, 22, 18, 'violet', 'night'),
      glare(200, 148, 22, -14, 'violet', 'night'),
      teeth(
        [
          [206, 188, -18],
          [174, 184, -20],
          [142, 190, -16],
        ],
        6,
        'violet',
      ),
    ]),
    part('near-arm', 'arm', [150, 268], 'body', [
      pane('indigo', limb([176, 268, 42], [118, 300, 30], [86, 300, 24]), 0.1),
      clawedArm(
        [
          [126, 296, 22],
          [68, 300, 18],
          [36, 256, 14],
        ],
        ['night', 'indigo'],
        -110,
        'violet',
        54,
      ),
    ]),
  ],
};

const GARGOYLE: Figure = {
  id: 'gargoyle',
  rank: 'normal',
  box: [400, 500],
  stance: 'stand',
  glow: 'amber',
  parts: [
    part('far-wing', 'wing', [190, 206], 'body', [
      toned(
        skinWing({
          shoulder: [190, 210],
          wrist: [66, 70],
          tips: [
            [22, 10],
            [4, 110],
            [14, 206],
            [66, 262],
          ],
          root: [140, 280],
          skin: ['steel', 'stone'],
          bone: 'ash',
          width: 10,
        }),
        -0.3,
      ),
    ]),
    part('tail', 'tail', [276, 394], 'body', [
      bands(
        [
          [262, 390, 26],
          [330, 420, 19],
          [366, 372, 13],
          [352, 322, 7],
        ],
        6,
        { sheets: ['stone', 'iron'], bulge: 0.3, tones: [0, -0.2] },
      ),
      pane('stone', poly([352, 284], [380, 326], [352, 320], [326, 330]), 0.2),
    ]),
    part('plinth', 'leg', [206, 494], undefined, [
      pane('bronze', poly([84, 440], [332, 440], [352, 470], [66, 470]), 0.2),
      pane('stone', poly([66, 468], [352, 468], [368, 499], [50, 499]), -0.3),
      [
        [96, 'ash'],
        [164, 'stone'],
        [232, 'ash'],
        [300, 'stone'],
      ].map(([x, sheet]) =>
        pane(
          sheet === 'ash' ? 'ash' : 'stone',
          poly([Number(x) - 30, 446], [Number(x) + 30, 446], [Number(x) + 32, 466], [Number(x) - 32, 466]),
          0.1,
        ),
      ),
    ]),
    part('body', 'body', [206, 440], undefined, [
      leg({
        joints: [
          [256, 340, 46],
          [310, 388, 28],
          [266, 414, 20],
        ],
        foot: [262, 446],
        sheets: ['stone', 'iron'],
        paw: 54,
      }),
      bands(
        [
          [186, 190, 66],
          [206, 258, 74],
          [222, 326, 62],
          [230, 380, 48],
        ],
        5,
        { sheets: ['stone', 'iron'], bulge: 0.22, tones: [0.1, -0.1] },
      ),
      bands(
        [
          [162, 204, 32],
          [174, 260, 40],
          [190, 324, 34],
          [200, 376, 24],
        ],
        5,
        { sheets: ['ash', 'stone'], bulge: 0.2, tones: [0.3, 0.1], cap: 0.3 },
      ),
      [
        [236, 214, 226, 262],
        [150, 300, 178, 330],
        [232, 300, 246, 350],
      ].map(([a = 0, b = 0, c = 0, d = 0]) => whole('amber', leaf([a, b], [c, d], 9, 0.1), 0.4)),
    ]),
    part('near-wing', 'wing', [214, 212], 'body', [
      skinWing({
        shoulder: [222, 220],
        wrist: [288, 86],
        tips: [
          [372, 26],
          [396, 140],
          [384, 240],
          [332, 304],
        ],
        root: [262, 318],
        skin: ['steel', 'stone'],
        bone: 'stone',
        width: 12,
      }),
    ]),
    part('near-limbs', 'arm', [160, 232], 'body', [
      leg({
        joints: [
          [186, 350, 50],
          [118, 372, 30],
          [150, 412, 21],
        ],
        foot: [130, 448],
        sheets: ['stone', 'iron'],
        paw: 60,
      }),
      pane('stone', limb([156, 228, 40], [116, 300, 29], [92, 352, 22]), 0.1),
      pane('iron', limb([98, 336, 26], [82, 392, 22], [76, 420, 20]), 0.2),
      claws(68, 430, 150, 34, { spread: 70, reach: 10 }),
    ]),
    part('jaw', 'jaw', [160, 166], 'head', [
      whole('soot', blob([64, 160], [110, 146], [166, 148], [160, 188], [90, 194])),
      teeth(
        [
          [58, 182, -26],
          [100, 194, -24],
          [146, 180, -18],
        ],
        5,
      ),
      pane(
        'iron',
        runs(
          [
            [50, 176],
            [96, 196],
            [150, 172],
          ],
          [
            [150, 172],
            [184, 156],
            [172, 204],
            [104, 222],
            [50, 176],
          ],
        ),
        0.2,
      ),
    ]),
    part('head', 'head', [180, 156], 'body', [
      teeth(
        [
          [152, 152, -20],
          [104, 150, -26],
          [56, 146, -26],
        ],
        6,
      ),
      pane('stone', spike([112, 78], [84, 4], 40, 0.2), 0.2),
      pane('ash', spike([174, 74], [216, 2], 42, -0.2), 0.2),
      pane('iron', leaf([180, 112], [254, 84], 22, -0.1)),
      pane(
        'stone',
        runs(
          [
            [44, 148],
            [52, 114],
            [92, 80],
            [150, 64],
            [198, 94],
            [208, 150],
            [180, 190],
            [156, 160],
          ],
          [
            [156, 160],
            [104, 150],
            [44, 148],
          ],
        ),
      ),
      pane(
        'ash',
        runs(
          [
            [46, 142],
            [54, 114],
            [92, 82],
          ],
          [
            [92, 82],
            [110, 112],
            [80, 128],
            [72, 146],
            [46, 142],
          ],
        ),
        0.3,
      ),
      pane(
        'iron',
        runs(
          [
            [150, 64],
            [198, 94],
            [208, 150],
            [180, 188],
          ],
          [
            [180, 188],
            [172, 120],
            [150, 64],
          ],
        ),
        0.1,
      ),
      glare(118, 116, 20, 16, 'amber'),
      glare(166, 110, 16, -8, 'amber'),
    ]),
  ],
};

export const STYGIAN_SPIRITS: readonly Figure[] = [VAT_OOZE, GRAVE_WISP, SHADE, GARGOYLE];
