/** The Time Eater and the Awakened One in both phases. */
import type { Figure, Piece } from '../../model.ts';
import {
  bands,
  claws,
  eye,
  featherWing,
  glare,
  pane,
  part,
  teeth,
  toned,
  whole,
} from '../rigs/beast-details.ts';
import { blob, type Knot, leaf, limb, on, oval, type Point, runs, spike } from '../rigs/beast-paths.ts';
import { around, ring } from '../rigs/ring.ts';

const CLOCK: Point = [376, 270];

const clock = (): Piece[] => [
  ...Array.from({ length: 14 }, (_, index) => {
    const turn = 150 + index * 19;
    return pane(
      index % 2 === 0 ? 'bronze' : 'brass',
      spike(around(CLOCK, 196, turn), around(CLOCK, 246, turn), 52),
      0.1,
    );
  }),
  ...ring({ at: CLOCK, inner: 168, outer: 216, count: 16, sheets: ['cobalt', 'indigo'], tones: [0, -0.1] }),
  ...ring({
    at: CLOCK,
    inner: 136,
    outer: 172,
    count: 24,
    sheets: ['gold', 'brass'],
    tones: [0.2, 0],
    from: 7.5,
  }),
  ...ring({
    at: CLOCK,
    inner: 50,
    outer: 138,
    count: 12,
    sheets: ['ivory', 'frost'],
    tones: [0.1, 0],
    from: 15,
  }),
  ...ring({ at: CLOCK, inner: 0, outer: 52, count: 6, sheets: ['azure', 'cobalt'], tones: [0.2, 0] }),
  ...Array.from({ length: 12 }, (_, index) =>
    whole(
      index % 3 === 0 ? 'ruby' : 'plum',
      oval(...around(CLOCK, 114, index * 30), index % 3 === 0 ? 15 : 9),
      0.1,
    ),
  ),
  whole('night', leaf(CLOCK, around(CLOCK, 128, -62), 15)),
  whole('night', leaf(CLOCK, around(CLOCK, 96, 172), 18)),
  whole('gold', oval(...CLOCK, 18), 0.4),
];

const eaterNeck: Knot[] = [
  [150, 300, 92],
  [220, 360, 110],
  [310, 430, 130],
  [400, 470, 120],
  [480, 500, 84],
];

const TIME_EATER: Figure = {
  id: 'time-eater',
  rank: 'boss',
  box: [600, 600],
  stance: 'stand',
  glow: 'gold',
  parts: [
    part('tail', 'tail', [470, 500], 'body', [
      bands(
        [
          [450, 490, 80],
          [520, 530, 54],
          [568, 500, 34],
          [580, 440, 20],
          [560, 396, 6],
        ],
        7,
        { sheets: ['violet', 'indigo'], bulge: 0.3, tones: [-0.1, -0.3] },
      ),
    ]),
    part('far-arm', 'arm', [250, 400], 'body', [
      toned(
        [
          pane('violet', limb([270, 400, 60], [196, 470, 50], [180, 540, 40])),
          pane('indigo', limb([190, 510, 46], [178, 550, 44], [172, 566, 40])),
        ],
        -0.45,
      ),
      claws(164, 572, 172, 44, { spread: 50, reach: 20 }),
    ]),
    part('shell', 'cloak', [390, 400], 'body', [clock()]),
    part('body', 'body', [380, 594], undefined, [
      pane('violet', limb([470, 500, 64], [500, 550, 50], [492, 576, 42]), -0.2),
      claws(470, 582, 174, 34, { spread: 40, reach: 20 }),
      bands(eaterNeck, 7, { sheets: ['plum', 'rose'], across: [0.4, 1], bulge: 0.1, tones: [0.1, -0.1] }),
      bands(eaterNeck, 7, {
        sheets: ['violet', 'indigo'],
        across: [-0.5, 0.46],
        bulge: 0.2,
        tones: [0.1, -0.05],
      }),
      pane('gold', limb([262, 400, 15], [330, 462, 17], [420, 480, 15], [500, 450, 12]), 0.1),
      [0.1, 0.34, 0.58, 0.82].map((share) =>
        whole(
          'azure',
          oval(
            ...on(
              [
                [262, 400, 15],
                [330, 462, 17],
                [420, 480, 15],
                [500, 450, 12],
              ],
              share,
              0,
            ),
            11,
          ),
          0.4,
        ),
      ),
    ]),
    part('jaw', 'jaw', [214, 330], 'head', [
      whole('soot', blob([40, 300], [120, 276], [220, 290], [230, 370], [130, 400], [50, 384])),
      pane('wine', blob([66, 384], [130, 344], [216, 330], [222, 376], [140, 408])),
      pane('azure', limb([190, 372, 15], [130, 366, 14], [80, 384, 10]), 0.1),
      teeth(
        [
          [24, 384, -60],
          [80, 416, -56],
          [150, 412, -46],
          [212, 366, -34],
        ],
        6,
      ),
      pane(
        'violet',
        runs(
          [
            [14, 366],
            [60, 412],
            [140, 420],
            [216, 350],
          ],
          [
            [216, 350],
            [270, 310],
            [278, 390],
            [210, 466],
            [110, 478],
            [40, 446],
            [14, 366],
          ],
        ),
      ),
      pane(
        'rose',
        runs(
          [
            [40, 436],
            [120, 450],
            [210, 430],
            [268, 360],
          ],
          [
            [268, 360],
            [260, 420],
            [200, 470],
            [110, 480],
            [40, 436],
          ],
        ),
        -0.1,
      ),
      pane('plum', spike([90, 470], [70, 540], 36, 0.1)),
      pane('plum', spike([140, 474], [140, 552], 36, 0.1), 0.2),
      pane('plum', spike([190, 462], [206, 530], 34, 0.1)),
    ]),
    part('head', 'head', [240, 290], 'body', [
      teeth(
        [
          [224, 300, -36],
          [150, 284, -56],
          [80, 280, -64],
          [16, 282, -52],
        ],
        7,
      ),
      pane(
        'violet',
        runs(
          [
            [6, 280],
            [12, 230],
            [60, 184],
            [130, 156],
            [220, 168],
            [272, 230],
            [280, 330],
          ],
          [
            [280, 330],
            [240, 330],
            [220, 300],
          ],
          [
            [220, 300],
            [150, 282],
            [80, 280],
            [6, 280],
          ],
        ),
      ),
      pane(
        'indigo',
        runs(
          [
            [130, 156],
            [220, 168],
            [272, 230],
            [280, 330],
          ],
          [
            [280, 330],
            [236, 250],
            [180, 210],
            [130, 156],
          ],
        ),
      ),
      pane(
        'rose',
        runs(
          [
            [8, 270],
            [14, 232],
            [60, 186],
          ],
          [
            [60, 186],
            [84, 214],
            [50, 240],
            [36, 272],
            [8, 270],
          ],
        ),
        0.2,
      ),
      pane('brass', spike([210, 176], [250, 52], 48, -0.16), 0.1),
      pane('gold', spike([150, 164], [150, 50], 44, -0.14), 0.2),
      eye(112, 222, 25, { sheet: 'gold', slit: true, lid: ['violet', 0.26, 12] }),
      eye(176, 232, 21, { sheet: 'gold', slit: true, lid: ['indigo', 0.26, 0] }),
      eye(222, 268, 15, { sheet: 'gold', slit: true }),
    ]),
    part('near-arm', 'arm', [356, 440], 'body', [
      pane('violet', limb([366, 440, 74], [330, 520, 60], [306, 560, 48])),
      pane('gold', limb([262, 544, 15], [306, 528, 17], [356, 548, 15]), 0.1),
      claws(286, 572, 172, 50, { count: 4, spread: 56, reach: 28 }),
      pane('violet', blob([252, 592], [254, 562], [300, 546], [350, 566], [352, 594]), 0.2),
    ]),
  ],
};

/** The beaked head of the Awakened One: a long bill, crest and three eyes. Its neck is at `[x, y]`. */
const cultHead = (x: number, y: number): { head: Piece[]; bill: Piece[] } => ({
  bill: [
    pane(
      'bone',
      runs(
        [
          [x - 212, y + 92],
          [x - 130, y + 56],
          [x - 50, y + 34],
        ],
        [
          [x - 50, y + 34],
          [x - 20, y + 66],
          [x - 90, y + 92],
          [x - 212, y + 92],
        ],
      ),
      -0.2,
    ),
  ],
  head: [
    ...(
      [
        [92, -108, 'azure'],
        [128, -64, 'indigo'],
        [50, -132, 'indigo'],
        [140, -20, 'azure'],
      ] as const
    ).map(([dx, dy, sheet]) => pane(sheet, leaf([x - 10, y - 20], [x + dx, y + dy], 22, -0.1), 0.1)),
    pane(
      'indigo',
      blob(
        [x - 96, y + 10],
        [x - 80, y - 46],
        [x - 20, y - 72],
        [x + 44, y - 40],
        [x + 62, y + 24],
        [x + 30, y + 70],
        [x - 40, y + 62],
      ),
    ),
    pane(
      'night',
      blob([x - 10, y - 68], [x + 44, y - 40], [x + 62, y + 24], [x + 32, y + 66], [x + 6, y]),
      0.3,
    ),
    pane(
      'ivory',
      runs(
        [
          [x - 60, y - 22],
          [x - 130, y - 6],
          [x - 200, y + 36],
          [x - 238, y + 112],
        ],
        [
          [x - 238, y + 112],
          [x - 170, y + 66],
          [x - 90, y + 48],
          [x - 40, y + 44],
        ],
        [
          [x - 40, y + 44],
          [x - 36, y + 10],
          [x - 60, y - 22],
        ],
      ),
    ),
    pane(
      'bone',
      runs(
        [
          [x - 226, y + 82],
          [x - 150, y + 34],
          [x - 44, y + 18],
        ],
        [
          [x - 44, y + 18],
          [x - 40, y + 44],
          [x - 140, y + 56],
          [x - 236, y + 112],
          [x - 226, y + 82],
        ],
      ),
    ),
    ...glare(x - 34, y - 14, 25, 16, 'azure'),
    ...glare(x + 14, y + 2, 18, 10, 'azure'),
    ...glare(x - 10, y - 44, 15, 20, 'azure'),
  ],
});

const AWAKENED_HEAD = cultHead(250, 216);

const AWAKENED_ONE: Figure = {
  id: 'awakened-one',
  rank: 'boss',
  box: [600, 600],
  stance: 'stand',
  glow: 'azure',
  parts: [
    part('far-wing', 'wing', [350, 250], 'body', [
      toned(
        featherWing({
          arm: [
            [350, 250, 40],
            [410, 130, 30],
            [480, 80, 18],
          ],
          tips: [
            [520, 420],
            [556, 360],
            [578, 290],
            [588, 220],
            [584, 150],
            [566, 84],
            [524, 30],
          ],
          sheets: ['indigo', 'night'],
          cover: ['cobalt', 'indigo'],
          width: 34,
        }),
        -0.3,
      ),
    ]),
    part('tail', 'tail', [430, 490], 'body', [
      (
        [
          [590, 590, 'azure'],
          [560, 530, 'indigo'],
          [520, 594, 'cobalt'],
        ] as const
      ).map(([x, y, sheet]) => pane(sheet, leaf([420, 480], [x, y], 32, 0.06))),
    ]),
    part('far-claw', 'leg', [270, 480], 'body', [
      toned([pane('indigo', limb([290, 460, 46], [220, 510, 36], [200, 560, 24]))], -0.4),
      claws(192, 574, 160, 44, { spread: 60, reach: 8 }),
    ]),
    part('body', 'body', [360, 594], undefined, [
      pane(
        'indigo',
        blob(
          [236, 330],
          [270, 240],
          [360, 210],
          [450, 270],
          [480, 400],
          [450, 540],
          [350, 580],
          [262, 530],
          [226, 430],
        ),
      ),
      pane('night', blob([400, 240], [456, 290], [480, 400], [450, 540], [390, 560], [420, 400]), 0.2),
      [
        [250, 330, 290, 400],
        [300, 320, 330, 396],
        [262, 390, 296, 464],
        [314, 388, 340, 468],
        [276, 452, 306, 528],
        [330, 460, 350, 540],
      ].map(([a = 0, b = 0, c = 0, d = 0], index) =>
        pane(index % 2 === 0 ? 'azure' : 'cobalt', leaf([a, b], [c, d], 30), index % 2 === 0 ? -0.1 : 0.1),
      ),
      whole('azure', oval(290, 300, 26), 0.7),
    ]),
    part('near-claw', 'leg', [330, 510], 'body', [
      pane('indigo', limb([350, 500, 56], [290, 540, 42], [276, 572, 26]), 0.1),
      claws(266, 580, 168, 50, { spread: 56, reach: 8 }),
    ]),
    part('bill', 'jaw', [206, 260], 'head', [AWAKENED_HEAD.bill]),
    part('head', 'head', [290, 240], 'body', [AWAKENED_HEAD.head]),
    part('near-wing', 'wing', [400, 276], 'body', [
      featherWing({
        arm: [
          [370, 270, 46],
          [440, 250, 42],
          [480, 330, 30],
          [440, 430, 18],
        ],
        tips: [
          [420, 520],
          [470, 560],
          [520, 590],
          [556, 560],
          [556, 590],
          [500, 596],
          [440, 596],
          [380, 590],
        ],
        sheets: ['cobalt', 'indigo', 'azure'],
        cover: ['azure', 'cobalt'],
        width: 36,
      }),
    ]),
  ],
};

const RISEN_HEAD = cultHead(310, 156);
const HALO: Point = [326, 180];

const risenWing = (side: 1 | -1): Piece[] => {
  const x = (value: number): number => 316 + side * value;
  return featherWing({
    arm: [
      [x(40), 290, 40],
      [x(140), 220, 34],
      [x(210), 120, 20],
    ],
    tips: [
      [x(120), 470],
      [x(180), 450],
      [x(230), 410],
      [x(262), 350],
      [x(282), 280],
      [x(288), 204],
      [x(284), 124],
      [x(262), 40],
    ],
    sheets: ['cobalt', 'azure', 'indigo'],
    cover: ['frost', 'azure'],
    width: 36,
  });
};

const AWAKENED_TWO: Figure = {
  id: 'awakened-one-phase-2',
  rank: 'boss',
  box: [600, 600],
  stance: 'float',
  glow: 'azure',
  parts: [
    part('halo', 'orbit', HALO, 'body', [
      ring({ at: HALO, inner: 138, outer: 168, count: 18, sheets: ['gold', 'amber'], tones: [0.3, 0] }),
      Array.from({ length: 9 }, (_, index) =>
        pane(
          'gold',
          spike(around(HALO, 164, 190 + index * 20), around(HALO, 196, 190 + index * 20), 22),
          0.4,
        ),
      ),
    ]),
    part('far-wing', 'wing', [350, 290], 'body', [toned(risenWing(1), -0.1)]),
    part('near-wing', 'wing', [284, 290], 'body', [risenWing(-1)]),
    part('tail', 'tail', [330, 470], 'body', [
      (
        [
          [250, 570, 'cobalt'],
          [410, 570, 'cobalt'],
          [286, 592, 'azure'],
          [370, 592, 'azure'],
          [328, 598, 'frost'],
        ] as const
      ).map(([x, y, sheet]) => pane(sheet, leaf([326, 440], [x, y], 26), 0.1)),
    ]),
    part('body', 'body', [326, 470], undefined, [
      pane(
        'indigo',
        blob(
          [244, 290],
          [270, 234],
          [330, 214],
          [392, 240],
          [412, 310],
          [388, 400],
          [352, 480],
          [322, 500],
          [292, 470],
          [258, 390],
        ),
      ),
      pane('night', blob([350, 222], [396, 250], [412, 310], [388, 400], [352, 476], [366, 340]), 0.3),
      [
        [280, 360, 300, 430],
        [320, 366, 324, 440],
        [360, 356, 346, 430],
        [300, 416, 310, 480],
        [338, 416, 334, 484],
      ].map(([a = 0, b = 0, c = 0, d = 0], index) =>
        pane(index % 2 === 0 ? 'azure' : 'cobalt', leaf([a, b], [c, d], 26), 0.1),
      ),
      ring({ at: [318, 310], inner: 30, outer: 48, count: 8, sheets: ['gold', 'amber'], tones: [0.3, 0] }),
      whole('frost', oval(318, 310, 30), 0.9),
    ]),
    part('bill', 'jaw', [266, 200], 'head', [RISEN_HEAD.bill]),
    part('head', 'head', [326, 190], 'body', [RISEN_HEAD.head]),
    part('claws', 'leg', [326, 450], 'body', [
      pane('indigo', limb([286, 440, 32], [230, 470, 24], [216, 516, 16]), 0.2),
      pane('indigo', limb([372, 440, 32], [420, 474, 24], [414, 520, 16]), -0.1),
      claws(212, 520, 120, 46, { spread: 90, reach: 6 }),
      claws(412, 524, 110, 46, { spread: 90, reach: 6 }),
    ]),
  ],
};

export const BOSSES: readonly Figure[] = [TIME_EATER, AWAKENED_ONE, AWAKENED_TWO];
