/** Constructs of Act II: Spheric Guardian, Bronze Orb, Book of Stabbing, Bronze Automaton. */
import type { Figure, Part, Piece } from '../../model.ts';
import { plated, spikes } from '../rigs/construct-orb.ts';
import { curve, disc, limb, plate } from '../rigs/construct-paths.ts';
import {
  banded,
  blade,
  cord,
  lens,
  mirrored,
  pane,
  part,
  place,
  ring,
  roundGem,
  solid,
  studs,
} from '../rigs/construct-pieces.ts';
import { type Point, poly, smooth } from '../rigs/paths.ts';

const sphereShell: readonly Piece[] = [
  pane('steel', curve('34 250!, 30 150, 90 70, 176 56!, 122 130, 104 250!'), 0.25),
  pane('stone', curve('34 254!, 40 350, 100 420, 176 436!, 124 360, 104 254!'), -0.1),
  pane('teal', curve('56 232!, 56 160, 96 106, 142 86!, 108 150, 96 232!')),
  pane('teal', curve('56 272!, 64 340, 100 388, 142 406!, 108 344, 96 272!'), -0.35),
  ...studs('gold', 8, [68, 252], [150, 74], [150, 418]),
];

const spheric: Figure = {
  id: 'spheric-guardian',
  rank: 'normal',
  box: [400, 500],
  stance: 'float',
  glow: 'teal',
  parts: [
    part('right-shell', 'cloak', [320, 246], 'ball', mirrored(204, sphereShell)),
    part(
      'pincer',
      'leg',
      [200, 350],
      'ball',
      banded(3, ['stone', 'iron'], [200, 350, 24], [196, 400, 20], [192, 432, 18]),
      blade([180, 428], [150, 492], 14, ['steel', 'stone'], 10),
      blade([206, 428], [230, 492], 14, ['stone', 'iron'], -10),
      studs('gold', 10, [193, 426]),
    ),
    part(
      'ball',
      'body',
      [200, 250],
      undefined,
      plated([200, 246], 138, ['stone', 'iron', 'steel'], ['teal', 'steel'], 'soot', 14),
      spikes([200, 246], 132, 196, 15, [-90, -118, -62], ['steel', 'stone']),
    ),
    part(
      'visor',
      'eye',
      [194, 246],
      'ball',
      ring([194, 246], 74, 58, 10, ['gold', 'bronze']),
      solid('soot', disc(194, 246, 58)),
      solid('ember', curve('138 246!, 194 206, 250 246!, 194 286'), 0.1),
      solid('amber', disc(190, 246, 27), 0.4),
      solid('soot', curve('188 224!, 197 246, 188 268!, 179 246')),
    ),
    part('left-shell', 'cloak', [84, 246], 'ball', sphereShell),
  ],
};

const bronzeOrb: Figure = {
  id: 'bronze-orb',
  rank: 'normal',
  box: [400, 300],
  stance: 'fly',
  glow: 'ember',
  parts: [
    part(
      'back-ring',
      'orbit',
      [200, 142],
      'ball',
      place(
        { at: [200, 142], turn: -14 },
        ring([0, 0], 184, 160, 9, ['gold', 'brass', 'bronze'], { from: 180, to: 360, flat: 0.32 }),
      ),
    ),
    part(
      'ball',
      'body',
      [200, 142],
      undefined,
      plated([200, 142], 104, ['bronze', 'brass'], ['brass', 'bronze', 'gold'], 'soot', 12),
      spikes([200, 142], 100, 138, 15, [-90], ['gold', 'bronze']),
      blade([150, 226], [132, 288], 13, ['brass', 'bronze'], 8),
      blade([250, 226], [268, 288], 13, ['bronze', 'bronze'], -8),
      blade([200, 240], [200, 294], 11, ['gold', 'brass']),
    ),
    part('lens', 'eye', [184, 142], 'ball', lens([184, 142], 50, 'iron', 'ember', 'ivory')),
    part(
      'front-ring',
      'orbit',
      [200, 142],
      'ball',
      place(
        { at: [200, 142], turn: -14 },
        ring([0, 0], 184, 160, 9, ['gold', 'brass', 'bronze'], { from: 0, to: 180, flat: 0.32 }),
      ),
      roundGem([30, 190], 17, ['ember', 'amber'], 'gold', 6),
    ),
  ],
};

/** An arm of the book: a tongue of ink with a dagger in it. */
const stabber = (name: string, root: Point, bend: Point, grip: Point, tip: Point): Part =>
  part(
    name,
    'weapon',
    root,
    'spine',
    banded(5, ['plum', 'wine'], [root[0], root[1], 17], [bend[0], bend[1], 14], [grip[0], grip[1], 10]),
    blade(grip, tip, 15),
    pane(
      'gold',
      limb(
        [grip[0] + (tip[1] - grip[1]) * 0.24, grip[1] - (tip[0] - grip[0]) * 0.24, 6],
        [grip[0] - (tip[1] - grip[1]) * 0.24, grip[1] + (tip[0] - grip[0]) * 0.24, 6],
      ),
      0.2,
    ),
    solid('ruby', disc(grip[0], grip[1], 8), 0.3),
  );

const fangs = (from: Point, to: Point, count: number, length: number): readonly Piece[] =>
  Array.from({ length: count }, (_, at) => {
    const [x, y] = [
      from[0] + ((to[0] - from[0]) * (at + 0.5)) / count,
      from[1] + ((to[1] - from[1]) * (at + 0.5)) / count,
    ];
    const half = Math.abs(to[0] - from[0]) / count / 2 + 1;
    return solid('ivory', poly([x - half, y], [x + half, y], [x - 2, y + length * (at % 2 ? 0.75 : 1)]), 0.3);
  });

const book: Figure = {
  id: 'book-of-stabbing',
  rank: 'elite',
  box: [400, 500],
  stance: 'float',
  glow: 'rose',
  parts: [
    stabber('high-arm', [318, 160], [236, 46], [132, 56], [14, 124]),
    stabber('low-arm', [322, 350], [330, 450], [236, 470], [112, 452]),
    part(
      'lower-cover',
      'jaw',
      [326, 288],
      'spine',
      pane('ivory', plate('90 316, 318 276, 332 330, 96 372'), -0.1),
      pane('bone', plate('96 346, 326 306, 332 330, 98 372'), -0.3),
      pane('wine', plate('64 372, 340 322, 352 360, 80 424'), 0.2),
      pane('plum', plate('76 404, 348 346, 352 362, 80 424'), -0.2),
      fangs([104, 324], [296, 290], 7, -44),
      studs('gold', 8, [86, 396], [330, 342]),
    ),
    part(
      'tongue',
      'tail',
      [300, 270],
      'spine',
      banded(
        4,
        ['rose', 'ruby'],
        [310, 268, 22],
        [230, 286, 22],
        [150, 276, 17],
        [96, 296, 11],
        [56, 334, 3],
      ),
    ),
    part(
      'spine',
      'body',
      [336, 260],
      undefined,
      pane('plum', curve('300 148!, 352 140, 384 250, 368 372!, 318 376!, 296 262'), -0.1),
      [186, 236, 286, 336].map((y) =>
        pane(
          'gold',
          smooth(
            [314, y - 10, 'corner'],
            [350, y - 14],
            [382, y - 4, 'corner'],
            [382, y + 8, 'corner'],
            [350, y + 2],
            [314, y + 6, 'corner'],
          ),
        ),
      ),
    ),
    part(
      'upper-cover',
      'head',
      [326, 240],
      'spine',
      pane('ivory', plate('84 172, 326 190, 326 252, 92 232'), 0.2),
      pane('bone', plate('84 172, 326 190, 326 212, 86 194'), -0.1),
      fangs([92, 230], [300, 248], 8, 50),
      pane('wine', plate('60 118, 346 122, 350 196, 62 178'), 0.1),
      pane('plum', plate('60 118, 96 82, 330 96, 346 122'), 0.35),
      pane('gold', plate('60 118, 110 119, 62 158'), 0.1),
      pane('gold', plate('62 178, 62 142, 104 180'), -0.1),
      solid('soot', curve('128 150!, 190 104, 262 152!, 192 186')),
      solid('gold', curve('138 150!, 190 114, 252 152!, 192 178'), 0.3),
      solid('ruby', disc(182, 147, 22), 0.1),
      solid('soot', curve('182 126!, 190 147, 182 168!, 174 147')),
      pane('plum', curve('116 130!, 190 92, 280 136!, 190 116'), -0.1),
    ),
    stabber('front-arm', [336, 222], [380, 110], [312, 50], [208, 14]),
  ],
};

const automatonArm: readonly Piece[] = [
  ...banded(2, ['iron', 'steel'], [120, 250, 34], [98, 320, 34], [92, 370, 34]),
  solid('gold', disc(94, 346, 26), 0.1),
  pane('bronze', plate('26 362, 92 346, 92 512, 34 500'), 0.3),
  pane('bronze', plate('92 346, 158 362, 152 500, 92 512'), -0.2),
  pane('gold', plate('20 372, 92 352, 164 372, 162 400, 92 382, 22 400')),
  pane('azure', plate('74 408, 110 408, 106 486, 78 486'), 0.1),
  pane('gold', plate('28 492, 156 492, 160 518, 24 518')),
  ...[42, 76, 110, 143].map((x) =>
    pane(
      'brass',
      smooth([x - 16, 514, 'corner'], [x - 16, 566], [x - 2, 588], [x + 15, 566], [x + 16, 514, 'corner']),
      0.1,
    ),
  ),
];

const pauldron: readonly Piece[] = [
  ...blade([90, 170], [46, 44], 20, ['gold', 'bronze'], 8),
  ...blade([136, 140], [112, 16], 20, ['gold', 'bronze'], 6),
  pane('bronze', curve('32 286!, 30 190, 100 124, 196 126!, 210 210!, 150 290!'), -0.2),
  pane('brass', curve('48 262!, 54 194, 110 146, 184 146!, 190 176!, 120 196, 92 270!'), 0.35),
  pane('bronze', curve('104 268!, 130 206, 194 186!, 198 210!, 148 274!'), 0.1),
  pane('gold', curve('28 294!, 30 268!, 92 278, 154 276!, 152 304!, 92 304')),
  ...studs('gold', 9, [70, 236], [106, 180], [168, 160]),
];

const automatonChest: readonly Piece[] = [
  pane('bronze', plate('172 150, 300 128, 428 150, 452 270, 392 420, 208 420, 148 270'), -0.4),
  pane('brass', plate('176 156, 296 136, 262 208, 160 262'), 0.35),
  pane('bronze', plate('304 136, 424 156, 440 262, 338 208'), -0.05),
  pane('bronze', plate('156 272, 236 232, 230 300, 198 352'), 0.2),
  pane('bronze', plate('444 272, 364 232, 370 300, 402 352'), -0.25),
  pane('iron', plate('200 360, 248 340, 300 352, 300 416, 214 416'), 0.3),
  pane('iron', plate('400 360, 352 340, 300 352, 300 416, 386 416')),
  pane('gold', plate('206 404, 394 404, 404 438, 196 438')),
  ...ring([300, 268], 86, 62, 12, ['gold', 'bronze', 'brass']),
  ...[220, 260, 340, 380].flatMap((x) => studs('gold', 7, [x, 420])),
];

const automatonLeg: readonly Piece[] = [
  ...banded(2, ['iron', 'steel'], [246, 430, 32], [236, 470, 32], [232, 510, 30]),
  pane('bronze', plate('190 480, 234 466, 234 560, 186 560'), 0.25),
  pane('bronze', plate('234 466, 278 480, 282 560, 234 560'), -0.2),
  pane('gold', plate('184 552, 284 552, 294 598, 160 598'), 0.1),
  solid('azure', disc(234, 510, 14), 0.3),
];

const automaton: Figure = {
  id: 'bronze-automaton',
  rank: 'boss',
  box: [600, 600],
  stance: 'stand',
  glow: 'azure',
  parts: [
    part('right-leg', 'leg', [354, 440], 'chest', mirrored(300, automatonLeg)),
    part('left-leg', 'leg', [246, 440], 'chest', automatonLeg),
    part('chest', 'body', [300, 420], undefined, automatonChest),
    part(
      'core',
      'eye',
      [300, 268],
      'chest',
      roundGem([300, 268], 62, ['azure', 'cobalt'], 'frost', 8),
      solid('pearl', disc(300, 268, 17), 0.9),
    ),
    part(
      'head',
      'head',
      [300, 156],
      'chest',
      pane('iron', plate('262 120, 338 120, 352 172, 248 172')),
      blade([300, 60], [300, 6], 18, ['gold', 'bronze']),
      pane('brass', curve('240 130!, 238 70, 300 40!, 300 150!'), 0.4),
      pane('bronze', curve('360 130!, 362 70, 300 40!, 300 150!'), -0.1),
      pane('soot', plate('236 88, 300 100, 352 88, 346 116, 298 126, 240 116')),
      solid('azure', plate('240 94, 296 104, 296 118, 244 110'), 0.5),
      solid('azure', plate('304 104, 346 94, 342 110, 304 118'), 0.3),
      pane('gold', plate('262 130, 336 130, 322 164, 276 164'), 0.1),
      [282, 299, 316].map((x) => cord('soot', 3, [x, 136], [x, 158])),
    ),
    part('right-arm', 'arm', [486, 230], 'chest', mirrored(300, automatonArm, pauldron)),
    part('left-arm', 'arm', [114, 230], 'chest', automatonArm, pauldron),
  ],
};

export const ACT_TWO: readonly Figure[] = [spheric, bronzeOrb, book, automaton];
