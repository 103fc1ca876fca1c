/** The enemies of The Stygian Society with the shape of people. */
import type { Figure, Piece } from '../../model.ts';
import { enemy, part } from '../rigs/humanoid.ts';
import { bruteTrunk, cloth, jerkin, robe } from '../rigs/humanoid-bodies.ts';
import { face, hood, scarf } from '../rigs/humanoid-heads.ts';
import { folds, gem, oval, pane, placed, rays, ring, rod, tube } from '../rigs/humanoid-kit.ts';
import { band, bareArm, bareLeg, bootLeg, claw, fist, sleeve } from '../rigs/humanoid-limbs.ts';
import { axeHead, lash, scimitar, shaft } from '../rigs/humanoid-weapons.ts';

const headsman = enemy({
  id: 'headsman',
  glow: 'ruby',
  parts: [
    part(
      'axe',
      'weapon',
      [292, 330],
      placed(
        [
          ...shaft(232, 150, 18, 'wood', ['iron', 0.2]),
          ...axeHead(-190, 112, 'steel', 'iron'),
          ...placed(axeHead(0, 64, 'steel', 'iron'), { at: [0, -190], flip: true }),
        ],
        { at: [290, 336], turn: 2 },
      ),
      { on: 'arm-front' },
    ),
    part(
      'arm-back',
      'arm',
      [128, 226],
      [
        ...bareArm('130,226 84,312 164,384', 58, 'skin'),
        band([84, 312], [164, 384], [0.3, 0.7], 54, ['iron', 0]),
        ...fist([174, 390], 27, 40, 'skin'),
      ],
      { on: 'body' },
    ),
    part(
      'body',
      'body',
      [196, 490],
      [
        ...bootLeg('164,370 140,420 132,474', 68, { cloth: 'soot', boot: 'leather', trim: 'iron', long: 66 }),
        ...bootLeg('232,370 258,420 260,474', 68, { cloth: 'soot', boot: 'leather', trim: 'iron', long: 66 }),
        ...placed(bruteTrunk({ skin: 'skin', belt: 'leather', cloth: 'wine' }), {
          at: [198, 282],
          scale: [0.82, 0.98],
        }),
        ...folds('160,346 154,380 150,420 146,456', '240,346 246,380 250,420 254,454', 4, [
          ['soot', 0.8],
          ['wine', 0],
          ['soot', 1],
          ['wine', 0.2],
        ]),
        pane(['leather', -0.1], '130,350* 270,350* 272,374* 200,384 128,374*'),
        pane(['leather', 0.1], '128,208* 150,194* 250,344* 226,352*'),
        gem(['iron', 0.6], oval([204, 366], 17, 14)),
      ],
    ),
    part(
      'head',
      'head',
      [204, 198],
      placed(
        [
          pane(['soot', 0.5], '0,-90* -40,-50 -54,0 -62,66* -40,90* -8,100* 0,40'),
          pane(['soot', 1], '-4,-90* 34,-52 50,0 62,66* 38,92* -8,100* -4,40'),
          pane(['wine', 0.2], '-62,62* -30,76 4,82 40,76 64,62* 58,84* 40,96 4,108 -36,96 -58,84*'),
          gem(['ember', 0.3], '-22,-12* 2,-6 4,10 -14,10 -24,0'),
          gem(['ember', 0.3], '18,-6* 42,-12* 42,0 32,10 18,8'),
          gem(['gold', 1], oval([-10, 2], 7, 6)),
          gem(['gold', 1], oval([30, 1], 7, 6)),
          pane(['soot', 0], tube('12,30 14,74', [8, 8])),
        ],
        { at: [206, 138], scale: 0.98 },
      ),
      { on: 'body' },
    ),
    part(
      'arm-front',
      'arm',
      [272, 224],
      [
        ...bareArm('270,226 330,286 298,322', 58, 'skin'),
        band([330, 286], [296, 328], [0.2, 0.7], 54, ['iron', 0.1]),
        ...fist([292, 332], 28, 130, ['skin', 0.2]),
      ],
      { on: 'body' },
    ),
  ],
});

/** A spiral disc that swings on a chain. */
const spiral: readonly Piece[] = [
  ...ring([0, 0], [34, 48], 14, ['gold', ['brass', 0]]),
  ...ring([0, 0], [20, 35], 8, [
    ['plum', 0.2],
    ['ivory', 0.6],
  ]),
  ...ring([0, 0], [9, 21], 6, [
    ['ivory', 0.6],
    ['plum', 0.2],
  ]),
  gem(['amber', 1], oval([0, 0], 10)),
];

const mesmerist = enemy({
  id: 'mesmerist',
  glow: 'amber',
  parts: [
    part(
      'arm-back',
      'arm',
      [152, 222],
      [
        ...claw([70, 140], 24, -112, { palm: 'bronze', nails: 'gold' }),
        ...sleeve('154,224 88,232 74,154', 48, { sheet: 'amber', cuff: 'plum', bell: 1.7 }),
      ],
      { on: 'body' },
    ),
    part(
      'body',
      'body',
      [200, 490],
      [
        ...robe({
          top: [148, 254],
          topY: 196,
          hem: [94, 310],
          hemY: 486,
          draw: 0.24,
          count: 8,
          tints: cloth('amber', 'bronze'),
        }),
        ...folds('170,200 160,280 156,380 150,480', '234,200 244,280 248,380 254,480', 3, [
          ['plum', 0],
          ['violet', 0.3],
          ['plum', -0.2],
        ]),
        ...[0, 1, 2].map((i) =>
          gem(
            ['gold', 0.6],
            `202,${346 + i * 44}* 214,${362 + i * 44}* 202,${380 + i * 44}* 190,${362 + i * 44}*`,
          ),
        ),
        pane(['plum', -0.1], '146,302* 256,302* 260,330* 202,340 142,330*'),
        gem(['gold', 0.6], oval([202, 322], 16, 14)),
        pane(['amber', -0.3], '148,196* 200,210* 190,300* 156,300*'),
        pane(['amber', 0.4], '254,196* 202,210* 214,300* 250,300*'),
      ],
    ),
    part(
      'head',
      'head',
      [204, 190],
      placed(
        [
          ...face('bronze'),
          pane(['night', 0.4], '-20,26 4,44 30,34 44,36 40,62 20,96* 6,74 -12,58'),
          gem(['ivory', 1], oval([24, -4], 14, 12)),
          gem(['plum', 0.3], oval([26, -4], 8)),
          gem(['ivory', 0.8], oval([-8, -4], 14, 12)),
          gem(['plum', 0.3], oval([-6, -4], 8)),
          pane(['plum', -0.2], '-42,-12* -62,-50 -40,-88 0,-98 -10,-60 0,-28'),
          pane(['violet', 0.2], '-10,-26* -24,-60 0,-98 44,-84 60,-46 46,-20* 20,-24'),
          pane(['violet', 0.6], '-40,-26* 0,-62 40,-88 56,-62 20,-34 -30,-10'),
          pane(['plum', 0.1], '-44,-14* 4,-30 50,-22* 52,-10* 6,-16 -40,2*'),
          pane(['gold', 0.5], '4,-94* -8,-120 6,-152* 22,-120 14,-94*'),
          gem(['ruby', 0.8], '8,-78* 22,-58* 8,-38* -6,-58*'),
        ],
        { at: [206, 140], scale: 0.94 },
      ),
      { on: 'body' },
    ),
    part(
      'pendulum',
      'weapon',
      [322, 224],
      [
        ...lash('322,224 326,258 322,292 328,318', 15, [
          ['gold', 0.5],
          ['brass', 0.1],
        ]),
        ...placed(spiral, { at: [328, 358], scale: 1.08 }),
      ],
      { on: 'arm-front' },
    ),
    part(
      'arm-front',
      'arm',
      [248, 222],
      [
        ...sleeve('248,224 282,264 320,220', 48, { sheet: 'amber', cuff: 'plum', bell: 1.5 }),
        ...fist([324, 214], 20, -50, 'bronze'),
      ],
      { on: 'body' },
    ),
  ],
});

const purse: readonly Piece[] = [
  pane(['leather', 0], '-14,4* -36,26 -34,56 0,68 34,56 36,26 14,4*'),
  pane(['leather', 0.5], '0,6* 26,24 26,50 4,60 -4,30'),
  pane(['gold', 0.2], '-18,-2* 18,-2* 18,10* -18,10*'),
  pane(['leather', 0.2], '-16,-2* 16,-2* 28,-20 8,-14 -8,-20 -26,-14'),
  gem(['gold', 0.8], oval([-10, 38], 11)),
];

const cutpurse = enemy({
  id: 'cutpurse',
  glow: 'teal',
  parts: [
    part(
      'cape',
      'cloak',
      [170, 260],
      folds('128,250 92,310 62,380 30,436', '238,250 236,320 214,400 190,446', 7, cloth('night', 'indigo'), {
        sag: 16,
      }),
      { on: 'body' },
    ),
    part(
      'arm-back',
      'arm',
      [146, 286],
      [
        ...placed(purse, { at: [62, 254], scale: 1.2, turn: 8 }),
        ...sleeve('150,288 92,286 70,246', 42, { sheet: 'night', cuff: 'teal', bell: 1 }),
        ...fist([66, 240], 20, -100, 'skin'),
      ],
      { on: 'body' },
    ),
    part(
      'body',
      'body',
      [200, 490],
      [
        ...bootLeg('176,380 116,408 124,476', 48, { cloth: 'soot', boot: 'leather', trim: 'teal' }),
        ...bootLeg('216,380 278,404 266,476', 48, { cloth: 'soot', boot: 'leather', trim: 'teal' }),
        ...placed(jerkin({ cloth: 'night', trim: 'teal', belt: 'leather', skirt: 'soot' }), {
          at: [200, 326],
          scale: [1.04, 0.96],
          turn: 12,
        }),
      ],
    ),
    part(
      'head',
      'head',
      [220, 252],
      placed(
        [
          ...hood('night', 'soot'),
          ...placed([...face('skin', ['teal', 1]), ...scarf('teal')], { at: [2, 10], scale: 0.84 }),
          pane(['night', 0.6], '-42,0* -30,-40 0,-56 34,-36 46,6* 22,-18 -10,-20'),
        ],
        { at: [230, 206], scale: 1.04, turn: 12 },
      ),
      { on: 'body' },
    ),
    part(
      'knife',
      'weapon',
      [322, 344],
      placed(scimitar({ blade: 'steel', hilt: 'brass' }, 116), { at: [322, 344], turn: 44 }),
      { on: 'arm-front' },
    ),
    part(
      'arm-front',
      'arm',
      [248, 292],
      [
        ...sleeve('246,292 262,350 318,346', 42, { sheet: 'night', cuff: 'teal', bell: 1 }),
        ...fist([324, 344], 19, 0, 'skin'),
      ],
      { on: 'body' },
    ),
  ],
});

/** A broken column for a club. */
const column: readonly Piece[] = [
  pane(['stone', -0.3], '-22,44* 0,48* 0,-196* -34,-188*'),
  pane(['stone', 0.4], '0,48* 22,44* 34,-190* 12,-206* 0,-196*'),
  pane(['stone', 0.1], '-42,-168* 42,-172* 46,-206* 20,-222* 2,-208* -18,-226* -46,-204*'),
  pane(['moss', 0.2], '-40,-150* 38,-154* 40,-172* -42,-168*'),
  pane(['iron', 0.2], '-27,-60* 27,-60* 29,-80* -29,-80*'),
];

const towerOgre = enemy({
  id: 'tower-ogre',
  glow: 'moss',
  parts: [
    part(
      'arm-back',
      'arm',
      [100, 228],
      [
        ...bareArm('102,226 56,300 76,384', 70, 'stone'),
        ...claw([82, 402], 30, 84, { palm: 'stone', nails: 'bone' }),
        band([56, 300], [76, 384], [0.5, 0.8], 62, ['leather', 0.1]),
      ],
      { on: 'body' },
    ),
    part(
      'body',
      'body',
      [196, 490],
      [
        ...bareLeg('150,390 126,430 120,472', 86, 'stone', 88),
        ...bareLeg('238,390 266,430 264,472', 86, 'stone', 88),
        ...placed(bruteTrunk({ skin: 'stone', belt: 'leather', cloth: 'leather' }), {
          at: [194, 288],
          scale: [1.02, 1.08],
        }),
        pane(['ruby', -0.1], '104,366* 290,366* 292,398* 196,412 102,398*'),
        gem(['bone', 0.6], oval([206, 388], 22, 20)),
        ...rays(
          [196, 190],
          [50, 100],
          7,
          [
            ['leather', 0.3],
            ['wood', 0.1],
          ],
          { span: [170, 370], width: 1.2, blunt: 0.6 },
        ),
      ],
    ),
    part(
      'jaw-head',
      'head',
      [230, 206],
      placed(
        [
          pane(['stone', -0.4], '-46,-10* -76,-24 -92,-2 -62,16 -44,16*'),
          pane(['stone', -0.2], '-4,-58* -42,-44 -56,0 -44,46 0,66* 0,0'),
          pane(['stone', 0.3], '-8,-58* 34,-50 54,-18 58,24 44,54 -4,66* -4,0'),
          pane(['stone', 0.6], '-28,-26* 6,-22 52,-24* 58,-6 20,-4 -32,-6'),
          gem(['night', -0.4], oval([-8, 4], 13, 9)),
          gem(['night', -0.4], oval([36, 2], 12, 9)),
          gem(['ruby', 1], oval([-6, 5], 7, 6)),
          gem(['ruby', 1], oval([38, 3], 7, 6)),
          pane(['stone', 0.5], '6,2 22,-2 34,14 30,28 10,28'),
          gem(['night', -0.4], '-26,38* 14,32 54,36* 46,50 14,54 -18,50'),
          pane(['bone', 0.7], '-16,50* 4,50* -8,10*'),
          pane(['bone', 0.7], '34,50* 50,46* 52,8*'),
          pane(['wood', 0.2], '-40,-34 -20,-74 6,-58 20,-84* 30,-56 54,-64* 46,-36 6,-42'),
        ],
        { at: [228, 150], scale: 1.06 },
      ),
      { on: 'body' },
    ),
    part('column', 'weapon', [332, 262], placed(column, { at: [334, 266], turn: 4 }), { on: 'arm-front' }),
    part(
      'arm-front',
      'arm',
      [292, 230],
      [
        ...bareArm('290,230 318,344 336,276', 68, 'stone'),
        band([318, 344], [336, 276], [0.3, 0.62], 62, ['leather', 0.2]),
        ...fist([336, 266], 35, -80, ['stone', 0.3]),
      ],
      { on: 'body' },
    ),
  ],
});

const ghoul = enemy({
  id: 'ghoul',
  glow: 'moss',
  parts: [
    part(
      'arm-back',
      'arm',
      [176, 238],
      [
        ...claw([60, 392], 30, 108, { palm: 'moss', nails: 'ivory', fingers: 4, spread: 24 }),
        ...bareArm('176,238 70,296 62,376', 42, 'moss'),
      ],
      { on: 'body' },
    ),
    part(
      'body',
      'body',
      [190, 490],
      [
        ...bareLeg('120,372 164,420 130,474', 56, 'moss', 76),
        ...bareLeg('160,380 236,412 208,474', 54, 'moss', 76),
        pane(['moss', -0.4], '244,190 190,172 124,198 82,270 84,352 116,404* 170,400 176,300'),
        pane(['moss', 0.3], '244,190 262,240 240,300 206,350 178,396* 130,392 140,310 170,240'),
        ...[0, 1, 2, 3].map((i) =>
          pane(
            ['bone', 0.3],
            tube(
              [
                [244 - i * 17, 252 + i * 28],
                [206 - i * 17, 250 + i * 28],
                [178 - i * 16, 236 + i * 30],
              ],
              [8, 15, 10],
            ),
          ),
        ),
        ...[0, 1, 2, 3, 4].map((i) =>
          pane(
            ['bone', 0.5],
            `${168 - i * 23},${176 + i * 22 + i * i * 5}* ${142 - i * 19},${158 + i * 24 + i * i * 6}* ${152 - i * 20},${198 + i * 22 + i * i * 5}*`,
          ),
        ),
        ...folds(
          '92,356 86,380 90,400 84,430',
          '196,366 206,390 208,410 214,438',
          5,
          cloth('wine', 'leather'),
          { sag: 18 },
        ),
      ],
    ),
    part(
      'jaw',
      'jaw',
      [252, 224],
      [
        pane(['moss', -0.2], '230,214* 226,256 262,282 312,276 334,252* 300,250 262,240'),
        ...[0, 1, 2, 3].map((i) =>
          pane(
            ['ivory', 0.7],
            `${264 + i * 17},${256 - i}* ${280 + i * 17},${256 - i}* ${273 + i * 17},${234 - i}*`,
          ),
        ),
      ],
      { on: 'head' },
    ),
    part(
      'head',
      'head',
      [238, 222],
      [
        pane(['moss', -0.4], '216,150* 182,118 170,84* 204,104 238,136*'),
        pane(['moss', -0.2], '262,126* 214,138 198,186 212,232 236,246* 256,190'),
        pane(['moss', 0.4], '254,126* 304,130 336,166 342,200 330,226* 280,236 232,240* 246,190'),
        pane(['moss', 0.7], '256,150 300,146 328,168 300,174 262,174'),
        gem(['night', -0.6], oval([282, 184], 19, 15, 10)),
        gem(['ember', 1], oval([284, 184], 11, 9)),
        gem(['night', -0.6], oval([326, 184], 10, 12)),
        gem(['ember', 1], oval([327, 184], 6, 7)),
        gem(['night', -0.5], '310,204* 322,200* 324,214* 312,216*'),
        ...[0, 1, 2, 3, 4].map((i) =>
          pane(
            ['ivory', 0.7],
            `${256 + i * 16},${229 - i * 1.6}* ${271 + i * 16},${228 - i * 1.6}* ${264 + i * 16},${250 - i * 2}*`,
          ),
        ),
      ],
      { on: 'body' },
    ),
    part(
      'arm-front',
      'arm',
      [228, 262],
      [
        ...claw([324, 336], 30, 30, { palm: 'moss', nails: 'ivory', fingers: 4, spread: 24 }),
        ...bareArm('226,262 246,354 312,332', 44, 'moss'),
        ...rod('262,350 292,340', [32, 30], 'wine'),
      ],
      { on: 'body' },
    ),
  ],
});

export const STYGIAN_ENEMIES: readonly Figure[] = [headsman, mesmerist, cutpurse, towerOgre, ghoul];
