/** The Bosses with the shape of people: The Champ and The Collector. */
import type { Figure, Piece } from '../../model.ts';
import { enemy, part } from '../rigs/humanoid.ts';
import { cloth, cuirass, robe } from '../rigs/humanoid-bodies.ts';
import { skull } from '../rigs/humanoid-heads.ts';
import { folds, gem, oval, pane, placed, rays, ring, tube } from '../rigs/humanoid-kit.ts';
import { band, bareArm, claw, fist, pauldron, plateArm, plateLeg, sleeve } from '../rigs/humanoid-limbs.ts';
import { flame, shaft, sword } from '../rigs/humanoid-weapons.ts';
import type { Point } from '../rigs/paths.ts';

const BOSS: Point = [600, 600];
const GOLD = { plate: 'gold', trim: 'ruby' } as const;
const STEEL = { plate: 'steel', trim: 'gold' } as const;

/** The wing of a helmet, rising to the left. */
const wing: readonly Piece[] = [
  pane(['ivory', -0.3], '0,0* -40,-6 -78,-34 -96,-70* -60,-56 -20,-34'),
  pane(['ivory', 0.1], '-2,-16* -40,-36 -70,-70 -80,-112* -46,-86 -10,-48'),
  pane(['ivory', 0.5], '0,-34* -26,-64 -46,-104 -46,-146* -18,-108 8,-60'),
];

const champHead: readonly Piece[] = [
  ...rays(
    [-6, -24],
    [40, 122],
    13,
    [
      ['ruby', 0.2],
      ['ember', 0],
      ['wine', 0.3],
    ],
    { span: [188, 320], width: 1.2, blunt: 0.8 },
  ),
  pane(['steel', -0.5], '-34,24* 34,28* 40,64* -42,64*'),
  pane(['gold', -0.4], '-2,-66* -42,-52 -58,-10 -52,34 -36,56* 4,62* -2,0'),
  pane(['gold', 0.3], '-4,-66* 34,-58 56,-26 58,-8* 6,-4* -2,-30'),
  pane(['gold', 0], '4,14* 60,10* 54,38 28,62* 4,60*'),
  pane(['ruby', 0.3], '-14,-72* 6,-72* 14,-8* 16,58* 2,66* -4,-8*'),
  gem(['night', -0.6], '12,-12* 60,-16* 60,14* 14,18*'),
  gem(['azure', 1], oval([38, 0], 14, 10)),
  gem(['night', -0.4], '24,28* 46,25* 42,33* 24,36*'),
  gem(['night', -0.4], '24,42* 40,40* 36,47* 24,49*'),
  ...placed(wing, { at: [-40, -10], turn: -16 }),
  ...placed(wing, { at: [40, -26], scale: 0.66, flip: true, turn: 22 }),
];

/** The belt of the champion: a great plate with a star. */
const belt: readonly Piece[] = [
  pane(['leather', 0], '-104,-18* 104,-18* 106,18* -106,18*'),
  pane(['gold', -0.3], '-92,-24* -54,-24* -54,24* -92,24*'),
  pane(['gold', 0], '92,-24* 54,-24* 54,24* 92,24*'),
  ...ring([0, 0], [34, 50], 14, ['gold', ['brass', 0.2]]),
  gem(['ruby', 0.2], oval([0, 0], 35)),
  gem(['gold', 0.8], '0,-30* 8,-9* 30,-9* 12,5* 19,27* 0,13* -19,27* -12,5* -30,-9* -8,-9*'),
];

/** A round shield about the origin with a lion's mane of rays. */
const roundShield: readonly Piece[] = [
  gem(['wine', -0.4], oval([0, 0], 84)),
  ...ring([0, 0], [82, 104], 20, ['gold', ['brass', 0]]),
  ...ring([0, 0], [48, 83], 12, [
    ['ruby', 0.1],
    ['wine', 0.2],
  ]),
  ...rays(
    [0, 0],
    [26, 62],
    10,
    [
      ['gold', 0.3],
      ['amber', 0.1],
    ],
    { width: 1, blunt: 0.2 },
  ),
  ...ring([0, 0], [22, 34], 8, [
    ['brass', 0],
    ['gold', 0.4],
  ]),
  gem(['azure', 0.7], oval([0, 0], 23)),
  gem(['pearl', 1], oval([-7, -8], 8)),
];

const theChamp = enemy({
  id: 'the-champ',
  rank: 'boss',
  box: BOSS,
  glow: 'gold',
  parts: [
    part(
      'cloak',
      'cloak',
      [280, 220],
      folds('176,206 130,320 80,450 28,566', '396,206 450,320 476,450 512,562', 11, cloth('ruby', 'wine'), {
        sag: 12,
      }),
      {
        on: 'body',
      },
    ),
    part(
      'shield',
      'arm',
      [176, 250],
      [
        ...plateArm('178,252 122,332 134,388', 74, STEEL),
        ...pauldron([172, 236], 72, -28, GOLD),
        ...placed(roundShield, { at: [126, 398], scale: [1.08, 1.12] }),
      ],
      { on: 'body' },
    ),
    part(
      'body',
      'body',
      [290, 590],
      [
        ...plateLeg('238,416 200,498 188,568', 92, { ...STEEL, long: 94 }),
        ...plateLeg('342,416 384,498 390,568', 92, { ...STEEL, long: 94 }),
        ...folds(
          '206,384 192,420 184,450 174,486',
          '376,384 390,420 398,450 408,482',
          9,
          [
            ['ruby', -0.2],
            ['gold', -0.1],
            ['ruby', 0.3],
            ['leather', 0.2],
          ],
          { sag: 14 },
        ),
        ...placed(cuirass({ plate: 'gold', trim: 'ruby', cloth: 'ruby', stone: 'azure' }), {
          at: [290, 306],
          scale: [1.7, 1.36],
        }),
        ...placed(belt, { at: [292, 392], scale: [0.98, 1.1] }),
      ],
    ),
    part('head', 'head', [300, 220], placed(champHead, { at: [304, 164], scale: 1 }), { on: 'body' }),
    part(
      'sword',
      'weapon',
      [478, 318],
      placed(sword({ blade: 'steel', hilt: 'gold', gem: 'azure' }, 282, 66), {
        at: [478, 322],
        turn: 12,
        scale: [1.06, 1],
      }),
      {
        on: 'arm-front',
      },
    ),
    part(
      'arm-front',
      'arm',
      [404, 250],
      [
        ...bareArm('404,252 442,378 478,330', 76, 'skin'),
        band([442, 378], [478, 320], [0.1, 0.66], 72, ['gold', 0.1]),
        ...fist([479, 320], 38, -50, ['skin', 0.2]),
        ...pauldron([424, 244], 62, 34, GOLD),
      ],
      { on: 'body' },
    ),
  ],
});

const bauble = (x: number, y: number, long: number, stone: Piece[]): Piece[] => [
  pane(
    ['brass', 0.2],
    tube(
      [
        [x, y],
        [x, y + long],
      ],
      [7, 7],
    ),
  ),
  ...placed(stone, { at: [x, y + long + 12] }),
];

const jewel = (sheet: 'azure' | 'ruby' | 'venom' | 'amber'): Piece[] => [
  gem([sheet, 0.7], '0,-16* 13,0* 0,18* -13,0*'),
];
const key: Piece[] = [
  ...ring([0, -2], [7, 17], 6, ['gold', ['brass', 0.2]]),
  pane(['gold', 0.3], '-4,13* 4,13* 4,42* 14,42* 14,34* 4,34* 4,28* -4,28*'),
];

const theCollector = enemy({
  id: 'the-collector',
  rank: 'boss',
  box: BOSS,
  stance: 'float',
  glow: 'violet',
  parts: [
    part(
      'collar',
      'cloak',
      [296, 250],
      [
        ...rays(
          [296, 230],
          [60, 214],
          15,
          [
            ['plum', 0.2],
            ['violet', 0],
            ['wine', 0.3],
          ],
          { span: [150, 390], width: 1.15, blunt: 0.7 },
        ),
        ...ring([296, 230], [74, 96], 14, ['gold', ['brass', -0.1]], [150, 390]),
      ],
      { on: 'body' },
    ),
    part(
      'arm-back',
      'arm',
      [228, 268],
      [
        ...claw([92, 250], 32, -130, { palm: 'bone', nails: 'gold', fingers: 4, spread: 26 }),
        ...flame([78, 214], 62, ['teal', 'emerald', 'venom']),
        ...sleeve('230,270 146,346 96,264', 66, { sheet: 'violet', cuff: 'gold', bell: 1.7 }),
      ],
      { on: 'body' },
    ),
    part(
      'body',
      'body',
      [296, 580],
      [
        ...robe({
          top: [214, 384],
          topY: 240,
          hem: [104, 500],
          hemY: 578,
          draw: 0.42,
          count: 12,
          tints: cloth('violet', 'plum'),
        }),
        pane(['night', 0.3], '262,300* 336,300* 362,430 372,584* 228,584* 238,430'),
        pane(['indigo', 0.2], '284,320* 314,320* 326,440 330,576* 270,576* 274,440'),
        pane(['gold', 0], '252,300* 268,300* 246,430 240,584* 218,580* 228,430'),
        pane(['gold', 0.3], '332,300* 348,300* 376,430 388,580* 364,584* 354,430'),
        pane(['wine', 0], '214,240* 262,232 296,250* 290,340* 246,332'),
        pane(['wine', 0.4], '384,240* 336,232 296,250* 302,340* 350,332'),
        pane(['gold', 0.1], '230,322* 364,322* 370,352* 298,366 226,352*'),
        ...placed(skull('bone', 'venom'), { at: [296, 340], scale: 0.62 }),
        ...bauble(248, 350, 34, jewel('azure')),
        ...bauble(274, 362, 44, jewel('ruby')),
        ...bauble(300, 366, 62, key),
        ...bauble(328, 360, 36, jewel('venom')),
        ...bauble(352, 350, 50, jewel('amber')),
      ],
    ),
    part(
      'head',
      'head',
      [298, 246],
      placed(
        [
          ...flame([0, -80], 66, ['teal', 'emerald', 'venom']),
          pane(['plum', -0.3], '-2,-70* -50,-50 -66,0 -56,60* -30,84* 0,84* 0,0'),
          pane(['plum', 0.3], '-2,-70* 46,-52 64,0 58,60* 34,84* 0,84* 0,0'),
          gem(['pearl', 0.8], '2,-42 34,-34 46,-4 42,26 26,54* 10,70 -4,60 -24,36 -36,6 -30,-28'),
          gem(['pearl', -0.3], '-30,-28 -36,6 -24,36 -4,60* -8,24 -22,0'),
          gem(['night', -0.5], '-22,-2* -4,-10 10,2 -4,12 -16,10'),
          gem(['night', -0.5], '22,2* 34,-10 46,-4* 40,10 28,12'),
          gem(['venom', 1], oval([-6, 2], 9, 7)),
          gem(['venom', 1], oval([34, 2], 8, 6)),
          gem(['wine', 0.3], '4,40* 16,44 30,38* 20,52 10,52'),
          pane(['gold', -0.2], '-62,-24* -84,-66 -78,-122* -58,-82 -36,-62* -20,-98 4,-124* 0,-30'),
          pane(['gold', 0.4], '62,-26* 86,-66 80,-122* 60,-84 40,-62* 26,-98 0,-124* 0,-30'),
          gem(['venom', 0.8], '0,-74* 14,-54* 0,-34* -14,-54*'),
          gem(['ruby', 0.5], oval([-44, -44], 9)),
          gem(['ruby', 0.5], oval([46, -46], 9)),
        ],
        { at: [298, 190], scale: 1 },
      ),
      { on: 'body' },
    ),
    part(
      'staff',
      'weapon',
      [470, 330],
      placed(
        [
          ...shaft(170, 238, 20, 'wood', ['gold', 0.2]),
          ...flame([0, -196], 100),
          pane(['iron', -0.1], '-40,-206* 0,-196* 0,-150* -22,-160'),
          pane(['iron', 0.4], '40,-206* 0,-196* 0,-150* 22,-160'),
          pane(['gold', 0.3], '-46,-212 0,-200 46,-212 44,-198 0,-186 -44,-198'),
          ...placed(skull('bone', 'ember'), { at: [0, -136], scale: 0.52 }),
        ],
        { at: [470, 340], turn: 5 },
      ),
      { on: 'arm-front' },
    ),
    part(
      'arm-front',
      'arm',
      [366, 268],
      [
        ...sleeve('366,272 404,380 474,340', 70, { sheet: 'violet', cuff: 'gold', bell: 1.5 }),
        ...fist([476, 338], 25, -20, ['bone', 0.3]),
      ],
      { on: 'body' },
    ),
    part(
      'souls',
      'orbit',
      [298, 300],
      (
        [
          [46, 490],
          [556, 470],
          [58, 96],
        ] as Point[]
      ).flatMap((at) => [
        ...flame([at[0], at[1] + 10], 58, ['teal', 'emerald', 'venom']),
        ...placed(skull('pearl', 'emerald'), { at, scale: 0.58 }),
      ]),
      { on: 'body' },
    ),
  ],
});

export const SLAY_BOSSES: readonly Figure[] = [theChamp, theCollector];
