/** The Spire Growth. */
import type { Figure, Piece } from '../../model.ts';
import { bands, eye, moved, pane, part, teeth, toned, whole } from '../rigs/beast-details.ts';
import { type Knot, leaf, oval } from '../rigs/beast-paths.ts';
import { tentacle } from '../rigs/tentacle.ts';

const trunk: Knot[] = [
  [214, 96, 52],
  [206, 170, 86],
  [212, 260, 112],
  [206, 350, 118],
  [208, 430, 130],
  [208, 490, 158],
];

/** A tube of coral with a dark mouth. */
const tube = (x: number, y: number, length: number, width: number, turn: number): Piece[] =>
  moved(
    [
      ...bands(
        [
          [x, y + 10, width * 0.8],
          [x, y - length * 0.5, width],
          [x, y - length, width * 1.15],
        ],
        3,
        { sheets: ['ember', 'amber'], bulge: 0.2, tones: [-0.1, 0.1] },
      ),
      whole('soot', oval(x, y - length, width * 1.1, width * 0.5)),
      whole('gold', oval(x, y - length, width * 0.62, width * 0.26), 0.3),
    ],
    { turn, about: [x, y] },
  );

export const SPIRE_GROWTH: Figure = {
  id: 'spire-growth',
  rank: 'normal',
  box: [400, 500],
  stance: 'stand',
  glow: 'amber',
  parts: [
    part('far-tentacle', 'arm', [286, 300], 'body', [
      toned(
        tentacle({
          spine: [
            [270, 310, 40],
            [350, 290, 32],
            [372, 200, 24],
            [330, 130, 17],
            [350, 76, 6],
          ],
          sheets: ['teal', 'emerald'],
          suckers: 'gold',
          side: -1,
        }),
        -0.2,
      ),
    ]),
    part('crown', 'head', [212, 110], 'body', [
      tube(262, 130, 76, 20, 34),
      tube(160, 130, 76, 20, -32),
      tube(212, 110, 92, 26, 2),
      tube(292, 190, 60, 16, 52),
      tube(132, 190, 58, 16, -50),
    ]),
    part('body', 'body', [208, 494], undefined, [
      bands(trunk, 6, { sheets: ['bronze', 'wine'], across: [-1, -0.34], bulge: 0.2, tones: [-0.15, -0.3] }),
      bands(trunk, 6, { sheets: ['ember', 'bronze'], across: [-0.38, 0.36], bulge: 0.26, tones: [0, -0.1] }),
      bands(trunk, 6, { sheets: ['amber', 'ember'], across: [0.32, 1], bulge: 0.2, tones: [0.1, 0] }),
      eye(206, 166, 32, { sheet: 'venom', slit: true, lid: ['amber', 0.16, 0] }),
      eye(146, 220, 14, { sheet: 'venom' }),
      eye(274, 216, 16, { sheet: 'venom' }),
      pane('teal', leaf([80, 494], [20, 420], 22, 0.1)),
      pane('teal', leaf([330, 494], [392, 416], 22, -0.1), -0.2),
    ]),
    part('mouth', 'jaw', [196, 320], 'body', [
      whole('soot', leaf([196, 220], [196, 462], 112)),
      pane('wine', leaf([198, 244], [198, 440], 78)),
      pane('ruby', leaf([202, 290], [202, 410], 46), 0.2),
      teeth(
        [
          [186, 236, -50],
          [120, 300, -54],
          [114, 370, -54],
          [180, 446, -40],
        ],
        7,
      ),
      teeth(
        [
          [214, 446, -40],
          [272, 374, -48],
          [270, 300, -50],
          [210, 236, -44],
        ],
        7,
      ),
    ]),
    part('near-tentacle', 'arm', [110, 400], 'body', [
      tentacle({
        spine: [
          [132, 410, 42],
          [62, 390, 34],
          [30, 310, 26],
          [66, 240, 19],
          [50, 180, 12],
          [18, 190, 5],
        ],
        sheets: ['emerald', 'teal'],
        suckers: 'gold',
        side: 1,
        rings: 10,
      }),
    ]),
    part('roots', 'leg', [208, 480], 'body', [
      tentacle({
        spine: [
          [230, 470, 30],
          [290, 478, 22],
          [350, 486, 10],
        ],
        sheets: ['emerald', 'teal'],
        suckers: 'gold',
        side: -1,
        rings: 5,
      }),
      tentacle({
        spine: [
          [180, 474, 30],
          [130, 480, 22],
          [76, 488, 10],
        ],
        sheets: ['teal', 'emerald'],
        suckers: 'gold',
        side: 1,
        rings: 5,
      }),
    ]),
  ],
};
