/** The Shade. */
import type { Figure } from '../../model.ts';
import { glare, pane, part, teeth, toned, whole } from '../rigs/beast-details.ts';
import { blob, leaf, limb, runs } from '../rigs/beast-paths.ts';
import { clawedArm, robe } from '../rigs/ghost.ts';

export const SHADE: Figure = {
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
