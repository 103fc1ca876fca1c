/** Bone Warden: a skeleton with keys, a mace and a shield of ribs. */
import type { Figure } from '../../model.ts';
import { curve, limb, plate } from '../rigs/construct-paths.ts';
import { blade, cord, gem, pane, part, place, ring, roundGem, studs } from '../rigs/construct-pieces.ts';
import { type Point, polar } from '../rigs/paths.ts';
import { fist, jaw, ribs, skull } from '../rigs/undead.ts';

const WARDEN = { at: [214, 108], scale: 1.1, turn: -3 } as const;
const WARDEN_SHIELD: readonly Point[] = [
  [34, 214],
  [158, 202],
  [166, 360],
  [146, 434],
  [96, 486],
  [46, 436],
  [26, 360],
];

export const BONE_WARDEN: Figure = {
  id: 'bone-warden',
  rank: 'normal',
  box: [400, 500],
  stance: 'stand',
  glow: 'cobalt',
  parts: [
    part(
      'mace',
      'weapon',
      [296, 220],
      'ribs',
      cord('wood', 8, [362, 300], [346, 180], [334, 70]),
      [-90, -38, 14, 66, 118, 170, 222].flatMap((turn) =>
        blade(polar([334, 58], 30, turn), polar([334, 58], 58, turn), 13, ['steel', 'iron']),
      ),
      roundGem([334, 58], 36, ['iron', 'steel'], 'stone', 8),
      pane('bone', limb([292, 222, 17], [344, 272, 14], [358, 262, 12]), 0.1),
      place({ at: [356, 250], turn: -6, scale: 1.05 }, fist({})),
      pane('cobalt', curve('256 224!, 264 180, 304 168, 334 202, 332 236!, 294 220'), 0.1),
      pane('brass', curve('254 234!, 294 220, 336 236!, 334 252!, 294 238, 258 248!')),
    ),
    part(
      'far-leg',
      'leg',
      [250, 372],
      'ribs',
      pane('bone', limb([250, 370, 16], [276, 430, 12], [284, 478, 12]), -0.2),
      pane('iron', curve('254 440!, 280 426, 302 440!, 300 470!, 262 470!'), 0.3),
      pane('bone', curve('264 476, 302 470, 310 498!, 238 498!'), -0.1),
    ),
    part(
      'near-leg',
      'leg',
      [190, 376],
      'ribs',
      pane('bone', limb([192, 372, 17], [184, 430, 13], [188, 478, 13]), 0.1),
      pane('iron', curve('160 440!, 186 426, 210 440!, 208 470!, 166 470!'), 0.4),
      pane('bone', curve('168 476, 208 470, 214 498!, 138 498!'), 0.1),
    ),
    part(
      'ribs',
      'body',
      [220, 360],
      undefined,
      pane(
        'cobalt',
        curve(
          '150 200!, 220 176, 292 200!, 320 330, 330 440!, 280 410, 260 450!, 220 400, 180 446!, 150 330',
        ),
        -0.2,
      ),
      pane('bone', limb([222, 150, 15], [222, 206, 15]), -0.3),
      ribs({ at: [220, 262], scale: 1.2 }, 5, 'bone', 'night'),
      pane('iron', curve('166 350!, 220 362, 276 350!, 286 392!, 220 408, 156 392!'), 0.3),
      pane('brass', plate('164 344, 276 344, 280 362, 160 362'), 0.1),
      ring([270, 396], 25, 14, 8, ['brass', 'gold']),
      pane('gold', limb([260, 416, 6], [252, 462, 6])),
      pane('brass', limb([280, 416, 6], [292, 452, 6])),
    ),
    part('jaw', 'jaw', [240, 126], 'head', jaw(WARDEN)),
    part(
      'head',
      'head',
      [226, 180],
      'ribs',
      skull(WARDEN, { light: 'azure' }),
      blade([170, 78], [128, 14], 16, ['bone', 'bone'], 14),
      blade([258, 74], [302, 14], 16, ['bone', 'ash'], -14),
      pane('steel', curve('160 92!, 166 52, 212 34, 216 88!'), 0.4),
      pane('iron', curve('270 96!, 262 50, 212 34, 216 88!'), 0.3),
      pane('brass', curve('156 98!, 158 80!, 214 78, 272 84!, 274 102!, 214 94'), 0.1),
    ),
    part(
      'shield',
      'arm',
      [158, 228],
      'ribs',
      pane('bone', limb([160, 226, 17], [124, 286, 14], [100, 320, 12]), 0.1),
      gem([96, 340], WARDEN_SHIELD, ['iron', 'steel', 'stone'], 'cobalt', 0.8),
      ribs({ at: [96, 328], scale: 0.86 }, 4, 'bone', 'cobalt'),
      skull({ at: [98, 264], scale: 0.62 }, { light: 'azure' }),
      studs('brass', 8, [44, 226], [150, 216], [38, 360], [156, 360], [96, 466]),
      pane('cobalt', curve('118 232!, 120 190, 156 172, 190 196, 188 232!, 152 222'), 0.3),
    ),
  ],
};
