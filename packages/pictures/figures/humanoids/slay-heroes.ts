/** The four characters of Slay the Spire: The Board Game. */
import type { Figure, Piece, Sheet } from '../../model.ts';
import { hero, part } from '../rigs/humanoid.ts';
import { cloth, cuirass, halo, jerkin, robe } from '../rigs/humanoid-bodies.ts';
import { blindfold, face, helm, hood, horns, skull } from '../rigs/humanoid-heads.ts';
import { between, folds, gem, oval, pane, placed, rays, ring, rod, tube } from '../rigs/humanoid-kit.ts';
import {
  band,
  bareArm,
  bootLeg,
  claw,
  fist,
  heading,
  pauldron,
  plateArm,
  plateLeg,
  sleeve,
} from '../rigs/humanoid-limbs.ts';
import { dagger, shaft, sword } from '../rigs/humanoid-weapons.ts';
import type { Point } from '../rigs/paths.ts';

const IRON = { plate: 'iron', trim: 'gold' } as const;
const RED = { plate: 'ruby', trim: 'gold' } as const;

const KNIFE = { blade: 'steel', hilt: 'brass', gem: 'venom' } as const;

const ironclad = hero({
  id: 'ironclad',
  glow: 'ruby',
  parts: [
    part(
      'halo',
      'orbit',
      [186, 104],
      halo([186, 104], 92, ['ruby', 'ember', 'wine', 'amber'], ['gold', ['brass', -0.2]]),
      {
        on: 'body',
      },
    ),
    part(
      'cloak',
      'cloak',
      [176, 176],
      folds('132,170 104,240 66,380 22,474', '244,170 262,260 250,380 262,478', 8, cloth('ruby', 'wine')),
      { on: 'body' },
    ),
    part(
      'arm-back',
      'arm',
      [250, 196],
      [
        ...plateArm('250,196 298,244 272,296', 40, IRON),
        ...fist([268, 302], 20, 120, ['iron', 0.2]),
        ...pauldron([254, 186], 42, 32, RED),
      ],
      { on: 'body' },
    ),
    part(
      'body',
      'body',
      [190, 490],
      [
        ...plateLeg('166,320 140,400 128,474', 54, IRON),
        ...plateLeg('220,320 244,398 248,474', 54, IRON),
        ...placed(cuirass({ plate: 'iron', trim: 'gold', cloth: 'ruby', stone: 'ember' }), {
          at: [190, 242],
          scale: 1.06,
        }),
      ],
    ),
    part(
      'head',
      'head',
      [188, 168],
      placed(
        [
          pane(['ruby', -0.3], '-10,-52* -50,-66 -88,-30 -100,30 -86,74* -64,40 -40,10 -30,-20'),
          pane(['ruby', 0.3], '6,-56* -30,-86 -76,-68 -94,-20 -96,6 -60,-30 -24,-36'),
          ...horns(['bone', 0], ['bone', 0.6], 0.9),
          ...helm({ plate: 'steel', trim: 'gold', glow: 'ember' }),
        ],
        { at: [192, 112], scale: 0.98 },
      ),
      { on: 'body' },
    ),
    part(
      'sword',
      'weapon',
      [262, 306],
      placed(sword({ blade: 'steel', hilt: 'gold' }, 236, 44), { at: [260, 308], turn: 30 }),
      {
        on: 'arm-front',
      },
    ),
    part(
      'arm-front',
      'arm',
      [132, 200],
      [
        ...plateArm('132,204 128,276 236,312', 44, IRON),
        ...fist([250, 312], 23, 10, ['iron', 0.3]),
        ...pauldron([128, 190], 50, -18, RED),
      ],
      { on: 'body' },
    ),
  ],
});

const silent = hero({
  id: 'silent',
  glow: 'emerald',
  parts: [
    part(
      'halo',
      'orbit',
      [196, 112],
      halo([196, 112], 90, ['emerald', 'teal', 'moss', 'venom'], ['brass', ['moss', 0.2]]),
      {
        on: 'body',
      },
    ),
    part(
      'cloak',
      'cloak',
      [180, 178],
      folds('136,168 110,250 70,340 14,430', '244,168 262,260 232,380 196,476', 8, cloth('emerald', 'teal'), {
        sag: 16,
      }),
      { on: 'body' },
    ),
    part('dagger-back', 'weapon', [312, 200], placed(dagger(KNIFE, 104, 30), { at: [312, 200], turn: 40 }), {
      on: 'arm-back',
    }),
    part(
      'arm-back',
      'arm',
      [240, 206],
      [
        ...bareArm('238,206 276,252 308,206', 34, 'skin'),
        band([276, 252], [308, 206], [0.3, 0.78], 32, ['leather', 0.2]),
        ...fist([312, 200], 17, -50, 'skin'),
        pane(['emerald', 0.3], '216,184 244,180 268,206 262,236 238,232 220,214'),
      ],
      { on: 'body' },
    ),
    part(
      'body',
      'body',
      [196, 490],
      [
        ...bootLeg('176,310 136,384 108,476', 48, { cloth: 'moss', boot: 'leather', trim: 'brass' }),
        ...bootLeg('212,310 270,374 262,476', 48, { cloth: 'moss', boot: 'leather', trim: 'brass' }),
        ...placed(jerkin({ cloth: 'teal', trim: 'leather', belt: 'leather', skirt: 'emerald' }), {
          at: [194, 248],
          scale: [0.98, 1],
        }),
        ...[0, 1, 2].flatMap((i) =>
          placed(dagger(KNIFE, 46, 18), { at: [176 + i * 17, 222 + i * 22], turn: 140, scale: 0.62 }),
        ),
      ],
    ),
    part(
      'head',
      'head',
      [192, 170],
      placed([...hood('emerald'), ...placed(skull('ivory', 'venom'), { at: [4, 12], scale: [0.94, 1] })], {
        at: [194, 118],
        scale: 1.02,
      }),
      { on: 'body' },
    ),
    part('dagger-front', 'weapon', [82, 304], placed(dagger(KNIFE, 104, 30), { at: [82, 304], turn: -142 }), {
      on: 'arm-front',
    }),
    part(
      'arm-front',
      'arm',
      [144, 206],
      [
        ...bareArm('142,208 98,250 84,300', 36, 'skin'),
        band([98, 250], [84, 300], [0.2, 0.78], 36, ['leather', 0.2]),
        band([98, 250], [84, 300], [0.4, 0.54], 38, ['brass', 0.2]),
        ...fist([82, 304], 18, 105, 'skin'),
        pane(['emerald', -0.3], '162,174* 132,178 104,206 104,246* 128,232 150,236* 166,206'),
        pane(['emerald', 0.4], '166,174* 140,184 126,210 126,236* 146,222 166,206'),
      ],
      { on: 'body' },
    ),
  ],
});

const orb = (at: Point, sheet: Sheet, core: Sheet): Piece[] => [
  ...ring(at, [22, 32], 10, [
    [sheet, 0.1],
    [sheet, -0.3],
  ]),
  gem([sheet, 0.2], oval(at, 23)),
  gem([core, 0.7], oval([at[0] - 5, at[1] - 6], 10)),
];

const DEFECT = { plate: 'cobalt', trim: 'brass' } as const;

/** The forearm of the automaton: a heavy drum with a claw of three fingers. */
const drum = (elbow: Point, hand: Point): Piece[] => [
  ...claw(hand, 19, heading(elbow, hand), { palm: 'brass', spread: 34, fingers: 3 }),
  ...rod([elbow, between(elbow, hand, 0.5), between(elbow, hand, 0.84)], [44, 66, 56], 'cobalt', [0.4, -0.3]),
  band(elbow, hand, [0.66, 0.84], 64, ['brass', 0.1]),
  band(elbow, hand, [0.24, 0.4], 60, ['azure', 0.3]),
];

const defect = hero({
  id: 'defect',
  glow: 'azure',
  parts: [
    part(
      'orbs',
      'orbit',
      [200, 150],
      [
        ...orb([76, 66], 'amber', 'gold'),
        ...orb([200, 36], 'frost', 'pearl'),
        ...orb([324, 66], 'plum', 'violet'),
      ],
      {
        on: 'body',
      },
    ),
    part(
      'arm-back',
      'arm',
      [268, 196],
      [
        ...rod('268,196 318,250', [40, 34], 'iron'),
        ...drum([318, 256], [334, 362]),
        pane(['brass', 0], oval([318, 252], 22)),
        ...pauldron([276, 186], 48, 34, DEFECT),
      ],
      { on: 'body' },
    ),
    part(
      'leg-back',
      'leg',
      [240, 330],
      [
        ...rod('236,318 268,380 266,462', [50, 42, 44], 'iron'),
        pane(['cobalt', 0.2], '240,388 268,366 296,390 294,440 266,456 242,440'),
        pane(['brass', 0.1], oval([268, 384], 18)),
        pane(['cobalt', -0.3], '226,494* 232,464 266,448 304,464 322,494*'),
        pane(['azure', 0.2], '282,494* 286,466 308,470 322,494*'),
      ],
      { on: 'body' },
    ),
    part(
      'leg-front',
      'leg',
      [156, 330],
      [
        ...rod('160,318 126,380 128,462', [52, 44, 46], 'iron'),
        pane(['cobalt', 0], '98,390 126,364 156,388 156,440 128,458 100,442'),
        pane(['brass', 0.1], oval([126, 384], 19)),
        pane(['cobalt', -0.4], '80,494* 88,464 126,448 166,464 184,494*'),
        pane(['azure', 0.1], '142,494* 148,466 168,470 184,494*'),
      ],
      { on: 'body' },
    ),
    part(
      'body',
      'body',
      [200, 490],
      [
        pane(['iron', -0.3], '160,270* 240,270* 252,330 200,352 148,330'),
        pane(['azure', 0], '156,286* 200,296 244,286* 247,302* 200,312 153,302*'),
        pane(['brass', -0.1], '146,316* 254,316* 244,346 200,360 156,346'),
        pane(['cobalt', -0.4], '200,152* 148,158 112,190 116,238 146,278 200,300*'),
        pane(['cobalt', 0.2], '200,152* 254,158 290,190 288,236 256,278 200,300*'),
        pane(['azure', 0], '132,186 158,166 190,164 188,190 150,206'),
        pane(['azure', 0.5], '212,164 246,168 270,188 250,206 214,190'),
        ...ring([204, 236], [28, 42], 12, ['brass', ['gold', 0.2]]),
        gem(['frost', 0.3], oval([204, 236], 29)),
        gem(['pearl', 0.8], oval([198, 230], 13)),
        ...[0, 1, 2].map((i) =>
          pane(
            ['amber', 0.5],
            `${134 + i * 7},${214 + i * 18}* ${160 + i * 2},${212 + i * 18}* ${161 + i * 3},${222 + i * 18}* ${138 + i * 7},${224 + i * 18}*`,
          ),
        ),
        ...[0, 1, 2].map((i) =>
          pane(
            ['amber', 0.8],
            `${274 - i * 7},${214 + i * 18}* ${248 - i * 2},${212 + i * 18}* ${247 - i * 3},${222 + i * 18}* ${270 - i * 7},${224 + i * 18}*`,
          ),
        ),
      ],
    ),
    part(
      'head',
      'head',
      [202, 160],
      [
        pane(['iron', -0.3], '176,140* 230,140* 236,168* 170,168*'),
        pane(['cobalt', -0.4], '198,66* 166,74 146,104 150,140 176,154* 200,156*'),
        pane(['cobalt', 0.3], '196,66* 236,72 258,102 256,138 236,154* 198,156*'),
        pane(['azure', -0.2], '168,84* 140,62 132,30* 158,50 184,70*'),
        pane(['azure', 0.4], '228,70* 252,50 274,28* 268,60 240,86*'),
        pane(['brass', 0.2], '186,56* 210,56* 214,100* 186,100*'),
        pane(['brass', -0.2], '160,96* 262,94* 262,132* 162,134*'),
        gem(['night', -0.5], '172,104* 252,102* 250,124* 174,126*'),
        gem(['amber', 1], oval([228, 113], 17, 13)),
        gem(['azure', 0.4], '196,140* 250,138* 242,150* 198,151*'),
      ],
      { on: 'body' },
    ),
    part(
      'arm-front',
      'arm',
      [132, 196],
      [
        ...rod('130,196 76,248', [42, 36], 'iron'),
        ...drum([74, 256], [66, 366]),
        pane(['brass', 0.1], oval([76, 252], 24)),
        ...pauldron([122, 188], 54, -30, DEFECT),
      ],
      { on: 'body' },
    ),
  ],
});

const watcher = hero({
  id: 'watcher',
  glow: 'violet',
  parts: [
    part(
      'halo',
      'orbit',
      [196, 112],
      [...halo([196, 112], 90, ['violet', 'plum', 'indigo', 'rose'], ['gold', ['violet', 0.3]])],
      { on: 'body' },
    ),
    part(
      'sash',
      'cloak',
      [186, 200],
      [
        ...rod('176,196 120,300 104,380 48,452', [22, 34, 40, 30], 'plum', [0.5, -0.1]),
        ...rod('220,196 272,310 290,380 352,440', [22, 30, 38, 28], 'rose', [0.3, -0.3]),
        pane(['gold', 0.3], tube('58,438 42,462', [36, 36], { ends: 'flat' })),
        pane(['gold', 0.3], tube('340,428 360,450', [34, 34], { ends: 'flat' })),
      ],
      { on: 'body' },
    ),
    part(
      'arm-back',
      'arm',
      [150, 206],
      [
        ...claw([56, 258], 20, 190, { palm: 'skin', spread: 22 }),
        ...sleeve('152,206 124,264 60,258', 44, { sheet: 'violet', cuff: 'gold', bell: 1.7 }),
        gem(['azure', 0.5], oval([44, 218], 18)),
        gem(['pearl', 0.8], oval([40, 213], 8)),
      ],
      { on: 'body' },
    ),
    part(
      'body',
      'body',
      [196, 490],
      [
        ...robe({
          top: [140, 252],
          topY: 180,
          hem: [92, 304],
          hemY: 486,
          draw: 0.3,
          count: 8,
          tints: cloth('violet', 'plum'),
        }),
        pane(['indigo', -0.3], '178,300* 216,300* 226,400 216,480* 180,480* 170,400'),
        pane(['gold', 0.1], '186,300* 210,300* 216,400 208,470* 198,484* 188,470* 182,400'),
        gem(['violet', 0.5], oval([198, 424], 11, 15)),
        pane(['plum', -0.3], '196,178* 166,176 142,190 150,250 160,300* 196,306*'),
        pane(['violet', 0.3], '196,178* 230,176 252,190 244,250 236,300* 196,306*'),
        pane(['skin', 0], '170,170* 224,170* 198,240*'),
        pane(['gold', -0.1], '160,168* 176,168* 206,238* 198,262*'),
        pane(['gold', 0.3], '234,168* 218,168* 190,244* 198,262*'),
        pane(['gold', 0], '154,286* 240,286* 242,310* 196,318 152,310*'),
        gem(['azure', 0.5], oval([198, 301], 11)),
      ],
    ),
    part(
      'head',
      'head',
      [196, 172],
      placed(
        [
          pane(['night', 0.2], '-2,-60* -40,-58 -60,-20 -50,40 -60,86 -34,70 -20,30 -26,-10 10,-40'),
          ...face('skin'),
          pane(['night', 0.5], '-36,4 -44,-36 -10,-64 24,-58 40,-32 10,-36 -18,-22 -26,14'),
          pane(['night', 0.1], oval([-28, -70], 22, 19)),
          pane(['gold', 0.3], '-22,-62* -2,-68* -4,-54* -20,-46*'),
          ...blindfold('ivory'),
          gem(['gold', 0.5], '6,-44* 14,-34* 6,-24* -2,-34*'),
        ],
        { at: [196, 118], scale: 0.92 },
      ),
      { on: 'body' },
    ),
    part(
      'staff',
      'weapon',
      [290, 286],
      placed(
        [
          ...shaft(160, 200, 15, 'wood', ['gold', 0.2]),
          ...ring([0, -196], [24, 40], 12, ['gold', ['brass', 0]]),
          gem(['violet', 0.4], oval([0, -196], 24, 15)),
          gem(['night', -0.5], oval([0, -196], 10)),
          gem(['pearl', 0.8], oval([-3, -199], 4)),
          ...rays([0, -196], [38, 66], 5, [['gold', 0.6]], { span: [-175, -5], width: 0.8 }),
        ],
        { at: [292, 284], turn: 6 },
      ),
      { on: 'arm-front' },
    ),
    part(
      'arm-front',
      'arm',
      [244, 204],
      [
        ...sleeve('242,206 268,276 296,280', 46, { sheet: 'violet', cuff: 'gold', bell: 1.5 }),
        ...fist([296, 282], 17, 0, 'skin'),
      ],
      { on: 'body' },
    ),
  ],
});

export const SLAY_HEROES: readonly Figure[] = [ironclad, silent, defect, watcher];
