/** Baron Brass: a nobleman who traded his joints for brass, and his voice for a horn. */
import type { Figure, Piece } from '../../model.ts';
import { curve, disc, gear, limb, plate } from '../rigs/construct-paths.ts';
import {
  banded,
  cord,
  lens,
  mirrored,
  pane,
  part,
  place,
  ring,
  solid,
  studs,
  tapered,
} from '../rigs/construct-pieces.ts';
import { poly, smooth } from '../rigs/paths.ts';
import { fist } from '../rigs/undead.ts';
import { sleeve } from '../rigs/villain.ts';

const stack = (x: number, top: number): readonly Piece[] => [
  pane('iron', poly([x - 20, 270], [x - 17, top + 20], [x, top + 20], [x, 270]), 0.35),
  pane('iron', poly([x + 20, 270], [x + 17, top + 20], [x, top + 20], [x, 270]), -0.1),
  pane('brass', poly([x - 26, top + 24], [x - 24, top], [x + 24, top], [x + 26, top + 24]), 0.2),
  pane('brass', poly([x - 21, top + 84], [x - 20, top + 66], [x + 20, top + 66], [x + 21, top + 84])),
];

const puff = (x: number, y: number, size: number, tone: number): Piece =>
  pane(
    'ash',
    smooth(
      [x - size, y + size * 0.4],
      [x - size * 0.9, y - size * 0.4],
      [x - size * 0.2, y - size * 0.9],
      [x + size * 0.6, y - size * 0.6],
      [x + size, y + size * 0.1],
      [x + size * 0.4, y + size * 0.7],
      [x - size * 0.3, y + size * 0.6],
    ),
    tone,
  );

const brassLeg: readonly Piece[] = [
  ...banded(2, ['iron', 'bronze'], [262, 440, 26], [250, 486, 24], [246, 530, 22]),
  pane('gold', gear(252, 488, 34, 10, 8)),
  solid('iron', disc(252, 488, 13)),
  pane('pearl', plate('216 528, 282 528, 286 560, 210 560')),
  pane('soot', curve('204 558!, 288 558!, 292 598!, 172 598!, 178 578'), 0.6),
  ...studs('gold', 5, [230, 538], [230, 552]),
];

const baronTorso: readonly Piece[] = [
  pane(
    'wine',
    curve('170 250!, 160 360, 128 520!, 220 500, 300 470!, 420 500, 490 520!, 462 360, 452 250!'),
    -0.2,
  ),
  pane('brass', curve('206 240!, 186 330, 204 420, 240 462!, 250 240!'), 0.4),
  pane('brass', curve('250 234!, 240 340, 244 464!, 310 476!, 310 230!'), 0.15),
  pane('brass', curve('370 234!, 380 340, 376 464!, 310 476!, 310 230!'), -0.15),
  pane('bronze', curve('414 240!, 434 330, 416 420, 380 462!, 370 240!'), -0.3),
  pane('gold', curve('194 274!, 310 294, 426 274!, 428 292!, 310 314, 192 292!')),
  pane('gold', curve('200 430!, 310 452, 420 430!, 412 448!, 310 470, 208 448!'), -0.2),
  ...ring([310, 372], 62, 46, 12, ['iron', 'bronze']),
  solid('ember', disc(310, 372, 46)),
  solid('amber', curve('276 398, 282 360, 298 376!, 306 336!, 322 370, 334 350!, 344 398, 310 412'), 0.3),
  ...[284, 310, 336].map((x) =>
    pane('iron', poly([x - 4, 328], [x + 4, 328], [x + 4, 416], [x - 4, 416]), 0.2),
  ),
  ...studs(
    'gold',
    7,
    [222, 262],
    [266, 270],
    [354, 270],
    [398, 262],
    [226, 446],
    [270, 456],
    [350, 456],
    [394, 446],
  ),
];

const horn: readonly Piece[] = [
  ...tapered(
    3,
    ['bronze', 'brass', 'bronze'],
    [252, 190, 13],
    [208, 208, 18],
    [164, 198, 34],
    [128, 176, 52],
  ),
  ...place(
    { at: [122, 172], turn: 30 },
    solid('wine', disc(0, 0, 26, 58), -0.2),
    solid('soot', disc(2, 0, 13, 32)),
  ),
];

export const BARON_BRASS: Figure = {
  id: 'baron-brass',
  rank: 'boss',
  box: [600, 600],
  stance: 'stand',
  glow: 'amber',
  parts: [
    part(
      'stacks',
      'cloak',
      [400, 280],
      'boiler',
      puff(404, 42, 34, 0.1),
      puff(446, 26, 26, 0.4),
      puff(486, 84, 28, -0.1),
      puff(520, 58, 22, 0.3),
      stack(400, 70),
      stack(452, 118),
    ),
    part(
      'cane-arm',
      'arm',
      [432, 282],
      'boiler',
      cord('soot', 7, [530, 330], [528, 470], [526, 592]),
      pane('gold', gear(530, 314, 36, 10, 9), 0.2),
      solid('ruby', disc(530, 314, 14), 0.3),
      sleeve(3, ['bronze', 'brass'], 'gold', [432, 284, 30], [484, 344, 26], [524, 376, 22]),
      place({ at: [530, 380], scale: 1.15 }, fist({}, 'brass')),
    ),
    part('right-leg', 'leg', [360, 450], 'boiler', mirrored(312, brassLeg)),
    part('left-leg', 'leg', [262, 450], 'boiler', brassLeg),
    part('boiler', 'body', [310, 460], undefined, baronTorso),
    part(
      'head',
      'head',
      [310, 246],
      'boiler',
      pane('iron', limb([310, 206, 34], [310, 252, 40])),
      pane('pearl', curve('254 236!, 262 202!, 310 222, 362 200!, 370 236!, 310 262')),
      pane('brass', curve('250 150!, 246 190, 262 220, 310 230, 310 140!'), 0.4),
      pane('bronze', curve('370 150!, 374 190, 358 220, 310 230, 310 140!'), -0.05),
      pane('soot', curve('226 148!, 310 128, 396 148!, 380 166, 310 154, 240 166'), 0.5),
      pane('soot', plate('252 140, 246 40, 300 34, 302 134'), 0.8),
      pane('soot', plate('302 134, 300 34, 374 40, 368 140'), 0.3),
      pane('ruby', curve('251 142!, 250 116!, 310 106, 369 116!, 368 142!, 310 130')),
      pane('gold', gear(348, 96, 30, 9, 8)),
      solid('iron', disc(348, 96, 10)),
      lens([270, 178], 22, 'gold', 'azure'),
      cord('gold', 3, [272, 200], [262, 230], [280, 262]),
      solid('soot', curve('316 178!, 332 168, 350 178!, 332 188')),
      solid('amber', disc(332, 178, 6), 0.6),
      horn,
      pane('gold', limb([290, 204, 11], [262, 196, 9], [238, 212, 5], [232, 196, 1]), 0.3),
      pane('gold', limb([290, 204, 11], [330, 200, 9], [356, 216, 5], [364, 198, 1])),
    ),
    part(
      'piston-arm',
      'weapon',
      [186, 284],
      'boiler',
      banded(2, ['iron', 'steel'], [184, 290, 22], [128, 340, 22], [106, 388, 22]),
      pane('gold', gear(124, 346, 34, 11, 8)),
      solid('iron', disc(124, 346, 12)),
      pane('brass', plate('60 376, 150 376, 158 452, 52 452'), 0.2),
      pane('bronze', plate('106 376, 150 376, 158 452, 106 452'), -0.2),
      pane('gold', plate('50 446, 160 446, 164 470, 46 470')),
      place({ at: [106, 502], scale: 2.3, turn: -88 }, fist({}, 'brass')),
      studs('gold', 6, [74, 392], [74, 430], [138, 392], [138, 430]),
    ),
    part(
      'shoulder',
      'cloak',
      [196, 262],
      'boiler',
      [152, 168, 184, 200, 216, 232].map((x) =>
        pane(
          'gold',
          smooth([x - 9, 282, 'corner'], [x - 8, 314], [x, 320], [x + 8, 314], [x + 9, 282, 'corner']),
          -0.1,
        ),
      ),
      pane('wine', curve('140 286!, 146 246, 196 224, 240 244, 246 286!, 196 276'), 0.2),
      pane('gold', curve('136 292!, 138 276!, 196 268, 248 276!, 250 292!, 196 284'), 0.2),
    ),
  ],
};
