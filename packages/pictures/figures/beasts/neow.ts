/** Neow: a whale as large as a dream, with many eyes. */
import type { Figure, Piece } from '../../model.ts';
import { bands, eye, pane, part, whole } from '../rigs/beast-details.ts';
import { blob, type Knot, leaf, on, oval, patch } from '../rigs/beast-paths.ts';
import type { Point } from '../rigs/paths.ts';

const whale: Knot[] = [
  [84, 330, 96],
  [170, 326, 168],
  [300, 330, 190],
  [410, 280, 140],
  [486, 190, 76],
  [520, 104, 34],
];

const jawLine: Knot[] = [
  [60, 420, 34],
  [150, 470, 54],
  [260, 496, 58],
  [350, 466, 40],
];

const grooves = (): Piece[] =>
  Array.from({ length: 4 }, (_, index) => {
    const low = -1 + index * 0.5;
    return pane(
      index % 2 === 0 ? 'pearl' : 'frost',
      patch(jawLine, [0, 1], [low, low + 0.52], [index === 0 ? 0 : 0.05, 0.2]),
      0.1 - index * 0.15,
    );
  });

const EYES: readonly (readonly [number, number, number])[] = [
  [132, 312, 36],
  [214, 282, 30],
  [206, 356, 21],
  [282, 330, 24],
  [292, 262, 18],
  [352, 296, 16],
  [88, 262, 17],
  [150, 238, 16],
];

const spires: readonly (readonly [Point, Point, number])[] = [
  [[148, 192], [104, 84], 17],
  [[200, 170], [184, 32], 22],
  [[258, 156], [268, 60], 18],
  [[312, 158], [344, 84], 15],
];

export const NEOW: Figure = {
  id: 'neow',
  rank: 'boss',
  box: [600, 600],
  stance: 'float',
  glow: 'azure',
  parts: [
    part('fluke', 'tail', [498, 160], 'body', [
      pane('cobalt', leaf([512, 120], [592, 26], 44, -0.16), -0.1),
      pane('azure', leaf([512, 120], [418, 18], 44, 0.16)),
      bands(
        [
          [476, 208, 84],
          [506, 150, 56],
          [520, 100, 30],
        ],
        3,
        { sheets: ['cobalt', 'azure'], bulge: 0.2 },
      ),
    ]),
    part('far-fin', 'arm', [360, 430], 'body', [
      pane('indigo', leaf([350, 410], [500, 560], 66, -0.08), -0.3),
    ]),
    part('corals', 'cloak', [230, 190], 'body', [
      spires.flatMap(([foot, tip, width]) => {
        const bent: Knot = [(foot[0] + tip[0]) / 2 + 16, (foot[1] + tip[1]) / 2, width * 0.8];
        return [
          ...bands([[...foot, width * 1.5], bent, [...tip, width * 0.45]], 4, {
            sheets: ['teal', 'cobalt'],
            bulge: 0.3,
            tones: [0, 0.2],
          }),
          whole('night', oval(tip[0] - 8, tip[1] - 8, width * 1.25)),
          whole('gold', oval(tip[0] - 8, tip[1] - 8, width), 0.8),
        ];
      }),
    ]),
    part('body', 'body', [300, 470], undefined, [
      bands(whale, 8, {
        sheets: ['frost', 'pearl'],
        across: [0.3, 1],
        bulge: 0.08,
        tones: [-0.1, -0.3],
        along: [0.06, 1],
      }),
      bands(whale, 8, {
        sheets: ['azure', 'teal'],
        across: [-0.2, 0.42],
        bulge: 0.14,
        tones: [0, -0.1],
        cap: 0.5,
      }),
      bands(whale, 8, {
        sheets: ['cobalt', 'indigo'],
        across: [-1, -0.16],
        bulge: 0.14,
        tones: [0.1, 0],
        cap: 0.3,
      }),
      [0.42, 0.55, 0.67, 0.78].map((share, index) =>
        whole('gold', oval(...on(whale, share, -0.62), 15 - index * 2), 0.3),
      ),
    ]),
    part('jaw', 'jaw', [330, 450], 'body', [
      whole('night', blob([30, 408], [120, 400], [240, 420], [350, 440], [250, 470], [110, 450])),
      pane('rose', blob([70, 424], [150, 420], [250, 440], [200, 462], [110, 450]), 0.1),
      grooves(),
    ]),
    part('brow', 'head', [250, 380], 'body', [
      pane(
        'teal',
        blob(
          [8, 390],
          [20, 330],
          [60, 300],
          [120, 372],
          [220, 402],
          [340, 412],
          [352, 444],
          [230, 436],
          [110, 424],
          [30, 418],
        ),
        0.1,
      ),
      pane('frost', blob([30, 412], [110, 416], [230, 430], [346, 438], [230, 444], [110, 434]), 0.2),
    ]),
    part('eyes', 'eye', [220, 300], 'body', [
      EYES.flatMap(([x, y, r], index) =>
        eye(x, y, r, { sheet: index % 3 === 1 ? 'rose' : 'gold', ring: 'night', look: [-0.2, 0.1] }),
      ),
    ]),
    part('near-fin', 'arm', [300, 480], 'body', [
      pane('azure', leaf([310, 452], [392, 594], 62, 0.1)),
      pane('cobalt', leaf([318, 470], [384, 576], 26, 0.14), 0.2),
    ]),
  ],
};
