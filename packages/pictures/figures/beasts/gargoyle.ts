/** The Gargoyle on its plinth. */
import type { Figure } from '../../model.ts';
import { bands, claws, glare, pane, part, skinWing, teeth, toned, whole } from '../rigs/beast-details.ts';
import { leg } from '../rigs/beast-legs.ts';
import { blob, leaf, limb, runs, spike } from '../rigs/beast-paths.ts';
import { poly } from '../rigs/paths.ts';

export const GARGOYLE: Figure = {
  id: 'gargoyle',
  rank: 'normal',
  box: [400, 500],
  stance: 'stand',
  glow: 'amber',
  parts: [
    part('far-wing', 'wing', [190, 206], 'body', [
      toned(
        skinWing({
          shoulder: [190, 210],
          wrist: [66, 70],
          tips: [
            [22, 10],
            [4, 110],
            [14, 206],
            [66, 262],
          ],
          root: [140, 280],
          skin: ['steel', 'stone'],
          bone: 'ash',
          width: 10,
        }),
        -0.3,
      ),
    ]),
    part('tail', 'tail', [276, 394], 'body', [
      bands(
        [
          [262, 390, 26],
          [330, 420, 19],
          [366, 372, 13],
          [352, 322, 7],
        ],
        6,
        { sheets: ['stone', 'iron'], bulge: 0.3, tones: [0, -0.2] },
      ),
      pane('stone', poly([352, 284], [380, 326], [352, 320], [326, 330]), 0.2),
    ]),
    part('body', 'body', [206, 494], undefined, [
      pane('bronze', poly([84, 440], [332, 440], [352, 470], [66, 470]), 0.2),
      pane('stone', poly([66, 468], [352, 468], [368, 499], [50, 499]), -0.3),
      pane('moss', blob([56, 499], [70, 472], [110, 470], [140, 484], [130, 499])),
      pane('moss', blob([270, 499], [286, 480], [340, 470], [362, 499]), -0.2),
      [
        [96, 'ash'],
        [164, 'stone'],
        [232, 'ash'],
        [300, 'stone'],
      ].map(([x, sheet]) =>
        pane(
          sheet === 'ash' ? 'ash' : 'stone',
          poly([Number(x) - 30, 446], [Number(x) + 30, 446], [Number(x) + 32, 466], [Number(x) - 32, 466]),
          0.1,
        ),
      ),
      leg({
        joints: [
          [256, 340, 46],
          [310, 388, 28],
          [266, 414, 20],
        ],
        foot: [262, 446],
        sheets: ['stone', 'iron'],
        paw: 54,
      }),
      bands(
        [
          [186, 190, 66],
          [206, 258, 74],
          [222, 326, 62],
          [230, 380, 48],
        ],
        5,
        { sheets: ['stone', 'iron'], bulge: 0.22, tones: [0.1, -0.1] },
      ),
      bands(
        [
          [162, 204, 32],
          [174, 260, 40],
          [190, 324, 34],
          [200, 376, 24],
        ],
        5,
        { sheets: ['ash', 'stone'], bulge: 0.2, tones: [0.3, 0.1], cap: 0.3 },
      ),
      [
        [236, 214, 226, 262],
        [150, 300, 178, 330],
        [232, 300, 246, 350],
      ].map(([a = 0, b = 0, c = 0, d = 0]) => whole('ember', leaf([a, b], [c, d], 12, 0.1), 0.5)),
    ]),
    part('near-wing', 'wing', [214, 212], 'body', [
      skinWing({
        shoulder: [222, 220],
        wrist: [288, 86],
        tips: [
          [372, 26],
          [396, 140],
          [384, 240],
          [332, 304],
        ],
        root: [262, 318],
        skin: ['steel', 'stone'],
        bone: 'stone',
        width: 12,
      }),
    ]),
    part('near-limbs', 'arm', [160, 232], 'body', [
      leg({
        joints: [
          [186, 350, 50],
          [118, 372, 30],
          [150, 412, 21],
        ],
        foot: [130, 448],
        sheets: ['stone', 'iron'],
        paw: 60,
      }),
      pane('stone', limb([156, 228, 40], [116, 300, 29], [92, 352, 22]), 0.1),
      pane('iron', limb([98, 336, 26], [82, 392, 22], [76, 420, 20]), 0.2),
      claws(68, 430, 150, 34, { spread: 70, reach: 10 }),
      pane('moss', blob([122, 218], [150, 190], [186, 202], [190, 228], [160, 224], [140, 240]), 0.1),
      pane('emerald', blob([146, 210], [168, 196], [184, 210], [164, 218]), 0.2),
    ]),
    part('jaw', 'jaw', [160, 166], 'head', [
      whole('soot', blob([64, 160], [110, 146], [166, 148], [160, 188], [90, 194])),
      teeth(
        [
          [58, 182, -26],
          [100, 194, -24],
          [146, 180, -18],
        ],
        5,
      ),
      pane(
        'iron',
        runs(
          [
            [50, 176],
            [96, 196],
            [150, 172],
          ],
          [
            [150, 172],
            [184, 156],
            [172, 204],
            [104, 222],
            [50, 176],
          ],
        ),
        0.2,
      ),
    ]),
    part('head', 'head', [180, 156], 'body', [
      teeth(
        [
          [152, 152, -20],
          [104, 150, -26],
          [56, 146, -26],
        ],
        6,
      ),
      pane('stone', spike([112, 78], [84, 4], 40, 0.2), 0.2),
      pane('ash', spike([174, 74], [216, 2], 42, -0.2), 0.2),
      pane('iron', leaf([180, 112], [254, 84], 22, -0.1)),
      pane(
        'stone',
        runs(
          [
            [44, 148],
            [52, 114],
            [92, 80],
            [150, 64],
            [198, 94],
            [208, 150],
            [180, 190],
            [156, 160],
          ],
          [
            [156, 160],
            [104, 150],
            [44, 148],
          ],
        ),
      ),
      pane(
        'ash',
        runs(
          [
            [46, 142],
            [54, 114],
            [92, 82],
          ],
          [
            [92, 82],
            [110, 112],
            [80, 128],
            [72, 146],
            [46, 142],
          ],
        ),
        0.3,
      ),
      pane(
        'iron',
        runs(
          [
            [150, 64],
            [198, 94],
            [208, 150],
            [180, 188],
          ],
          [
            [180, 188],
            [172, 120],
            [150, 64],
          ],
        ),
        0.1,
      ),
      glare(118, 116, 22, 16, 'ember'),
      glare(166, 110, 18, -8, 'ember'),
    ]),
  ],
};
