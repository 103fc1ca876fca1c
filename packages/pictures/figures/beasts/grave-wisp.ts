/** The Grave Wisp. */
import type { Figure } from '../../model.ts';
import { flame, pane, part, teeth, whole } from '../rigs/beast-details.ts';
import { blob, leaf, oval, runs } from '../rigs/beast-paths.ts';
import { poly } from '../rigs/paths.ts';

export const GRAVE_WISP: Figure = {
  id: 'grave-wisp',
  rank: 'normal',
  box: [400, 500],
  stance: 'float',
  glow: 'teal',
  parts: [
    part('back-flames', 'cloak', [200, 330], 'body', [
      flame([160, 330], [44, 150], 56, ['teal', 'emerald', 'venom'], 0.16),
      flame([248, 330], [372, 128], 58, ['teal', 'emerald', 'venom'], -0.16),
      flame([176, 300], [118, 54], 56, ['emerald', 'teal', 'venom'], 0.14),
      flame([240, 300], [318, 40], 56, ['emerald', 'teal', 'venom'], -0.1),
      flame([206, 300], [216, 4], 66, ['teal', 'emerald', 'frost'], 0.08),
    ]),
    part('tail', 'tail', [206, 370], 'body', [
      flame([190, 330], [330, 490], 50, ['teal', 'emerald', 'frost'], 0.2),
      pane('emerald', leaf([186, 350], [214, 478], 26, 0.2), 0.1),
      pane('teal', leaf([160, 350], [128, 440], 22, 0.1), 0.1),
    ]),
    part('body', 'body', [204, 380], undefined, [
      pane(
        'teal',
        blob(
          [84, 300],
          [110, 200],
          [150, 160],
          [200, 120],
          [250, 170],
          [300, 210],
          [322, 300],
          [282, 380],
          [206, 410],
          [126, 380],
        ),
      ),
      pane(
        'emerald',
        blob([106, 300], [134, 214], [204, 170], [274, 222], [298, 300], [262, 366], [206, 388], [142, 362]),
        0.2,
      ),
      pane(
        'frost',
        blob([128, 300], [154, 232], [204, 206], [254, 236], [274, 300], [244, 352], [204, 368], [160, 346]),
        0.1,
      ),
    ]),
    part('jaw', 'jaw', [210, 320], 'skull', [
      whole('soot', blob([130, 314], [180, 308], [236, 314], [222, 350], [150, 352])),
      teeth(
        [
          [140, 352, -19],
          [180, 358, -19],
          [226, 346, -16],
        ],
        5,
      ),
      pane(
        'bone',
        runs(
          [
            [126, 336],
            [160, 356],
            [226, 344],
            [244, 312],
          ],
          [
            [244, 312],
            [258, 324],
            [236, 366],
            [190, 382],
            [146, 372],
            [126, 336],
          ],
        ),
        -0.1,
      ),
    ]),
    part('skull', 'head', [204, 320], 'body', [
      pane(
        'ivory',
        blob(
          [110, 262],
          [126, 206],
          [186, 182],
          [250, 206],
          [274, 264],
          [256, 312],
          [220, 326],
          [150, 326],
          [120, 308],
        ),
      ),
      pane(
        'bone',
        runs(
          [
            [186, 182],
            [250, 206],
            [274, 264],
            [256, 312],
          ],
          [
            [256, 312],
            [236, 250],
            [186, 182],
          ],
        ),
      ),
      whole('soot', oval(148, 266, 26, 29, -10)),
      whole('soot', oval(212, 266, 28, 30, 8)),
      whole('venom', oval(144, 270, 13), 0.9),
      whole('venom', oval(208, 270, 14), 0.9),
      whole('soot', poly([178, 292], [166, 314], [188, 314])),
      teeth(
        [
          [220, 324, -16],
          [180, 326, -18],
          [138, 320, -15],
        ],
        6,
      ),
    ]),
    part('sparks', 'orbit', [204, 250], 'body', [
      flame([44, 300], [34, 232], 20, ['teal', 'emerald', 'venom']),
      flame([364, 330], [376, 262], 20, ['teal', 'emerald', 'venom']),
      flame([110, 452], [100, 400], 15, ['teal', 'emerald', 'venom']),
    ]),
  ],
};
