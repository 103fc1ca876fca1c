/** The gremlins: four small ones, the Nob and the Leader. */
import type { Figure, Part, Piece, Sheet } from '../../model.ts';
import { enemy, part } from '../rigs/humanoid.ts';
import { bruteTrunk, cloth, robe, spikedHalo } from '../rigs/humanoid-bodies.ts';
import { belly, gremlinHead, pointedHat, stump } from '../rigs/humanoid-gremlins.ts';
import { folds, gem, oval, pane, placed, rays, ring } from '../rigs/humanoid-kit.ts';
import {
  band,
  bareArm,
  bareLeg,
  claw,
  fist,
  jointsOf,
  type Limb,
  pauldron,
  sleeve,
} from '../rigs/humanoid-limbs.ts';
import { axeHead, club, dagger, shaft } from '../rigs/humanoid-weapons.ts';
import type { Point } from '../rigs/paths.ts';

const SMALL: Point = [400, 300];

const arm = (
  name: string,
  limb: Limb,
  girth: number,
  skin: Sheet,
  cuff: Sheet,
  hand: readonly Piece[],
): Part => {
  const [shoulder, elbow, wrist] = jointsOf(limb);
  const bracer = band(elbow, wrist, [0.4, 0.8], girth * 0.9, [cuff, 0.2]);
  return part(name, 'arm', shoulder, [...bareArm(limb, girth, skin), bracer, ...hand], { on: 'body' });
};

const madGremlin = enemy({
  id: 'mad-gremlin',
  box: SMALL,
  glow: 'ruby',
  parts: [
    arm('arm-back', '168,176 110,170 98,112', 30, 'ruby', 'iron', fist([98, 104], 20, -90, 'ruby')),
    part(
      'body',
      'body',
      [200, 294],
      [
        ...stump('180,226 160,250 152,280', 36, 'ruby', 'leather'),
        ...stump('216,226 244,250 246,280', 36, 'ruby', 'leather'),
        ...belly([200, 200], [46, 48], 'ruby'),
        ...folds(
          '158,214 154,230 150,244 146,258',
          '242,214 246,230 250,242 254,256',
          5,
          cloth('leather', 'wood'),
        ),
        pane(['iron', 0], '156,206* 244,206* 246,222* 200,230 154,222*'),
      ],
    ),
    part(
      'head',
      'head',
      [200, 164],
      [
        ...rays(
          [190, 92],
          [36, 92],
          7,
          [
            ['ember', 0.2],
            ['amber', 0.1],
          ],
          { span: [222, 322], width: 1.25, blunt: 0.5 },
        ),
        ...placed(gremlinHead('ruby', { mood: 'rage', eye: 'gold', ears: -26 }), {
          at: [200, 112],
          scale: 0.92,
        }),
      ],
      { on: 'body' },
    ),
    arm('arm-front', '236,178 300,176 318,118', 32, 'ruby', 'iron', fist([318, 108], 23, -84, ['ruby', 0.2])),
  ],
});

const sneakyGremlin = enemy({
  id: 'sneaky-gremlin',
  box: SMALL,
  glow: 'violet',
  parts: [
    part(
      'cloak',
      'cloak',
      [170, 170],
      folds('140,160 110,190 80,220 44,268', '222,160 220,200 200,240 170,276', 6, cloth('plum', 'violet'), {
        sag: 10,
      }),
      { on: 'body' },
    ),
    part(
      'body',
      'body',
      [200, 294],
      [
        ...stump('176,222 136,244 142,280', 32, 'azure', 'leather'),
        ...stump('208,222 252,238 238,280', 32, 'azure', 'leather'),
        pane(['plum', -0.3], '190,152* 158,158 148,190 160,232* 192,238*'),
        pane(['plum', 0.3], '188,152* 220,160 230,194 224,232* 190,238*'),
        pane(['leather', 0.1], '152,208* 228,208* 228,224* 190,230 154,224*'),
        gem(['brass', 0.4], oval([196, 218], 9)),
      ],
    ),
    part(
      'head',
      'head',
      [196, 160],
      placed(
        [
          ...gremlinHead('azure', { mood: 'grin', eye: 'venom', ears: 26 }),
          pane(['plum', -0.4], '-4,-76* -40,-58 -62,-16 -54,30 -36,60* -20,34 -32,0 -26,-30 4,-40*'),
          pane(['plum', 0.3], '-6,-78* 34,-62 60,-28* 30,-34 -26,-30* -10,-54'),
        ],
        { at: [204, 116], scale: 0.9, turn: 6 },
      ),
      { on: 'body' },
    ),
    part(
      'dagger',
      'weapon',
      [294, 216],
      placed(dagger({ blade: 'steel', hilt: 'brass', gem: 'venom' }, 96, 28), { at: [294, 216], turn: 76 }),
      {
        on: 'arm-front',
      },
    ),
    arm('arm-front', '218,176 244,220 290,216', 27, 'azure', 'plum', fist([294, 216], 18, 0, ['azure', 0.2])),
  ],
});

const fatGremlin = enemy({
  id: 'fat-gremlin',
  box: SMALL,
  glow: 'moss',
  parts: [
    arm(
      'arm-back',
      '128,176 80,206 86,252',
      40,
      'moss',
      'leather',
      claw([88, 258], 19, 80, { palm: 'moss', nails: 'ivory' }),
    ),
    part(
      'body',
      'body',
      [200, 294],
      [
        ...stump('160,250 142,262 138,280', 54, 'moss', 'moss'),
        ...stump('238,250 258,262 258,280', 54, 'moss', 'moss'),
        ...belly([200, 196], [98, 84], 'moss'),
        pane(
          ['bronze', 0],
          '106,222 150,252 200,260 252,250 294,220 286,250 240,276 200,280 156,276 114,250',
        ),
        pane(['bronze', 0.4], '184,256* 222,256* 228,292* 204,298* 180,292*'),
        gem(['gold', 0.4], oval([204, 262], 14, 12)),
      ],
    ),
    part(
      'head',
      'head',
      [206, 140],
      placed(gremlinHead('moss', { mood: 'grin', eye: 'amber', ears: 34 }), {
        at: [210, 86],
        scale: [0.86, 0.8],
      }),
      {
        on: 'body',
      },
    ),
    part('club', 'weapon', [322, 226], placed(club(140, 48, 'wood', 'bone'), { at: [322, 226], turn: 14 }), {
      on: 'arm-front',
    }),
    arm(
      'arm-front',
      '272,168 324,188 322,224',
      42,
      'moss',
      'leather',
      fist([322, 228], 23, 60, ['moss', 0.2]),
    ),
  ],
});

const gremlinWizard = enemy({
  id: 'gremlin-wizard',
  box: SMALL,
  glow: 'frost',
  parts: [
    part(
      'arm-back',
      'arm',
      [164, 186],
      [
        ...claw([88, 176], 15, 200, { palm: 'teal', nails: 'ivory' }),
        ...sleeve('166,188 126,214 92,182', 34, { sheet: 'cobalt', cuff: 'gold', bell: 1.5 }),
      ],
      { on: 'body' },
    ),
    part(
      'body',
      'body',
      [200, 294],
      [
        ...robe({
          top: [158, 240],
          topY: 172,
          hem: [122, 280],
          hemY: 288,
          draw: 0.1,
          count: 7,
          tints: cloth('cobalt', 'indigo'),
        }),
        pane(['gold', 0.1], '190,180* 212,180* 218,240 214,282* 202,292* 188,282* 184,240'),
        gem(['frost', 0.6], oval([201, 232], 9, 11)),
      ],
    ),
    part(
      'head',
      'head',
      [202, 172],
      placed(
        [
          ...gremlinHead('teal', { mood: 'sulk', eye: 'gold', ears: 22 }),
          pane(['pearl', 0], '-30,44* 0,52 46,44* 40,84 18,116* 6,96 -8,110* -20,80'),
          pane(['pearl', 0.6], '2,52* 44,46* 36,80 18,116* 8,84'),
          ...pointedHat('cobalt', 'gold'),
        ],
        { at: [202, 142], scale: 0.78 },
      ),
      { on: 'body' },
    ),
    part(
      'staff',
      'weapon',
      [290, 200],
      placed(
        [
          ...shaft(74, 88, 12, 'wood', ['gold', 0.2]),
          ...rays(
            [0, -98],
            [20, 42],
            8,
            [
              ['frost', 0.4],
              ['azure', 0.3],
            ],
            { width: 0.6 },
          ),
          gem(['azure', 0.3], oval([0, -98], 23)),
          gem(['pearl', 0.8], oval([-4, -103], 10)),
        ],
        { at: [290, 200], turn: 10 },
      ),
      { on: 'arm-front' },
    ),
    part(
      'arm-front',
      'arm',
      [236, 186],
      [
        ...sleeve('236,188 262,224 288,200', 36, { sheet: 'cobalt', cuff: 'gold', bell: 1.4 }),
        ...fist([291, 198], 14, -40, 'teal'),
      ],
      { on: 'body' },
    ),
  ],
});

const gremlinNob = enemy({
  id: 'gremlin-nob',
  rank: 'elite',
  glow: 'ruby',
  parts: [
    part(
      'halo',
      'orbit',
      [216, 116],
      spikedHalo(
        [216, 116],
        88,
        ['wine', 'plum', ['ember', -0.2]],
        [
          ['iron', 0.2],
          ['iron', -0.2],
        ],
      ),
      { on: 'body' },
    ),
    part(
      'arm-back',
      'arm',
      [104, 216],
      [
        ...bareArm('106,214 58,294 84,372', 66, 'ruby'),
        band([58, 294], [84, 372], [0.4, 0.8], 62, ['iron', 0]),
        ...fist([88, 386], 32, 84, ['ruby', -0.1]),
        ...pauldron([100, 204], 50, -34, { plate: 'leather', trim: 'iron' }),
      ],
      { on: 'body' },
    ),
    part(
      'body',
      'body',
      [200, 490],
      [
        ...bareLeg('158,370 132,420 126,474', 78, 'ruby', 84),
        ...bareLeg('240,370 268,420 270,474', 78, 'ruby', 84),
        ...placed(bruteTrunk({ skin: 'ruby', belt: 'leather', cloth: 'iron' }), {
          at: [198, 262],
          scale: [0.98, 1.1],
        }),
        pane(['leather', -0.1], '112,186* 140,172* 276,330* 246,346*'),
        ...[
          [146, 204],
          [186, 250],
          [226, 298],
        ].map(([x = 0, y = 0]) => gem(['iron', 0.5], oval([x, y], 12))),
      ],
    ),
    part(
      'head',
      'head',
      [222, 186],
      placed(
        [
          pane(['ruby', -0.4], '-40,10 -48,50 0,76 46,56 44,20'),
          gem(
            ['bone', 0.2],
            '0,-54* 34,-44 54,-8 52,20* 40,52* 26,40* 20,58* 6,42* 0,60* -14,40* -26,48* -42,14 -46,-16 -28,-46',
          ),
          gem(['bone', -0.4], '0,-54* -28,-46 -46,-16 -42,14 -26,48* -20,10 -10,-20'),
          pane(['bone', 0.5], '-20,-40* 8,-34 46,-30* 50,-12 20,-10 -26,-16'),
          gem(['night', -0.5], '-24,-10* 0,-4 2,12 -14,16 -26,6'),
          gem(['night', -0.5], '18,-4* 44,-10* 42,8 30,16 18,10'),
          gem(['ember', 0.7], oval([-11, 5], 7)),
          gem(['ember', 0.7], oval([31, 4], 7)),
          pane(['bone', -0.2], '-32,-30* -60,-40 -92,-86 -74,-76 -50,-68 -16,-50*'),
          pane(['bone', 0.5], '-78,-64 -92,-86 -98,-128* -72,-92 -60,-68'),
          pane(['bone', -0.1], '26,-38* 60,-42 92,-84 72,-74 48,-68 12,-52*'),
          pane(['bone', 0.6], '78,-62 92,-84 98,-128* 72,-92 60,-68'),
        ],
        { at: [222, 148], scale: 0.98, turn: 4 },
      ),
      { on: 'body' },
    ),
    part('club', 'weapon', [348, 262], placed(club(216, 62, 'wood', 'bone'), { at: [348, 262], turn: -3 }), {
      on: 'arm-front',
    }),
    part(
      'arm-front',
      'arm',
      [296, 216],
      [
        ...bareArm('294,214 316,322 348,266', 62, 'ruby'),
        band([316, 322], [348, 262], [0.24, 0.6], 58, ['iron', 0.1]),
        ...fist([349, 260], 31, -64, ['ruby', 0.2]),
        ...pauldron([306, 206], 44, 34, { plate: 'leather', trim: 'iron' }),
      ],
      { on: 'body' },
    ),
  ],
});

const gremlinLeader = enemy({
  id: 'gremlin-leader',
  rank: 'elite',
  glow: 'emerald',
  parts: [
    part(
      'halo',
      'orbit',
      [206, 132],
      spikedHalo(
        [206, 132],
        96,
        ['emerald', 'moss', ['gold', -0.2]],
        [
          ['gold', 0.1],
          ['brass', -0.2],
        ],
      ),
      { on: 'body' },
    ),
    part(
      'cloak',
      'cloak',
      [180, 222],
      folds('128,210 100,280 70,380 40,470', '280,210 300,300 310,390 320,472', 9, cloth('ruby', 'wine'), {
        sag: 12,
      }),
      { on: 'body' },
    ),
    part(
      'banner',
      'weapon',
      [86, 300],
      placed(
        [
          ...shaft(240, 180, 14, 'wood', ['gold', 0.2]),
          pane(['moss', -0.2], '6,-226* -64,-222 -70,-150 -52,-120* -40,-140* -28,-112* -16,-134* 6,-116*'),
          pane(['moss', 0.3], '6,-226* -30,-224 -34,-150 -28,-112* -16,-134* 6,-116*'),
          gem(['bone', 0.4], '-30,-202 -12,-196 -10,-176 -22,-156 -36,-156 -48,-176 -46,-196'),
          gem(['night', -0.5], oval([-38, -182], 6)),
          gem(['night', -0.5], oval([-20, -182], 6)),
          pane(['gold', 0.4], '-12,-236* 0,-262* 12,-236* 0,-226*'),
        ],
        { at: [86, 306], turn: -3 },
      ),
      { on: 'arm-back' },
    ),
    arm(
      'arm-back',
      '134,242 86,268 84,306',
      44,
      'emerald',
      'gold',
      fist([86, 310], 22, 120, ['emerald', 0.1]),
    ),
    part(
      'body',
      'body',
      [200, 490],
      [
        ...bareLeg('166,380 142,424 136,474', 60, 'emerald', 72),
        ...bareLeg('236,380 262,424 264,474', 60, 'emerald', 72),
        ...placed(bruteTrunk({ skin: 'emerald', belt: 'leather', cloth: 'leather' }), {
          at: [202, 290],
          scale: [0.74, 0.88],
        }),
        pane(['bronze', -0.3], '202,208* 158,206 132,234 142,282 170,304 202,308*'),
        pane(['bronze', 0.3], '200,208* 246,206 272,234 264,282 234,304 200,308*'),
        pane(['gold', 0.1], '192,206* 212,206* 210,312* 196,312*'),
        ...ring([202, 256], [14, 28], 8, ['gold', 'brass']),
        gem(['ruby', 0.4], oval([202, 256], 15)),
      ],
    ),
    part(
      'head',
      'head',
      [210, 214],
      placed(
        [
          ...gremlinHead('emerald', { mood: 'grin', eye: 'amber', ears: 4 }),
          pane(
            ['gold', -0.2],
            '-46,-34* -60,-92* -30,-66* -20,-110* 2,-70* 22,-112* 34,-70* 62,-96* 56,-34* 4,-22',
          ),
          pane(['gold', 0.4], '2,-70* 22,-112* 34,-70* 62,-96* 56,-34* 4,-22*'),
          gem(['ruby', 0.5], oval([4, -46], 10, 12)),
          gem(['azure', 0.5], oval([-28, -48], 7, 9)),
          gem(['azure', 0.5], oval([36, -50], 7, 9)),
        ],
        { at: [208, 162], scale: 0.96 },
      ),
      { on: 'body' },
    ),
    part(
      'axe',
      'weapon',
      [322, 286],
      placed([...shaft(96, 84, 15, 'wood', ['iron', 0.2]), ...axeHead(-74, 60, 'steel', 'gold')], {
        at: [322, 286],
        turn: 10,
      }),
      { on: 'arm-front' },
    ),
    part(
      'arm-front',
      'arm',
      [268, 242],
      [
        ...bareArm('266,244 296,318 322,288', 46, 'emerald'),
        band([296, 318], [322, 288], [0.1, 0.6], 44, ['gold', 0.1]),
        ...fist([322, 286], 24, -40, ['emerald', 0.2]),
        ...pauldron([284, 242], 36, 34, { plate: 'bronze', trim: 'gold' }),
      ],
      { on: 'body' },
    ),
  ],
});

export const SLAY_GREMLINS: readonly Figure[] = [
  madGremlin,
  sneakyGremlin,
  fatGremlin,
  gremlinWizard,
  gremlinNob,
  gremlinLeader,
];
