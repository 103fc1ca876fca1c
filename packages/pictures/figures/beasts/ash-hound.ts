/** The Ash Hound. */
import type { Figure, Piece } from '../../model.ts';
import { flame, glare, pane, part, teeth, whole } from '../rigs/beast-details.ts';
import { quadruped } from '../rigs/beast-legs.ts';
import { blob, leaf, limb, oval, runs, spike } from '../rigs/beast-paths.ts';
import type { Point } from '../rigs/paths.ts';

const ember = (...list: readonly (readonly [Point, Point])[]): Piece[] =>
  list.map(([a, b]) => whole('ember', leaf(a, b, 9, 0.08), 0.5));

const hound = quadruped({
  torso: [
    [112, 126, 54],
    [176, 146, 74],
    [250, 140, 48],
    [318, 152, 54],
    [346, 176, 30],
  ],
  coat: ['iron', 'ash'],
  belly: 'ember',
  far: [30, -8],
  fore: {
    joints: [
      [158, 172, 36],
      [142, 222, 19],
      [152, 254, 13],
    ],
    foot: [140, 296],
    sheets: ['iron', 'ash'],
    claw: 'ember',
    paw: 48,
  },
  hind: {
    joints: [
      [312, 168, 40],
      [334, 222, 21],
      [350, 252, 13],
    ],
    foot: [332, 296],
    sheets: ['iron', 'ash'],
    claw: 'ember',
    paw: 48,
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
  ].flatMap(([x = 0, y = 0]) => flame([x, y + 26], [x + 44, y - 66], 30, ['ember', 'amber', 'gold'], -0.1)),
});

export const ASH_HOUND: Figure = {
  id: 'ash-hound',
  rank: 'normal',
  box: [400, 300],
  stance: 'stand',
  glow: 'ember',
  parts: [
    part('tail', 'tail', [342, 140], 'body', [
      pane('ash', limb([336, 148, 20], [372, 126, 13], [376, 84, 9]), -0.2),
      flame([372, 100], [388, 8], 30, ['ember', 'amber', 'gold']),
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
      flame([130, 96], [180, 2], 34, ['ember', 'amber', 'gold'], -0.1),
      flame([150, 116], [226, 44], 30, ['ember', 'amber', 'gold'], -0.1),
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
