/** The Time Eater: its shell is a clock. */
import type { Figure, Piece } from '../../model.ts';
import { bands, claws, eye, pane, part, teeth, toned, whole } from '../rigs/beast-details.ts';
import { blob, type Knot, leaf, limb, on, oval, runs, spike } from '../rigs/beast-paths.ts';
import { type Point, polar } from '../rigs/paths.ts';
import { ring } from '../rigs/ring.ts';

const CLOCK: Point = [376, 270];

const clock = (): Piece[] => [
  ...Array.from({ length: 14 }, (_, index) => {
    const turn = 150 + index * 19;
    return pane(
      index % 2 === 0 ? 'bronze' : 'brass',
      spike(polar(CLOCK, 196, turn), polar(CLOCK, 246, turn), 52),
      0.1,
    );
  }),
  ...ring({ at: CLOCK, inner: 168, outer: 216, count: 16, sheets: ['cobalt', 'indigo'], tones: [0, -0.1] }),
  ...ring({
    at: CLOCK,
    inner: 136,
    outer: 172,
    count: 24,
    sheets: ['gold', 'brass'],
    tones: [0.2, 0],
    from: 7.5,
  }),
  ...ring({
    at: CLOCK,
    inner: 50,
    outer: 138,
    count: 12,
    sheets: ['ivory', 'frost'],
    tones: [0.1, 0],
    from: 15,
  }),
  ...ring({ at: CLOCK, inner: 0, outer: 52, count: 6, sheets: ['azure', 'cobalt'], tones: [0.2, 0] }),
  ...Array.from({ length: 12 }, (_, index) =>
    whole(
      index % 3 === 0 ? 'ruby' : 'plum',
      oval(...polar(CLOCK, 114, index * 30), index % 3 === 0 ? 15 : 9),
      0.1,
    ),
  ),
  whole('night', leaf(CLOCK, polar(CLOCK, 128, -62), 15)),
  whole('night', leaf(CLOCK, polar(CLOCK, 96, 172), 18)),
  whole('gold', oval(...CLOCK, 18), 0.4),
];

const eaterNeck: Knot[] = [
  [150, 300, 92],
  [220, 360, 110],
  [310, 430, 130],
  [400, 470, 120],
  [480, 500, 84],
];

export const TIME_EATER: Figure = {
  id: 'time-eater',
  rank: 'boss',
  box: [600, 600],
  stance: 'stand',
  glow: 'gold',
  parts: [
    part('tail', 'tail', [470, 500], 'body', [
      bands(
        [
          [450, 490, 80],
          [520, 530, 54],
          [568, 500, 34],
          [580, 440, 20],
          [560, 396, 6],
        ],
        7,
        { sheets: ['violet', 'indigo'], bulge: 0.3, tones: [-0.1, -0.3] },
      ),
    ]),
    part('far-arm', 'arm', [250, 400], 'body', [
      toned(
        [
          pane('violet', limb([270, 400, 60], [196, 470, 50], [180, 540, 40])),
          pane('indigo', limb([190, 510, 46], [178, 550, 44], [172, 566, 40])),
        ],
        -0.45,
      ),
      claws(164, 572, 172, 44, { spread: 50, reach: 20 }),
    ]),
    part('shell', 'cloak', [390, 400], 'body', [clock()]),
    part('body', 'body', [380, 594], undefined, [
      pane('violet', limb([470, 500, 64], [500, 550, 50], [492, 576, 42]), -0.2),
      claws(470, 582, 174, 34, { spread: 40, reach: 20 }),
      bands(eaterNeck, 7, { sheets: ['plum', 'rose'], across: [0.4, 1], bulge: 0.1, tones: [0.1, -0.1] }),
      bands(eaterNeck, 7, {
        sheets: ['violet', 'indigo'],
        across: [-0.5, 0.46],
        bulge: 0.2,
        tones: [0.1, -0.05],
      }),
      pane('gold', limb([262, 400, 15], [330, 462, 17], [420, 480, 15], [500, 450, 12]), 0.1),
      [0.1, 0.34, 0.58, 0.82].map((share) =>
        whole(
          'azure',
          oval(
            ...on(
              [
                [262, 400, 15],
                [330, 462, 17],
                [420, 480, 15],
                [500, 450, 12],
              ],
              share,
              0,
            ),
            11,
          ),
          0.4,
        ),
      ),
    ]),
    part('jaw', 'jaw', [214, 330], 'head', [
      whole('soot', blob([40, 300], [120, 276], [220, 290], [230, 370], [130, 400], [50, 384])),
      pane('wine', blob([66, 384], [130, 344], [216, 330], [222, 376], [140, 408])),
      pane('azure', limb([190, 372, 15], [130, 366, 14], [80, 384, 10]), 0.1),
      teeth(
        [
          [24, 384, -60],
          [80, 416, -56],
          [150, 412, -46],
          [212, 366, -34],
        ],
        6,
      ),
      pane(
        'violet',
        runs(
          [
            [14, 366],
            [60, 412],
            [140, 420],
            [216, 350],
          ],
          [
            [216, 350],
            [270, 310],
            [278, 390],
            [210, 466],
            [110, 478],
            [40, 446],
            [14, 366],
          ],
        ),
      ),
      pane(
        'rose',
        runs(
          [
            [40, 436],
            [120, 450],
            [210, 430],
            [268, 360],
          ],
          [
            [268, 360],
            [260, 420],
            [200, 470],
            [110, 480],
            [40, 436],
          ],
        ),
        -0.1,
      ),
      pane('plum', spike([90, 470], [70, 540], 36, 0.1)),
      pane('plum', spike([140, 474], [140, 552], 36, 0.1), 0.2),
      pane('plum', spike([190, 462], [206, 530], 34, 0.1)),
    ]),
    part('head', 'head', [240, 290], 'body', [
      teeth(
        [
          [224, 300, -36],
          [150, 284, -56],
          [80, 280, -64],
          [16, 282, -52],
        ],
        7,
      ),
      pane(
        'violet',
        runs(
          [
            [6, 280],
            [12, 230],
            [60, 184],
            [130, 156],
            [220, 168],
            [272, 230],
            [280, 330],
          ],
          [
            [280, 330],
            [240, 330],
            [220, 300],
          ],
          [
            [220, 300],
            [150, 282],
            [80, 280],
            [6, 280],
          ],
        ),
      ),
      pane(
        'indigo',
        runs(
          [
            [130, 156],
            [220, 168],
            [272, 230],
            [280, 330],
          ],
          [
            [280, 330],
            [236, 250],
            [180, 210],
            [130, 156],
          ],
        ),
      ),
      pane(
        'rose',
        runs(
          [
            [8, 270],
            [14, 232],
            [60, 186],
          ],
          [
            [60, 186],
            [84, 214],
            [50, 240],
            [36, 272],
            [8, 270],
          ],
        ),
        0.2,
      ),
      pane('brass', spike([210, 176], [250, 52], 48, -0.16), 0.1),
      pane('gold', spike([150, 164], [150, 50], 44, -0.14), 0.2),
      eye(112, 222, 25, { sheet: 'gold', slit: true, lid: ['violet', 0.26, 12] }),
      eye(176, 232, 21, { sheet: 'gold', slit: true, lid: ['indigo', 0.26, 0] }),
      eye(222, 268, 15, { sheet: 'gold', slit: true }),
    ]),
    part('near-arm', 'arm', [356, 440], 'body', [
      pane('violet', limb([366, 440, 74], [330, 520, 60], [306, 560, 48])),
      pane('gold', limb([262, 544, 15], [306, 528, 17], [356, 548, 15]), 0.1),
      claws(286, 572, 172, 50, { count: 4, spread: 56, reach: 28 }),
      pane('violet', blob([252, 592], [254, 562], [300, 546], [350, 566], [352, 594]), 0.2),
    ]),
  ],
};
