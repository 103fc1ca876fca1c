/** Colonel Gallows: he was hanged himself, and carries the gallows with him. */
import type { Figure, Piece } from '../../model.ts';
import { curve, limb, plate } from '../rigs/construct-paths.ts';
import {
  banded,
  blade,
  cord,
  folds,
  mirrored,
  pane,
  part,
  place,
  ring,
  studs,
} from '../rigs/construct-pieces.ts';
import { poly, smooth } from '../rigs/paths.ts';
import { fist, skull } from '../rigs/undead.ts';
import { face, sleeve } from '../rigs/villain.ts';

const rope = (x: number, top: number, loop: number): readonly Piece[] => [
  cord('ivory', 5, [x, top], [x, loop - 36]),
  ...ring([x, loop], 32, 22, 10, ['ivory', 'bone'], { flat: 1.25 }),
  pane(
    'ivory',
    poly([x - 11, loop - 62], [x + 11, loop - 62], [x + 13, loop - 30], [x - 13, loop - 30]),
    0.1,
  ),
  cord('leather', 2.5, [x - 10, loop - 52], [x + 11, loop - 50]),
  cord('leather', 2.5, [x - 11, loop - 42], [x + 12, loop - 40]),
];

const gallowsFrame: readonly Piece[] = [
  pane('wood', plate('420 598, 424 30, 440 30, 440 598'), 0.25),
  pane('wood', plate('440 598, 440 30, 460 30, 464 598'), -0.2),
  pane('wood', plate('428 150, 446 164, 350 62, 332 58'), -0.1),
  ...[0, 1, 2, 3].map((at) =>
    pane(
      'wood',
      poly([100 + at * 95, 24], [195 + at * 95, 24], [195 + at * 95, 58], [100 + at * 95, 58]),
      at % 2 ? -0.1 : 0.2,
    ),
  ),
  pane('iron', plate('410 18, 474 18, 474 70, 410 70'), 0.2),
  ...studs('brass', 6, [424, 32], [460, 32], [424, 56], [460, 56]),
];

const colonelLeg: readonly Piece[] = [
  ...banded(2, ['pearl', 'ivory'], [280, 400, 26], [266, 450, 24], [262, 500, 20]),
  pane('soot', curve('234 480!, 262 470, 290 482!, 284 560, 288 598!, 204 598!, 212 580, 238 570'), 0.6),
  pane('leather', curve('232 478!, 262 466, 292 480!, 290 502!, 262 494, 234 502!')),
];

const frogging: readonly Piece[] = [272, 304, 336, 368].flatMap((y) => [
  pane('gold', poly([272, y], [352, y - 4], [352, y + 8], [272, y + 12]), 0.1),
  ...studs('gold', 6, [274, y + 6], [350, y + 2]),
]);

export const COLONEL_GALLOWS: Figure = {
  id: 'colonel-gallows',
  rank: 'boss',
  box: [600, 600],
  stance: 'stand',
  glow: 'ruby',
  parts: [
    part('gallows', 'cloak', [440, 420], 'coat', gallowsFrame),
    part('nooses', 'tail', [140, 50], 'gallows', rope(128, 50, 158)),
    part('right-leg', 'leg', [352, 420], 'coat', mirrored(314, colonelLeg)),
    part('left-leg', 'leg', [278, 420], 'coat', colonelLeg),
    part(
      'coat',
      'body',
      [312, 410],
      undefined,
      folds(4, [340, 408, 360], [360, 470, 486], ['cobalt', 'indigo']),
      folds(3, [232, 280, 370], [196, 262, 458], ['cobalt', 'indigo']),
      pane('cobalt', curve('226 248!, 232 320, 238 392!, 312 404!, 312 240!'), 0.2),
      pane('cobalt', curve('400 248!, 394 320, 390 392!, 312 404!, 312 240!'), -0.25),
      pane('wine', curve('270 250!, 354 250!, 348 330, 344 392!, 282 394!, 276 330')),
      frogging,
      pane('ruby', plate('230 262, 256 244, 396 372, 390 396, 372 394'), 0.15),
      pane('leather', plate('234 384, 394 384, 394 410, 234 410')),
      pane('gold', plate('296 380, 330 380, 330 414, 296 414'), 0.2),
    ),
    part(
      'head',
      'head',
      [312, 240],
      'coat',
      banded(3, ['moss', 'ash'], [280, 176, 17], [298, 214, 16], [312, 256, 22]),
      ring([304, 226], 36, 20, 10, ['ivory', 'bone'], { flat: 0.5 }),
      cord('ivory', 5, [326, 216], [352, 140], [352, 56]),
      face({ at: [258, 134], turn: -14, scale: 0.98 }, { skin: 'moss', eye: 'ruby', brow: 'soot' }),
      pane('ash', limb([240, 164, 9], [216, 174, 8], [196, 156, 1]), 0.3),
      pane('ash', limb([246, 164, 9], [276, 168, 9], [300, 150, 1])),
      pane('cobalt', curve('176 128!, 178 84, 232 40, 296 48, 330 100!, 252 96'), 0.1),
      pane('gold', curve('172 132!, 178 112!, 252 84, 334 90!, 332 108!, 252 104')),
      skull({ at: [246, 72], scale: 0.42, turn: -8 }, { light: 'ruby' }),
      pane('ruby', limb([296, 56, 10], [336, 34, 16], [384, 56, 12], [404, 92, 2]), 0.2),
    ),
    part(
      'back-arm',
      'arm',
      [392, 268],
      'coat',
      sleeve(3, ['indigo', 'cobalt'], 'gold', [392, 270, 26], [436, 332, 24], [410, 386, 22]),
      place({ at: [402, 396], turn: 30 }, fist({}, 'moss')),
      [364, 380, 396, 412, 428].map((x) =>
        pane(
          'gold',
          smooth([x - 8, 268, 'corner'], [x - 7, 294], [x, 300], [x + 7, 294], [x + 8, 268, 'corner']),
          -0.2,
        ),
      ),
      pane('gold', curve('352 272!, 362 240, 400 232, 440 252, 442 276!, 396 266')),
    ),
    part(
      'sabre',
      'weapon',
      [234, 268],
      'coat',
      blade([126, 356], [22, 196], 15, ['steel', 'frost'], -26),
      pane('gold', limb([110, 344, 8], [136, 366, 8], [164, 366, 6])),
      sleeve(3, ['cobalt', 'indigo'], 'gold', [236, 270, 26], [202, 346, 24], [158, 372, 22]),
      place({ at: [146, 376], turn: 50 }, fist({}, 'moss')),
      pane('gold', limb([120, 350, 6], [118, 388, 6], [150, 402, 5])),
      [194, 210, 226, 242, 258].map((x) =>
        pane(
          'gold',
          smooth([x - 8, 268, 'corner'], [x - 7, 296], [x, 302], [x + 7, 296], [x + 8, 268, 'corner']),
        ),
      ),
      pane('gold', curve('180 276!, 182 250, 224 230, 264 242, 274 272!, 228 266'), 0.3),
    ),
  ],
};
