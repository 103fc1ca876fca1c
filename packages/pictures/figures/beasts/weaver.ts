/** The Weaver, a spider. */
import type { Figure, Piece } from '../../model.ts';
import { bands, eye, pane, part, toned, whole } from '../rigs/beast-details.ts';
import { blob, limb, oval, spike } from '../rigs/beast-paths.ts';
import { type Point, poly } from '../rigs/paths.ts';

const spiderLeg = (hip: Point, knee: Point, foot: Point, tone: number): Piece[] => [
  pane(
    'bronze',
    limb([...hip, 13], [(hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2, 12], [...knee, 9]),
    tone,
  ),
  pane(
    'gold',
    limb(
      [...knee, 10],
      [(knee[0] * 2 + foot[0]) / 3, (knee[1] * 2 + foot[1]) / 3, 9],
      [(knee[0] + foot[0] * 3) / 4, (knee[1] + foot[1] * 3) / 4, 6],
    ),
    tone,
  ),
  whole('soot', spike([(knee[0] + foot[0] * 2.4) / 3.4, (knee[1] + foot[1] * 2.4) / 3.4], foot, 12), 0.4),
];

export const WEAVER: Figure = {
  id: 'weaver',
  rank: 'normal',
  box: [400, 300],
  stance: 'crawl',
  glow: 'amber',
  parts: [
    part('far-legs', 'leg', [170, 190], 'body', [
      toned(
        [
          spiderLeg([156, 180], [96, 62], [52, 284], 0),
          spiderLeg([176, 176], [140, 36], [110, 280], 0),
          spiderLeg([200, 180], [256, 44], [296, 276], 0),
          spiderLeg([214, 186], [318, 70], [366, 280], 0),
        ].flat(),
        -0.4,
      ),
    ]),
    part('abdomen', 'tail', [214, 176], 'body', [
      bands(
        [
          [214, 176, 44],
          [262, 140, 84],
          [316, 128, 78],
          [366, 150, 34],
        ],
        5,
        { sheets: ['wine', 'bronze'], bulge: 0.2, tones: [0, -0.1] },
      ),
      bands(
        [
          [214, 176, 44],
          [262, 140, 84],
          [316, 128, 78],
          [366, 150, 34],
        ],
        5,
        {
          sheets: ['amber', 'gold'],
          across: [-0.74, -0.36],
          bulge: 0.2,
          along: [0.16, 0.9],
          tones: [0.3, 0.1],
        },
      ),
      whole(
        'ruby',
        poly([272, 120], [292, 148], [320, 132], [300, 164], [318, 196], [288, 178], [262, 196], [272, 160]),
        0.2,
      ),
    ]),
    part('body', 'body', [190, 292], undefined, [
      pane('bronze', blob([128, 190], [150, 150], [200, 146], [236, 178], [224, 220], [170, 230])),
      pane('brass', blob([144, 172], [168, 154], [206, 156], [190, 178]), 0.3),
    ]),
    part('fore-leg', 'arm', [166, 196], 'body', [spiderLeg([170, 196], [84, 84], [14, 236], 0.2)]),
    part('head', 'head', [150, 196], 'body', [
      whole('soot', spike([92, 222], [78, 272], 22, 0.14), 0.5),
      whole('soot', spike([124, 228], [122, 278], 22, 0.14), 0.5),
      pane('bronze', blob([62, 200], [80, 160], [124, 150], [158, 180], [152, 222], [110, 238], [76, 228])),
      pane('amber', blob([76, 174], [110, 154], [146, 170], [110, 176]), 0.2),
      eye(90, 196, 16, { sheet: 'venom', look: [-0.2, 0.1] }),
      eye(126, 196, 18, { sheet: 'venom', look: [-0.2, 0.1] }),
      [
        [72, 176, 7],
        [104, 168, 8],
        [136, 168, 8],
        [152, 186, 7],
      ].map(([x = 0, y = 0, r = 0]) => whole('venom', oval(x, y, r), 0.6)),
    ]),
    part('near-legs', 'leg', [190, 204], 'body', [
      spiderLeg([204, 206], [246, 92], [262, 296], 0.1),
      spiderLeg([216, 204], [318, 106], [346, 296], 0),
      spiderLeg([190, 212], [196, 118], [190, 296], 0.1),
    ]),
  ],
};
