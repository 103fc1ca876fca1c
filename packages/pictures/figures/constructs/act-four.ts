/** Act IV: the Corrupt Heart and its two guards. */
import type { Figure, Piece, Sheet } from '../../model.ts';
import { spikes } from '../rigs/construct-orb.ts';
import { type Bone, corners, crack, disc, limb, poly, type Spot, smooth } from '../rigs/construct-paths.ts';
import {
  banded,
  blade,
  folds,
  gem,
  mirrored,
  pane,
  part,
  place,
  ring,
  roundGem,
  solid,
  studs,
  tapered,
} from '../rigs/construct-pieces.ts';

/** A vessel with an open end. */
const vessel = (sheets: readonly Sheet[], ...bones: readonly Bone[]): readonly Piece[] => {
  const [x, y, half] = bones[bones.length - 1] as Bone;
  const [fx, fy] = bones[bones.length - 2] as Bone;
  const turn = (Math.atan2(y - fy, x - fx) * 180) / Math.PI;
  return [
    ...banded(bones.length + 1, sheets, ...bones),
    ...place(
      { at: [x, y], turn },
      solid('rose', disc(half * 0.2, 0, half * 0.62, half * 1.22), 0.1),
      solid('soot', disc(half * 0.3, 0, half * 0.36, half * 0.82)),
    ),
  ];
};

const vein = (sheet: Sheet, ...bones: readonly Bone[]): Piece => pane(sheet, limb(...bones), 0.35);

const leftLobe: readonly Piece[] = [
  pane(
    'wine',
    smooth(
      [300, 196, 'corner'],
      [240, 140],
      [160, 150],
      [104, 214],
      [96, 310],
      [150, 420],
      [236, 512],
      [310, 574, 'corner'],
      [330, 420],
      [318, 300],
    ),
    -0.2,
  ),
  pane(
    'ruby',
    smooth([232, 166], [164, 166], [118, 222], [110, 290, 'corner'], [176, 268], [224, 214, 'corner']),
    0.5,
  ),
  pane(
    'ruby',
    smooth(
      [108, 300, 'corner'],
      [176, 278],
      [206, 340, 'corner'],
      [190, 396],
      [152, 404, 'corner'],
      [124, 356],
    ),
    0.15,
  ),
  pane(
    'rose',
    smooth(
      [236, 216, 'corner'],
      [290, 196, 'corner'],
      [302, 268],
      [236, 330, 'corner'],
      [212, 300],
      [190, 268, 'corner'],
    ),
    -0.1,
  ),
  pane(
    'wine',
    smooth(
      [160, 412, 'corner'],
      [198, 402],
      [230, 430, 'corner'],
      [262, 500],
      [296, 556, 'corner'],
      [224, 488],
    ),
    0.2,
  ),
  pane(
    'ruby',
    smooth(
      [214, 346, 'corner'],
      [246, 336],
      [306, 420, 'corner'],
      [304, 540, 'corner'],
      [244, 440],
      [206, 396],
    ),
    -0.1,
  ),
];

const rightLobe: readonly Piece[] = [
  pane(
    'wine',
    smooth(
      [290, 200, 'corner'],
      [350, 136],
      [444, 148],
      [498, 220],
      [498, 316],
      [446, 426],
      [372, 510],
      [304, 576, 'corner'],
      [280, 420],
      [284, 300],
    ),
    -0.4,
  ),
  pane(
    'ruby',
    smooth([350, 164], [430, 168], [474, 222], [482, 286, 'corner'], [420, 274], [366, 220, 'corner']),
    0.15,
  ),
  pane(
    'plum',
    smooth(
      [484, 300, 'corner'],
      [426, 286],
      [392, 344, 'corner'],
      [406, 396],
      [440, 408, 'corner'],
      [470, 360],
    ),
    0.1,
  ),
  pane(
    'rose',
    smooth(
      [356, 220, 'corner'],
      [306, 200, 'corner'],
      [300, 268],
      [360, 330, 'corner'],
      [384, 304],
      [410, 276, 'corner'],
    ),
    -0.3,
  ),
  pane(
    'wine',
    smooth(
      [434, 416, 'corner'],
      [398, 406],
      [368, 432, 'corner'],
      [340, 500],
      [312, 560, 'corner'],
      [378, 488],
    ),
    0.1,
  ),
  pane(
    'ruby',
    smooth(
      [386, 348, 'corner'],
      [354, 340],
      [300, 420, 'corner'],
      [306, 548, 'corner'],
      [358, 440],
      [396, 396],
    ),
    -0.3,
  ),
];

const HEART_EYE: Spot = [292, 330];

const heartEye: readonly Piece[] = [
  pane('soot', smooth([184, 334, 'corner'], [292, 246], [404, 334, 'corner'], [292, 420]), 0.2),
  ...ring(HEART_EYE, 76, 58, 12, ['gold', 'ember']),
  solid('amber', disc(292, 330, 58), 0.2),
  ...Array.from({ length: 10 }, (_, at) => {
    const turn = at * 36;
    return pane(
      'ember',
      place({ at: [292, 330], turn }, pane('ember', poly([0, -54], [8, -26], [-8, -26])))[0]?.d ?? '',
      0.1,
    );
  }),
  solid('gold', disc(288, 330, 30), 0.6),
  solid('soot', smooth([286, 282, 'corner'], [302, 330], [286, 378, 'corner'], [270, 330])),
  solid('ivory', disc(268, 308, 10), 0.9),
];

const thorns = (points: readonly Spot[]): readonly Piece[] =>
  points.flatMap(([x, y], at) => blade([x, y], [x + (at % 2 ? 26 : -26), y - 34], 10, ['violet', 'night']));

const corruptHeart: Figure = {
  id: 'corrupt-heart',
  rank: 'boss',
  box: [600, 600],
  stance: 'float',
  glow: 'ruby',
  parts: [
    part(
      'roots',
      'tail',
      [300, 480],
      'left-lobe',
      banded(
        7,
        ['night', 'violet', 'indigo'],
        [300, 470, 30],
        [220, 540, 26],
        [130, 548, 22],
        [66, 500, 16],
        [30, 420, 10],
        [40, 360, 2],
      ),
      banded(
        7,
        ['night', 'violet', 'indigo'],
        [310, 470, 30],
        [390, 540, 26],
        [476, 546, 22],
        [540, 494, 16],
        [572, 410, 10],
        [558, 350, 2],
      ),
      banded(5, ['indigo', 'night'], [300, 520, 26], [280, 570, 18], [216, 588, 10], [168, 576, 2]),
      banded(5, ['indigo', 'night'], [310, 520, 26], [336, 572, 18], [404, 588, 10], [452, 574, 2]),
      thorns([
        [110, 530],
        [60, 470],
        [190, 530],
      ]),
      mirrored(
        302,
        thorns([
          [110, 530],
          [60, 470],
          [190, 530],
        ]),
      ),
    ),
    part(
      'vessels',
      'head',
      [300, 220],
      'left-lobe',
      vessel(['plum', 'violet'], [400, 230, 40], [436, 150, 36], [484, 104, 30], [536, 92, 28]),
      vessel(['violet', 'plum'], [210, 230, 36], [176, 150, 32], [126, 110, 27], [74, 110, 25]),
      vessel(['ruby', 'wine', 'rose'], [320, 240, 52], [334, 140, 48], [372, 70, 40], [420, 38, 34]),
      vessel(['wine', 'ruby'], [266, 230, 46], [250, 140, 42], [226, 72, 36], [188, 36, 30]),
      vessel(['rose', 'ruby'], [292, 220, 34], [296, 130, 30], [292, 66, 28], [296, 34, 26]),
    ),
    part(
      'right-lobe',
      'body',
      [320, 320],
      'left-lobe',
      rightLobe,
      vein('violet', [470, 210, 8], [440, 290, 9], [462, 350, 7], [430, 430, 3]),
      vein('violet', [440, 290, 8], [400, 330, 6], [396, 390, 2]),
      solid('amber', crack(10, [400, 170], [424, 200], [404, 230], [426, 266]), 0.2),
      solid('amber', crack(10, [376, 400], [398, 430], [364, 456], [372, 490]), 0.2),
    ),
    part(
      'left-lobe',
      'body',
      [300, 400],
      undefined,
      leftLobe,
      vein('violet', [150, 180, 8], [152, 260, 9], [130, 320, 8], [170, 400, 7], [196, 450, 2]),
      vein('violet', [152, 260, 8], [196, 300, 6], [190, 350, 2]),
      vein('violet', [170, 400, 7], [220, 400, 6], [250, 440, 2]),
      solid('amber', crack(10, [226, 174], [206, 204], [230, 228], [212, 262]), 0.3),
      solid('amber', crack(11, [232, 420], [262, 450], [248, 476], [284, 520]), 0.3),
    ),
    part('eye', 'eye', HEART_EYE, 'left-lobe', heartEye),
    part(
      'lids',
      'jaw',
      [292, 330],
      'left-lobe',
      pane(
        'wine',
        smooth(
          [168, 340, 'corner'],
          [212, 270],
          [292, 232],
          [376, 270],
          [420, 340, 'corner'],
          [376, 300],
          [292, 266],
          [212, 300],
        ),
        0.3,
      ),
      pane(
        'plum',
        smooth(
          [168, 330, 'corner'],
          [212, 390],
          [292, 428],
          [376, 390],
          [420, 330, 'corner'],
          [380, 408],
          [292, 456],
          [206, 408],
        ),
        0.1,
      ),
      spikes([292, 336], 94, 128, 11, [-130, -110, -90, -70, -50], ['bone', 'ivory']),
      spikes([292, 326], 98, 130, 11, [130, 110, 90, 70, 50], ['bone', 'ash']),
    ),
    part(
      'crystals',
      'orbit',
      [300, 330],
      'left-lobe',
      ...(
        [
          [44, 250, 30, -18],
          [556, 230, 32, 16],
          [88, 40, 22, -30],
          [520, 22, 18, 24],
          [24, 560, 24, 10],
          [574, 556, 26, -8],
        ] as const
      ).map(([x, y, size, turn]) =>
        place(
          { at: [x, y], turn },
          gem(
            [0, 0],
            [
              [0, -size * 1.5],
              [size * 0.7, -size * 0.2],
              [size * 0.3, size * 1.2],
              [-size * 0.3, size * 1.2],
              [-size * 0.7, -size * 0.2],
            ],
            ['rose', 'ruby', 'wine'],
            'ember',
            0.5,
          ),
        ),
      ),
    ),
  ],
};

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

const SHIELD: readonly Spot[] = [
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
      pane('gold', poly([272, 446], [344, 446], [360, 498], [258, 498]), 0.1),
    ),
    part(
      'near-leg',
      'leg',
      [226, 356],
      'body',
      banded(2, ['azure', 'teal'], [226, 350, 34], [222, 410, 30], [220, 456, 26]),
      pane('gold', poly([184, 446], [256, 446], [264, 498], [160, 498]), 0.2),
    ),
    part(
      'body',
      'body',
      [256, 350],
      undefined,
      pane(
        'azure',
        smooth(
          [190, 176, 'corner'],
          [176, 260],
          [196, 366, 'corner'],
          [256, 378, 'corner'],
          [256, 170, 'corner'],
        ),
        0.3,
      ),
      pane(
        'teal',
        smooth(
          [330, 176, 'corner'],
          [342, 260],
          [320, 366, 'corner'],
          [256, 378, 'corner'],
          [256, 170, 'corner'],
        ),
        -0.1,
      ),
      pane('gold', poly([192, 344], [322, 344], [328, 374], [188, 374])),
      pane(
        'gold',
        smooth([288, 204, 'corner'], [294, 150], [340, 132], [382, 168], [384, 224, 'corner'], [336, 210]),
        0.1,
      ),
      pane(
        'azure',
        smooth([304, 192, 'corner'], [312, 160], [342, 150], [368, 176], [370, 202, 'corner'], [336, 194]),
      ),
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
        SHIELD.map(([x, y]): Spot => [134 + (x - 134) * 0.8, 258 + (y - 258) * 0.8]),
        ['azure', 'cobalt', 'teal', 'indigo'],
        'indigo',
        0.56,
      ),
      ring([134, 244], 52, 38, 10, ['gold', 'brass']),
      solid('frost', smooth([100, 244, 'corner'], [134, 214], [168, 244, 'corner'], [134, 274]), 0.4),
      solid('cobalt', disc(130, 244, 18), 0.2),
      solid('soot', smooth([128, 226, 'corner'], [136, 244], [128, 262, 'corner'], [120, 244])),
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
      pane(
        'ruby',
        smooth(
          [184, 174, 'corner'],
          [204, 250],
          [198, 330, 'corner'],
          [238, 366, 'corner'],
          [238, 164, 'corner'],
        ),
        0.35,
      ),
      pane(
        'wine',
        smooth(
          [300, 174, 'corner'],
          [276, 250],
          [284, 330, 'corner'],
          [238, 366, 'corner'],
          [238, 164, 'corner'],
        ),
        0.1,
      ),
      pane('gold', poly([192, 312], [238, 330], [288, 312], [286, 338], [238, 360], [194, 338])),
      pane('rose', poly([206, 196], [238, 184], [270, 196], [238, 262]), 0.1),
      roundGem([238, 218], 20, ['frost', 'azure'], 'frost', 6),
      blade([296, 190], [372, 128], 24, ['gold', 'bronze'], 10),
      pane(
        'gold',
        smooth([270, 206, 'corner'], [280, 166], [318, 162], [336, 200, 'corner'], [306, 216]),
        0.1,
      ),
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
      blade([112, 294], [8, 324], 40, ['frost', 'steel']),
      blade([120, 292], [76, 236], 13, ['gold', 'bronze']),
      blade([124, 290], [116, 362], 13, ['bronze', 'bronze']),
      roundGem([116, 292], 22, ['rose', 'ruby'], 'rose', 6),
      banded(3, ['rose', 'ruby'], [196, 190, 26], [160, 236, 22], [190, 272, 20]),
      place({ at: [202, 268], turn: 72 }, studs('gold', 19, [0, 0])),
      pane(
        'gold',
        smooth([158, 204, 'corner'], [162, 164], [198, 150], [230, 176], [226, 214, 'corner'], [192, 200]),
        0.3,
      ),
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

export const ACT_FOUR: readonly Figure[] = [corruptHeart, spireShield, spireSpear];
