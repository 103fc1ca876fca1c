/** The Elites and Bosses of Act III that are built: Giant Head, Nemesis, Donu, Deca. */
import type { Figure, Part, Piece, Sheet } from '../../model.ts';
import { pebbles, spikes, stoneHand } from '../rigs/construct-orb.ts';
import { corners, crack, curve, disc, limb, plate } from '../rigs/construct-paths.ts';
import {
  blade,
  flame,
  gem,
  mirrored,
  pane,
  part,
  place,
  ring,
  roundGem,
  solid,
} from '../rigs/construct-pieces.ts';
import { polar, poly, smooth } from '../rigs/paths.ts';
import { claw, fist, jaw, ribs, skull } from '../rigs/undead.ts';

const giantHead: Figure = {
  id: 'giant-head',
  rank: 'elite',
  box: [400, 500],
  stance: 'stand',
  glow: 'azure',
  parts: [
    part(
      'stones',
      'orbit',
      [210, 200],
      'skull',
      pebbles('stone', [44, 82, 30], [30, 198, 22], [366, 60, 26], [376, 430, 24], [84, 28, 20]),
    ),
    part(
      'neck',
      'body',
      [220, 470],
      undefined,
      pane('stone', plate('130 498, 154 390, 220 380, 220 498'), 0.1),
      pane('stone', plate('220 498, 220 380, 324 386, 346 498'), -0.35),
      pane('moss', curve('120 498!, 140 462, 190 478, 240 458, 300 480, 356 498!')),
    ),
    part(
      'jaw',
      'jaw',
      [306, 330],
      'skull',
      pane('stone', plate('86 356, 200 350, 214 452, 120 448, 92 412'), 0.25),
      pane('ash', plate('200 350, 318 326, 312 404, 214 452'), -0.25),
      pane('soot', plate('84 346, 210 346, 206 372, 88 372')),
      [92, 118, 144, 170].map((x) =>
        pane('bone', poly([x, 356], [x + 22, 356], [x + 20, 378], [x + 2, 378]), 0.1),
      ),
    ),
    part(
      'skull',
      'head',
      [230, 400],
      'neck',
      pane('steel', plate('104 74, 178 18, 206 130, 98 168'), 0.5),
      pane('stone', plate('178 18, 284 22, 300 120, 206 130'), 0.2),
      pane('ash', plate('284 22, 362 96, 374 210, 300 120'), -0.2),
      pane('iron', plate('300 120, 374 210, 356 320, 316 372, 286 250'), -0.4),
      pane('stone', plate('206 130, 300 120, 286 250, 200 240'), -0.05),
      pane('stone', plate('98 240, 200 236, 286 246, 316 372, 214 352, 84 352, 80 300'), 0.05),
      pane('steel', plate('80 300, 140 262, 156 352, 84 352'), 0.35),
      solid('soot', plate('78 188, 140 180, 140 232, 84 238')),
      solid('soot', plate('178 184, 270 182, 262 234, 184 236')),
      solid('azure', disc(107, 211, 21), 0.4),
      solid('azure', disc(220, 211, 23), 0.4),
      solid('frost', disc(106, 211, 9), 0.9),
      solid('frost', disc(219, 211, 10), 0.9),
      pane('steel', plate('70 156, 150 146, 286 140, 296 182, 166 196, 74 200'), 0.45),
      pane('stone', plate('136 176, 168 178, 176 262, 164 300, 62 298, 84 268, 128 246'), 0.6),
      pane('stone', plate('164 300, 62 298, 88 324, 152 324'), -0.35),
      pane(
        'moss',
        curve('170 22!, 200 8, 290 16!, 330 64, 310 60!, 296 90, 280 48!, 250 70, 236 38!, 210 56'),
        0.1,
      ),
    ),
    part(
      'crack',
      'eye',
      [276, 220],
      'skull',
      solid('azure', crack(15, [236, 26], [262, 60], [244, 86], [268, 112], [256, 146]), 0.3),
      solid('azure', crack(14, [352, 190], [336, 226], [350, 254], [326, 290], [334, 330]), 0.1),
    ),
  ],
};

const NEMESIS = { at: [176, 140], scale: 1.5, turn: -6 } as const;

const scythe: readonly Piece[] = [
  pane('wood', limb([340, 492, 8], [346, 280, 8], [326, 36, 8])),
  ...[120, 230, 380].map((y) => pane('iron', poly([330, y], [356, y], [358, y + 20], [332, y + 20]), 0.3)),
  pane('frost', curve('336 20!, 240 -2, 130 14, 40 92!, 132 40, 236 34, 330 44!'), 0.5),
  pane('steel', curve('330 44!, 236 34, 132 40, 40 92!, 140 60, 236 58, 330 74!'), -0.2),
  pane('gold', plate('308 14, 350 14, 352 82, 312 80'), 0.1),
  solid('venom', disc(330, 48, 14), 0.4),
];

const nemesis: Figure = {
  id: 'nemesis',
  rank: 'elite',
  box: [400, 500],
  stance: 'float',
  glow: 'emerald',
  parts: [
    part(
      'cloak',
      'cloak',
      [230, 220],
      'bones',
      pane(
        'night',
        curve(
          '176 230!, 230 186, 310 220!, 352 330, 388 436!, 340 410, 334 478!, 288 430, 262 494!, 234 430, 196 486!, 186 400, 150 440!, 160 320',
        ),
        0.3,
      ),
      pane('indigo', curve('270 216!, 310 240, 340 350, 352 408!, 318 390, 306 450!, 290 340'), 0.2),
      pane('violet', curve('190 240!, 172 320, 176 390!, 204 372, 206 450!, 226 330'), -0.1),
    ),
    part(
      'scythe',
      'weapon',
      [276, 252],
      'bones',
      scythe,
      pane('bone', limb([262, 252, 15], [316, 312, 12], [344, 290, 11]), -0.1),
      place({ at: [345, 284], scale: 1.1 }, fist({})),
    ),
    part(
      'fire',
      'wing',
      [190, 170],
      'head',
      flame([200, 206], 230, 204, ['emerald', 'venom', 'ivory'], 6),
      flame([256, 206], 100, 186, ['emerald', 'venom', 'gold'], 34),
      flame([120, 196], 90, 160, ['emerald', 'venom', 'gold'], -22),
    ),
    part(
      'bones',
      'body',
      [222, 320],
      undefined,
      ribs({ at: [222, 278], scale: 1.02 }, 5, 'bone', 'night'),
      [350, 372, 394].map((y, at) =>
        pane(
          'bone',
          smooth(
            [210 + at * 4, y],
            [226 + at * 4, y - 7],
            [242 + at * 4, y],
            [236 + at * 4, y + 15],
            [216 + at * 4, y + 15],
          ),
          -0.1,
        ),
      ),
      pane(
        'violet',
        curve('186 408!, 230 396, 290 410!, 300 470!, 270 446, 244 498!, 226 450, 190 476!'),
        0.2,
      ),
    ),
    part('jaw', 'jaw', [212, 164], 'head', jaw(NEMESIS)),
    part(
      'head',
      'head',
      [212, 200],
      'bones',
      skull(NEMESIS, { light: 'venom' }),
      solid('soot', curve('134 92!, 154 78, 174 92!, 154 106')),
      solid('venom', disc(154, 92, 9), 0.5),
    ),
    part(
      'arm',
      'arm',
      [180, 250],
      'bones',
      pane('bone', limb([182, 250, 16], [140, 306, 13], [94, 306, 12]), 0.1),
      claw({ at: [96, 306], turn: 8, scale: 1.05 }),
    ),
  ],
};

type Ancient = {
  readonly stone: readonly [Sheet, Sheet, Sheet];
  readonly trim: Sheet;
  readonly light: Sheet;
};

const hands = ({ stone, light }: Ancient): readonly Part[] => {
  const hand = stoneHand([stone[0], stone[1]], light);
  return [
    part(
      'right-hand',
      'orbit',
      [300, 300],
      'ring',
      place({ at: [530, 392], turn: -64, scale: 1.05, flip: true }, hand),
    ),
    part('left-hand', 'arm', [120, 380], 'ring', place({ at: [94, 400], turn: 40, scale: 1.15 }, hand)),
  ];
};

const stoneFace = (x: number, y: number, { trim, light, stone }: Ancient): readonly Piece[] => [
  pane(
    stone[1],
    poly([x - 54, y - 34], [x, y - 62], [x + 54, y - 34], [x + 46, y + 40], [x, y + 66], [x - 46, y + 40]),
    0.2,
  ),
  pane(trim, poly([x - 54, y - 34], [x, y - 62], [x + 54, y - 34], [x, y - 20]), 0.3),
  solid('soot', poly([x - 44, y - 16], [x - 8, y - 2], [x - 12, y + 14], [x - 40, y + 8])),
  solid('soot', poly([x + 44, y - 16], [x + 8, y - 2], [x + 12, y + 14], [x + 40, y + 8])),
  solid(light, poly([x - 37, y - 8], [x - 13, y + 2], [x - 15, y + 10], [x - 35, y + 4]), 0.6),
  solid(light, poly([x + 37, y - 8], [x + 13, y + 2], [x + 15, y + 10], [x + 35, y + 4]), 0.6),
  pane(trim, poly([x - 8, y - 4], [x + 8, y - 4], [x + 13, y + 30], [x - 13, y + 30])),
  pane('soot', poly([x - 24, y + 40], [x + 24, y + 40], [x + 16, y + 50], [x - 16, y + 50])),
];

const DONU: Ancient = { stone: ['gold', 'bronze', 'amber'], trim: 'ember', light: 'amber' };
const DECA: Ancient = { stone: ['azure', 'cobalt', 'teal'], trim: 'frost', light: 'frost' };

const donu: Figure = {
  id: 'donu',
  rank: 'boss',
  box: [600, 600],
  stance: 'float',
  glow: 'amber',
  parts: [
    part(
      'rays',
      'cloak',
      [300, 280],
      'ring',
      spikes([300, 280], 190, 268, 26, [-150, -120, -90, -60, -30], ['gold', 'ember']),
    ),
    part(
      'ring',
      'body',
      [300, 280],
      undefined,
      ring([300, 280], 214, 168, 20, DONU.stone),
      ring([300, 280], 168, 116, 14, ['bronze', 'ember', 'bronze', 'wine'], { from: -83 }),
      corners(7, 300, 280, 142).flatMap(([x, y]) => roundGem([x, y], 20, ['ruby', 'ember'], 'amber', 6)),
    ),
    part(
      'face',
      'head',
      [300, 300],
      'ring',
      [0, 90, 180, 270].map((at) =>
        pane(
          'bronze',
          poly(
            polar([300, 280], 60, at + 32),
            polar([300, 280], 122, at + 38),
            polar([300, 280], 122, at + 52),
            polar([300, 280], 60, at + 58),
          ),
          -0.1,
        ),
      ),
      gem([300, 280], corners(12, 300, 280, 88), ['amber', 'gold'], 'wine', 0.86),
      stoneFace(300, 280, DONU),
    ),
    part(
      'tail',
      'tail',
      [300, 480],
      'ring',
      gem(
        [300, 522],
        [
          [300, 470],
          [336, 512],
          [300, 592],
          [264, 512],
        ],
        ['gold', 'bronze'],
        'ember',
        0.5,
      ),
    ),
    ...hands(DONU),
  ],
};

const decagon = corners(10, 300, 276, 212, -90);

const deca: Figure = {
  id: 'deca',
  rank: 'boss',
  box: [600, 600],
  stance: 'float',
  glow: 'azure',
  parts: [
    part(
      'wings',
      'cloak',
      [300, 280],
      'ring',
      pane('cobalt', plate('150 180, 20 70, 66 250, 120 290'), 0.3),
      pane('teal', plate('150 180, 20 70, 96 90, 190 130'), 0.2),
      mirrored(
        300,
        pane('cobalt', plate('150 180, 20 70, 66 250, 120 290'), -0.1),
        pane('teal', plate('150 180, 20 70, 96 90, 190 130'), -0.2),
      ),
      blade([300, 90], [300, 6], 34, ['frost', 'azure']),
    ),
    part(
      'ring',
      'body',
      [300, 280],
      undefined,
      gem([300, 276], decagon, DECA.stone, 'night', 0.76),
      gem([300, 276], corners(10, 300, 276, 158, -72), ['cobalt', 'indigo'], 'night', 0.74),
      decagon.flatMap(([x, y]) =>
        roundGem([300 + (x - 300) * 0.88, 276 + (y - 276) * 0.88], 17, ['frost', 'azure'], 'pearl', 5),
      ),
    ),
    part(
      'face',
      'head',
      [300, 300],
      'ring',
      gem([300, 276], corners(5, 300, 276, 112), ['teal', 'azure', 'frost'], 'indigo', 0.82),
      stoneFace(300, 276, DECA),
    ),
    part(
      'tail',
      'tail',
      [300, 470],
      'ring',
      gem(
        [300, 532],
        [
          [262, 470],
          [338, 470],
          [300, 594],
        ],
        ['azure', 'cobalt', 'teal'],
        'frost',
        0.5,
      ),
    ),
    ...hands(DECA),
  ],
};

export const ACT_THREE_ELITES: readonly Figure[] = [giantHead, nemesis, donu, deca];
