/** The four heroes of The Stygian Society. */
import type { Figure, Piece } from '../../model.ts';
import { hero, part } from '../rigs/humanoid.ts';
import { cloth, cuirass, halo, jerkin } from '../rigs/humanoid-bodies.ts';
import { face } from '../rigs/humanoid-heads.ts';
import { folds, gem, oval, pane, placed, rays, rod, tube } from '../rigs/humanoid-kit.ts';
import { bootLeg, claw, fist, pauldron, plateArm, plateLeg, sleeve } from '../rigs/humanoid-limbs.ts';
import { flame, lash, sword } from '../rigs/humanoid-weapons.ts';
import type { Point } from '../rigs/paths.ts';

const STEEL = { plate: 'steel', trim: 'brass' } as const;

/** A flat-topped great helm with a cross for the eyes and the breath. */
const greatHelm: readonly Piece[] = [
  pane(['steel', -0.5], '-36,30* 36,30* 42,60* -42,60*'),
  pane(['steel', -0.3], '4,-50* -38,-46* -46,-4 -44,48* 4,58*'),
  pane(['steel', 0.5], '4,-50* 40,-46* 50,-4 46,46* 4,58*'),
  pane(['steel', 0.1], '-40,-58* 0,-66 42,-58* 42,-42* 0,-50 -40,-42*'),
  pane(['brass', 0.2], '4,-54* 18,-54* 20,56* 4,60*'),
  pane(['brass', 0.1], '-46,-14* 50,-18* 51,4* -46,8*'),
  gem(['amber', 1], '20,-12* 46,-14* 46,-2* 20,0*'),
  gem(['amber', 0.7], '-24,-9* 2,-11* 2,1* -24,3*'),
  ...[0, 1, 2].map((i) => gem(['night', -0.5], oval([32, 18 + i * 12], 5, 4))),
];

/** A kite shield with a cross, about the origin: 130 wide, 180 high. */
const kite: readonly Piece[] = [
  pane(['brass', 0.1], '-66,-78* 0,-90 66,-78* 66,-10 40,56 0,98* -40,56 -66,-10'),
  pane(['moss', -0.2], '-54,-66* -10,-74* -10,-22* -54,-18*'),
  pane(['moss', 0.3], '10,-74* 54,-66* 54,-18* 10,-22*'),
  pane(['emerald', -0.2], '-54,2* -10,0* -10,72* -34,46 -52,16'),
  pane(['moss', 0.1], '54,2* 10,0* 10,72* 34,46 52,16'),
  pane(['gold', 0.3], '-10,-76* 10,-76* 10,76* 0,86* -10,76*'),
  pane(['gold', 0.1], '-56,-20* 56,-20* 55,2* -55,2*'),
  gem(['ruby', 0.5], oval([0, -10], 13)),
];

const knight = hero({
  id: 'knight',
  glow: 'moss',
  parts: [
    part(
      'halo',
      'orbit',
      [186, 108],
      halo([186, 108], 88, ['gold', 'moss', 'amber', 'emerald'], ['brass', ['gold', 0.2]]),
      { on: 'body' },
    ),
    part(
      'cloak',
      'cloak',
      [170, 184],
      folds('128,174 100,260 74,370 42,474', '240,174 250,280 256,380 266,480', 8, cloth('emerald', 'moss')),
      {
        on: 'body',
      },
    ),
    part(
      'sword',
      'weapon',
      [72, 226],
      placed(sword({ blade: 'steel', hilt: 'gold' }, 206, 36), { at: [72, 226], turn: -10 }),
      { on: 'arm-back' },
    ),
    part(
      'arm-back',
      'arm',
      [130, 204],
      [
        ...plateArm('132,204 84,286 72,234', 42, STEEL),
        ...fist([72, 226], 22, -96, ['steel', 0.1]),
        ...pauldron([130, 196], 44, -24, STEEL),
      ],
      { on: 'body' },
    ),
    part(
      'body',
      'body',
      [190, 490],
      [
        ...plateLeg('164,330 142,402 130,474', 54, STEEL),
        ...plateLeg('216,330 242,400 248,474', 54, STEEL),
        ...folds(
          '142,296 132,340 124,380 116,428',
          '240,296 250,340 258,380 266,424',
          6,
          cloth('moss', 'emerald'),
        ),
        ...placed(cuirass({ plate: 'steel', trim: 'brass', cloth: 'moss', stone: 'ruby' }), {
          at: [190, 246],
        }),
        pane(['moss', -0.2], '148,196* 190,202* 190,300* 150,296* 154,250'),
        pane(['moss', 0.3], '232,196* 190,202* 190,300* 234,296* 230,250'),
        pane(['gold', 0.3], '182,206* 200,206* 200,292* 182,292*'),
        pane(['gold', 0.1], '158,226* 226,226* 226,244* 158,244*'),
        pane(['leather', 0.1], '144,290* 238,290* 240,310* 190,318 142,310*'),
      ],
    ),
    part('head', 'head', [190, 172], placed(greatHelm, { at: [190, 118] }), { on: 'body' }),
    part(
      'shield',
      'arm',
      [248, 204],
      [
        ...plateArm('248,204 270,270 292,300', 42, STEEL),
        ...pauldron([252, 194], 44, 26, STEEL),
        ...placed(kite, { at: [300, 318], scale: [1.14, 1.2], turn: 5 }),
      ],
      { on: 'body' },
    ),
  ],
});

/** A dark lantern about its ring. */
const lantern: readonly Piece[] = [
  pane(['iron', 0.2], tube('0,-4 0,14', [9, 9])),
  pane(['iron', 0.3], '-22,30* 0,10 22,30* 26,38* -26,38*'),
  gem(['amber', 0.9], '-22,38* 22,38* 26,86* -26,86*'),
  pane(['iron', 0.1], tube('-23,38 -26,86', [8, 8])),
  pane(['iron', 0.1], tube('23,38 26,86', [8, 8])),
  pane(['iron', -0.1], '-32,84* 32,84* 28,100* -28,100*'),
];

/** A crowbar, its claw up. */
const crowbar: readonly Piece[] = [
  ...rod('0,66 0,-70', [15, 15], 'iron', [0.8, 0.1]),
  pane(['iron', 0.7], '-8,-64* 8,-64* 12,-92 36,-100 52,-84* 40,-84 24,-84 8,-58*'),
  pane(['iron', 0.3], '-8,62* 8,62* 10,84* -2,92*'),
];

const burglar = hero({
  id: 'burglar',
  glow: 'amber',
  parts: [
    part(
      'halo',
      'orbit',
      [198, 132],
      halo([198, 132], 84, ['teal', 'night', 'amber', 'indigo'], ['brass', ['bronze', 0]]),
      { on: 'body' },
    ),
    part('crowbar', 'weapon', [84, 286], placed(crowbar, { at: [84, 286], turn: -28, scale: 1.06 }), {
      on: 'arm-back',
    }),
    part(
      'arm-back',
      'arm',
      [146, 232],
      [
        ...sleeve('148,232 98,264 86,282', 44, { sheet: 'teal', cuff: 'leather', bell: 1 }),
        ...fist([84, 288], 20, 110, ['leather', 0.3]),
      ],
      { on: 'body' },
    ),
    part(
      'body',
      'body',
      [200, 490],
      [
        ...bootLeg('178,336 124,392 112,476', 52, { cloth: 'night', boot: 'leather', trim: 'brass' }),
        ...bootLeg('216,336 270,384 268,476', 52, { cloth: 'night', boot: 'leather', trim: 'brass' }),
        ...placed(jerkin({ cloth: 'teal', trim: 'leather', belt: 'leather', skirt: 'night' }), {
          at: [200, 274],
          scale: [1.08, 1.02],
        }),
        ...lash('150,222 176,248 204,276 234,300', 30, [
          ['wood', 0.4],
          ['bronze', 0.2],
        ]),
        pane(['leather', -0.2], '226,300* 262,296* 268,336 246,350 226,338'),
        gem(['brass', 0.5], oval([246, 322], 9)),
      ],
    ),
    part(
      'head',
      'head',
      [204, 196],
      placed(
        [
          ...face('skin'),
          pane(['ruby', -0.2], '-34,36* -72,46 -98,36* -82,60 -96,80* -56,74 -26,62*'),
          pane(['ruby', 0.3], '-36,32* 4,48 34,40* 40,60* 4,74 -38,62*'),
          pane(['night', 0.1], '-36,-22* 8,-20 44,-20* 44,6 20,6 8,-2 -8,10 -32,6*'),
          gem(['amber', 1], oval([28, -7], 8, 7)),
          gem(['amber', 1], oval([-8, -5], 9, 7)),
          pane(['leather', -0.2], '-44,-14* -54,-44 -28,-68 6,-70 -4,-40 -20,-20'),
          pane(['leather', 0.3], '-24,-20* -8,-44 6,-70 36,-62 52,-34* 20,-30'),
          pane(['leather', 0], '-2,-30* 34,-38 66,-32 76,-20* 44,-22 4,-18*'),
          gem(['brass', 0.5], oval([2, -68], 8, 6)),
        ],
        { at: [206, 146], scale: 0.98 },
      ),
      { on: 'body' },
    ),
    part('lantern', 'weapon', [320, 250], placed(lantern, { at: [322, 252], scale: 1.08, turn: -4 }), {
      on: 'arm-front',
    }),
    part(
      'arm-front',
      'arm',
      [252, 232],
      [
        ...sleeve('250,234 272,290 316,252', 46, { sheet: 'teal', cuff: 'leather', bell: 1 }),
        ...fist([322, 246], 20, -30, ['leather', 0.4]),
      ],
      { on: 'body' },
    ),
  ],
});

/** A great syringe with a glowing draught, pointing up. */
const syringe: readonly Piece[] = [
  pane(['steel', 0.6], tube('0,-84 0,-140', [9, 3], { ends: 'point' })),
  pane(['brass', 0.2], '-20,-84* 20,-84* 16,-96* -16,-96*'),
  gem(['venom', 0.7], '-18,-84* 18,-84* 18,-6* -18,-6*'),
  pane(['frost', 0.7], '-18,-84* -6,-84* -6,-6* -18,-6*'),
  pane(['brass', 0.1], '-28,-8* 28,-8* 28,6* -28,6*'),
  pane(['steel', 0.1], '-7,6* 7,6* 7,44* -7,44*'),
  pane(['brass', 0.3], '-24,42* 24,42* 24,56* -24,56*'),
];

/** A doctor's bag about its handle. */
const bag: readonly Piece[] = [
  pane(['leather', 0.3], tube('-20,22 -16,0 16,0 20,22', [10, 11, 11, 10])),
  pane(['leather', -0.3], '-48,20* 0,16* 0,84* -52,84*'),
  pane(['leather', 0.2], '0,16* 48,20* 52,84* 0,84*'),
  pane(['brass', 0.2], '-50,18* 50,18* 52,32* -52,32*'),
  pane(['ivory', 0.8], '-8,40* 8,40* 8,52* 20,52* 20,66* 8,66* 8,78* -8,78* -8,66* -20,66* -20,52* -8,52*'),
];

const doctor = hero({
  id: 'doctor',
  glow: 'teal',
  parts: [
    part(
      'halo',
      'orbit',
      [196, 124],
      halo([196, 124], 88, ['teal', 'frost', 'azure', 'ivory'], ['brass', ['teal', 0.2]]),
      { on: 'body' },
    ),
    part('bag', 'weapon', [90, 318], placed(bag, { at: [88, 322], scale: 1.06, turn: 4 }), {
      on: 'arm-back',
    }),
    part(
      'arm-back',
      'arm',
      [148, 220],
      [
        ...sleeve('150,220 104,270 92,312', 46, { sheet: 'ivory', cuff: 'teal', bell: 1.05 }),
        ...fist([90, 318], 19, 90, ['leather', 0.2]),
      ],
      { on: 'body' },
    ),
    part(
      'body',
      'body',
      [196, 490],
      [
        ...bootLeg('176,340 162,400 152,476', 50, { cloth: 'iron', boot: 'leather', trim: 'brass' }),
        ...bootLeg('216,340 234,400 238,476', 50, { cloth: 'iron', boot: 'leather', trim: 'brass' }),
        ...folds('146,280 132,330 114,390 92,444', '196,290 190,330 184,390 176,440', 4, [
          ['ivory', -0.4],
          ['ivory', 0.2],
          ['bone', -0.1],
          ['ivory', 0.4],
        ]),
        ...folds('206,290 214,330 222,390 232,438', '252,280 266,330 284,390 304,436', 4, [
          ['ivory', 0.4],
          ['bone', 0],
          ['ivory', 0.2],
          ['ivory', -0.4],
        ]),
        pane(['teal', -0.2], '176,188* 198,196* 198,302* 164,296*'),
        pane(['teal', 0.3], '220,188* 198,196* 198,302* 236,296*'),
        pane(['ivory', -0.2], '184,186* 140,194 128,222 144,300* 178,304* 172,240'),
        pane(['ivory', 0.4], '214,186* 256,194 268,222 254,300* 220,304* 226,240'),
        pane(['ruby', 0.2], '184,184* 214,184* 206,204* 212,246* 199,262* 188,246* 192,204*'),
        pane(['leather', 0], '142,292* 256,292* 258,310* 200,318 140,310*'),
        gem(['brass', 0.4], oval([198, 304], 10)),
      ],
    ),
    part(
      'head',
      'head',
      [198, 184],
      placed(
        [
          ...face('skin'),
          pane(['ash', 0.3], '-34,-14 -38,22 -24,42 -10,20 -18,-8'),
          pane(['ash', 0.7], '4,26 22,18 48,26* 58,34* 36,34 24,30 2,36*'),
          gem(['brass', 0.3], oval([22, -6], 19, 17)),
          gem(['frost', 1], oval([22, -6], 12, 11)),
          gem(['brass', 0.1], oval([-12, -6], 17, 16)),
          gem(['frost', 0.8], oval([-12, -6], 11, 10)),
          pane(['night', 0.2], '-44,-34* -38,-112* 2,-118* 2,-28*'),
          pane(['night', 0.7], '0,-118* 42,-112* 46,-34* 0,-28*'),
          pane(['teal', 0.3], '-44,-52* 0,-46 46,-52* 48,-34* 0,-26 -46,-34*'),
          pane(['night', 0.4], tube('-74,-36 -40,-30 2,-26 44,-30 76,-36', [8, 18, 20, 18, 8])),
        ],
        { at: [198, 140], scale: 0.9 },
      ),
      { on: 'body' },
    ),
    part('syringe', 'weapon', [318, 264], placed(syringe, { at: [318, 264], turn: 22, scale: 1.08 }), {
      on: 'arm-front',
    }),
    part(
      'arm-front',
      'arm',
      [250, 220],
      [
        ...sleeve('250,222 276,290 314,268', 48, { sheet: 'ivory', cuff: 'teal', bell: 1.05 }),
        ...fist([320, 264], 20, -20, ['leather', 0.3]),
      ],
      { on: 'body' },
    ),
  ],
});

const spark = (at: Point, size: number): Piece[] => [
  ...rays(at, [size * 0.2, size], 4, [['azure', 0.8]], { span: [-45, 315], width: 0.9 }),
  ...rays(at, [size * 0.2, size * 0.66], 4, [['frost', 0.8]], { width: 0.9 }),
  gem(['azure', 0.6], oval(at, size * 0.36)),
  gem(['pearl', 1], oval(at, size * 0.22)),
];

/** A hat with a wide brim and a feather, to be laid over a head. */
const slouchHat: readonly Piece[] = [
  pane(['indigo', -0.3], '-40,-34* -36,-70 -20,-92 2,-86 0,-30*'),
  pane(['indigo', 0.3], '-2,-86* 24,-94 40,-72 46,-36* -2,-30*'),
  pane(['gold', 0.2], '-42,-50* 0,-42 46,-52* 48,-34* 0,-24 -44,-32*'),
  pane(['indigo', 0.1], '-104,-50* -62,-32 -20,-24 30,-26 74,-38 112,-58* 84,-20 40,-6 0,-4 -50,-10 -84,-26'),
  gem(['azure', 0.9], oval([6, -38], 11, 10)),
  pane(['ruby', 0.3], '-36,-52* -62,-84 -96,-100* -70,-66 -42,-38*'),
];

const spellsling = hero({
  id: 'spellsling',
  glow: 'indigo',
  parts: [
    part(
      'halo',
      'orbit',
      [196, 130],
      halo([196, 130], 90, ['indigo', 'violet', 'azure', 'plum'], ['gold', ['indigo', 0.4]]),
      { on: 'body' },
    ),
    part(
      'coat',
      'cloak',
      [180, 200],
      folds(
        '140,196 118,280 82,370 34,452',
        '254,196 268,290 258,390 252,462',
        8,
        cloth('indigo', 'violet'),
        { sag: 14 },
      ),
      { on: 'body' },
    ),
    part(
      'arm-back',
      'arm',
      [146, 216],
      [
        ...flame([66, 222], 62),
        ...claw([74, 246], 21, -110, { palm: 'skin' }),
        ...sleeve('150,218 104,298 78,254', 44, { sheet: 'indigo', cuff: 'gold', bell: 1.3 }),
      ],
      { on: 'body' },
    ),
    part(
      'body',
      'body',
      [196, 490],
      [
        ...bootLeg('176,330 146,398 128,476', 50, { cloth: 'leather', boot: 'wood', trim: 'gold' }),
        ...bootLeg('214,330 248,394 252,476', 50, { cloth: 'leather', boot: 'wood', trim: 'gold' }),
        ...placed(jerkin({ cloth: 'wine', trim: 'ivory', belt: 'leather', skirt: 'indigo' }), {
          at: [196, 262],
          scale: [1.02, 1.02],
        }),
        pane(['leather', 0.2], '146,206* 164,192* 250,290* 234,304*'),
        ...[0, 1, 2].map((i) =>
          gem(
            [(['azure', 'venom', 'amber'] as const)[i] ?? 'azure', 0.8],
            oval([170 + i * 25, 222 + i * 28], 10, 13, -40),
          ),
        ),
        pane(['indigo', -0.2], '176,186* 140,190 126,226 140,268* 158,240'),
        pane(['indigo', 0.4], '218,186* 254,190 268,226 254,268* 238,240'),
      ],
    ),
    part(
      'head',
      'head',
      [198, 184],
      placed(
        [
          ...face('skin', ['azure', 0.8]),
          pane(['violet', -0.2], '-34,40* 4,50 34,40* 42,64* 4,76 -40,64*'),
          pane(['bronze', 0], '-34,-20 -42,14 -30,48 -14,20 -18,-10'),
          pane(['bronze', 0.3], '6,36 22,32 42,34 36,56 24,74* 10,56'),
          ...placed(slouchHat, { at: [0, -14], turn: -6 }),
        ],
        { at: [198, 140], scale: 0.96 },
      ),
      { on: 'body' },
    ),
    part(
      'wand',
      'weapon',
      [318, 236],
      [
        ...placed(
          [
            ...rod('0,26 0,-52', [20, 15], 'wood'),
            pane(['gold', 0.4], '-10,-14* 10,-14* 9,-2* -9,-2*'),
            ...spark([0, -72], 46),
          ],
          { at: [300, 244], turn: 44 },
        ),
      ],
      { on: 'arm-front' },
    ),
    part(
      'arm-front',
      'arm',
      [248, 216],
      [
        ...sleeve('248,218 264,284 298,248', 46, { sheet: 'indigo', cuff: 'gold', bell: 1.25 }),
        ...fist([302, 244], 19, -30, 'skin'),
      ],
      { on: 'body' },
    ),
  ],
});

export const STYGIAN_HEROES: readonly Figure[] = [knight, burglar, doctor, spellsling];
