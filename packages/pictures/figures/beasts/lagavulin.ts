/** Lagavulin, asleep under its plates. */
import type { Figure, Piece } from '../../model.ts';
import { claws, moved, pane, part, teeth, whole } from '../rigs/beast-details.ts';
import { blob, leaf, limb, oval, patch, runs, spike } from '../rigs/beast-paths.ts';
import { type Point, polar } from '../rigs/paths.ts';
import { ring } from '../rigs/ring.ts';

const MIDDLE: Point = [222, 404];

/** A dome of plates: rings about one middle, drawn taller than wide, with spikes at the rim. */
const shell = (): Piece[] => {
  const arc = { at: MIDDLE, from: 172, sweep: 196 };
  return moved(
    [
      ...Array.from({ length: 9 }, (_, index) => {
        const turn = 184 + index * 21.5;
        return pane(
          index % 2 === 0 ? 'brass' : 'gold',
          spike(polar(MIDDLE, 168, turn), polar(MIDDLE, 216, turn), 44),
          0.1,
        );
      }),
      ...ring({ ...arc, inner: 132, outer: 182, count: 9, sheets: ['azure', 'steel'], tones: [0, 0.2] }),
      ...ring({ ...arc, inner: 120, outer: 136, count: 14, sheets: ['gold', 'brass'], tones: [0.1, 0] }),
      ...ring({ ...arc, inner: 76, outer: 122, count: 7, sheets: ['steel', 'iron'], tones: [0.2, 0.1] }),
      ...ring({ ...arc, inner: 64, outer: 80, count: 9, sheets: ['gold', 'brass'], tones: [0.1, 0] }),
      ...ring({ ...arc, inner: 0, outer: 66, count: 5, sheets: ['cobalt', 'azure'], tones: [0, -0.1] }),
      ...Array.from({ length: 7 }, (_, index) =>
        whole('gold', oval(...polar(MIDDLE, 99, 186 + index * 28), 10, 8), 0.4),
      ),
    ],
    { scale: [0.92, 1.5], about: MIDDLE },
  );
};

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
    ]),
    part('shell', 'cloak', [230, 420], 'body', [shell()]),
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
