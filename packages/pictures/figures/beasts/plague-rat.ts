/** The Plague Rat. */
import type { Figure } from '../../model.ts';
import { bands, eye, pane, part, whole } from '../rigs/beast-details.ts';
import { quadruped } from '../rigs/beast-legs.ts';
import { blob, oval, runs, spike } from '../rigs/beast-paths.ts';
import { bubbles } from '../rigs/slime.ts';

const rat = quadruped({
  torso: [
    [126, 186, 44],
    [188, 172, 66],
    [256, 178, 76],
    [318, 214, 54],
  ],
  coat: ['leather', 'wood'],
  belly: 'skin',
  far: [26, -10],
  fore: {
    joints: [
      [160, 222, 26],
      [138, 254, 15],
      [134, 274, 10],
    ],
    foot: [122, 297],
    sheets: ['leather', 'rose'],
    paw: 32,
  },
  hind: {
    joints: [
      [296, 228, 44],
      [270, 262, 22],
      [298, 276, 13],
    ],
    foot: [276, 298],
    sheets: ['leather', 'rose'],
    paw: 46,
  },
  over: bubbles('venom', [232, 134, 17], [276, 150, 12], [206, 166, 10], [262, 190, 13]),
});

export const PLAGUE_RAT: Figure = {
  id: 'plague-rat',
  rank: 'normal',
  box: [400, 300],
  stance: 'crawl',
  glow: 'venom',
  parts: [
    part('tail', 'tail', [340, 226], 'body', [
      bands(
        [
          [324, 226, 20],
          [372, 236, 14],
          [386, 180, 11],
          [352, 128, 8],
          [372, 76, 3],
        ],
        11,
        { sheets: ['rose', 'skin'], bulge: 0.3, tones: [0, -0.2] },
      ),
    ]),
    rat.far,
    rat.trunk,
    ...rat.near,
    part('jaw', 'jaw', [102, 206], 'head', [
      whole('wine', blob([34, 204], [70, 196], [104, 200], [92, 222], [56, 226])),
      pane(
        'ash',
        runs(
          [
            [36, 220],
            [66, 224],
            [100, 208],
          ],
          [
            [100, 208],
            [120, 204],
            [100, 234],
            [62, 240],
            [36, 220],
          ],
        ),
      ),
      whole('ivory', spike([44, 224], [42, 198], 12), 0.5),
    ]),
    part('head', 'head', [130, 186], 'body', [
      pane('leather', oval(140, 116, 32, 36, 20)),
      pane('rose', oval(138, 120, 19, 23, 20), 0.1),
      pane('leather', oval(94, 120, 24, 30, -14), -0.2),
      pane('rose', oval(92, 124, 13, 18, -14)),
      whole('ivory', spike([38, 202], [36, 232], 16), 0.5),
      whole('ivory', spike([54, 204], [52, 228], 14), 0.5),
      pane(
        'leather',
        runs(
          [
            [16, 192],
            [40, 166],
            [84, 140],
            [134, 138],
            [164, 178],
            [146, 222],
            [104, 212],
          ],
          [
            [104, 212],
            [56, 206],
            [16, 192],
          ],
        ),
      ),
      pane(
        'wood',
        runs(
          [
            [84, 140],
            [134, 138],
            [164, 178],
            [146, 222],
          ],
          [
            [146, 222],
            [126, 178],
            [84, 140],
          ],
        ),
      ),
      whole('rose', oval(22, 188, 13, 11), 0.1),
      eye(86, 170, 15, { sheet: 'venom' }),
      bubbles('venom', [128, 192, 11]),
    ]),
  ],
};
