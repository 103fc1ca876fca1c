/** The small beasts of The Stygian Society: Cellar Imp, Ash Hound, Lightning Fly, Weaver, Plague Rat. */
import type { Figure, Piece } from '../../model.ts';
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
import { leg, quadruped } from '../rigs/beast-legs.ts';
import { blob, type Knot, leaf, limb, oval, type Point, poly, runs, spike } from '../rigs/beast-paths.ts';
import { bubbles } from '../rigs/slime.ts';

const CELLAR_IMP: Figure = {
  id: 'cellar-imp',
  rank: 'normal',
  box: [400, 300],
  stance: 'stand',
  glow: 'ember',
  parts: [
    part('wings', 'wing', [228, 160], 'body', [
      skinWing({
        shoulder: [226, 166],
        wrist: [290, 62],
        tips: [
          [362, 48],
          [390, 112],
          [368, 178],
        ],
        root: [244, 206],
        skin: ['wine', 'plum'],
        bone: 'ruby',
        width: 7,
      }),
    ]),
    part('tail', 'tail', [240, 236], 'body', [
      pane('ruby', limb([232, 238, 13], [290, 268, 10], [346, 250, 8], [356, 214, 6]), -0.1),
      pane('ember', poly([356, 180], [380, 220], [357, 212], [334, 218]), 0.2),
    ]),
    part('fork', 'weapon', [96, 226], 'body', [
      whole('wood', limb([76, 298, 6], [70, 180, 6], [66, 100, 6])),
      whole('iron', limb([34, 88, 6], [66, 102, 7], [98, 86, 6]), 0.3),
      whole('steel', spike([38, 90], [24, 30], 15, 0.05), 0.3),
      whole('steel', spike([66, 96], [62, 18], 15), 0.3),
      whole('steel', spike([95, 88], [102, 28], 15, -0.05), 0.3),
    ]),
    part('body', 'body', [204, 292], undefined, [
      leg({
        joints: [
          [232, 226, 26],
          [262, 254, 17],
          [240, 272, 11],
        ],
        foot: [232, 297],
        sheets: ['ruby', 'wine'],
        paw: 36,
      }),
      bands(
        [
          [196, 168, 38],
          [210, 206, 44],
          [212, 244, 36],
        ],
        3,
        { sheets: ['ruby', 'wine'], bulge: 0.2, tones: [0, -0.15] },
      ),
      bands(
        [
          [180, 178, 20],
          [188, 210, 24],
          [192, 242, 18],
        ],
        3,
        { sheets: ['amber', 'ember'], bulge: 0.2, tones: [0.1, -0.1] },
      ),
      leg({
        joints: [
          [182, 232, 26],
          [146, 254, 17],
          [164, 276, 11],
        ],
        foot: [156, 298],
        sheets: ['ruby', 'wine'],
        paw: 36,
      }),
    ]),
    part('arm', 'arm', [174, 186], 'body', [
      pane('ruby', limb([178, 184, 18], [132, 212, 13], [84, 200, 11]), 0.2),
      claws(80, 198, 190, 18, { count: 4, spread: 110, reach: 4 }),
      pane('ruby', oval(78, 198, 14), 0.3),
    ]),
    part('head', 'head', [200, 160], 'body', [
      pane('wine', leaf([196, 104], [296, 66], 26, -0.08)),
      pane('rose', leaf([206, 104], [276, 76], 13, -0.08)),
      pane('wine', leaf([126, 104], [62, 70], 24, 0.08), -0.2),
      pane('bone', spike([136, 76], [104, 12], 28, 0.18), 0.1),
      pane('bone', spike([192, 72], [226, 6], 30, -0.18), 0.1),
      pane(
        'ruby',
        blob([96, 120], [110, 74], [164, 54], [218, 80], [228, 130], [196, 172], [146, 178], [108, 158]),
      ),
      pane('ember', blob([108, 96], [164, 60], [210, 84], [166, 90]), 0.2),
      whole(
        'soot',
        runs(
          [
            [104, 138],
            [150, 146],
            [206, 130],
          ],
          [
            [206, 130],
            [194, 164],
            [150, 172],
            [116, 160],
            [104, 138],
          ],
        ),
      ),
      teeth(
        [
          [200, 134, -17],
          [150, 146, -17],
          [108, 140, -15],
        ],
        7,
      ),
      glare(128, 112, 19, 20, 'gold'),
      glare(182, 108, 21, -14, 'gold'),
      pane('wine', spike([152, 124], [138, 136], 16)),
    ]),
  ],
};

const ember = (...list: readonly (readonly [Point, Point])[]): Piece[] =>
  list.map(([a, b]) => whole('ember', leaf(a, b, 9, 0.08), 0.5));

const hound = quadruped({
  torso: [
    [116, 130, 46],
    [176, 148, 62],
    [252, 150, 48],
    [322, 146, 42],
  ],
  coat: ['ash', 'soot'],
  belly: 'wine',
  far: [30, -8],
  fore: {
    joints: [
      [158, 172, 36],
      [142, 222, 19],
      [152, 254, 13],
    ],
    foot: [140, 296],
    sheets: ['ash', 'soot'],
    claw: 'ember',
    paw: 42,
  },
  hind: {
    joints: [
      [312, 168, 40],
      [334, 222, 21],
      [350, 252, 13],
    ],
    foot: [332, 296],
    sheets: ['ash', 'soot'],
    claw: 'ember',
    paw: 42,
  },
  over: ember(
    [
      [170, 110],
      [196, 168],
    ],
    [
      [222, 124],
      [230, 180],
    ],
    [
      [274, 122],
      [268, 176],
    ],
    [
      [196, 170],
      [218, 200],
    ],
  ),
  under: [
    [196, 96],
    [236, 104],
    [276, 108],
    [160, 88],
  ].flatMap(([x = 0, y = 0]) => flame([x, y + 20], [x + 34, y - 46], 22, ['ember', 'amber', 'gold'], -0.1)),
});

const ASH_HOUND: Figure = {
  id: 'ash-hound',
  rank: 'normal',
  box: [400, 300],
  stance: 'stand',
  glow: 'ember',
  parts: [
    part('tail', 'tail', [342, 140], 'body', [
      pane('ash', limb([336, 148, 20], [372, 126, 13], [376, 84, 9]), -0.2),
      flame([374, 92], [390, 20], 22, ['ember', 'amber', 'gold']),
    ]),
    hound.far,
    hound.trunk,
    ...hound.near,
    part('jaw', 'jaw', [104, 138], 'head', [
      whole('ember', blob([30, 138], [70, 126], [110, 126], [108, 156], [60, 166])),
      teeth(
        [
          [26, 158, -22],
          [60, 168, -20],
          [96, 158, -15],
        ],
        5,
      ),
      pane(
        'soot',
        runs(
          [
            [18, 156],
            [60, 168],
            [104, 148],
          ],
          [
            [104, 148],
            [124, 136],
            [116, 172],
            [66, 186],
            [18, 156],
          ],
        ),
        0.4,
      ),
    ]),
    part('head', 'head', [124, 120], 'body', [
      teeth(
        [
          [100, 132, -16],
          [58, 132, -20],
          [16, 126, -22],
        ],
        6,
      ),
      flame([130, 90], [176, 14], 26, ['ember', 'amber', 'gold'], -0.1),
      flame([150, 110], [210, 60], 22, ['ember', 'amber', 'gold'], -0.1),
      pane('soot', spike([118, 74], [122, 10], 34, 0.1), 0.4),
      pane('ash', spike([92, 74], [74, 18], 32, 0.1)),
      pane(
        'ash',
        runs(
          [
            [8, 126],
            [14, 104],
            [54, 88],
            [92, 62],
            [140, 74],
            [156, 122],
            [134, 156],
            [104, 140],
          ],
          [
            [104, 140],
            [58, 132],
            [8, 126],
          ],
        ),
      ),
      pane(
        'soot',
        runs(
          [
            [92, 62],
            [140, 74],
            [156, 122],
            [134, 156],
          ],
          [
            [134, 156],
            [122, 108],
            [92, 62],
          ],
        ),
        0.4,
      ),
      ember(
        [
          [44, 100],
          [84, 112],
        ],
        [
          [112, 96],
          [118, 134],
        ],
      ),
      glare(84, 96, 17, 14, 'gold'),
      whole('soot', oval(16, 108, 9, 7)),
    ]),
  ],
};

const bolt = (x: number, y: number, size: number, turn: number): Piece => {
  const angle = (turn * Math.PI) / 180;
  const place = (dx: number, dy: number): Point => [
    x + (dx * Math.cos(angle) - dy * Math.sin(angle)) * size,
    y + (dx * Math.sin(angle) + dy * Math.cos(angle)) * size,
  ];
  return whole(
    'gold',
    poly(
      place(-0.2, -1),
      place(0.34, -1),
      place(0.08, -0.2),
      place(0.4, -0.2),
      place(-0.3, 1),
      place(-0.08, 0.06),
      place(-0.42, 0.06),
    ),
    0.8,
  );
};

const flyBody: Knot[] = [
  [190, 150, 40],
  [236, 170, 50],
  [292, 196, 46],
  [340, 222, 26],
  [368, 240, 4],
];

const LIGHTNING_FLY: Figure = {
  id: 'lightning-fly',
  rank: 'normal',
  box: [400, 300],
  stance: 'fly',
  glow: 'gold',
  parts: [
    part('far-wing', 'wing', [196, 126], 'body', [
      toned(
        [
          pane('frost', leaf([194, 132], [300, 12], 50, -0.1)),
          pane('azure', leaf([196, 128], [280, 38], 20, -0.1)),
          pane('azure', leaf([200, 134], [360, 84], 34, -0.1)),
        ],
        -0.3,
      ),
    ]),
    part('legs', 'leg', [190, 180], 'body', [
      [
        [168, 176, 130, 232, 146, 270],
        [190, 184, 176, 240, 192, 278],
        [214, 190, 226, 240, 246, 270],
      ].map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) =>
        pane('iron', limb([a, b, 9], [c, d, 7], [e, f, 4])),
      ),
    ]),
    part('body', 'body', [200, 170], undefined, [
      bands(flyBody, 6, { sheets: ['gold', 'indigo'], bulge: 0.3, tones: [0.4, -0.1] }),
      pane('indigo', blob([132, 140], [160, 100], [210, 104], [232, 144], [210, 184], [160, 188])),
      pane('violet', blob([146, 128], [170, 106], [208, 110], [190, 130]), 0.3),
    ]),
    part('head', 'head', [142, 146], 'body', [
      pane('iron', limb([96, 112, 6], [72, 76, 5], [76, 52, 5])),
      bolt(70, 38, 34, 10),
      pane('iron', limb([116, 106, 6], [116, 66, 5], [132, 48, 5])),
      bolt(142, 34, 32, 24),
      pane('indigo', blob([66, 150], [80, 108], [124, 100], [152, 136], [142, 182], [92, 188])),
      eye(92, 142, 27, { sheet: 'ruby', look: [-0.3, 0] }),
      eye(136, 132, 19, { sheet: 'ruby', look: [-0.3, 0] }),
      whole('bone', spike([84, 180], [56, 222], 16, 0.1), 0.3),
      whole('bone', spike([108, 184], [96, 224], 16, 0.1), 0.3),
    ]),
    part('near-wing', 'wing', [206, 130], 'body', [
      pane('frost', leaf([200, 138], [388, 34], 54, -0.1), 0.2),
      pane('pearl', leaf([206, 134], [350, 50], 22, -0.1), 0.2),
      pane('frost', leaf([206, 144], [392, 132], 36, -0.06)),
      pane('pearl', leaf([212, 142], [350, 130], 14, -0.06)),
    ]),
    part('sparks', 'orbit', [250, 250], 'body', [
      bolt(330, 280, 19, 30),
      bolt(40, 236, 18, -20),
      bolt(26, 110, 16, 16),
    ]),
  ],
};

const spiderLeg = (hip: Point, knee: Point, foot: Point, tone: number): Piece[] => [
  pane(
    'bronze',
    limb([...hip, 13], [(hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2, 12], [...knee, 9]),
    tone,
  ),
  pane(
    'gold',
    limb(
      [...knee, 10],
      [(knee[0] * 2 + foot[0]) / 3, (knee[1] * 2 + foot[1]) / 3, 9],
      [(knee[0] + foot[0] * 3) / 4, (knee[1] + foot[1] * 3) / 4, 6],
    ),
    tone,
  ),
  whole('soot', spike([(knee[0] + foot[0] * 2.4) / 3.4, (knee[1] + foot[1] * 2.4) / 3.4], foot, 12), 0.4),
];

const WEAVER: Figure = {
  id: 'weaver',
  rank: 'normal',
  box: [400, 300],
  stance: 'crawl',
  glow: 'amber',
  parts: [
    part('far-legs', 'leg', [170, 190], 'body', [
      toned(
        [
          spiderLeg([156, 180], [96, 62], [52, 284], 0),
          spiderLeg([176, 176], [140, 36], [110, 280], 0),
          spiderLeg([200, 180], [256, 44], [296, 276], 0),
          spiderLeg([214, 186], [318, 70], [366, 280], 0),
        ].flat(),
        -0.4,
      ),
    ]),
    part('abdomen', 'tail', [214, 176], 'body', [
      bands(
        [
          [214, 176, 44],
          [262, 140, 84],
          [316, 128, 78],
          [366, 150, 34],
        ],
        5,
        { sheets: ['wine', 'bronze'], bulge: 0.2, tones: [0, -0.1] },
      ),
      bands(
        [
          [214, 176, 44],
          [262, 140, 84],
          [316, 128, 78],
          [366, 150, 34],
        ],
        5,
        {
          sheets: ['amber', 'gold'],
          across: [-0.74, -0.36],
          bulge: 0.2,
          along: [0.16, 0.9],
          tones: [0.3, 0.1],
        },
      ),
      whole(
        'ruby',
        poly([272, 120], [292, 148], [320, 132], [300, 164], [318, 196], [288, 178], [262, 196], [272, 160]),
        0.2,
      ),
    ]),
    part('body', 'body', [190, 292], undefined, [
      pane('bronze', blob([128, 190], [150, 150], [200, 146], [236, 178], [224, 220], [170, 230])),
      pane('brass', blob([144, 172], [168, 154], [206, 156], [190, 178]), 0.3),
    ]),
    part('fore-leg', 'arm', [166, 196], 'body', [spiderLeg([170, 196], [84, 84], [14, 236], 0.2)]),
    part('head', 'head', [150, 196], 'body', [
      whole('soot', spike([92, 222], [78, 272], 22, 0.14), 0.5),
      whole('soot', spike([124, 228], [122, 278], 22, 0.14), 0.5),
      pane('bronze', blob([62, 200], [80, 160], [124, 150], [158, 180], [152, 222], [110, 238], [76, 228])),
      pane('amber', blob([76, 174], [110, 154], [146, 170], [110, 176]), 0.2),
      eye(90, 196, 16, { sheet: 'venom', look: [-0.2, 0.1] }),
      eye(126, 196, 18, { sheet: 'venom', look: [-0.2, 0.1] }),
      [
        [72, 176, 7],
        [104, 168, 8],
        [136, 168, 8],
        [152, 186, 7],
      ].map(([x = 0, y = 0, r = 0]) => whole('venom', oval(x, y, r), 0.6)),
    ]),
    part('near-legs', 'leg', [190, 204], 'body', [
      spiderLeg([204, 206], [246, 92], [262, 296], 0.1),
      spiderLeg([216, 204], [318, 106], [346, 296], 0),
      spiderLeg([190, 212], [196, 118], [190, 296], 0.1),
    ]),
  ],
};

const rat = quadruped({
  torso: [
    [126, 186, 44],
    [188, 172, 66],
    [256, 178, 76],
    [318, 214, 54],
  ],
  coat: ['leather', 'wood'],
  belly: 'skin',
  far: [26, -10],
  fore: {
    joints: [
      [160, 222, 26],
      [138, 254, 15],
      [134, 274, 10],
    ],
    foot: [122, 297],
    sheets: ['leather', 'rose'],
    paw: 32,
  },
  hind: {
    joints: [
      [296, 228, 44],
      [270, 262, 22],
      [298, 276, 13],
    ],
    foot: [276, 298],
    sheets: ['leather', 'rose'],
    paw: 46,
  },
  over: bubbles('venom', [232, 134, 17], [276, 150, 12], [206, 166, 10], [262, 190, 13]),
});

const PLAGUE_RAT: Figure = {
  id: 'plague-rat',
  rank: 'normal',
  box: [400, 300],
  stance: 'crawl',
  glow: 'venom',
  parts: [
    part('tail', 'tail', [340, 226], 'body', [
      bands(
        [
          [324, 226, 20],
          [372, 236, 14],
          [386, 180, 11],
          [352, 128, 8],
          [372, 76, 3],
        ],
        11,
        { sheets: ['rose', 'skin'], bulge: 0.3, tones: [0, -0.2] },
      ),
    ]),
    rat.far,
    rat.trunk,
    ...rat.near,
    part('jaw', 'jaw', [102, 206], 'head', [
      whole('wine', blob([34, 204], [70, 196], [104, 200], [92, 222], [56, 226])),
      pane(
        'ash',
        runs(
          [
            [36, 220],
            [66, 224],
            [100, 208],
          ],
          [
            [100, 208],
            [120, 204],
            [100, 234],
            [62, 240],
            [36, 220],
          ],
        ),
      ),
      whole('ivory', spike([44, 224], [42, 198], 12), 0.5),
    ]),
    part('head', 'head', [130, 186], 'body', [
      pane('leather', oval(140, 116, 32, 36, 20)),
      pane('rose', oval(138, 120, 19, 23, 20), 0.1),
      pane('leather', oval(94, 120, 24, 30, -14), -0.2),
      pane('rose', oval(92, 124, 13, 18, -14)),
      whole('ivory', spike([38, 202], [36, 232], 16), 0.5),
      whole('ivory', spike([54, 204], [52, 228], 14), 0.5),
      pane(
        'leather',
        runs(
          [
            [16, 192],
            [40, 166],
            [84, 140],
            [134, 138],
            [164, 178],
            [146, 222],
            [104, 212],
          ],
          [
            [104, 212],
            [56, 206],
            [16, 192],
          ],
        ),
      ),
      pane(
        'ash',
        runs(
          [
            [84, 140],
            [134, 138],
            [164, 178],
            [146, 222],
          ],
          [
            [146, 222],
            [126, 178],
            [84, 140],
          ],
        ),
      ),
      whole('rose', oval(22, 188, 13, 11), 0.1),
      eye(86, 170, 15, { sheet: 'venom' }),
      bubbles('venom', [128, 192, 11]),
    ]),
  ],
};

export const STYGIAN_VERMIN: readonly Figure[] = [CELLAR_IMP, ASH_HOUND, LIGHTNING_FLY, WEAVER, PLAGUE_RAT];
