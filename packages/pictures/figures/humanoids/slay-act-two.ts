/** The people of Act II. */
import type { Figure, Piece } from '../../model.ts';
import { enemy, part } from '../rigs/humanoid.ts';
import { bruteTrunk, cloth, cuirass, robe, spikedHalo } from '../rigs/humanoid-bodies.ts';
import { birdMask, face } from '../rigs/humanoid-heads.ts';
import { folds, gem, oval, pane, placed, rays, ring, tube } from '../rigs/humanoid-kit.ts';
import {
  band,
  bareArm,
  bootLeg,
  claw,
  fist,
  pauldron,
  plateArm,
  plateLeg,
  sleeve,
} from '../rigs/humanoid-limbs.ts';
import { flame, lash, shaft, sword } from '../rigs/humanoid-weapons.ts';

const WHIP = '342,196 346,156 370,108 362,60 322,28 270,22 222,40 186,22 140,16 100,40 78,78';

const taskmaster = enemy({
  id: 'taskmaster',
  rank: 'elite',
  glow: 'violet',
  parts: [
    part(
      'halo',
      'orbit',
      [200, 138],
      spikedHalo(
        [200, 138],
        78,
        ['violet', 'plum', ['indigo', 0.1]],
        [
          ['iron', 0.3],
          ['iron', -0.1],
        ],
      ),
      { on: 'body' },
    ),
    part(
      'whip',
      'weapon',
      [342, 180],
      lash(WHIP, 26, [
        ['leather', 0.3],
        ['wood', 0.2],
        ['leather', -0.2],
      ]),
      { on: 'arm-front' },
    ),
    part(
      'arm-back',
      'arm',
      [116, 222],
      [
        ...lash('78,366 66,392 88,414 68,438 90,458', 26, [
          ['iron', 0.5],
          ['steel', 0],
        ]),
        ...ring([92, 468], [12, 26], 8, [
          ['iron', 0.4],
          ['steel', 0.1],
        ]),
        ...bareArm('118,222 76,292 78,352', 54, 'skin'),
        band([76, 292], [78, 352], [0.3, 0.8], 52, ['iron', 0.1]),
        ...fist([78, 362], 26, 90, 'skin'),
        ...rays([110, 206], [26, 72], 3, [['steel', 0.3]], { span: [180, 285], width: 0.9 }),
        ...pauldron([112, 208], 44, -30, { plate: 'iron', trim: 'gold' }),
      ],
      { on: 'body' },
    ),
    part(
      'body',
      'body',
      [200, 490],
      [
        ...bootLeg('164,360 138,414 130,474', 66, { cloth: 'night', boot: 'iron', trim: 'gold', long: 66 }),
        ...bootLeg('236,360 264,414 266,474', 66, { cloth: 'night', boot: 'iron', trim: 'gold', long: 66 }),
        ...placed(bruteTrunk({ skin: 'skin', belt: 'iron', cloth: 'violet' }), {
          at: [200, 274],
          scale: [0.8, 1],
        }),
        ...folds('158,200 150,250 146,320 140,420', '244,200 252,250 256,320 262,420', 4, [
          ['soot', 0.6],
          ['iron', -0.2],
          ['soot', 0.9],
          ['iron', -0.4],
        ]),
        pane(['iron', 0], '122,336* 280,336* 282,364* 200,376 120,364*'),
        gem(['violet', 0.6], oval([204, 356], 19, 17)),
        pane(['iron', 0.2], '142,196* 160,178* 214,238* 200,254*'),
        pane(['iron', 0.5], '260,196* 242,178* 190,238* 204,254*'),
        ...ring([202, 246], [12, 26], 8, ['gold', 'brass']),
      ],
    ),
    part(
      'head',
      'head',
      [206, 190],
      placed(
        [
          ...rays(
            [0, 40],
            [22, 74],
            6,
            [
              ['iron', 0.4],
              ['steel', 0.2],
            ],
            { span: [-10, 190], width: 1.2, blunt: 0.5 },
          ),
          ...face('skin', ['gold', 1]),
          pane(['violet', -0.4], '-4,-66* -36,-56 -50,-16 -46,34 -30,60* 8,60* -2,20 -14,0 -12,-18 4,-24*'),
          pane(['violet', 0.3], '-6,-66* 28,-58 48,-30 48,-16* 14,-18 -12,-18* 2,-40'),
          pane(['gold', 0], '-14,4* 16,8 46,2* 54,14* 46,34 34,56* 8,60*'),
          ...[0, 1, 2].map((i) =>
            gem(['night', -0.6], `${6 + i * 14},22* ${12 + i * 14},22* ${11 + i * 12},46* ${6 + i * 12},46*`),
          ),
          pane(['gold', 0.4], '-8,-70* 6,-70* 10,-22* -2,-22*'),
        ],
        { at: [206, 138], scale: 0.96 },
      ),
      { on: 'body' },
    ),
    part(
      'arm-front',
      'arm',
      [288, 222],
      [
        ...bareArm('286,222 334,272 342,200', 54, 'skin'),
        band([334, 272], [342, 200], [0.3, 0.7], 50, ['iron', 0.2]),
        ...fist([343, 190], 27, -80, ['skin', 0.2]),
        ...rays([302, 206], [24, 70], 3, [['steel', 0.3]], { span: [-105, 0], width: 0.9 }),
        ...pauldron([300, 212], 42, 34, { plate: 'iron', trim: 'gold' }),
      ],
      { on: 'body' },
    ),
  ],
});

/** The torn hem of a robe that floats: long tongues of cloth. */
const tatters: readonly Piece[] = [
  [126, 390, 92, 452],
  [146, 388, 134, 486],
  [170, 388, 168, 464],
  [196, 390, 204, 494],
  [230, 384, 240, 458],
  [258, 388, 276, 482],
  [278, 388, 318, 446],
].map(([x = 0, y = 0, u = 0, v = 0], i) =>
  pane(
    i % 2 ? ['teal', 0.1] : ['indigo', -0.1],
    tube(
      [
        [x, y - 24],
        [x, y + 14],
        [(x + u * 2) / 3, y + (v - y) * 0.55],
        [u, v],
      ],
      [34, 42, 32, 4],
      { ends: 'point' },
    ),
  ),
);

const chosen = enemy({
  id: 'chosen',
  stance: 'float',
  glow: 'plum',
  parts: [
    part(
      'arm-back',
      'arm',
      [154, 216],
      [
        ...claw([78, 330], 22, 100, { palm: 'ash', nails: 'gold' }),
        ...sleeve('154,216 96,250 80,320', 48, { sheet: 'teal', cuff: 'gold', bell: 1.7 }),
      ],
      { on: 'body' },
    ),
    part('tatters', 'cloak', [200, 330], tatters, { on: 'body' }),
    part(
      'body',
      'body',
      [200, 330],
      [
        ...robe({
          top: [146, 258],
          topY: 186,
          hem: [100, 304],
          hemY: 384,
          draw: 0.3,
          count: 8,
          tints: cloth('teal', 'indigo'),
        }),
        pane(['gold', 0], '180,200* 224,200* 232,290 222,384* 202,402* 182,384* 172,290'),
        pane(['plum', 0.2], '190,216* 214,216* 220,290 212,368* 202,380* 192,368* 184,290'),
        gem(['venom', 0.8], oval([202, 292], 13, 20)),
        ...rays(
          [202, 170],
          [26, 106],
          13,
          [
            ['teal', 0.3],
            ['cobalt', 0.1],
            ['indigo', 0.2],
          ],
          { span: [-6, 186], width: 1.15, blunt: 0.5 },
        ),
      ],
    ),
    part(
      'head',
      'head',
      [202, 182],
      placed(
        [
          pane(['gold', -0.2], '-30,-26* -70,-44 -92,-92 -74,-138* -68,-96 -44,-66 -8,-52*'),
          pane(['gold', 0.4], '22,-34* 58,-52 76,-98 56,-142* 54,-100 36,-70 2,-54*'),
          pane(['indigo', -0.3], '-6,-66* -44,-46 -56,4 -44,58* 0,64* -10,0'),
          pane(['indigo', 0.2], '-8,-66* 26,-56 44,-24 40,10 10,60* -12,60* -16,0'),
          ...placed(birdMask('gold', 'bone', 'venom'), { at: [4, 6], scale: [1.06, 1.02] }),
          gem(['plum', 0.7], '-2,-66* 10,-46* 2,-28* -10,-46*'),
        ],
        { at: [202, 138], scale: 0.94 },
      ),
      { on: 'body' },
    ),
    part(
      'arm-front',
      'arm',
      [250, 214],
      [
        ...flame([352, 188], 74, ['plum', 'violet', 'rose']),
        ...claw([342, 206], 23, -50, { palm: 'ash', nails: 'gold' }),
        ...sleeve('250,216 288,276 338,212', 50, { sheet: 'teal', cuff: 'gold', bell: 1.6 }),
      ],
      { on: 'body' },
    ),
  ],
});

const BRONZE = { plate: 'bronze', trim: 'gold' } as const;

/** The tall shield of a legionary about the origin: 120 wide, 220 high. */
const scutum: readonly Piece[] = [
  pane(['gold', -0.1], '-56,-110* 0,-118 56,-110* 62,0 56,108* 0,116 -56,108* -62,0'),
  pane(['ruby', -0.3], '-44,-98* -6,-104* -6,-16* -50,-10*'),
  pane(['ruby', 0.2], '6,-104* 44,-98* 50,-10* 6,-16*'),
  pane(['wine', 0], '-50,12* -6,18* -6,102* -44,96*'),
  pane(['ruby', -0.1], '6,18* 50,12* 44,96* 6,102*'),
  ...rays(
    [0, 0],
    [26, 64],
    8,
    [
      ['gold', 0.4],
      ['amber', 0.1],
    ],
    { width: 0.6 },
  ),
  ...ring([0, 0], [20, 34], 10, ['brass', ['gold', 0.2]]),
  gem(['steel', 0.6], oval([0, 0], 21)),
];

const centurion = enemy({
  id: 'centurion',
  glow: 'bronze',
  parts: [
    part(
      'cloak',
      'cloak',
      [180, 190],
      folds('126,180 100,260 70,370 40,460', '230,180 236,280 230,380 220,466', 7, cloth('ruby', 'wine')),
      {
        on: 'body',
      },
    ),
    part(
      'sword',
      'weapon',
      [72, 214],
      placed(sword({ blade: 'steel', hilt: 'gold' }, 168, 40), { at: [70, 214], turn: -14 }),
      { on: 'arm-back' },
    ),
    part(
      'arm-back',
      'arm',
      [128, 212],
      [
        ...plateArm('130,210 86,276 70,222', 46, BRONZE),
        ...fist([70, 214], 23, -100, ['skin', 0]),
        ...pauldron([128, 202], 48, -24, BRONZE),
      ],
      { on: 'body' },
    ),
    part(
      'body',
      'body',
      [190, 490],
      [
        ...plateLeg('164,340 136,410 126,474', 62, BRONZE),
        ...plateLeg('222,340 250,410 252,474', 62, BRONZE),
        ...folds(
          '138,300 128,330 122,360 116,396',
          '246,300 256,330 264,360 270,392',
          7,
          [
            ['leather', 0.3],
            ['ruby', 0],
            ['leather', -0.1],
            ['ruby', 0.3],
          ],
          { sag: 10 },
        ),
        ...placed(cuirass({ plate: 'bronze', trim: 'gold', cloth: 'ruby' }), {
          at: [192, 254],
          scale: [1.08, 1],
        }),
      ],
    ),
    part(
      'head',
      'head',
      [194, 184],
      placed(
        [
          ...rays(
            [-8, -20],
            [36, 104],
            11,
            [
              ['ruby', 0.2],
              ['ember', -0.1],
            ],
            { span: [176, 330], width: 1.2, blunt: 0.8 },
          ),
          ...face('skin', ['ember', 0.8]),
          pane(['bronze', -0.3], '-2,-62* -38,-50 -54,-8 -60,46* -30,58* -18,20 -22,-8 4,-20*'),
          pane(['bronze', 0.4], '-6,-62* 30,-54 48,-24 52,-12* 10,-14 -24,-8* -4,-36'),
          pane(['bronze', 0.1], '-18,-4* 4,-2 6,30 22,56* -6,62* -22,32'),
          pane(['gold', 0.3], '-30,-12* 10,-24 56,-16* 58,-4* 12,-10 -28,2*'),
        ],
        { at: [198, 130], scale: 0.94 },
      ),
      { on: 'body' },
    ),
    part(
      'shield',
      'arm',
      [254, 214],
      [
        ...plateArm('252,212 286,276 300,310', 46, BRONZE),
        ...pauldron([256, 202], 46, 26, BRONZE),
        ...placed(scutum, { at: [312, 340], scale: [1.1, 1.24], turn: 4 }),
      ],
      { on: 'body' },
    ),
  ],
});

const lotus: readonly Piece[] = [
  ...rays(
    [0, 0],
    [8, 54],
    7,
    [
      ['rose', 0.3],
      ['pearl', 0.4],
      ['rose', -0.1],
    ],
    { span: [-180, 0], width: 1.1, blunt: 0.9 },
  ),
  gem(['venom', 0.8], oval([0, -4], 15)),
];

const mystic = enemy({
  id: 'mystic',
  glow: 'rose',
  parts: [
    part(
      'arm-back',
      'arm',
      [152, 222],
      [
        ...claw([72, 236], 20, 196, { palm: 'skin' }),
        gem(['venom', 0.6], oval([56, 200], 17)),
        gem(['pearl', 1], oval([52, 195], 8)),
        ...sleeve('154,224 122,280 76,242', 46, { sheet: 'pearl', cuff: 'rose', bell: 1.9 }),
      ],
      { on: 'body' },
    ),
    part(
      'body',
      'body',
      [200, 490],
      [
        ...robe({
          top: [150, 252],
          topY: 196,
          hem: [88, 312],
          hemY: 486,
          draw: 0.2,
          count: 9,
          tints: [
            ['pearl', -0.5],
            ['pearl', 0.1],
            ['rose', -0.2],
            ['pearl', 0.4],
            ['pearl', -0.2],
            ['rose', 0.2],
            ['pearl', 0],
            ['rose', -0.3],
            ['pearl', -0.4],
          ],
        }),
        pane(['rose', -0.2], '150,310* 252,306* 258,342* 202,354 144,346*'),
        pane(['wine', 0.2], '178,344* 200,350* 190,430 170,476* 160,430'),
        pane(['rose', 0.4], '206,350* 224,344* 236,420 226,462* 208,420'),
        gem(['venom', 0.7], oval([202, 330], 15, 13)),
        pane(['wine', 0], '168,192* 186,192* 214,300* 196,306*'),
        pane(['rose', 0.3], '236,192* 218,192* 190,300* 206,306*'),
      ],
    ),
    part(
      'head',
      'head',
      [204, 190],
      placed(
        [
          pane(['night', 0.3], '-30,-34 -44,10 -52,66 -20,84 -10,30'),
          ...face('skin'),
          ...folds('-60,-34 -64,0 -66,30 -60,64', '-16,-34 -18,0 -20,30 -14,74', 3, [
            ['pearl', -0.1],
            ['rose', 0.3],
            ['pearl', 0.4],
          ]),
          pane(['ivory', -0.3], '-4,-116* -40,-78 -98,-34 -110,-18* -60,-12 0,-12*'),
          pane(['ivory', 0.4], '-8,-116* 36,-78 88,-36 106,-20* 60,-12 -4,-12*'),
          pane(['rose', 0.1], '-110,-22* -50,-32 0,-34 60,-32 106,-24* 108,-12* 50,-4 0,-2 -60,-4 -112,-10*'),
          gem(['venom', 0.6], oval([-4, -112], 13)),
        ],
        { at: [206, 140], scale: 0.98 },
      ),
      { on: 'body' },
    ),
    part(
      'staff',
      'weapon',
      [304, 290],
      placed(
        [...shaft(190, 196, 15, 'wood', ['rose', 0.2]), ...placed(lotus, { at: [0, -196], scale: 0.95 })],
        { at: [304, 290], turn: 5 },
      ),
      {
        on: 'arm-front',
      },
    ),
    part(
      'arm-front',
      'arm',
      [248, 220],
      [
        ...sleeve('248,222 268,300 308,286', 48, { sheet: 'pearl', cuff: 'rose', bell: 1.6 }),
        ...fist([308, 286], 18, 0, 'skin'),
      ],
      { on: 'body' },
    ),
  ],
});

const torchHead = enemy({
  id: 'torch-head',
  glow: 'ember',
  parts: [
    part(
      'arm-back',
      'arm',
      [152, 250],
      [
        ...claw([82, 338], 24, 110, { palm: 'soot', nails: 'ember' }),
        ...bareArm('152,252 96,272 86,326', 32, 'iron'),
      ],
      { on: 'body' },
    ),
    part(
      'body',
      'body',
      [200, 490],
      [
        ...bootLeg('180,370 146,414 140,476', 42, { cloth: 'soot', boot: 'iron', trim: 'ember', long: 54 }),
        ...bootLeg('218,370 256,410 254,476', 42, { cloth: 'soot', boot: 'iron', trim: 'ember', long: 54 }),
        ...folds(
          '164,350 152,380 146,400 136,430',
          '238,350 248,380 256,400 264,426',
          5,
          cloth('plum', 'wine'),
          { sag: 16 },
        ),
        pane(['iron', -0.3], '200,232* 160,232 138,254 152,312 166,366* 200,372*'),
        pane(['iron', 0.3], '198,232* 242,232 262,254 252,312 238,366* 198,372*'),
        ...[0, 1, 2].flatMap((i) => [
          pane(
            ['ember', 0.3],
            tube(
              [
                [162 + i * 5, 284 + i * 24],
                [192, 294 + i * 22],
              ],
              [12, 8],
            ),
          ),
          pane(
            ['ember', 0.6],
            tube(
              [
                [240 - i * 5, 284 + i * 24],
                [210, 294 + i * 22],
              ],
              [12, 8],
            ),
          ),
        ]),
        pane(['plum', 0.1], '158,346* 244,346* 246,368* 200,376 156,368*'),
        gem(['amber', 0.6], oval([202, 360], 12)),
      ],
    ),
    part(
      'head',
      'head',
      [202, 240],
      [
        ...flame([202, 172], 122),
        pane(['iron', -0.2], '182,206* 222,206* 228,246* 176,246*'),
        pane(['iron', -0.3], '148,152* 202,162* 202,216* 178,214 158,190'),
        pane(['iron', 0.3], '256,152* 202,162* 202,216* 228,214 246,190'),
        pane(
          ['brass', 0.2],
          '140,148 170,160 202,164 234,160 264,148 262,166 232,178 202,182 172,178 142,166',
        ),
        gem(['night', -0.4], '178,102* 200,118* 194,132 178,122'),
        gem(['night', -0.4], '240,100* 216,118* 222,132 236,120'),
        gem(['night', -0.4], '184,138* 200,144 218,136* 230,140* 212,154 190,152'),
      ],
      { on: 'body' },
    ),
    part(
      'arm-front',
      'arm',
      [250, 250],
      [
        ...claw([330, 236], 26, -30, { palm: 'soot', nails: 'ember' }),
        ...bareArm('248,252 292,298 322,244', 34, 'iron'),
        band([292, 298], [322, 244], [0.3, 0.6], 34, ['ember', 0.3]),
      ],
      { on: 'body' },
    ),
  ],
});

export const SLAY_ACT_TWO: readonly Figure[] = [taskmaster, chosen, centurion, mystic, torchHead];
