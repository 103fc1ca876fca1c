/** The Awakened One in both phases. */
import type { Figure, Piece } from '../../model.ts';
import { claws, featherWing, glare, pane, part, toned, whole } from '../rigs/beast-details.ts';
import { blob, leaf, limb, oval, runs, spike } from '../rigs/beast-paths.ts';
import { type Point, polar } from '../rigs/paths.ts';
import { ring } from '../rigs/ring.ts';

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
        [92, -108, 'rose'],
        [128, -64, 'violet'],
        [50, -132, 'violet'],
        [140, -20, 'rose'],
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

export const AWAKENED_ONE: Figure = {
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
      [
        [232, 330],
        [262, 350],
        [298, 360],
        [338, 354],
        [374, 334],
        [404, 304],
      ].map(([x = 0, y = 0], index) =>
        pane(index % 2 === 0 ? 'gold' : 'amber', leaf([318, 270], [x, y + 14], 22), 0.1),
      ),
      pane('gold', limb([250, 290, 12], [310, 304, 14], [380, 280, 12]), 0.2),
      whole('azure', oval(306, 306, 20), 0.7),
    ]),
    part('near-claw', 'leg', [330, 510], 'body', [
      pane('indigo', limb([350, 500, 56], [290, 540, 42], [276, 572, 26]), 0.1),
      claws(266, 580, 168, 50, { spread: 56, reach: 8 }),
    ]),
    part('bill', 'jaw', [206, 260], 'head', [AWAKENED_HEAD.bill]),
    part('head', 'head', [290, 240], 'body', [AWAKENED_HEAD.head]),
    part('near-wing', 'wing', [396, 276], 'body', [
      featherWing({
        arm: [
          [366, 262, 46],
          [430, 270, 44],
          [480, 330, 34],
          [504, 400, 20],
        ],
        tips: [
          [392, 560],
          [430, 594],
          [474, 596],
          [516, 592],
          [552, 570],
          [578, 530],
          [588, 480],
          [576, 430],
        ],
        sheets: ['cobalt', 'indigo', 'azure'],
        cover: ['azure', 'cobalt'],
        width: 34,
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

export const AWAKENED_TWO: Figure = {
  id: 'awakened-one-phase-2',
  rank: 'boss',
  box: [600, 600],
  stance: 'float',
  glow: 'azure',
  parts: [
    part('halo', 'orbit', HALO, 'body', [
      ring({ at: HALO, inner: 138, outer: 168, count: 18, sheets: ['gold', 'amber'], tones: [0.3, 0] }),
      Array.from({ length: 9 }, (_, index) =>
        pane('gold', spike(polar(HALO, 164, 190 + index * 20), polar(HALO, 196, 190 + index * 20), 22), 0.4),
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
