/** The Jaw Worm. */
import type { Figure } from '../../model.ts';
import { bands, eye, pane, part, spines, teeth, whole } from '../rigs/beast-details.ts';
import { blob, type Knot, on, oval, runs } from '../rigs/beast-paths.ts';

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

export const JAW_WORM: Figure = {
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
        [0.02, 0.25, 0.5, 0.75, 1].map((share): Knot => [...on(wormBody, share, -0.9), -56]),
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
