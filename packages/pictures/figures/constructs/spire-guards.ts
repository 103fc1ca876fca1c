/** Spire Shield and Spire Spear: the guards of the Corrupt Heart. */
import type { Figure, Piece, Sheet } from '../../model.ts';
import { corners, curve, disc, limb, plate } from '../rigs/construct-paths.ts';
import {
  banded,
  blade,
  folds,
  gem,
  pane,
  part,
  place,
  ring,
  roundGem,
  solid,
  studs,
  tapered,
} from '../rigs/construct-pieces.ts';
import { type Point, poly, smooth } from '../rigs/paths.ts';

const guardHelm = (x: number, y: number, metal: Sheet, dark: Sheet, light: Sheet): readonly Piece[] => [
  pane(dark, poly([x - 34, y + 20], [x + 40, y + 20], [x + 32, y + 62], [x - 26, y + 62]), -0.2),
  pane(
    metal,
    smooth(
      [x - 46, y + 18, 'corner'],
      [x - 48, y - 30],
      [x - 4, y - 56, 'corner'],
      [x - 6, y + 40, 'corner'],
    ),
    0.4,
  ),
  pane(
    dark,
    smooth(
      [x + 46, y + 18, 'corner'],
      [x + 48, y - 30],
      [x - 4, y - 56, 'corner'],
      [x - 6, y + 40, 'corner'],
    ),
  ),
  pane('soot', poly([x - 48, y - 14], [x + 34, y - 16], [x + 30, y + 8], [x - 46, y + 6])),
  solid(light, poly([x - 44, y - 9], [x - 14, y - 8], [x - 16, y + 2], [x - 42, y + 1]), 0.6),
  solid(light, poly([x - 2, y - 8], [x + 26, y - 10], [x + 23, y + 2], [x - 2, y + 2]), 0.4),
];

const SHIELD: readonly Point[] = [
  [134, 66],
  [232, 112],
  [240, 300],
  [190, 410],
  [134, 468],
  [78, 410],
  [28, 300],
  [36, 112],
];

const spireShield: Figure = {
  id: 'spire-shield',
  rank: 'elite',
  box: [400, 500],
  stance: 'stand',
  glow: 'azure',
  parts: [
    part(
      'cape',
      'cloak',
      [270, 180],
      'body',
      folds(5, [216, 336, 176], [222, 384, 470], ['cobalt', 'indigo'], { belly: 8 }),
    ),
    part(
      'far-leg',
      'leg',
      [290, 350],
      'body',
      banded(2, ['teal', 'azure'], [290, 346, 34], [308, 410, 30], [312, 456, 26]),
      pane('gold', plate('272 446, 344 446, 360 498, 258 498'), 0.1),
    ),
    part(
      'near-leg',
      'leg',
      [226, 356],
      'body',
      banded(2, ['azure', 'teal'], [226, 350, 34], [222, 410, 30], [220, 456, 26]),
      pane('gold', plate('184 446, 256 446, 264 498, 160 498'), 0.2),
    ),
    part(
      'body',
      'body',
      [256, 350],
      undefined,
      pane('azure', curve('190 176!, 176 260, 196 366!, 256 378!, 256 170!'), 0.3),
      pane('teal', curve('330 176!, 342 260, 320 366!, 256 378!, 256 170!'), -0.1),
      pane('gold', plate('192 344, 322 344, 328 374, 188 374')),
      pane('gold', curve('288 204!, 294 150, 340 132, 382 168, 384 224!, 336 210'), 0.1),
      pane('azure', curve('304 192!, 312 160, 342 150, 368 176, 370 202!, 336 194')),
      roundGem([284, 270], 26, ['rose', 'ruby'], 'rose', 6),
    ),
    part(
      'head',
      'head',
      [252, 176],
      'body',
      guardHelm(246, 116, 'gold', 'bronze', 'frost'),
      blade([246, 66], [268, 8], 20, ['azure', 'cobalt']),
      blade([226, 74], [206, 26], 13, ['azure', 'cobalt']),
      blade([276, 80], [316, 40], 13, ['cobalt', 'indigo']),
    ),
    part(
      'shield',
      'weapon',
      [210, 230],
      'body',
      banded(2, ['azure', 'teal'], [214, 206, 30], [196, 260, 26], [150, 270, 24]),
      gem([134, 260], SHIELD, ['gold', 'brass', 'bronze'], 'cobalt', 0.84),
      gem(
        [134, 258],
        SHIELD.map(([x, y]): Point => [134 + (x - 134) * 0.8, 258 + (y - 258) * 0.8]),
        ['azure', 'cobalt', 'teal', 'indigo'],
        'indigo',
        0.56,
      ),
      ring([134, 244], 52, 38, 10, ['gold', 'brass']),
      solid('frost', curve('100 244!, 134 214, 168 244!, 134 274'), 0.4),
      solid('cobalt', disc(130, 244, 18), 0.2),
      solid('soot', curve('128 226!, 136 244, 128 262!, 120 244')),
      studs('gold', 9, [134, 92], [58, 126], [210, 126], [52, 296], [214, 296], [134, 436]),
    ),
  ],
};

const spireSpear: Figure = {
  id: 'spire-spear',
  rank: 'elite',
  box: [400, 500],
  stance: 'stand',
  glow: 'rose',
  parts: [
    part(
      'far-leg',
      'leg',
      [262, 320],
      'body',
      banded(3, ['wine', 'ruby'], [262, 316, 24], [300, 396, 20], [308, 462, 13]),
      blade([308, 430], [330, 498], 17, ['gold', 'bronze']),
    ),
    part(
      'plume',
      'cloak',
      [248, 130],
      'head',
      tapered(
        5,
        ['rose', 'ruby', 'wine'],
        [226, 74, 16],
        [280, 36, 26],
        [340, 60, 28],
        [376, 130, 22],
        [384, 210, 3],
      ),
    ),
    part(
      'near-leg',
      'leg',
      [214, 320],
      'body',
      banded(3, ['ruby', 'wine'], [214, 316, 25], [166, 388, 21], [170, 460, 13]),
      solid('gold', disc(168, 390, 20), 0.1),
      blade([172, 424], [136, 498], 18, ['gold', 'bronze']),
    ),
    part(
      'body',
      'body',
      [238, 320],
      undefined,
      pane('ruby', curve('184 174!, 204 250, 198 330!, 238 366!, 238 164!'), 0.35),
      pane('wine', curve('300 174!, 276 250, 284 330!, 238 366!, 238 164!'), 0.1),
      pane('gold', plate('192 312, 238 330, 288 312, 286 338, 238 360, 194 338')),
      pane('rose', plate('206 196, 238 184, 270 196, 238 262'), 0.1),
      roundGem([238, 218], 20, ['frost', 'azure'], 'frost', 6),
      blade([296, 190], [372, 128], 24, ['gold', 'bronze'], 10),
      pane('gold', curve('270 206!, 280 166, 318 162, 336 200!, 306 216'), 0.1),
    ),
    part(
      'head',
      'head',
      [236, 172],
      'body',
      guardHelm(230, 116, 'rose', 'wine', 'gold'),
      blade([224, 74], [196, 8], 20, ['gold', 'bronze']),
    ),
    part(
      'spear',
      'weapon',
      [196, 196],
      'body',
      pane('gold', limb([392, 214, 8], [236, 258, 8], [110, 294, 8])),
      [330, 280].map((x) =>
        pane(
          'ruby',
          poly(
            [x - 10, 226 + (330 - x) * 0.28],
            [x + 10, 220 + (330 - x) * 0.28],
            [x + 14, 244 + (330 - x) * 0.28],
            [x - 6, 250 + (330 - x) * 0.28],
          ),
        ),
      ),
      blade([120, 291], [4, 325], 30, ['frost', 'steel']),
      blade([120, 292], [76, 236], 13, ['gold', 'bronze']),
      blade([124, 290], [116, 362], 13, ['bronze', 'bronze']),
      roundGem([116, 292], 22, ['rose', 'ruby'], 'rose', 6),
      banded(3, ['rose', 'ruby'], [196, 190, 26], [160, 236, 22], [190, 272, 20]),
      place({ at: [202, 268], turn: 72 }, studs('gold', 19, [0, 0])),
      pane('gold', curve('158 204!, 162 164, 198 150, 230 176, 226 214!, 192 200'), 0.3),
      blade([170, 172], [112, 122], 18, ['gold', 'bronze'], -8),
    ),
    part(
      'shards',
      'orbit',
      [230, 200],
      'body',
      ...(
        [
          [60, 84, 24],
          [350, 330, 24],
          [36, 420, 22],
        ] as const
      ).map(([x, y, size]) =>
        gem([x, y], corners(4, x, y, size), ['rose', 'ruby', 'wine', 'plum'], 'ember', 0.5),
      ),
    ),
  ],
};

export const SPIRE_GUARDS: readonly Figure[] = [spireShield, spireSpear];
