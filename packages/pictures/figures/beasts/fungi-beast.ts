/** The Fungi Beast. */
import type { Figure } from '../../model.ts';
import { eye, mushroom, pane, part, teeth, whole } from '../rigs/beast-details.ts';
import { quadruped } from '../rigs/beast-legs.ts';
import { blob, type Knot, oval, runs } from '../rigs/beast-paths.ts';
import { bubbles } from '../rigs/slime.ts';

const FUNGI_BODY: Knot[] = [
  [108, 330, 58],
  [176, 278, 92],
  [262, 274, 104],
  [334, 326, 72],
];

const fungi = quadruped({
  torso: FUNGI_BODY,
  coat: ['plum', 'wine'],
  belly: 'rose',
  far: [34, -20],
  rows: 5,
  fore: {
    joints: [
      [160, 336, 46],
      [132, 408, 28],
      [146, 452, 20],
    ],
    foot: [130, 496],
    sheets: ['plum', 'wine'],
    claw: 'ivory',
    paw: 50,
  },
  hind: {
    joints: [
      [310, 356, 50],
      [336, 420, 28],
      [318, 456, 20],
    ],
    foot: [306, 496],
    sheets: ['plum', 'wine'],
    claw: 'ivory',
    paw: 46,
  },
  under: [...mushroom(306, 236, 104, 34, 'ruby', 'ivory'), ...mushroom(160, 214, 84, -24, 'amber', 'ivory')],
  over: [...mushroom(350, 318, 50, 66, 'amber', 'ivory')],
});

export const FUNGI_BEAST: Figure = {
  id: 'fungi-beast',
  rank: 'normal',
  box: [400, 500],
  stance: 'crawl',
  glow: 'ruby',
  parts: [
    part('cap', 'tail', [232, 232], 'body', [mushroom(230, 250, 160, 4, 'ruby', 'ivory')]),
    fungi.far,
    fungi.trunk,
    ...fungi.near,
    part('jaw', 'jaw', [126, 366], 'head', [
      whole('soot', blob([34, 362], [80, 352], [130, 358], [126, 396], [70, 404])),
      teeth(
        [
          [30, 384, -26],
          [72, 402, -26],
          [122, 392, -20],
        ],
        5,
      ),
      pane(
        'wine',
        runs(
          [
            [24, 380],
            [70, 402],
            [128, 390],
          ],
          [
            [128, 390],
            [146, 362],
            [160, 384],
          ],
          [
            [160, 384],
            [130, 422],
            [70, 430],
            [24, 380],
          ],
        ),
      ),
    ]),
    part('head', 'head', [136, 336], 'body', [
      teeth(
        [
          [124, 364, -24],
          [74, 362, -28],
          [30, 356, -26],
        ],
        5,
      ),
      pane(
        'plum',
        blob([18, 350], [26, 318], [64, 292], [116, 284], [160, 318], [154, 366], [112, 372], [60, 364]),
      ),
      mushroom(106, 330, 76, -14, 'ruby', 'ivory', 'wine'),
      eye(66, 332, 15, { sheet: 'venom' }),
      eye(106, 330, 12, { sheet: 'venom' }),
      whole('soot', oval(34, 334, 7, 5)),
    ]),
    part('spores', 'orbit', [210, 60], 'body', [
      bubbles('venom', [62, 150, 15], [96, 76, 11], [374, 60, 13], [392, 250, 10], [26, 226, 10]),
    ]),
  ],
};
