/** Lagavulin, asleep under its plates. */
import type { Figure } from '../../model.ts';
import { bands, claws, pane, part, spines, teeth, whole } from '../rigs/beast-details.ts';
import { blob, type Knot, leaf, limb, on, oval, patch, runs, spike } from '../rigs/beast-paths.ts';

const shell: Knot[] = [
  [88, 396, 56],
  [120, 296, 104],
  [200, 232, 152],
  [282, 288, 130],
  [330, 404, 72],
];

export const LAGAVULIN: Figure = {
  id: 'lagavulin',
  rank: 'elite',
  box: [400, 500],
  stance: 'crawl',
  glow: 'azure',
  parts: [
    part('far-claw', 'arm', [130, 420], 'body', [
      pane('indigo', limb([170, 410, 40], [110, 452, 34], [44, 470, 28]), -0.4),
      claws(40, 474, 172, 34, { spread: 50, reach: 16 }),
    ]),
    part('body', 'body', [216, 494], undefined, [
      pane(
        'indigo',
        blob([70, 420], [130, 340], [240, 330], [340, 390], [376, 460], [350, 497], [120, 497], [74, 470]),
        -0.3,
      ),
      pane('violet', limb([330, 452, 38], [340, 478, 26], [320, 486, 18])),
      claws(312, 486, 176, 24, { spread: 40, reach: 8 }),
      pane('night', patch(shell, [0, 1], [-1, 0.74], [0, 0])),
    ]),
    part('shell', 'cloak', [230, 380], 'body', [
      spines(
        [0.04, 0.28, 0.52, 0.76, 1].map((s): Knot => [...on(shell, s, -0.94), -46]),
        7,
        ['brass', 'gold'],
        0.5,
      ),
      bands(shell, 6, { sheets: ['iron', 'steel'], across: [0.26, 0.8], bulge: 0.14, tones: [0, -0.3] }),
      bands(shell, 6, { sheets: ['steel', 'iron'], across: [-0.4, 0.3], bulge: 0.16, tones: [0.1, 0.3] }),
      bands(shell, 6, { sheets: ['azure', 'steel'], across: [-1, -0.36], bulge: 0.16, tones: [0, 0.2] }),
      [0.09, 0.25, 0.42, 0.58, 0.75, 0.92].map((s) => whole('gold', oval(...on(shell, s, -0.02), 11), 0.4)),
    ]),
    part('head', 'head', [150, 400], 'body', [
      pane('brass', spike([92, 346], [22, 250], 46, -0.16)),
      pane('gold', spike([146, 336], [112, 226], 46, -0.16), 0.2),
      pane(
        'violet',
        blob(
          [16, 440],
          [30, 398],
          [80, 384],
          [140, 380],
          [190, 404],
          [190, 448],
          [150, 476],
          [80, 484],
          [30, 470],
        ),
      ),
      pane('plum', blob([20, 452], [60, 446], [104, 450], [100, 478], [54, 482], [28, 470]), 0.2),
      pane(
        'steel',
        runs(
          [
            [20, 412],
            [34, 364],
            [84, 328],
            [140, 324],
            [186, 352],
            [200, 416],
          ],
          [
            [200, 416],
            [150, 388],
            [84, 394],
            [20, 412],
          ],
        ),
        0.1,
      ),
      pane(
        'frost',
        runs(
          [
            [36, 370],
            [84, 330],
            [138, 326],
          ],
          [
            [138, 326],
            [120, 352],
            [76, 366],
            [36, 370],
          ],
        ),
        0.1,
      ),
      pane(
        'gold',
        runs(
          [
            [16, 418],
            [84, 398],
            [150, 392],
            [200, 416],
          ],
          [
            [200, 416],
            [198, 432],
            [150, 408],
            [84, 414],
            [18, 434],
            [16, 418],
          ],
        ),
        0.2,
      ),
      whole('night', leaf([34, 432], [88, 422], 22)),
      whole('night', leaf([112, 420], [176, 424], 24)),
      whole(
        'azure',
        runs(
          [
            [38, 430],
            [62, 442],
            [84, 424],
          ],
          [
            [84, 424],
            [62, 454],
            [38, 430],
          ],
        ),
        0.7,
      ),
      whole(
        'azure',
        runs(
          [
            [118, 420],
            [146, 434],
            [170, 424],
          ],
          [
            [170, 424],
            [146, 447],
            [118, 420],
          ],
        ),
        0.7,
      ),
      whole('soot', oval(36, 456, 7, 5)),
      whole('soot', oval(58, 454, 7, 5)),
      teeth(
        [
          [50, 472, -16],
          [110, 472, -16],
        ],
        3,
      ),
    ]),
    part('near-claw', 'arm', [262, 436], 'body', [
      pane('violet', limb([276, 436, 44], [232, 464, 38], [170, 480, 22])),
      pane(
        'steel',
        patch(
          [
            [276, 436, 48],
            [232, 462, 42],
            [170, 480, 26],
          ],
          [0.06, 0.9],
          [0.1, 1],
          [0.1, 0.1],
        ),
        0.1,
      ),
      pane(
        'gold',
        patch(
          [
            [276, 436, 48],
            [232, 462, 42],
            [170, 480, 26],
          ],
          [0.76, 0.96],
          [-1, 1],
          [0.1, 0.2],
        ),
        0.1,
      ),
      claws(160, 482, 172, 34, { spread: 50, reach: 10 }),
    ]),
  ],
};
