/** Ripper: a bandaged killer with razors for fingers. */
import type { Figure, Piece } from '../../model.ts';
import { curve, disc, limb, plate } from '../rigs/construct-paths.ts';
import { banded, blade, folds, pane, part, place, solid } from '../rigs/construct-pieces.ts';
import { sleeve } from '../rigs/villain.ts';

/** A glove with four razors for fingers that point to the left; the wrist is the origin. */
const razors: readonly Piece[] = [
  ...blade([-24, -18], [-104, -58], 11, ['frost', 'steel'], 8),
  ...blade([-28, -6], [-124, -20], 11, ['frost', 'steel'], 8),
  ...blade([-28, 8], [-118, 20], 11, ['frost', 'steel'], 8),
  ...blade([-22, 18], [-94, 54], 11, ['frost', 'steel'], 8),
  pane('leather', curve('8 -16, -16 -24, -36 -12, -36 12, -18 26, 6 16'), 0.2),
  pane('brass', plate('4 -18, 18 -18, 18 18, 4 18'), 0.1),
];

export const RIPPER: Figure = {
  id: 'ripper',
  rank: 'normal',
  box: [400, 500],
  stance: 'stand',
  glow: 'ruby',
  parts: [
    part(
      'far-arm',
      'arm',
      [274, 236],
      'coat',
      sleeve(3, ['wine', 'plum'], 'leather', [272, 240, 28], [330, 220, 24], [322, 150, 20]),
      place({ at: [318, 138], turn: 62, scale: 0.92 }, razors),
    ),
    part(
      'far-leg',
      'leg',
      [268, 370],
      'coat',
      banded(2, ['soot', 'night'], [266, 368, 24], [300, 430, 20], [312, 470, 17]),
      pane('leather', plate('292 462, 332 462, 338 498, 262 498, 270 482'), 0.1),
    ),
    part(
      'near-leg',
      'leg',
      [206, 376],
      'coat',
      banded(2, ['soot', 'night'], [206, 376, 25], [170, 428, 22], [186, 474, 18]),
      pane('leather', plate('166 462, 208 462, 212 498, 126 498, 136 480'), 0.3),
    ),
    part(
      'coat',
      'body',
      [240, 360],
      undefined,
      folds(5, [196, 304, 330], [150, 366, 446], ['wine', 'plum'], { dip: 24 }),
      pane('wine', curve('168 232!, 182 300, 190 352!, 246 362!, 236 216!'), 0.4),
      pane('plum', curve('236 216!, 246 362!, 308 348!, 322 280, 296 220!')),
      pane('leather', plate('186 330, 312 326, 314 350, 188 356'), 0.3),
      pane('brass', plate('224 326, 254 326, 254 358, 224 358'), 0.2),
      pane('ruby', curve('160 236!, 176 206, 236 200, 300 204!, 304 236, 236 256, 184 256'), 0.1),
      pane('ruby', curve('286 226!, 330 250, 356 320!, 330 304, 322 340!, 300 280'), -0.1),
    ),
    part(
      'head',
      'head',
      [220, 218],
      'coat',
      pane('bone', curve('148 150, 158 118, 210 106, 252 126, 258 170, 236 210, 184 214, 154 190'), 0.1),
      pane('ivory', limb([150, 180, 10], [200, 186, 11], [256, 168, 9]), 0.2),
      pane('bone', limb([158, 202, 9], [200, 208, 9], [246, 194, 8]), -0.1),
      pane('ivory', limb([150, 132, 9], [200, 136, 10], [256, 128, 9]), 0.3),
      pane('soot', curve('144 150!, 196 146, 258 142!, 258 168!, 196 172, 146 172!')),
      solid('ruby', disc(166, 160, 10), 0.5),
      solid('ruby', disc(214, 158, 11), 0.5),
      pane('soot', curve('92 136!, 140 104, 208 96, 276 104, 326 128!, 276 128, 206 124, 140 132'), 0.7),
      pane('night', curve('142 116!, 148 60, 176 36, 204 48!, 206 112!'), 0.6),
      pane('night', curve('264 114!, 262 60, 236 38, 204 48!, 206 112!'), 0.1),
      pane('ruby', curve('142 120!, 144 98!, 206 90, 264 96!, 264 116!, 206 112'), 0.2),
    ),
    part(
      'arm',
      'arm',
      [182, 248],
      'coat',
      sleeve(3, ['wine', 'ruby'], 'leather', [184, 250, 29], [138, 310, 25], [138, 316, 24], [124, 290, 22]),
      place({ at: [124, 286], turn: 10 }, razors),
    ),
  ],
};
