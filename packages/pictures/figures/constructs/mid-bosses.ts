/** Mid-bosses of The Stygian Society: Patchwork Adams, Baron Brass, Colonel Gallows. */
import type { Figure, Piece, Sheet } from '../../model.ts';
import { disc, gear, limb, poly, type Spot, smooth } from '../rigs/construct-paths.ts';
import { banded, blade, cord, folds, lens, mirrored, pane, part, place, ring, solid, studs, tapered } from '../rigs/construct-pieces.ts';
import { fist, skull } from '../rigs/undead.ts';
import { face, sleeve } from '../rigs/villain.ts';

/** Stitches across a seam. */
const stitches = ([ax, ay]: Spot, [bx, by]: Spot, count: number, sheet: Sheet = 'ivory'): readonly Piece[] => {
  const length = Math.hypot(bx - ax, by - ay);
  const [nx, ny] = [((by - ay) / length) * 10, ((ax - bx) / length) * 10];
  return Array.from({ length: count }, (_, at) => {
    const share = (at + 0.5) / count;
    const [x, y] = [ax + (bx - ax) * share, ay + (by - ay) * share];
    return cord(sheet, 3, [x - nx, y - ny], [x + nx, y + ny]);
  });
};

const adamsLeg: readonly Piece[] = [
  pane('leather', smooth([216, 410, 'corner'], [204, 480], [212, 552, 'corner'], [286, 552, 'corner'], [292, 480], [304, 410, 'corner']), 0.1),
  pane('wood', smooth([226, 440, 'corner'], [262, 434, 'corner'], [268, 488, 'corner'], [220, 494, 'corner']), 0.2),
  ...stitches([226, 440], [220, 494], 3),
  pane('soot', smooth([206, 542, 'corner'], [290, 542, 'corner'], [294, 598, 'corner'], [168, 598, 'corner'], [174, 572], [204, 562]), 0.5),
  pane('iron', poly([166, 586], [296, 586], [296, 599], [166, 599])),
];

const adamsTorso: readonly Piece[] = [
  pane('moss', smooth([150, 240], [186, 192], [310, 166], [436, 192], [470, 240], [450, 330], [412, 440, 'corner'], [212, 440, 'corner'], [176, 330]), -0.4),
  pane('moss', smooth([226, 220, 'corner'], [240, 150], [352, 150], [390, 220, 'corner'], [310, 250]), -0.3),
  pane('skin', poly([168, 222], [236, 186], [246, 290], [176, 286]), 0.2),
  pane('moss', poly([236, 186], [312, 172], [322, 282], [246, 290]), 0.35),
  pane('skin', poly([312, 172], [386, 184], [384, 292], [322, 282]), -0.1),
  pane('teal', poly([386, 184], [452, 222], [446, 288], [384, 292]), -0.1),
  pane('bone', poly([176, 286], [246, 290], [258, 362], [206, 378]), 0.1),
  pane('teal', poly([246, 290], [322, 282], [318, 374], [258, 362]), 0.3),
  pane('plum', poly([322, 282], [384, 292], [366, 366], [318, 374]), 0.3),
  pane('moss', poly([384, 292], [446, 288], [418, 376], [366, 366]), -0.2),
  pane('moss', poly([206, 378], [258, 362], [318, 374], [312, 432], [216, 428])),
  pane('skin', poly([318, 374], [366, 366], [418, 376], [408, 428], [312, 432]), -0.25),
  ...stitches([240, 196], [246, 286], 4),
  ...stitches([314, 184], [321, 278], 4),
  ...stitches([250, 291], [316, 284], 3),
  ...stitches([320, 290], [318, 368], 4),
  ...stitches([384, 298], [368, 360], 3),
  ...stitches([214, 376], [256, 364], 2),
  pane('leather', poly([206, 420], [416, 420], [418, 448], [204, 448]), 0.2),
  pane('iron', poly([286, 414], [336, 414], [336, 454], [286, 454]), 0.3),
  pane('brass', poly([298, 424], [324, 424], [324, 444], [298, 444])),
];

const adamsHead: readonly Piece[] = [
  pane('moss', smooth([236, 76, 'corner'], [230, 130], [226, 168], [252, 186, 'corner'], [352, 184, 'corner'], [364, 130], [352, 72, 'corner'], [296, 60]), 0.1),
  pane('skin', poly([238, 74], [300, 62], [304, 110], [236, 112]), 0.35),
  pane('bone', smooth([304, 112, 'corner'], [358, 108, 'corner'], [360, 150], [348, 182, 'corner'], [310, 172, 'corner']), -0.15),
  pane('soot', smooth([230, 88, 'corner'], [236, 48], [296, 34], [352, 46], [364, 100, 'corner'], [348, 78], [334, 90, 'corner'], [318, 74], [300, 88, 'corner'], [282, 74], [262, 92, 'corner'], [250, 76]), 0.6),
  pane('moss', smooth([226, 118, 'corner'], [300, 112], [356, 118, 'corner'], [352, 132, 'corner'], [296, 130], [228, 138, 'corner']), -0.3),
  solid('soot', smooth([232, 140], [248, 132], [268, 138], [266, 152], [246, 156])),
  solid('soot', smooth([292, 138], [312, 131], [332, 138], [330, 153], [308, 156])),
  solid('amber', disc(247, 144, 7), 0.5),
  solid('azure', disc(308, 144, 8.5), 0.5),
  pane('moss', smooth([268, 132, 'corner'], [252, 160], [246, 172, 'corner'], [278, 176, 'corner'], [280, 150]), 0.35),
  ...stitches([304, 70], [306, 128], 4),
  ...stitches([312, 118], [352, 112], 2),
  pane('iron', poly([334, 156], [372, 156], [372, 172], [334, 172])),
  pane('brass', poly([366, 146], [384, 146], [384, 182], [366, 182]), 0.2),
];

const bolt = (x: number, y: number, scale: number, turn: number): readonly Piece[] =>
  place({ at: [x, y], scale, turn }, pane('gold', poly([4, -60], [-26, 4], [-4, 4], [-14, 60], [28, -12], [6, -12], [24, -60]), 0.3), solid('ivory', poly([6, -44], [-12, -3], [4, -3], [-2, 24], [14, -6], [0, -6], [14, -44]), 0.7));

const adams: Figure = {
  id: 'patchwork-adams',
  rank: 'boss',
  box: [600, 600],
  stance: 'stand',
  glow: 'gold',
  parts: [
    part(
      'back-arm',
      'arm',
      [430, 236],
      'torso',
      banded(2, ['teal', 'plum'], [428, 238, 46], [500, 262, 42], [524, 330, 34]),
      banded(2, ['bone', 'skin'], [524, 322, 34], [528, 370, 30], [506, 430, 26]),
      stitches([494, 318], [552, 322], 4),
      pane('iron', poly([474, 408], [540, 414], [536, 442], [470, 436]), 0.2),
      ring([548, 452], 16, 8, 6, ['iron', 'steel']),
      ring([558, 480], 16, 8, 6, ['steel', 'iron']),
      ring([552, 510], 16, 8, 6, ['iron', 'steel']),
      place({ at: [498, 462], scale: 1.35, turn: 10 }, fist({}, 'skin')),
    ),
    part('right-leg', 'leg', [372, 430], 'torso', mirrored(314, adamsLeg)),
    part('left-leg', 'leg', [262, 430], 'torso', adamsLeg),
    part('torso', 'body', [312, 430], undefined, adamsTorso),
    part(
      'jaw',
      'jaw',
      [330, 176],
      'head',
      pane('moss', smooth([234, 172, 'corner'], [346, 168, 'corner'], [344, 206], [320, 226, 'corner'], [256, 226, 'corner'], [236, 206])),
      pane('skin', smooth([288, 196, 'corner'], [340, 188, 'corner'], [338, 208], [318, 222, 'corner'], [288, 224, 'corner']), -0.2),
      pane('soot', poly([240, 178], [320, 176], [318, 194], [242, 196])),
      [246, 264, 282, 300].map((x) => solid('ivory', poly([x, 186], [x + 12, 186], [x + 11, 198], [x + 1, 198]), 0.2)),
    ),
    part('head', 'head', [304, 196], 'torso', adamsHead),
    part(
      'arm',
      'arm',
      [178, 234],
      'torso',
      banded(2, ['moss', 'bone'], [186, 236, 56], [126, 274, 58], [98, 346, 50]),
      stitches([54, 320], [146, 330], 5),
      banded(2, ['teal', 'skin'], [98, 346, 46], [84, 420, 54], [100, 486, 50]),
      stitches([36, 418], [134, 424], 5),
      pane('iron', poly([46, 452], [152, 452], [150, 484], [50, 484]), 0.3),
      studs('brass', 7, [66, 468], [98, 468], [130, 468]),
      place({ at: [102, 520], scale: 2.3, turn: -84 }, fist({}, 'skin')),
    ),
    part('lightning', 'orbit', [310, 130], 'head', bolt(180, 74, 0.9, 38), bolt(420, 90, 1, -30)),
  ],
};

const stack = (x: number, top: number): readonly Piece[] => [
  pane('iron', poly([x - 20, 270], [x - 17, top + 20], [x, top + 20], [x, 270]), 0.35),
  pane('iron', poly([x + 20, 270], [x + 17, top + 20], [x, top + 20], [x, 270]), -0.1),
  pane('brass', poly([x - 26, top + 24], [x - 24, top], [x + 24, top], [x + 26, top + 24]), 0.2),
  pane('brass', poly([x - 21, top + 84], [x - 20, top + 66], [x + 20, top + 66], [x + 21, top + 84])),
];

const puff = (x: number, y: number, size: number, tone: number): Piece =>
  pane('ash', smooth([x - size, y + size * 0.4], [x - size * 0.9, y - size * 0.4], [x - size * 0.2, y - size * 0.9], [x + size * 0.6, y - size * 0.6], [x + size, y + size * 0.1], [x + size * 0.4, y + size * 0.7], [x - size * 0.3, y + size * 0.6]), tone);

const brassLeg: readonly Piece[] = [
  ...banded(2, ['iron', 'bronze'], [262, 440, 26], [250, 486, 24], [246, 530, 22]),
  pane('gold', gear(252, 488, 34, 10, 8)),
  solid('iron', disc(252, 488, 13)),
  pane('pearl', poly([216, 528], [282, 528], [286, 560], [210, 560])),
  pane('soot', smooth([204, 558, 'corner'], [288, 558, 'corner'], [292, 598, 'corner'], [172, 598, 'corner'], [178, 578]), 0.6),
  ...studs('gold', 5, [230, 538], [230, 552]),
];

const baronTorso: readonly Piece[] = [
  pane('wine', smooth([170, 250, 'corner'], [160, 360], [128, 520, 'corner'], [220, 500], [300, 470, 'corner'], [420, 500], [490, 520, 'corner'], [462, 360], [452, 250, 'corner']), -0.2),
  pane('brass', smooth([206, 240, 'corner'], [186, 330], [204, 420], [240, 462, 'corner'], [250, 240, 'corner']), 0.4),
  pane('brass', smooth([250, 234, 'corner'], [240, 340], [244, 464, 'corner'], [310, 476, 'corner'], [310, 230, 'corner']), 0.15),
  pane('brass', smooth([370, 234, 'corner'], [380, 340], [376, 464, 'corner'], [310, 476, 'corner'], [310, 230, 'corner']), -0.15),
  pane('bronze', smooth([414, 240, 'corner'], [434, 330], [416, 420], [380, 462, 'corner'], [370, 240, 'corner']), -0.3),
  pane('gold', smooth([194, 274, 'corner'], [310, 294], [426, 274, 'corner'], [428, 292, 'corner'], [310, 314], [192, 292, 'corner'])),
  pane('gold', smooth([200, 430, 'corner'], [310, 452], [420, 430, 'corner'], [412, 448, 'corner'], [310, 470], [208, 448, 'corner']), -0.2),
  ...ring([310, 372], 62, 46, 12, ['iron', 'bronze']),
  solid('ember', disc(310, 372, 46)),
  solid('amber', smooth([276, 398], [282, 360], [298, 376, 'corner'], [306, 336, 'corner'], [322, 370], [334, 350, 'corner'], [344, 398], [310, 412]), 0.3),
  ...[284, 310, 336].map((x) => pane('iron', poly([x - 4, 328], [x + 4, 328], [x + 4, 416], [x - 4, 416]), 0.2)),
  ...studs('gold', 7, [222, 262], [266, 270], [354, 270], [398, 262], [226, 446], [270, 456], [350, 456], [394, 446]),
];

const horn: readonly Piece[] = [
  ...tapered(3, ['bronze', 'brass', 'bronze'], [252, 190, 13], [208, 208, 18], [164, 198, 34], [128, 176, 52]),
  ...place({ at: [122, 172], turn: 30 }, solid('wine', disc(0, 0, 26, 58), -0.2), solid('soot', disc(2, 0, 13, 32))),
];

const baron: Figure = {
  id: 'baron-brass',
  rank: 'boss',
  box: [600, 600],
  stance: 'stand',
  glow: 'amber',
  parts: [
    part('stacks', 'tail', [400, 280], 'boiler', puff(404, 42, 34, 0.1), puff(446, 26, 26, 0.4), puff(486, 84, 28, -0.1), puff(520, 58, 22, 0.3), stack(400, 70), stack(452, 118)),
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
      pane('pearl', smooth([254, 236, 'corner'], [262, 202, 'corner'], [310, 222], [362, 200, 'corner'], [370, 236, 'corner'], [310, 262])),
      pane('brass', smooth([250, 150, 'corner'], [246, 190], [262, 220], [310, 230], [310, 140, 'corner']), 0.4),
      pane('bronze', smooth([370, 150, 'corner'], [374, 190], [358, 220], [310, 230], [310, 140, 'corner']), -0.05),
      pane('soot', smooth([226, 148, 'corner'], [310, 128], [396, 148, 'corner'], [380, 166], [310, 154], [240, 166]), 0.5),
      pane('soot', poly([252, 140], [246, 40], [300, 34], [302, 134]), 0.8),
      pane('soot', poly([302, 134], [300, 34], [374, 40], [368, 140]), 0.3),
      pane('ruby', smooth([251, 142, 'corner'], [250, 116, 'corner'], [310, 106], [369, 116, 'corner'], [368, 142, 'corner'], [310, 130])),
      pane('gold', gear(348, 96, 30, 9, 8)),
      solid('iron', disc(348, 96, 10)),
      lens([270, 178], 22, 'gold', 'azure'),
      cord('gold', 3, [272, 200], [262, 230], [280, 262]),
      solid('soot', smooth([316, 178, 'corner'], [332, 168], [350, 178, 'corner'], [332, 188])),
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
      pane('brass', poly([60, 376], [150, 376], [158, 452], [52, 452]), 0.2),
      pane('bronze', poly([106, 376], [150, 376], [158, 452], [106, 452]), -0.2),
      pane('gold', poly([50, 446], [160, 446], [164, 470], [46, 470])),
      place({ at: [106, 502], scale: 2.3, turn: -88 }, fist({}, 'brass')),
      studs('gold', 6, [74, 392], [74, 430], [138, 392], [138, 430]),
    ),
    part(
      'shoulder',
      'cloak',
      [196, 262],
      'boiler',
      [152, 168, 184, 200, 216, 232].map((x) => pane('gold', smooth([x - 9, 282, 'corner'], [x - 8, 314], [x, 320], [x + 8, 314], [x + 9, 282, 'corner']), -0.1)),
      pane('wine', smooth([140, 286, 'corner'], [146, 246], [196, 224], [240, 244], [246, 286, 'corner'], [196, 276]), 0.2),
      pane('gold', smooth([136, 292, 'corner'], [138, 276, 'corner'], [196, 268], [248, 276, 'corner'], [250, 292, 'corner'], [196, 284]), 0.2),
    ),
  ],
};

const rope = (x: number, top: number, loop: number): readonly Piece[] => [
  cord('ivory', 5, [x, top], [x, loop - 36]),
  ...ring([x, loop], 32, 22, 10, ['ivory', 'bone'], { flat: 1.25 }),
  pane('ivory', poly([x - 11, loop - 62], [x + 11, loop - 62], [x + 13, loop - 30], [x - 13, loop - 30]), 0.1),
  cord('leather', 2.5, [x - 10, loop - 52], [x + 11, loop - 50]),
  cord('leather', 2.5, [x - 11, loop - 42], [x + 12, loop - 40]),
];

const gallowsFrame: readonly Piece[] = [
  pane('wood', poly([420, 598], [424, 30], [440, 30], [440, 598]), 0.25),
  pane('wood', poly([440, 598], [440, 30], [460, 30], [464, 598]), -0.2),
  pane('wood', poly([428, 150], [446, 164], [350, 62], [332, 58]), -0.1),
  ...[0, 1, 2, 3].map((at) => pane('wood', poly([100 + at * 95, 24], [195 + at * 95, 24], [195 + at * 95, 58], [100 + at * 95, 58]), at % 2 ? -0.1 : 0.2)),
  pane('iron', poly([410, 18], [474, 18], [474, 70], [410, 70]), 0.2),
  ...studs('brass', 6, [424, 32], [460, 32], [424, 56], [460, 56]),
];

const colonelLeg: readonly Piece[] = [
  ...banded(2, ['pearl', 'ivory'], [280, 400, 26], [266, 450, 24], [262, 500, 20]),
  pane('soot', smooth([234, 480, 'corner'], [262, 470], [290, 482, 'corner'], [284, 560], [288, 598, 'corner'], [204, 598, 'corner'], [212, 580], [238, 570]), 0.6),
  pane('leather', smooth([232, 478, 'corner'], [262, 466], [292, 480, 'corner'], [290, 502, 'corner'], [262, 494], [234, 502, 'corner'])),
];

const frogging: readonly Piece[] = [272, 304, 336, 368].flatMap((y) => [
  pane('gold', poly([272, y], [352, y - 4], [352, y + 8], [272, y + 12]), 0.1),
  ...studs('gold', 6, [274, y + 6], [350, y + 2]),
]);

const colonel: Figure = {
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
      folds(4, [340, 408, 360], [352, 476, 520], ['cobalt', 'indigo']),
      folds(3, [232, 280, 370], [188, 270, 500], ['cobalt', 'indigo']),
      pane('cobalt', smooth([226, 248, 'corner'], [232, 320], [238, 392, 'corner'], [312, 404, 'corner'], [312, 240, 'corner']), 0.2),
      pane('cobalt', smooth([400, 248, 'corner'], [394, 320], [390, 392, 'corner'], [312, 404, 'corner'], [312, 240, 'corner']), -0.25),
      pane('wine', smooth([270, 250, 'corner'], [354, 250, 'corner'], [348, 330], [344, 392, 'corner'], [282, 394, 'corner'], [276, 330])),
      frogging,
      pane('ruby', poly([230, 262], [256, 244], [396, 372], [390, 396], [372, 394]), 0.15),
      pane('leather', poly([234, 384], [394, 384], [394, 410], [234, 410])),
      pane('gold', poly([296, 380], [330, 380], [330, 414], [296, 414]), 0.2),
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
      pane('cobalt', smooth([176, 128, 'corner'], [178, 84], [232, 40], [296, 48], [330, 100, 'corner'], [252, 96]), 0.1),
      pane('gold', smooth([172, 132, 'corner'], [178, 112, 'corner'], [252, 84], [334, 90, 'corner'], [332, 108, 'corner'], [252, 104])),
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
      [364, 380, 396, 412, 428].map((x) => pane('gold', smooth([x - 8, 268, 'corner'], [x - 7, 294], [x, 300], [x + 7, 294], [x + 8, 268, 'corner']), -0.2)),
      pane('gold', smooth([352, 272, 'corner'], [362, 240], [400, 232], [440, 252], [442, 276, 'corner'], [396, 266])),
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
      [194, 210, 226, 242, 258].map((x) => pane('gold', smooth([x - 8, 268, 'corner'], [x - 7, 296], [x, 302], [x + 7, 296], [x + 8, 268, 'corner']))),
      pane('gold', smooth([180, 276, 'corner'], [182, 250], [224, 230], [264, 242], [274, 272, 'corner'], [228, 266]), 0.3),
    ),
  ],
};

export const MID_BOSSES: readonly Figure[] = [adams, baron, colonel];
