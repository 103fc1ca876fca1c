/** The Cellar Imp. */
import type { Figure } from '../../model.ts';
import { bands, claws, glare, pane, part, skinWing, teeth, whole } from '../rigs/beast-details.ts';
import { leg } from '../rigs/beast-legs.ts';
import { blob, leaf, limb, oval, runs, spike } from '../rigs/beast-paths.ts';
import { poly } from '../rigs/paths.ts';

export const CELLAR_IMP: Figure = {
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
    part('fork', 'weapon', [78, 198], 'arm', [
      whole('wood', limb([76, 296, 9], [70, 180, 9], [66, 100, 9])),
      whole('iron', limb([34, 86, 9], [66, 102, 10], [100, 84, 9]), 0.3),
      whole('steel', spike([36, 90], [22, 28], 24, 0.05), 0.3),
      whole('steel', spike([66, 96], [62, 14], 24), 0.3),
      whole('steel', spike([97, 88], [106, 26], 24, -0.05), 0.3),
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
