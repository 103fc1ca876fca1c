/** The people of Act I: cultist, thieves, slavers. */
import type { Figure, Piece, Sheet } from '../../model.ts';
import { enemy, part } from '../rigs/humanoid.ts';
import { cloth, jerkin, robe } from '../rigs/humanoid-bodies.ts';
import { birdMask, face, hood, scarf } from '../rigs/humanoid-heads.ts';
import { folds, gem, oval, pane, placed, rays, tube } from '../rigs/humanoid-kit.ts';
import { band, bareArm, bootLeg, claw, fist, jointsOf, type Limb, sleeve } from '../rigs/humanoid-limbs.ts';
import { club, dagger, lash, scimitar, shaft } from '../rigs/humanoid-weapons.ts';
import type { Point } from '../rigs/paths.ts';

const cultist = enemy({
  id: 'cultist',
  glow: 'azure',
  parts: [
    part(
      'arm-back',
      'arm',
      [150, 214],
      [
        ...claw([66, 92], 18, -104, { palm: 'skin', nails: 'night' }),
        ...sleeve('152,216 84,196 68,104', 48, { sheet: 'indigo', cuff: 'gold', bell: 1.5 }),
      ],
      { on: 'body' },
    ),
    part(
      'body',
      'body',
      [200, 490],
      [
        ...robe({
          top: [142, 258],
          topY: 186,
          hem: [76, 326],
          hemY: 486,
          draw: 0.34,
          count: 9,
          tints: cloth('indigo', 'violet'),
        }),
        pane(['gold', -0.1], '182,196* 222,196* 232,330 226,462* 204,482* 182,462* 174,330'),
        pane(['ember', 0.1], '194,216* 212,216* 218,330 214,440* 204,454* 192,440* 188,330'),
        gem(['azure', 0.8], oval([203, 368], 14, 20)),
        pane(['leather', 0.2], '153,300* 202,308 250,300* 253,318* 202,328 149,318*'),
        ...rays(
          [200, 170],
          [34, 84],
          11,
          [
            ['azure', 0.1],
            ['cobalt', 0],
            ['teal', 0.2],
          ],
          { span: [10, 170], width: 1.1, blunt: 0.5 },
        ),
      ],
    ),
    part(
      'head',
      'head',
      [198, 182],
      [
        ...rays(
          [192, 116],
          [34, 106],
          9,
          [
            ['azure', 0.2],
            ['cobalt', -0.1],
            ['teal', 0.1],
          ],
          { span: [176, 330], width: 1.15, blunt: 0.7 },
        ),
        ...placed(
          [...hood('indigo'), ...placed(birdMask('azure', 'gold', 'amber'), { at: [4, 4], scale: 1.02 })],
          { at: [196, 128], scale: 0.94 },
        ),
      ],
      { on: 'body' },
    ),
    part(
      'knife',
      'weapon',
      [336, 106],
      placed(scimitar({ blade: 'steel', hilt: 'gold' }, 104), { at: [336, 106], turn: 4 }),
      {
        on: 'arm-front',
      },
    ),
    part(
      'arm-front',
      'arm',
      [250, 212],
      [
        ...sleeve('248,216 318,202 336,116', 50, { sheet: 'indigo', cuff: 'gold', bell: 1.5 }),
        ...fist([336, 106], 17, -80, 'skin'),
      ],
      { on: 'body' },
    ),
  ],
});

/** A sack with a knot, about the origin: 100 wide. */
const sack = (sheet: Sheet): Piece[] => [
  pane([sheet, -0.35], '-20,-44* -52,-14 -62,30 -36,60 20,64 54,40 58,-2 20,-44*'),
  pane([sheet, 0.3], '-2,-44* 34,-22 50,10 36,42 4,50 -6,4'),
  pane([sheet, 0.05], '-26,-44* 26,-44* 42,-70 12,-62 -8,-74 -36,-62'),
  pane(['gold', 0], '-26,-50* 26,-50* 26,-38* -26,-38*'),
  gem(['gold', 0.5], oval([-26, 22], 13)),
];

type Thief = {
  readonly id: string;
  readonly glow: Sheet;
  readonly coat: Sheet;
  readonly mask: Sheet;
  readonly bag: Sheet;
  readonly head: readonly Piece[];
  /** How much broader than the usual thief. */
  readonly wide: number;
  readonly weapon: readonly Piece[];
  readonly back: Limb;
  readonly front: Limb;
  readonly turn: number;
};

/** A thief on the run, his sack over the shoulder. */
const thief = ({ id, glow, coat, mask, bag, head, wide, weapon, back, front, turn }: Thief): Figure => {
  const [shoulder, , hand] = jointsOf(front);
  const [backShoulder, , backHand] = jointsOf(back);
  return enemy({
    id,
    glow,
    parts: [
      part(
        'sack',
        'tail',
        [130, 250],
        placed(sack(bag), { at: [84, 236], scale: 1.06 * wide ** 0.3, turn: -20 }),
        {
          on: 'body',
        },
      ),
      part(
        'arm-back',
        'arm',
        backShoulder,
        [
          ...sleeve(back, 44 * wide ** 0.6, { sheet: coat, cuff: mask, bell: 1 }),
          ...fist(backHand, 18, 200, 'skin'),
        ],
        { on: 'body' },
      ),
      part(
        'body',
        'body',
        [200, 490],
        [
          ...bootLeg('180,330 128,390 104,476', 54 * wide ** 0.7, {
            cloth: 'leather',
            boot: 'iron',
            trim: 'brass',
          }),
          ...bootLeg('218,330 266,386 276,476', 54 * wide ** 0.7, {
            cloth: 'leather',
            boot: 'iron',
            trim: 'brass',
          }),
          ...placed(jerkin({ cloth: coat, trim: mask, belt: 'leather' }), {
            at: [204, 268],
            scale: [wide, 1.06],
            turn: 6,
          }),
        ],
      ),
      part('head', 'head', [214, 188], placed(head, { at: [222, 138], scale: 0.98, turn: 4 }), {
        on: 'body',
      }),
      part('weapon', 'weapon', hand, placed(weapon, { at: hand, turn }), { on: 'arm-front' }),
      part(
        'arm-front',
        'arm',
        shoulder,
        [
          ...sleeve(front, 46 * wide ** 0.6, { sheet: coat, cuff: mask, bell: 1 }),
          ...fist(hand, 19, 0, 'skin'),
        ],
        { on: 'body' },
      ),
    ],
  });
};

const looter = thief({
  id: 'looter',
  glow: 'azure',
  coat: 'azure',
  mask: 'ivory',
  bag: 'leather',
  head: [
    ...face('skin', ['amber', 0.6]),
    ...scarf('ivory'),
    pane(['cobalt', -0.3], '-36,4* -44,-36 -18,-62 14,-64 -4,-34 -20,-16'),
    pane(['cobalt', 0.3], '-22,-20* -4,-40 14,-64 40,-44 48,-16* 20,-26'),
    pane(['cobalt', -0.2], '-34,-20* -66,-34 -88,-16* -60,-8 -76,12* -36,4*'),
  ],
  wide: 1,
  weapon: dagger({ blade: 'steel', hilt: 'brass', gem: 'azure' }, 104, 28),
  back: '158,214 132,270 120,192',
  front: '248,220 270,286 318,262',
  turn: 58,
});

const mugger = thief({
  id: 'mugger',
  glow: 'rose',
  coat: 'wine',
  mask: 'moss',
  bag: 'bronze',
  head: [
    ...face('bronze', ['venom', 0.6]),
    pane(['moss', -0.4], '-2,-62* -40,-52 -52,-10 -46,50* -16,66* 10,60* -6,20 -12,-10 6,-24*'),
    pane(['moss', 0.2], '-2,-62* 32,-52 48,-22* 14,-16 -12,-14* 2,-36'),
    pane(['moss', 0.1], '-6,10* 20,14 46,8* 54,20* 44,46 20,60* 4,56*'),
    pane(['moss', -0.3], '-18,-56 -34,-84 -64,-92* -46,-70 -40,-44'),
  ],
  wide: 1.42,
  weapon: club(128, 46, 'wood', 'iron'),
  back: '146,216 120,268 112,192',
  front: '266,222 300,284 318,236',
  turn: 22,
});

type Slaver = {
  readonly id: string;
  readonly coat: Sheet;
  readonly dark: Sheet;
  /** What rises behind the head, about the head's middle. */
  readonly crest: readonly Piece[];
  readonly weapon: readonly Piece[];
  readonly turn: number;
  /** The weapon is lifted behind the head, ready to be thrown. */
  readonly lift: boolean;
  readonly other: readonly Piece[];
};

/** A slaver: bare chest, leather straps, a mask that leaves only the eyes. */
const slaver = ({ id, coat, dark, crest, weapon, turn, lift, other }: Slaver): Figure => {
  const front: Limb = lift ? '250,206 308,196 304,128' : '250,208 298,260 312,212';
  const back: Limb = '150,208 96,250 92,316';
  const [shoulder, elbow, hand] = jointsOf(front);
  const [backShoulder, backElbow, backHand] = jointsOf(back);
  const held = part('weapon', 'weapon', hand, placed(weapon, { at: hand, turn }), { on: 'arm-front' });
  return enemy({
    id,
    glow: coat,
    parts: [
      ...(lift ? [held] : []),
      part(
        'arm-back',
        'arm',
        backShoulder,
        [
          ...other,
          ...bareArm(back, 42, 'skin'),
          band(backElbow, backHand, [0.3, 0.8], 38, [coat, 0.1]),
          ...fist(backHand, 19, 100, 'skin'),
        ],
        {
          on: 'body',
        },
      ),
      part(
        'body',
        'body',
        [200, 490],
        [
          ...bootLeg('176,320 142,396 126,476', 54, { cloth: dark, boot: 'leather', trim: 'iron' }),
          ...bootLeg('222,320 258,394 264,476', 54, { cloth: dark, boot: 'leather', trim: 'iron' }),
          ...folds(
            '152,300 140,340 132,370 124,412',
            '250,300 262,340 268,370 276,408',
            6,
            cloth(coat, dark),
          ),
          pane(['skin', -0.3], '200,182* 160,178 132,198 144,252 154,312* 200,318*'),
          pane(['skin', 0.2], '200,182* 242,178 268,198 258,252 248,312* 200,318*'),
          pane(['skin', -0.1], '150,206 180,196 198,210* 196,238 162,240'),
          pane(['skin', 0.5], '206,210* 224,196 254,206 244,240 208,238'),
          pane(['leather', 0], '144,190* 166,182* 258,296* 244,312*'),
          pane(['leather', 0.3], '258,190* 238,182* 152,290* 160,310*'),
          gem(['iron', 0.5], oval([201, 242], 17)),
          pane(['leather', -0.2], '148,294* 254,294* 256,318* 200,326 148,318*'),
          gem(['brass', 0.3], oval([204, 310], 14, 12)),
        ],
      ),
      part(
        'head',
        'head',
        [204, 184],
        placed(
          [
            ...crest,
            ...face('skin', ['gold', 0.7]),
            pane([coat, -0.4], '-4,-64* -36,-52 -48,-14 -44,40 -30,62* 4,62* -4,24 -14,0 -12,-18 4,-24*'),
            pane([coat, 0.3], '-6,-64* 28,-56 46,-28 46,-16* 14,-18 -12,-18* 2,-36'),
            pane([coat, 0.1], '-14,6* 16,8 44,4* 54,14* 44,36 34,58* 4,62*'),
            pane([dark, 0.2], '-30,-48* -8,-62 24,-60 44,-34* 14,-44'),
            ...[0, 1, 2].map((i) =>
              pane(
                ['iron', 0.3],
                tube(
                  [
                    [8 + i * 13, 24 - i],
                    [9 + i * 13, 50 - i * 3],
                  ],
                  [9, 8],
                ),
              ),
            ),
          ],
          { at: [208, 132], scale: 0.98 },
        ),
        { on: 'body' },
      ),
      ...(lift ? [] : [held]),
      part(
        'arm-front',
        'arm',
        shoulder,
        [
          ...bareArm(front, 44, 'skin'),
          band(elbow, hand, [0.2, 0.66], 40, [coat, 0.2]),
          ...fist(hand, 20, -60, 'skin'),
          ...rays([262, 206], [18, 48], 4, [['iron', 0.7]], { span: [-130, 20], width: 1 }),
          pane(['iron', 0.3], oval([260, 208], 27, 24)),
          gem(['steel', 0.8], oval([256, 202], 9, 7)),
        ],
        { on: 'body' },
      ),
    ],
  });
};

const blueSlaver = slaver({
  id: 'blue-slaver',
  coat: 'cobalt',
  dark: 'night',
  crest: [
    pane(['cobalt', -0.2], '-40,-30* -46,-70 -30,-104 -62,-128* -10,-116 6,-84 12,-50*'),
    pane(['azure', 0.1], '-30,-104 -62,-128* -80,-104* -56,-104'),
  ],
  lift: false,
  turn: 12,
  weapon: [
    ...shaft(150, 190, 14, 'wood', ['iron', 0.1]),
    pane(['steel', -0.3], '-8,-140* 10,-140* 44,-160 56,-122 44,-88* 34,-124 8,-128*'),
    pane(['steel', 0.5], '-10,-138* -6,-176 0,-196* 12,-166 46,-160 10,-146*'),
  ],
  other: lash('92,318 70,352 96,384 66,412 84,440', 17, [
    ['iron', 0.3],
    ['iron', -0.1],
  ]),
});

const NET: readonly Point[] = [
  [-46, 12],
  [-24, 2],
  [0, 0],
  [24, 4],
  [46, 14],
];

const net: readonly Piece[] = [
  pane(['soot', 0.2], '-62,14 -30,-6 0,-8 30,-4 62,18 60,120* 0,132 -60,120*'),
  ...NET.flatMap(([x, y], i) =>
    [0, 1, 2, 3].map((row) =>
      pane(
        [(i + row) % 2 ? 'wood' : 'bronze', row * 0.12 - 0.1],
        `${x},${y + row * 30}* ${x + 13},${y + row * 30 + 17}* ${x},${y + row * 30 + 34}* ${x - 13},${y + row * 30 + 17}*`,
      ),
    ),
  ),
  ...NET.map(([x, y]) => gem(['iron', 0.4], oval([x, y + 126], 9))),
];

const redSlaver = slaver({
  id: 'red-slaver',
  coat: 'ruby',
  dark: 'wine',
  crest: rays([-6, -20], [30, 98], 5, [['ember', 0.2]], { span: [200, 290], width: 1.2, blunt: 0.6 }),
  lift: true,
  turn: 64,
  weapon: [
    ...shaft(66, 236, 13, 'wood', ['iron', 0.1]),
    pane(['steel', 0.4], '-9,-58* 9,-58* 8,-84 0,-108* -8,-84'),
    pane(['steel', 0.1], '-6,-56* -32,-62 -36,-98* -22,-78 -4,-70'),
    pane(['steel', 0.1], '6,-56* 32,-62 36,-98* 22,-78 4,-70'),
  ],
  other: placed(net, { at: [80, 316], scale: 0.94, turn: 6 }),
});

export const SLAY_ACT_ONE: readonly Figure[] = [cultist, looter, mugger, blueSlaver, redSlaver];
