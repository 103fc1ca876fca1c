/** Writhing Mass, The Maw, Darkling, Transient, Spire Growth. */
import type { Figure, Piece } from '../../model.ts';
import {
  bands,
  claws,
  eye,
  moved,
  pane,
  part,
  shard,
  spines,
  teeth,
  toned,
  whole,
} from '../rigs/beast-details.ts';
import { blob, type Knot, leaf, limb, oval, poly, runs, spike } from '../rigs/beast-paths.ts';
import { clawedArm } from '../rigs/ghost.ts';
import { tentacle } from '../rigs/tentacle.ts';

const WRITHING_MASS: Figure = {
  id: 'writhing-mass',
  rank: 'normal',
  box: [400, 500],
  stance: 'crawl',
  glow: 'rose',
  parts: [
    part('back', 'tail', [220, 330], 'body', [
      toned(
        tentacle({
          spine: [
            [150, 300, 40],
            [120, 190, 32],
            [160, 110, 24],
            [130, 50, 15],
            [86, 60, 6],
          ],
          sheets: ['wine', 'plum'],
          suckers: 'rose',
          side: -1,
        }),
        -0.2,
      ),
      toned(
        tentacle({
          spine: [
            [280, 300, 42],
            [330, 210, 34],
            [300, 120, 26],
            [330, 50, 17],
            [378, 66, 6],
          ],
          sheets: ['plum', 'wine'],
          suckers: 'rose',
        }),
        -0.2,
      ),
    ]),
    part('crown', 'head', [214, 260], 'body', [
      tentacle({
        spine: [
          [214, 290, 50],
          [230, 190, 40],
          [206, 110, 30],
          [236, 44, 18],
          [214, 12, 6],
        ],
        sheets: ['rose', 'wine'],
        suckers: 'skin',
        side: -1,
      }),
      eye(212, 176, 22, { sheet: 'venom' }),
    ]),
    part('right', 'arm', [310, 360], 'body', [
      tentacle({
        spine: [
          [290, 350, 46],
          [356, 320, 34],
          [376, 250, 22],
          [346, 206, 14],
          [318, 226, 6],
        ],
        sheets: ['wine', 'rose'],
        suckers: 'skin',
        side: -1,
      }),
    ]),
    part('body', 'body', [206, 494], undefined, [
      pane(
        'wine',
        blob([84, 400], [104, 310], [180, 260], [270, 266], [330, 330], [340, 430], [280, 490], [140, 490]),
      ),
      pane('rose', blob([96, 380], [120, 312], [190, 276], [220, 300], [170, 340], [130, 400])),
      pane('plum', blob([250, 290], [320, 340], [330, 430], [276, 480], [236, 430], [270, 360]), -0.1),
      bands(
        [
          [110, 450, 26],
          [180, 480, 26],
          [250, 474, 26],
          [310, 440, 22],
        ],
        6,
        { sheets: ['skin', 'rose'], bulge: 0.2, tones: [-0.1, -0.3] },
      ),
      eye(150, 330, 30, { sheet: 'venom', slit: true, lid: ['rose', 0.2, 10] }),
      eye(226, 318, 19, { sheet: 'venom', slit: true }),
      eye(280, 350, 25, { sheet: 'venom', slit: true, lid: ['plum', 0.2, -10] }),
      eye(262, 438, 16, { sheet: 'venom', slit: true }),
    ]),
    part('mouth', 'jaw', [180, 400], 'body', [
      whole('soot', blob([96, 410], [140, 378], [206, 374], [248, 402], [232, 440], [170, 460], [114, 446])),
      teeth(
        [
          [244, 400, -26],
          [174, 374, -30],
          [102, 404, -24],
        ],
        7,
      ),
      teeth(
        [
          [112, 446, -22],
          [170, 460, -26],
          [232, 440, -20],
        ],
        6,
      ),
    ]),
    part('left', 'arm', [104, 390], 'body', [
      tentacle({
        spine: [
          [134, 390, 44],
          [66, 370, 34],
          [34, 300, 24],
          [58, 240, 16],
          [92, 252, 6],
        ],
        sheets: ['rose', 'wine'],
        suckers: 'skin',
      }),
    ]),
    part('feet', 'leg', [210, 460], 'body', [
      tentacle({
        spine: [
          [150, 460, 34],
          [90, 474, 26],
          [36, 484, 15],
          [12, 462, 5],
        ],
        sheets: ['wine', 'rose'],
        suckers: 'skin',
        side: 1,
        rings: 6,
      }),
      tentacle({
        spine: [
          [270, 462, 34],
          [330, 474, 26],
          [374, 482, 14],
          [392, 456, 5],
        ],
        sheets: ['rose', 'wine'],
        suckers: 'skin',
        side: -1,
        rings: 6,
      }),
    ]),
  ],
};

const THE_MAW: Figure = {
  id: 'the-maw',
  rank: 'normal',
  box: [400, 500],
  stance: 'stand',
  glow: 'ember',
  parts: [
    part('far-arm', 'arm', [320, 350], 'body', [
      pane('teal', limb([310, 350, 40], [368, 380, 28], [360, 440, 22]), -0.3),
      claws(354, 452, 110, 34, { spread: 70, reach: 8 }),
    ]),
    part('body', 'body', [210, 494], undefined, [
      pane('teal', limb([130, 440, 44], [118, 470, 36], [112, 482, 36])),
      pane('teal', limb([290, 440, 44], [300, 470, 36], [304, 482, 36]), -0.2),
      claws(100, 486, 176, 26, { spread: 30, reach: 26 }),
      claws(290, 486, 176, 26, { spread: 30, reach: 26 }),
      pane(
        'teal',
        blob([40, 280], [90, 170], [230, 120], [350, 180], [382, 300], [340, 430], [210, 476], [90, 430]),
      ),
      pane('cobalt', blob([280, 140], [352, 190], [382, 300], [340, 430], [262, 468], [320, 330]), -0.1),
      whole(
        'soot',
        blob([24, 280], [70, 190], [180, 166], [280, 210], [306, 300], [270, 390], [160, 430], [60, 390]),
      ),
      pane(
        'wine',
        blob([46, 290], [86, 216], [176, 194], [258, 232], [280, 300], [250, 372], [160, 404], [76, 372]),
      ),
      pane(
        'ruby',
        blob([80, 296], [112, 244], [176, 226], [236, 254], [250, 304], [226, 354], [160, 374], [100, 352]),
      ),
      pane(
        'ember',
        blob([116, 300], [140, 266], [180, 258], [214, 278], [220, 306], [200, 336], [160, 346], [126, 332]),
        0.2,
      ),
      whole('gold', oval(168, 302, 32, 26), 0.6),
    ]),
    part('jaw', 'jaw', [300, 330], 'body', [
      teeth(
        [
          [52, 396, -74],
          [110, 424, -66],
          [180, 434, -72],
          [246, 410, -56],
          [288, 360, -40],
        ],
        8,
      ),
      pane(
        'teal',
        runs(
          [
            [22, 350],
            [70, 404],
            [160, 436],
            [256, 408],
            [300, 330],
          ],
          [
            [300, 330],
            [360, 330],
            [350, 420],
            [270, 476],
            [160, 486],
            [70, 452],
            [22, 350],
          ],
        ),
      ),
      pane(
        'frost',
        runs(
          [
            [60, 424],
            [160, 458],
            [260, 434],
            [320, 380],
          ],
          [
            [320, 380],
            [300, 450],
            [230, 482],
            [140, 482],
            [60, 424],
          ],
        ),
        -0.1,
      ),
    ]),
    part('brow', 'head', [306, 260], 'body', [
      teeth(
        [
          [300, 270, -40],
          [260, 206, -58],
          [176, 172, -76],
          [90, 186, -70],
          [30, 252, -56],
        ],
        8,
      ),
      pane(
        'azure',
        runs(
          [
            [14, 264],
            [40, 170],
            [110, 104],
            [220, 76],
            [320, 120],
            [376, 220],
            [360, 300],
          ],
          [
            [360, 300],
            [320, 300],
            [300, 262],
          ],
          [
            [300, 262],
            [250, 200],
            [176, 172],
            [90, 186],
            [14, 264],
          ],
        ),
      ),
      pane(
        'teal',
        runs(
          [
            [110, 104],
            [220, 76],
            [320, 120],
            [376, 220],
          ],
          [
            [376, 220],
            [300, 170],
            [200, 134],
            [110, 104],
          ],
        ),
        0.1,
      ),
      spines(
        [
          [90, 118, -50],
          [160, 86, -66],
          [240, 78, -78],
          [320, 120, -74],
          [366, 196, -60],
        ],
        6,
        ['bronze', 'brass'],
        0.4,
      ),
      eye(122, 150, 18, { sheet: 'gold', slit: true, lid: ['azure', 0.3, 12] }),
      eye(196, 136, 22, { sheet: 'gold', slit: true, lid: ['teal', 0.3, -6] }),
      eye(258, 160, 14, { sheet: 'gold', slit: true }),
    ]),
    part('near-arm', 'arm', [330, 372], 'body', [
      pane('azure', limb([336, 366, 40], [320, 424, 30], [268, 446, 22])),
      claws(258, 450, 176, 36, { spread: 60, reach: 8 }),
    ]),
  ],
};

const DARKLING: Figure = {
  id: 'darkling',
  rank: 'normal',
  box: [400, 300],
  stance: 'bounce',
  glow: 'violet',
  parts: [
    part('fur', 'tail', [204, 200], 'body', [
      Array.from({ length: 15 }, (_, index) => {
        const angle = ((160 + index * 15.5) * Math.PI) / 180;
        const long = index % 2 === 0 ? 150 : 122;
        return pane(
          index % 3 === 0 ? 'violet' : 'indigo',
          spike(
            [206 + Math.cos(angle) * 78, 184 + Math.sin(angle) * 74],
            [206 + Math.cos(angle) * long * 1.1, 180 + Math.sin(angle) * long],
            44,
            0.1,
          ),
          index % 2 === 0 ? 0 : -0.2,
        );
      }),
    ]),
    part('legs', 'leg', [204, 250], 'body', [
      pane('indigo', limb([150, 240, 22], [124, 264, 16], [116, 286, 12])),
      pane('indigo', limb([262, 240, 22], [288, 264, 16], [292, 286, 12]), -0.2),
      claws(108, 288, 174, 22, { spread: 40, reach: 6 }),
      claws(284, 288, 174, 22, { spread: 40, reach: 6 }),
    ]),
    part('body', 'body', [204, 294], undefined, [
      pane('night', oval(206, 186, 104, 98)),
      pane('indigo', blob([108, 170], [140, 106], [210, 90], [250, 110], [190, 130], [140, 190]), 0.3),
      pane('violet', blob([122, 150], [150, 112], [196, 100], [160, 136], [136, 176]), 0.4),
      pane('plum', blob([250, 120], [300, 166], [306, 214], [270, 262], [262, 200]), -0.1),
    ]),
    part('eye', 'eye', [176, 170], 'body', [
      whole('soot', leaf([90, 172], [264, 166], 64)),
      whole('azure', leaf([102, 172], [252, 167], 52), 0.4),
      whole('frost', oval(166, 170, 28), 0.6),
      whole('soot', leaf([162, 144], [162, 196], 14)),
    ]),
    part('jaw', 'jaw', [190, 236], 'body', [
      whole('soot', blob([118, 232], [170, 226], [242, 226], [222, 256], [170, 266], [130, 254])),
      teeth(
        [
          [240, 228, -22],
          [176, 226, -26],
          [118, 234, -20],
        ],
        6,
      ),
    ]),
    part('near-claw', 'arm', [276, 220], 'body', [
      pane('indigo', limb([282, 216, 22], [256, 252, 16], [226, 262, 12]), 0.2),
      claws(218, 264, 176, 26, { spread: 60, reach: 4 }),
    ]),
  ],
};

const veil: Knot[] = [
  [206, 150, 76],
  [212, 220, 90],
  [222, 300, 80],
  [238, 380, 58],
  [262, 446, 26],
];

const TRANSIENT: Figure = {
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
      shard([300, 430], [352, 404], 12, 'teal'),
      shard([210, 452], [172, 476], 11, 'frost'),
      shard([316, 470], [366, 482], 9, 'frost'),
      shard([252, 470], [244, 496], 9, 'teal'),
      shard([330, 350], [376, 326], 10, 'frost'),
      shard([134, 404], [98, 416], 10, 'teal'),
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

const trunk: Knot[] = [
  [214, 96, 52],
  [206, 170, 86],
  [212, 260, 112],
  [206, 350, 118],
  [208, 430, 130],
  [208, 490, 158],
];

/** A tube of coral with a dark mouth. */
const tube = (x: number, y: number, length: number, width: number, turn: number): Piece[] =>
  moved(
    [
      ...bands(
        [
          [x, y + 10, width * 0.8],
          [x, y - length * 0.5, width],
          [x, y - length, width * 1.15],
        ],
        3,
        { sheets: ['ember', 'amber'], bulge: 0.2, tones: [-0.1, 0.1] },
      ),
      whole('soot', oval(x, y - length, width * 1.1, width * 0.5)),
      whole('gold', oval(x, y - length, width * 0.62, width * 0.26), 0.3),
    ],
    { turn, about: [x, y] },
  );

const SPIRE_GROWTH: Figure = {
  id: 'spire-growth',
  rank: 'normal',
  box: [400, 500],
  stance: 'stand',
  glow: 'amber',
  parts: [
    part('far-tentacle', 'arm', [286, 300], 'body', [
      toned(
        tentacle({
          spine: [
            [270, 310, 40],
            [350, 290, 32],
            [372, 200, 24],
            [330, 130, 17],
            [350, 76, 6],
          ],
          sheets: ['teal', 'emerald'],
          suckers: 'gold',
          side: -1,
        }),
        -0.2,
      ),
    ]),
    part('crown', 'head', [212, 110], 'body', [
      tube(262, 130, 76, 20, 34),
      tube(160, 130, 76, 20, -32),
      tube(212, 110, 92, 26, 2),
      tube(292, 190, 60, 16, 52),
      tube(132, 190, 58, 16, -50),
    ]),
    part('body', 'body', [208, 494], undefined, [
      bands(trunk, 6, { sheets: ['bronze', 'wine'], across: [-1, -0.34], bulge: 0.2, tones: [-0.15, -0.3] }),
      bands(trunk, 6, { sheets: ['ember', 'bronze'], across: [-0.38, 0.36], bulge: 0.26, tones: [0, -0.1] }),
      bands(trunk, 6, { sheets: ['amber', 'ember'], across: [0.32, 1], bulge: 0.2, tones: [0.1, 0] }),
      eye(206, 166, 32, { sheet: 'venom', slit: true, lid: ['amber', 0.16, 0] }),
      eye(146, 220, 14, { sheet: 'venom' }),
      eye(274, 216, 16, { sheet: 'venom' }),
      pane('teal', leaf([80, 494], [20, 420], 22, 0.1)),
      pane('teal', leaf([330, 494], [392, 416], 22, -0.1), -0.2),
    ]),
    part('mouth', 'jaw', [196, 320], 'body', [
      whole('soot', leaf([196, 220], [196, 462], 112)),
      pane('wine', leaf([198, 244], [198, 440], 78)),
      pane('ruby', leaf([202, 290], [202, 410], 46), 0.2),
      teeth(
        [
          [186, 236, -50],
          [120, 300, -54],
          [114, 370, -54],
          [180, 446, -40],
        ],
        7,
      ),
      teeth(
        [
          [214, 446, -40],
          [272, 374, -48],
          [270, 300, -50],
          [210, 236, -44],
        ],
        7,
      ),
    ]),
    part('near-tentacle', 'arm', [110, 400], 'body', [
      tentacle({
        spine: [
          [132, 410, 42],
          [62, 390, 34],
          [30, 310, 26],
          [66, 240, 19],
          [50, 180, 12],
          [18, 190, 5],
        ],
        sheets: ['emerald', 'teal'],
        suckers: 'gold',
        side: 1,
        rings: 10,
      }),
    ]),
    part('roots', 'leg', [208, 480], 'body', [
      tentacle({
        spine: [
          [230, 470, 30],
          [290, 478, 22],
          [350, 486, 10],
        ],
        sheets: ['emerald', 'teal'],
        suckers: 'gold',
        side: -1,
        rings: 5,
      }),
      tentacle({
        spine: [
          [180, 474, 30],
          [130, 480, 22],
          [76, 488, 10],
        ],
        sheets: ['teal', 'emerald'],
        suckers: 'gold',
        side: 1,
        rings: 5,
      }),
    ]),
  ],
};

export const ACT_THREE: readonly Figure[] = [WRITHING_MASS, THE_MAW, DARKLING, TRANSIENT, SPIRE_GROWTH];
