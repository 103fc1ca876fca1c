/** The Writhing Mass. */
import type { Figure } from '../../model.ts';
import { bands, eye, pane, part, teeth, toned, whole } from '../rigs/beast-details.ts';
import { blob } from '../rigs/beast-paths.ts';
import { tentacle } from '../rigs/tentacle.ts';

export const WRITHING_MASS: Figure = {
  id: 'writhing-mass',
  rank: 'normal',
  box: [400, 500],
  stance: 'crawl',
  glow: 'rose',
  parts: [
    part('back', 'tail', [220, 330], 'body', [
      toned(
        tentacle({
          spine: [
            [150, 300, 40],
            [120, 190, 32],
            [160, 110, 24],
            [130, 50, 15],
            [86, 60, 6],
          ],
          sheets: ['wine', 'plum'],
          suckers: 'rose',
          side: -1,
        }),
        -0.2,
      ),
      toned(
        tentacle({
          spine: [
            [280, 300, 42],
            [330, 210, 34],
            [300, 120, 26],
            [330, 50, 17],
            [378, 66, 6],
          ],
          sheets: ['plum', 'wine'],
          suckers: 'rose',
        }),
        -0.2,
      ),
    ]),
    part('crown', 'head', [214, 260], 'body', [
      tentacle({
        spine: [
          [214, 290, 50],
          [230, 190, 40],
          [206, 110, 30],
          [236, 44, 18],
          [214, 12, 6],
        ],
        sheets: ['rose', 'wine'],
        suckers: 'skin',
        side: -1,
      }),
      eye(212, 176, 22, { sheet: 'venom' }),
    ]),
    part('right', 'arm', [310, 360], 'body', [
      tentacle({
        spine: [
          [290, 350, 46],
          [356, 320, 34],
          [376, 250, 22],
          [346, 206, 14],
          [318, 226, 6],
        ],
        sheets: ['wine', 'rose'],
        suckers: 'skin',
        side: -1,
      }),
    ]),
    part('left', 'arm', [104, 390], 'body', [
      tentacle({
        spine: [
          [134, 390, 44],
          [66, 370, 34],
          [34, 300, 24],
          [58, 240, 16],
          [92, 252, 6],
        ],
        sheets: ['rose', 'wine'],
        suckers: 'skin',
      }),
    ]),
    part('body', 'body', [206, 494], undefined, [
      pane(
        'wine',
        blob([84, 400], [104, 310], [180, 260], [270, 266], [330, 330], [340, 430], [280, 490], [140, 490]),
      ),
      pane('rose', blob([96, 380], [120, 312], [190, 276], [220, 300], [170, 340], [130, 400])),
      pane('plum', blob([250, 290], [320, 340], [330, 430], [276, 480], [236, 430], [270, 360]), -0.1),
      bands(
        [
          [110, 450, 26],
          [180, 480, 26],
          [250, 474, 26],
          [310, 440, 22],
        ],
        6,
        { sheets: ['skin', 'rose'], bulge: 0.2, tones: [-0.1, -0.3] },
      ),
      eye(150, 330, 30, { sheet: 'venom', slit: true, lid: ['rose', 0.2, 10] }),
      eye(226, 318, 19, { sheet: 'venom', slit: true }),
      eye(280, 350, 25, { sheet: 'venom', slit: true, lid: ['plum', 0.2, -10] }),
    ]),
    part('mouth', 'jaw', [180, 400], 'body', [
      whole('soot', blob([96, 410], [140, 378], [206, 374], [248, 402], [232, 440], [170, 460], [114, 446])),
      teeth(
        [
          [244, 400, -26],
          [174, 374, -30],
          [102, 404, -24],
        ],
        7,
      ),
      teeth(
        [
          [112, 446, -22],
          [170, 460, -26],
          [232, 440, -20],
        ],
        6,
      ),
    ]),
    part('feet', 'leg', [210, 460], 'body', [
      tentacle({
        spine: [
          [150, 460, 34],
          [90, 474, 26],
          [36, 484, 15],
          [12, 462, 5],
        ],
        sheets: ['wine', 'rose'],
        suckers: 'skin',
        side: 1,
        rings: 6,
      }),
      tentacle({
        spine: [
          [270, 462, 34],
          [330, 474, 26],
          [374, 482, 14],
          [392, 456, 5],
        ],
        sheets: ['rose', 'wine'],
        suckers: 'skin',
        side: -1,
        rings: 6,
      }),
    ]),
  ],
};
