/** The Shelled Parasite. */
import type { Figure, Piece } from '../../model.ts';
import { bands, eye, moved, pane, part, spines, teeth, toned, whole } from '../rigs/beast-details.ts';
import { blob, type Knot, limb, on, runs } from '../rigs/beast-paths.ts';

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

export const SHELLED_PARASITE: Figure = {
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
