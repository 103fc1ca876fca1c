/** The Lightning Fly. */
import type { Figure, Piece } from '../../model.ts';
import { bands, eye, pane, part, toned, whole } from '../rigs/beast-details.ts';
import { blob, type Knot, leaf, limb, spike } from '../rigs/beast-paths.ts';
import { type Point, poly } from '../rigs/paths.ts';

const bolt = (x: number, y: number, size: number, turn: number): Piece => {
  const angle = (turn * Math.PI) / 180;
  const place = (dx: number, dy: number): Point => [
    x + (dx * Math.cos(angle) - dy * Math.sin(angle)) * size,
    y + (dx * Math.sin(angle) + dy * Math.cos(angle)) * size,
  ];
  return whole(
    'gold',
    poly(
      place(-0.3, -1),
      place(0.5, -1),
      place(0.2, -0.24),
      place(0.66, -0.24),
      place(-0.4, 1),
      place(-0.1, 0.14),
      place(-0.64, 0.14),
    ),
    0.8,
  );
};

const flyBody: Knot[] = [
  [190, 150, 40],
  [236, 170, 50],
  [292, 196, 46],
  [340, 222, 26],
  [368, 240, 4],
];

export const LIGHTNING_FLY: Figure = {
  id: 'lightning-fly',
  rank: 'normal',
  box: [400, 300],
  stance: 'fly',
  glow: 'gold',
  parts: [
    part('far-wing', 'wing', [196, 126], 'body', [
      toned(
        [
          pane('frost', leaf([194, 132], [300, 12], 50, -0.1)),
          pane('azure', leaf([196, 128], [280, 38], 20, -0.1)),
          pane('azure', leaf([200, 134], [360, 84], 34, -0.1)),
        ],
        -0.3,
      ),
    ]),
    part('legs', 'leg', [190, 180], 'body', [
      [
        [168, 176, 130, 232, 146, 270],
        [190, 184, 176, 240, 192, 278],
        [214, 190, 226, 240, 246, 270],
      ].map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) =>
        pane('iron', limb([a, b, 9], [c, d, 7], [e, f, 4])),
      ),
    ]),
    part('body', 'body', [200, 170], undefined, [
      bands(flyBody, 6, { sheets: ['gold', 'indigo'], bulge: 0.3, tones: [0.4, -0.1] }),
      pane('indigo', blob([132, 140], [160, 100], [210, 104], [232, 144], [210, 184], [160, 188])),
      pane('violet', blob([146, 128], [170, 106], [208, 110], [190, 130]), 0.3),
    ]),
    part('head', 'head', [142, 146], 'body', [
      pane('iron', limb([96, 112, 6], [72, 76, 5], [76, 52, 5])),
      bolt(70, 38, 34, 10),
      pane('iron', limb([116, 106, 6], [116, 66, 5], [132, 48, 5])),
      bolt(142, 34, 32, 24),
      pane('indigo', blob([66, 150], [80, 108], [124, 100], [152, 136], [142, 182], [92, 188])),
      eye(92, 142, 27, { sheet: 'ruby', look: [-0.3, 0] }),
      eye(136, 132, 19, { sheet: 'ruby', look: [-0.3, 0] }),
      whole('bone', spike([84, 180], [56, 222], 16, 0.1), 0.3),
      whole('bone', spike([108, 184], [96, 224], 16, 0.1), 0.3),
    ]),
    part('near-wing', 'wing', [206, 130], 'body', [
      pane('frost', leaf([200, 138], [388, 34], 54, -0.1), 0.2),
      pane('pearl', leaf([206, 134], [350, 50], 22, -0.1), 0.2),
      pane('frost', leaf([206, 144], [392, 132], 36, -0.06)),
      pane('pearl', leaf([212, 142], [350, 130], 14, -0.06)),
    ]),
    part('sparks', 'orbit', [250, 250], 'body', [
      bolt(330, 280, 19, 30),
      bolt(40, 236, 18, -20),
      bolt(26, 110, 16, 16),
    ]),
  ],
};
