/** The Snake Plant. */
import type { Figure, Piece, Sheet } from '../../model.ts';
import { bands, moved, pane, part, spines, teeth, whole } from '../rigs/beast-details.ts';
import { blob, type Knot, leaf, limb, on, oval, runs } from '../rigs/beast-paths.ts';
import type { Point } from '../rigs/paths.ts';

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

export const SNAKE_PLANT: Figure = {
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
