/** Built enemies of The Stygian Society: Clank, Marionette, Cannoneer. */
import type { Figure, Piece } from '../../model.ts';
import { curve, disc, gear, limb, plate } from '../rigs/construct-paths.ts';
import {
  banded,
  cord,
  flame,
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
import { type Point, poly, smooth } from '../rigs/paths.ts';
import { fist } from '../rigs/undead.ts';
import { face, sleeve } from '../rigs/villain.ts';

const clankLeg: readonly Piece[] = [
  ...banded(3, ['iron', 'steel'], [162, 380, 22], [152, 420, 20], [150, 456, 20]),
  pane('steel', curve('104 498!, 108 458, 150 444, 188 460, 192 498!'), 0.2),
  pane('brass', plate('100 484, 194 484, 196 499, 98 499')),
];

/** Tongs for a hand; they open downwards. */
const tongs = (x: number, y: number): readonly Piece[] => [
  pane(
    'steel',
    smooth(
      [x - 8, y, 'corner'],
      [x - 46, y + 24],
      [x - 34, y + 76, 'corner'],
      [x - 22, y + 40],
      [x, y + 26, 'corner'],
    ),
    0.3,
  ),
  pane(
    'iron',
    smooth(
      [x + 8, y, 'corner'],
      [x + 46, y + 24],
      [x + 34, y + 76, 'corner'],
      [x + 22, y + 40],
      [x, y + 26, 'corner'],
    ),
    0.3,
  ),
  solid('brass', disc(x, y + 6, 17), 0.3),
];

const key: readonly Piece[] = [
  pane('brass', limb([290, 206, 10], [358, 188, 10])),
  ...ring([362, 152], 31, 14, 7, ['gold', 'brass']),
  ...ring([366, 220], 31, 14, 7, ['brass', 'bronze']),
  solid('gold', disc(360, 187, 15), 0.2),
];

const clank: Figure = {
  id: 'clank',
  rank: 'normal',
  box: [400, 500],
  stance: 'stand',
  glow: 'amber',
  parts: [
    part('key', 'tail', [292, 206], 'barrel', key),
    part(
      'far-arm',
      'arm',
      [300, 220],
      'barrel',
      banded(4, ['iron', 'steel'], [296, 222, 20], [344, 262, 18], [352, 326, 16]),
      tongs(352, 330),
    ),
    part('right-leg', 'leg', [244, 384], 'barrel', mirrored(202, clankLeg)),
    part('left-leg', 'leg', [162, 384], 'barrel', clankLeg),
    part(
      'barrel',
      'body',
      [204, 390],
      undefined,
      pane('steel', curve('112 196!, 84 290, 112 392!, 158 400!, 146 290, 158 190!'), 0.5),
      pane('steel', curve('158 190!, 146 290, 158 400!, 250 400!, 262 290, 250 190!'), 0.1),
      pane('iron', curve('250 190!, 262 290, 250 400!, 296 392!, 324 290, 296 196!'), 0.4),
      pane('brass', curve('100 228!, 204 246, 308 228!, 312 246!, 204 266, 96 246!')),
      pane('brass', curve('98 354!, 204 370, 310 354!, 304 374!, 204 390, 104 374!'), -0.1),
      pane('iron', curve('136 276!, 196 270, 262 276!, 260 344!, 196 350, 138 344!'), -0.3),
      pane('gold', gear(180, 312, 30, 9, 8), 0.1),
      solid('iron', disc(180, 312, 10)),
      pane('bronze', gear(226, 306, 24, 8, 7), 0.1),
      solid('iron', disc(226, 306, 8)),
      studs('brass', 7, [124, 212], [284, 212], [128, 382], [280, 382]),
    ),
    part(
      'head',
      'head',
      [196, 196],
      'barrel',
      pane('iron', plate('156 160, 240 160, 250 204, 146 204'), 0.2),
      cord('brass', 6, [204, 70], [204, 34]),
      solid('ruby', disc(204, 28, 17), 0.3),
      pane('steel', curve('116 160!, 112 84, 176 62, 196 62!, 186 164!'), 0.5),
      pane('iron', curve('288 160!, 292 84, 226 62, 196 62!, 186 164!'), 0.5),
      pane('brass', curve('108 152!, 200 144, 296 152!, 298 172!, 200 176, 106 172!')),
      lens([146, 116], 29, 'brass', 'amber', 'ivory'),
      lens([226, 116], 33, 'brass', 'amber', 'ivory'),
    ),
    part(
      'jaw',
      'jaw',
      [244, 178],
      'head',
      pane('steel', curve('120 172!, 250 172!, 246 204, 220 214!, 146 214!, 124 202'), 0.1),
      [136, 158, 180, 202, 224].map((x) =>
        pane('soot', poly([x - 6, 178], [x + 6, 178], [x + 6, 200], [x - 6, 200])),
      ),
    ),
    part(
      'arm',
      'arm',
      [112, 224],
      'barrel',
      banded(4, ['steel', 'iron'], [112, 224, 23], [62, 262, 20], [54, 326, 18]),
      tongs(54, 330),
      pane('brass', curve('84 238!, 88 204, 122 194, 144 216, 136 244!'), 0.2),
    ),
  ],
};

const CROSS: readonly Piece[] = [
  pane('wood', limb([76, 34, 11], [324, 18, 11]), 0.3),
  pane('wood', limb([214, 4, 10], [188, 62, 10]), 0.1),
  ...studs('brass', 8, [84, 34], [316, 20], [202, 28]),
];

const puppetLeg = (hip: Point, knee: Point, foot: Point): readonly Piece[] => [
  pane('wood', limb([hip[0], hip[1], 18], [knee[0], knee[1], 15]), 0.2),
  pane('wood', limb([knee[0], knee[1], 15], [foot[0], foot[1] - 22, 12]), -0.1),
  solid('brass', disc(knee[0], knee[1], 14), 0.2),
  pane(
    'ruby',
    smooth(
      [foot[0] + 18, foot[1] - 34, 'corner'],
      [foot[0] + 20, foot[1], 'corner'],
      [foot[0] - 40, foot[1], 'corner'],
      [foot[0] - 44, foot[1] - 12],
      [foot[0] - 14, foot[1] - 34, 'corner'],
    ),
    0.1,
  ),
];

const marionette: Figure = {
  id: 'marionette',
  rank: 'normal',
  box: [400, 500],
  stance: 'float',
  glow: 'rose',
  parts: [
    part(
      'cross',
      'cloak',
      [202, 30],
      'torso',
      CROSS,
      cord('ivory', 5, [84, 36], [70, 190]),
      cord('ivory', 5, [316, 24], [348, 200]),
      cord('ivory', 5, [202, 40], [204, 110]),
      cord('ivory', 5, [150, 36], [120, 380]),
      cord('ivory', 5, [262, 30], [300, 360]),
    ),
    part(
      'far-arm',
      'arm',
      [258, 228],
      'torso',
      pane('violet', limb([256, 232, 20], [316, 258, 18]), 0.1),
      pane('wood', limb([318, 258, 14], [346, 204, 12])),
      solid('brass', disc(318, 258, 14), 0.2),
      place({ at: [348, 194], turn: 20, scale: 0.95 }, fist({}, 'wood')),
    ),
    part('far-leg', 'leg', [236, 338], 'torso', puppetLeg([234, 340], [296, 372], [284, 470])),
    part('near-leg', 'leg', [172, 340], 'torso', puppetLeg([174, 342], [120, 388], [140, 494])),
    part(
      'torso',
      'body',
      [204, 330],
      undefined,
      pane('violet', curve('148 214!, 150 290, 170 350!, 204 362!, 204 206!'), 0.4),
      pane('rose', curve('262 214!, 256 290, 240 350!, 204 362!, 204 206!')),
      [
        [150, 216],
        [180, 234],
        [208, 240],
        [238, 232],
        [262, 214],
      ].map(([x = 0, y = 0], at) =>
        pane(at % 2 ? 'gold' : 'pearl', poly([x - 17, y - 16], [x + 17, y - 16], [x, y + 28]), 0.2),
      ),
      studs('gold', 9, [204, 284], [204, 316]),
      [160, 188, 218, 246].map((x, at) =>
        pane(at % 2 ? 'violet' : 'gold', poly([x - 18, 338], [x + 18, 338], [x, 376]), 0.1),
      ),
    ),
    part(
      'head',
      'head',
      [204, 214],
      'torso',
      pane('wood', limb([204, 190, 16], [204, 222, 16]), -0.2),
      pane('violet', curve('142 136!, 132 84, 104 62!, 158 56, 204 92!, 204 132!'), 0.4),
      pane('rose', curve('264 136!, 274 82, 312 66!, 250 54, 204 92!, 204 132!')),
      solid('gold', disc(106, 66, 14), 0.3),
      solid('gold', disc(308, 70, 14), 0.3),
      pane('ivory', curve('146 140, 152 114, 204 106, 252 118, 258 156, 246 184, 204 188, 160 184'), 0.3),
      solid('soot', disc(176, 146, 13, 15)),
      solid('soot', disc(222, 146, 14, 16)),
      solid('rose', disc(173, 146, 6), 0.5),
      solid('rose', disc(219, 146, 6.5), 0.5),
      pane('ruby', plate('196 150, 180 172, 202 172'), 0.2),
      solid('rose', disc(236, 172, 10), 0.1),
    ),
    part(
      'jaw',
      'jaw',
      [240, 184],
      'head',
      pane('ivory', curve('160 180!, 246 178!, 240 208, 204 220, 168 208'), 0.1),
      pane('ruby', plate('170 182, 234 182, 228 194, 176 194')),
    ),
    part(
      'arm',
      'arm',
      [152, 230],
      'torso',
      pane('violet', limb([154, 234, 21], [98, 270, 19]), 0.3),
      pane('wood', limb([98, 270, 15], [70, 204, 13]), 0.2),
      solid('brass', disc(98, 270, 15), 0.3),
      place({ at: [68, 192], turn: -10 }, fist({}, 'wood')),
      pane('steel', plate('52 184, 70 174, 26 92, 18 96'), 0.4),
      pane('gold', limb([42, 188, 6], [78, 166, 6]), 0.2),
    ),
  ],
};

const spokes: readonly Piece[] = [0, 45, 90, 135, 180, 225, 270, 315].flatMap((turn) =>
  place({ at: [168, 406], turn }, pane('wood', plate('-7 -14, 7 -14, 9 -64, -9 -64'), 0.1)),
);

const cannoneer: Figure = {
  id: 'cannoneer',
  rank: 'normal',
  box: [400, 500],
  stance: 'stand',
  glow: 'ember',
  parts: [
    part(
      'gunner',
      'body',
      [300, 460],
      'carriage',
      pane('soot', plate('254 430, 300 430, 298 498, 238 498'), 0.6),
      pane('soot', plate('304 430, 350 430, 372 498, 310 498'), 0.3),
      pane('wine', curve('246 246!, 230 350, 236 450!, 302 460!, 302 236!'), 0.4),
      pane('wine', curve('362 246!, 380 350, 376 450!, 302 460!, 302 236!')),
      pane('pearl', plate('246 260, 262 244, 366 400, 352 420'), 0.1),
      pane('leather', plate('236 380, 378 380, 378 404, 236 404'), 0.2),
      pane('gold', plate('290 376, 318 376, 318 410, 290 410'), 0.2),
      studs('gold', 7, [272, 300], [272, 330], [272, 358]),
    ),
    part(
      'head',
      'head',
      [302, 246],
      'gunner',
      pane('skin', limb([300, 206, 26], [302, 256, 28]), -0.3),
      face({ at: [286, 180], scale: 0.98 }, { skin: 'skin', eye: 'ember', brow: 'bronze' }),
      pane('bronze', curve('252 196!, 270 192, 300 200, 326 186!, 336 216, 306 258, 278 262, 256 236'), 0.2),
      pane('soot', curve('262 206!, 276 202, 290 208!, 276 216')),
      pane('night', curve('226 150!, 250 118, 300 108, 342 122, 362 150!, 300 160'), 0.6),
      pane('cobalt', curve('246 130!, 250 76, 300 58, 346 78, 346 128!, 300 116'), 0.2),
      pane('gold', curve('244 134!, 246 116!, 300 102, 346 116!, 348 134!, 300 122'), 0.1),
      solid('ember', disc(298, 84, 14), 0.3),
    ),
    part(
      'carriage',
      'body',
      [170, 420],
      undefined,
      pane('wood', plate('92 372, 300 352, 372 482, 334 494, 250 420, 92 420'), 0.1),
      pane('wood', plate('250 420, 334 494, 372 482, 330 410'), -0.3),
      pane('iron', plate('216 360, 242 358, 260 424, 232 420'), 0.2),
    ),
    part(
      'barrel',
      'weapon',
      [176, 362],
      'carriage',
      tapered(
        5,
        ['bronze', 'brass', 'bronze'],
        [268, 358, 50],
        [210, 348, 46],
        [130, 322, 38],
        [58, 298, 34],
      ),
      solid('brass', disc(284, 362, 18), 0.2),
      place(
        { at: [54, 296], turn: 18 },
        pane('gold', plate('-14 -44, 12 -40, 12 40, -14 44'), 0.2),
        solid('soot', disc(-14, 0, 14, 33)),
        solid('ember', disc(-12, 4, 8, 19), 0.3),
      ),
      place({ at: [170, 334], turn: 16 }, pane('gold', plate('-8 -46, 8 -47, 8 47, -8 46'), 0.1)),
      place({ at: [256, 356], turn: 12 }, pane('gold', plate('-8 -54, 8 -54, 8 54, -8 54'), 0.1)),
    ),
    part(
      'wheel',
      'leg',
      [168, 406],
      'carriage',
      spokes,
      ring([168, 406], 90, 64, 14, ['wood', 'leather']),
      solid('iron', disc(168, 406, 24), 0.3),
      solid('brass', disc(168, 406, 11), 0.3),
    ),
    part(
      'match',
      'arm',
      [268, 272],
      'gunner',
      cord('wood', 7, [232, 260], [170, 200], [116, 148]),
      flame([112, 158], 74, 116, ['ember', 'amber', 'ivory'], -8),
      sleeve(3, ['ruby', 'wine'], 'gold', [272, 272, 29], [246, 318, 25], [204, 246, 22]),
      place({ at: [190, 222], turn: -42, scale: 1.05 }, fist({}, 'skin')),
      pane('gold', curve('240 274!, 246 240, 276 230, 304 250, 304 280!, 272 270'), 0.2),
    ),
  ],
};

export const STYGIAN_MACHINES: readonly Figure[] = [clank, marionette, cannoneer];
