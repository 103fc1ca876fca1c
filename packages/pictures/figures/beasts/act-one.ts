/** Jaw Worm, Fungi Beast, Lagavulin. */
import type { Figure } from '../../model.ts';
import {
  bands,
  claws,
  eye,
  glare,
  mushroom,
  pane,
  part,
  spines,
  teeth,
  whole,
} from '../rigs/beast-details.ts';
import { quadruped } from '../rigs/beast-legs.ts';
import { blob, type Knot, limb, on, oval, patch, runs, spike } from '../rigs/beast-paths.ts';
import { bubbles } from '../rigs/slime.ts';

const wormTail: Knot[] = [
  [352, 396, 66],
  [336, 452, 44],
  [262, 474, 30],
  [176, 462, 20],
  [112, 476, 12],
  [66, 452, 4],
];
const wormBody: Knot[] = [
  [200, 180, 92],
  [272, 214, 98],
  [330, 280, 88],
  [352, 356, 76],
  [344, 420, 60],
];

const JAW_WORM: Figure = {
  id: 'jaw-worm',
  rank: 'normal',
  box: [400, 500],
  stance: 'slither',
  glow: 'teal',
  parts: [
    part('tail', 'tail', [348, 404], 'body', [
      bands(wormTail, 8, { sheets: ['teal', 'cobalt'], bulge: 0.3, tones: [-0.1, 0.1] }),
      bands(wormTail, 8, {
        sheets: ['frost'],
        across: [0.4, 1],
        along: [0, 0.9],
        bulge: 0.1,
        tones: [0, -0.3],
      }),
    ]),
    part('body', 'body', [340, 490], undefined, [
      spines(
        [...[0.02, 0.25, 0.5, 0.75, 1]]
          .map((s): Knot => [...on(wormBody, s, -0.9), -56])
          .map(([x, y]): Knot => [x, y, -56]),
        6,
        ['cobalt', 'indigo'],
        0.5,
      ),
      bands(wormBody, 6, { sheets: ['teal', 'azure'], across: [-1, 0.5], bulge: 0.2, tones: [0, -0.15] }),
      bands(wormBody, 6, {
        sheets: ['azure'],
        across: [-0.84, -0.5],
        along: [0.1, 1],
        bulge: 0.1,
        tones: [0.6],
      }),
      bands(wormBody, 7, {
        sheets: ['frost', 'pearl'],
        across: [0.46, 1],
        along: [0.1, 1],
        bulge: 0.12,
        tones: [0, -0.2],
      }),
    ]),
    part('jaw', 'jaw', [232, 236], 'head', [
      whole('soot', blob([70, 210], [150, 200], [250, 196], [262, 270], [160, 300], [70, 290])),
      pane('wine', blob([96, 292], [150, 250], [240, 220], [256, 280], [180, 312])),
      pane('rose', blob([104, 296], [140, 268], [206, 258], [220, 290], [160, 312]), 0.2),
      teeth(
        [
          [46, 292, -54],
          [110, 318, -50],
          [180, 314, -40],
          [230, 280, -26],
        ],
        6,
      ),
      pane(
        'teal',
        runs(
          [
            [34, 280],
            [60, 318],
            [120, 330],
            [190, 318],
            [238, 272],
          ],
          [
            [238, 272],
            [256, 210],
            [292, 226],
          ],
          [
            [292, 226],
            [284, 306],
            [220, 362],
            [130, 376],
            [62, 354],
            [34, 280],
          ],
        ),
      ),
      pane(
        'frost',
        runs(
          [
            [62, 340],
            [130, 356],
            [210, 342],
            [262, 290],
          ],
          [
            [262, 290],
            [222, 362],
            [130, 378],
            [62, 340],
          ],
        ),
        -0.1,
      ),
    ]),
    part('head', 'head', [270, 190], 'body', [
      teeth(
        [
          [240, 216, -36],
          [170, 204, -50],
          [100, 206, -56],
          [34, 200, -48],
        ],
        7,
      ),
      pane(
        'azure',
        runs(
          [
            [26, 196],
            [30, 158],
            [70, 128],
            [120, 96],
            [190, 70],
            [262, 92],
            [308, 160],
            [300, 232],
          ],
          [
            [300, 232],
            [268, 246],
            [244, 220],
          ],
          [
            [244, 220],
            [170, 204],
            [100, 206],
            [26, 196],
          ],
        ),
      ),
      pane(
        'teal',
        runs(
          [
            [120, 96],
            [190, 70],
            [262, 92],
            [308, 160],
          ],
          [
            [308, 160],
            [240, 132],
            [170, 130],
            [120, 96],
          ],
        ),
        0.1,
      ),
      pane(
        'cobalt',
        runs(
          [
            [240, 134],
            [308, 160],
            [302, 230],
            [270, 240],
          ],
          [
            [270, 240],
            [236, 190],
            [240, 134],
          ],
        ),
      ),
      pane(
        'frost',
        runs(
          [
            [28, 186],
            [34, 158],
            [70, 128],
            [112, 102],
          ],
          [
            [112, 102],
            [124, 130],
            [80, 152],
            [58, 188],
            [28, 186],
          ],
        ),
        0.3,
      ),
      spines(
        [
          [170, 74, -40],
          [220, 76, -52],
          [270, 104, -56],
          [304, 150, -50],
        ],
        4,
        ['cobalt', 'indigo'],
        0.5,
      ),
      whole('night', oval(52, 170, 9, 6)),
      eye(158, 150, 20, { sheet: 'gold', slit: true, lid: ['teal', 0.3, 12] }),
    ]),
  ],
};

const FUNGI_BODY: Knot[] = [
  [108, 330, 58],
  [176, 278, 92],
  [262, 274, 104],
  [334, 326, 72],
];
const fungi = quadruped({
  torso: FUNGI_BODY,
  coat: ['plum', 'wine'],
  belly: 'rose',
  far: [34, -20],
  rows: 5,
  fore: {
    joints: [
      [160, 336, 46],
      [132, 408, 28],
      [146, 452, 20],
    ],
    foot: [130, 496],
    sheets: ['plum', 'wine'],
    claw: 'ivory',
    paw: 50,
  },
  hind: {
    joints: [
      [310, 356, 50],
      [336, 420, 28],
      [318, 456, 20],
    ],
    foot: [306, 496],
    sheets: ['plum', 'wine'],
    claw: 'ivory',
    paw: 46,
  },
  under: [...mushroom(306, 236, 104, 34, 'ruby', 'ivory'), ...mushroom(160, 214, 84, -24, 'amber', 'ivory')],
  over: [...mushroom(350, 318, 50, 66, 'amber', 'ivory')],
});

const FUNGI_BEAST: Figure = {
  id: 'fungi-beast',
  rank: 'normal',
  box: [400, 500],
  stance: 'crawl',
  glow: 'ruby',
  parts: [
    part('cap', 'tail', [232, 232], 'body', [mushroom(230, 250, 160, 4, 'ruby', 'ivory')]),
    fungi.far,
    fungi.trunk,
    ...fungi.near,
    part('jaw', 'jaw', [126, 366], 'head', [
      whole('soot', blob([34, 362], [80, 352], [130, 358], [126, 396], [70, 404])),
      teeth(
        [
          [30, 384, -26],
          [72, 402, -26],
          [122, 392, -20],
        ],
        5,
      ),
      pane(
        'wine',
        runs(
          [
            [24, 380],
            [70, 402],
            [128, 390],
          ],
          [
            [128, 390],
            [146, 362],
            [160, 384],
          ],
          [
            [160, 384],
            [130, 422],
            [70, 430],
            [24, 380],
          ],
        ),
      ),
    ]),
    part('head', 'head', [136, 336], 'body', [
      teeth(
        [
          [124, 364, -24],
          [74, 362, -28],
          [30, 356, -26],
        ],
        5,
      ),
      pane(
        'plum',
        blob([18, 350], [26, 318], [64, 292], [116, 284], [160, 318], [154, 366], [112, 372], [60, 364]),
      ),
      mushroom(106, 330, 76, -14, 'ruby', 'ivory', 'wine'),
      eye(66, 332, 15, { sheet: 'venom' }),
      eye(106, 330, 12, { sheet: 'venom' }),
      whole('soot', oval(34, 334, 7, 5)),
    ]),
    part('spores', 'orbit', [210, 60], 'body', [
      bubbles('venom', [70, 150, 14], [104, 80, 10], [330, 90, 13], [376, 170, 9], [40, 226, 9]),
    ]),
  ],
};

const shell: Knot[] = [
  [70, 356, 60],
  [122, 276, 118],
  [212, 236, 158],
  [306, 296, 136],
  [362, 400, 74],
];

const LAGAVULIN: Figure = {
  id: 'lagavulin',
  rank: 'elite',
  box: [400, 500],
  stance: 'crawl',
  glow: 'azure',
  parts: [
    part('far-claw', 'arm', [130, 420], 'body', [
      pane('indigo', limb([170, 410, 40], [110, 452, 34], [44, 470, 28]), -0.4),
      claws(40, 474, 172, 34, { spread: 50, reach: 16 }),
    ]),
    part('body', 'body', [216, 494], undefined, [
      pane(
        'indigo',
        blob([60, 400], [120, 340], [240, 330], [360, 380], [388, 460], [350, 497], [120, 497], [64, 460]),
        -0.3,
      ),
      pane('violet', limb([344, 450, 38], [320, 474, 26], [278, 484, 20])),
      claws(270, 484, 176, 24, { spread: 40, reach: 8 }),
      pane('night', patch(shell, [0, 1], [-1, 0.74], [0, 0])),
    ]),
    part('shell', 'cloak', [230, 380], 'body', [
      spines(
        [0.04, 0.28, 0.52, 0.76, 1].map((s): Knot => [...on(shell, s, -0.94), -64]),
        7,
        ['brass', 'gold'],
        0.5,
      ),
      bands(shell, 6, { sheets: ['iron', 'steel'], across: [0.26, 0.8], bulge: 0.14, tones: [0, -0.3] }),
      bands(shell, 6, { sheets: ['steel', 'iron'], across: [-0.4, 0.3], bulge: 0.16, tones: [0.1, 0.3] }),
      bands(shell, 6, { sheets: ['azure', 'steel'], across: [-1, -0.36], bulge: 0.16, tones: [0, 0.2] }),
      [0.09, 0.25, 0.42, 0.58, 0.75, 0.92].map((s) => whole('gold', oval(...on(shell, s, -0.02), 11), 0.4)),
    ]),
    part('head', 'head', [130, 396], 'body', [
      pane(
        'iron',
        blob([32, 440], [34, 392], [70, 346], [128, 330], [176, 364], [180, 424], [140, 456], [80, 462]),
      ),
      pane(
        'steel',
        runs(
          [
            [38, 396],
            [70, 346],
            [128, 330],
            [174, 362],
          ],
          [
            [174, 362],
            [124, 372],
            [84, 394],
            [38, 396],
          ],
        ),
        0.3,
      ),
      pane(
        'gold',
        runs(
          [
            [34, 410],
            [84, 402],
            [126, 382],
            [178, 370],
          ],
          [
            [178, 370],
            [180, 390],
            [130, 402],
            [88, 422],
            [32, 428],
            [34, 410],
          ],
        ),
        0.1,
      ),
      pane('steel', blob([60, 432], [104, 426], [150, 408], [170, 424], [136, 452], [84, 458]), -0.2),
      whole(
        'soot',
        runs(
          [
            [44, 430],
            [66, 446],
            [94, 426],
          ],
          [
            [94, 426],
            [66, 436],
            [44, 430],
          ],
        ),
      ),
      glare(70, 424, 15, -8, 'azure'),
      glare(128, 412, 17, -14, 'azure'),
      pane(
        'iron',
        runs(
          [
            [50, 422],
            [70, 404],
            [92, 416],
          ],
          [
            [92, 416],
            [70, 426],
            [50, 422],
          ],
        ),
        0.2,
      ),
      pane(
        'iron',
        runs(
          [
            [102, 412],
            [126, 392],
            [154, 398],
          ],
          [
            [154, 398],
            [130, 416],
            [102, 412],
          ],
        ),
        0.2,
      ),
      pane('brass', spike([96, 346], [40, 262], 44, -0.16)),
      pane('gold', spike([146, 340], [118, 236], 42, -0.16), 0.2),
    ]),
    part('near-claw', 'arm', [220, 430], 'body', [
      pane('violet', limb([240, 424, 48], [190, 452, 44], [106, 474, 28])),
      pane(
        'steel',
        patch(
          [
            [240, 424, 52],
            [190, 452, 48],
            [106, 474, 30],
          ],
          [0.1, 0.9],
          [0.1, 1],
          [0.1, 0.1],
        ),
        0.1,
      ),
      pane(
        'gold',
        patch(
          [
            [240, 424, 52],
            [190, 452, 48],
            [106, 474, 30],
          ],
          [0.8, 0.98],
          [-1, 1],
          [0.1, 0.2],
        ),
        0.1,
      ),
      claws(94, 478, 172, 40, { spread: 50, reach: 12 }),
    ]),
  ],
};

export const ACT_ONE: readonly Figure[] = [JAW_WORM, FUNGI_BEAST, LAGAVULIN];
