/** The Vat Ooze, which still wears its vat. */
import type { Figure } from '../../model.ts';
import { eye, pane, part, whole } from '../rigs/beast-details.ts';
import { blob, type Knot, limb, oval } from '../rigs/beast-paths.ts';
import { poly } from '../rigs/paths.ts';
import { bubbles, drip, gel, gelCap, puddle } from '../rigs/slime.ts';

const STAVES = [
  [128, 120, 'wood'],
  [166, 162, 'leather'],
  [206, 206, 'wood'],
  [246, 250, 'leather'],
  [284, 292, 'wood'],
] as const;

const ooze: Knot[] = [
  [176, 108, 56],
  [184, 160, 92],
  [200, 220, 104],
  [206, 290, 96],
];

export const VAT_OOZE: Figure = {
  id: 'vat-ooze',
  rank: 'normal',
  box: [400, 500],
  stance: 'bounce',
  glow: 'amber',
  parts: [
    part('far-arm', 'arm', [280, 220], 'ooze', [
      pane('amber', limb([270, 220, 32], [340, 196, 24], [362, 128, 20], [340, 90, 24]), -0.3),
      drip([356, 190], 40, 10, 'amber'),
    ]),
    part('ooze', 'head', [206, 300], 'vat', [
      pane('gold', limb([206, 96, 26], [236, 56, 18], [228, 22, 8]), 0.1),
      gel(ooze, 4, ['gold', 'amber', 'bronze']),
      gelCap([176, 114, 56], 36, 'gold', 'amber'),
      bubbles('gold', [262, 176, 16], [248, 220, 10], [276, 244, 12]),
      whole('bone', limb([230, 260, 8], [262, 276, 7], [290, 270, 8]), 0.2),
    ]),
    part('eyes', 'eye', [160, 160], 'ooze', [
      eye(130, 158, 23, { sheet: 'venom' }),
      eye(190, 148, 30, { sheet: 'venom', lid: ['gold', 0.2, -10] }),
      eye(236, 132, 14, { sheet: 'venom' }),
    ]),
    part('mouth', 'jaw', [164, 208], 'ooze', [
      whole('soot', blob([96, 208], [140, 196], [200, 196], [236, 210], [222, 250], [164, 266], [112, 250])),
      drip([124, 204], 34, 9, 'gold'),
      drip([164, 200], 50, 10, 'gold'),
      drip([204, 204], 30, 9, 'gold'),
    ]),
    part('vat', 'body', [206, 492], undefined, [
      puddle(10, 392, 499, 50, 'amber'),
      bubbles('gold', [42, 478, 10], [352, 482, 9]),
      STAVES.map(([top, low, sheet], index) =>
        pane(
          sheet,
          poly([top - 24, 284], [top + 24, 284], [low + 24, 486], [low - 24, 486]),
          index < 2 ? 0.2 : -0.1 * index,
        ),
      ),
      pane('iron', limb([96, 306, 13], [206, 318, 14], [316, 306, 13]), 0.2),
      pane('iron', limb([92, 440, 13], [206, 454, 14], [318, 440, 13]), 0.2),
      [112, 206, 300].map((x) => whole('brass', oval(x, x === 206 ? 318 : 308, 8), 0.4)),
      drip([140, 290], 70, 17, 'gold'),
      drip([188, 290], 118, 20, 'amber'),
      drip([262, 290], 52, 16, 'amber'),
      drip([300, 290], 90, 14, 'bronze'),
      whole('soot', oval(240, 388, 17, 15)),
      pane('gold', limb([240, 388, 13], [238, 430, 10], [240, 478, 16]), 0.1),
    ]),
    part('near-arm', 'arm', [116, 296], 'ooze', [
      pane('gold', limb([150, 296, 30], [84, 288, 27], [46, 330, 21], [44, 372, 19]), 0.1),
      pane('amber', blob([20, 372], [42, 356], [68, 372], [70, 404], [46, 424], [22, 404])),
      drip([36, 404], 44, 9, 'gold'),
      drip([58, 404], 26, 8, 'amber'),
    ]),
  ],
};
