/** The two learned wizards of The Stygian Society: The Court Astronomer and Professor Nachtigall. */
import type { Figure, Piece, Sheet } from '../../model.ts';
import { curve, disc, limb, plate, sector } from '../rigs/construct-paths.ts';
import {
  banded,
  cord,
  flame,
  folds,
  lens,
  pane,
  part,
  place,
  ring,
  roundGem,
  solid,
  studs,
  tapered,
} from '../rigs/construct-pieces.ts';
import type { Point } from '../rigs/paths.ts';
import { claw, fist } from '../rigs/undead.ts';
import { face, petal, sleeve, stars } from '../rigs/villain.ts';

const armillary: readonly Piece[] = [
  ...ring([0, 0], 112, 98, 16, ['gold', 'brass', 'bronze']),
  ...place({ turn: -28 }, ring([0, 0], 108, 92, 14, ['brass', 'gold'], { flat: 0.34 })),
  ...place({ turn: 62 }, ring([0, 0], 104, 90, 14, ['bronze', 'brass'], { flat: 0.3 })),
  ...roundGem([0, 0], 38, ['azure', 'cobalt'], 'frost', 8),
  ...stars('ivory', [0, -104, 24], [104, 0, 20], [0, 104, 20], [-104, 0, 20]),
];

const telescope: readonly Piece[] = [
  pane('bronze', plate('10 -13, -70 -16, -70 16, 10 13')),
  pane('brass', plate('-64 -20, -150 -24, -150 0, -64 0'), 0.35),
  pane('brass', plate('-64 20, -150 24, -150 0, -64 0'), -0.25),
  pane('wine', plate('-144 -26, -226 -32, -226 0, -144 0'), 0.3),
  pane('wine', plate('-144 26, -226 32, -226 0, -144 0'), -0.15),
  pane('gold', plate('-58 -23, -72 -24, -72 24, -58 23'), 0.2),
  pane('gold', plate('-138 -28, -152 -29, -152 29, -138 28'), 0.2),
  pane('gold', plate('-218 -36, -236 -38, -236 38, -218 36'), 0.2),
  solid('azure', disc(-238, 0, 14, 37), 0.3),
  solid('pearl', disc(-241, -10, 6, 14), 0.8),
  pane('gold', plate('4 -17, 20 -17, 20 17, 4 17')),
];

const strand = (x: number, end: number, tip: number, half: number): string =>
  limb([x, 196, half], [x - 4 + (end - x) * 0.4, 270, half + 3], [end, 340, half], [end + 6, tip, 2]);

const astronomer: Figure = {
  id: 'the-court-astronomer',
  rank: 'boss',
  box: [600, 600],
  stance: 'stand',
  glow: 'cobalt',
  parts: [
    part('armillary', 'orbit', [470, 190], 'robe', place({ at: [470, 172] }, armillary)),
    part(
      'raised-arm',
      'arm',
      [384, 300],
      'robe',
      sleeve(4, ['indigo', 'cobalt'], 'gold', [380, 306, 30], [430, 360, 40], [474, 352, 46], [482, 338, 46]),
      claw({ at: [484, 330], turn: 96, scale: 0.8 }, 'skin'),
    ),
    part(
      'robe',
      'body',
      [310, 480],
      undefined,
      folds(9, [232, 396, 268], [128, 492, 566], ['indigo', 'night', 'cobalt', 'night'], { belly: 14 }),
      ring([310, 250], 330, 306, 12, ['gold', 'brass'], { from: 59, to: 121 }),
      pane('azure', curve('286 280!, 334 280!, 338 420, 352 566!, 268 566!, 282 420'), -0.3),
      stars(
        'gold',
        [206, 404, 22],
        [236, 500, 25],
        [400, 410, 22],
        [424, 510, 25],
        [310, 440, 20],
        [310, 516, 30],
        [376, 336, 19],
      ),
      solid('ivory', curve('212 452, 198 464, 204 484, 222 486!, 212 474, 212 462'), 0.3),
      solid('ivory', curve('448 452, 434 440, 430 458, 440 474, 456 470!, 444 462'), 0.3),
      ring([306, 262], 96, 30, 18, ['pearl', 'frost'], { flat: 0.42 }),
    ),
    part(
      'head',
      'head',
      [306, 250],
      'robe',
      pane('skin', limb([300, 200, 20], [306, 256, 20]), -0.4),
      face({ at: [284, 172], scale: 1.05 }, { skin: 'skin', eye: 'azure', brow: 'ivory' }),
      pane('skin', curve('258 162!, 232 180, 226 192!, 246 198, 266 188!'), 0.3),
      pane('ivory', curve('322 130!, 344 160, 346 220!, 328 200, 318 160'), -0.1),
      tapered(
        5,
        ['indigo', 'cobalt', 'night'],
        [290, 122, 66],
        [302, 72, 44],
        [342, 34, 24],
        [400, 28, 12],
        [442, 60, 2],
      ),
      pane('gold', curve('196 128!, 240 106, 292 116, 348 98, 392 104!, 350 128, 292 142, 232 140'), 0.1),
      stars('gold', [268, 88, 15], [330, 52, 11]),
      solid('ivory', curve('304 76, 314 92, 332 84!, 326 102, 308 106, 298 92'), 0.4),
    ),
    part(
      'beard',
      'jaw',
      [288, 204],
      'head',
      [
        pane('ivory', strand(322, 352, 360, 14), -0.3),
        pane('ivory', strand(304, 326, 404, 16), -0.1),
        pane('ivory', strand(256, 240, 372, 13), 0.1),
        pane('pearl', strand(282, 286, 440, 17), 0.2),
      ],
      pane('ivory', limb([276, 196, 9], [248, 206, 8], [226, 194, 2]), 0.3),
      pane('ivory', limb([280, 196, 9], [308, 208, 9], [330, 196, 2]), 0.1),
    ),
    part(
      'telescope',
      'weapon',
      [250, 302],
      'robe',
      place({ at: [262, 334], turn: 17 }, telescope),
      sleeve(4, ['cobalt', 'indigo'], 'gold', [256, 302, 30], [226, 366, 38], [186, 366, 42], [172, 350, 42]),
      place({ at: [166, 322], turn: 104 }, fist({}, 'skin')),
    ),
    part(
      'planets',
      'orbit',
      [310, 300],
      'robe',
      [solid('amber', disc(92, 128, 30)), pane('ember', sector(92, 128, 30, 0, 0, 180), -0.1)],
      place(
        { at: [92, 128], turn: -18 },
        ring([0, 0], 62, 42, 6, ['gold', 'rose'], { flat: 0.34, from: -20, to: 200 }),
      ),
      roundGem([196, 66], 26, ['ruby', 'rose'], 'rose', 7),
      roundGem([556, 412], 24, ['teal', 'emerald'], 'teal', 7),
      stars('ivory', [134, 40, 22], [40, 226, 24], [566, 330, 22]),
    ),
  ],
};

/** Feathers that hang from an arm: a sleeve that is a wing. */
const feathers = (
  from: Point,
  to: Point,
  tip: Point,
  lastTip: Point,
  count: number,
  half: number,
  sheets: readonly Sheet[],
): readonly Piece[] =>
  Array.from({ length: count }, (_, at) => {
    const share = at / (count - 1);
    const mix = (a: number, b: number): number => a + (b - a) * share;
    return petal(
      [mix(from[0], to[0]), mix(from[1], to[1])],
      [mix(tip[0], lastTip[0]), mix(tip[1], lastTip[1])],
      half,
      sheets[at % sheets.length] as Sheet,
      sheets[(at + 1) % sheets.length] as Sheet,
    );
  }).flat();

/** A shade that rises from the hem like a dark flame. */
const shade = (x: number, turn: number): readonly Piece[] =>
  place(
    { at: [x, 586], turn },
    flame([0, 0], 118, 216, ['violet', 'plum', 'night']),
    solid('amber', curve('-36 -82!, -16 -72, -8 -52!, -30 -58'), 0.5),
    solid('amber', curve('36 -82!, 16 -72, 8 -52!, 30 -58'), 0.5),
    solid('soot', curve('0 -44, -12 -30, 0 -12, 12 -30')),
  );

const nachtigall: Figure = {
  id: 'professor-nachtigall',
  rank: 'boss',
  box: [600, 600],
  stance: 'stand',
  glow: 'violet',
  parts: [
    part(
      'wing',
      'arm',
      [384, 270],
      'gown',
      feathers([380, 280], [520, 180], [400, 470], [586, 330], 6, 30, ['indigo', 'night', 'violet']),
      feathers([380, 264], [520, 172], [420, 380], [574, 250], 5, 24, ['wine', 'plum']),
      banded(3, ['night', 'indigo'], [372, 270, 30], [450, 240, 24], [528, 160, 18]),
      pane('gold', limb([514, 156, 6], [544, 172, 6])),
      claw({ at: [532, 154], turn: 122, scale: 0.82 }, 'bone', 'soot'),
    ),
    part('left-shade', 'tail', [112, 580], 'gown', shade(92, -14)),
    part('right-shade', 'tail', [500, 580], 'gown', shade(514, 12)),
    part(
      'gown',
      'body',
      [310, 480],
      undefined,
      folds(9, [244, 388, 244], [146, 478, 584], ['indigo', 'violet', 'indigo', 'plum'], { belly: 10 }),
      pane('wine', curve('282 250!, 344 250!, 352 330, 340 420!, 314 440!, 288 420!, 276 330'), 0.1),
      pane('plum', curve('344 250!, 352 330, 340 420!, 314 440!, 314 250!'), -0.2),
      studs('gold', 7, [313, 312], [313, 342], [313, 372], [313, 402]),
      cord('gold', 3.5, [318, 372], [346, 388], [356, 352]),
      pane('violet', curve('232 262!, 262 232, 290 250!, 280 330, 262 450!, 236 350'), 0.3),
      pane('indigo', curve('398 262!, 368 232, 336 250!, 348 330, 366 450!, 394 350'), -0.1),
      pane('pearl', plate('312 248, 286 250, 290 304, 308 300'), 0.2),
      pane('pearl', plate('314 248, 340 250, 338 304, 318 300'), -0.1),
    ),
    part(
      'head',
      'head',
      [312, 238],
      'gown',
      pane('night', limb([312, 190, 30], [314, 250, 34])),
      pane('violet', curve('246 160, 258 110, 308 92, 358 112, 372 168, 352 214, 310 232, 266 212'), 0.1),
      pane('indigo', curve('318 96!, 360 116, 372 168, 350 214, 318 228!, 338 160'), -0.1),
      pane('ivory', curve('276 140!, 210 148, 140 192, 86 250!, 160 214, 272 186!'), 0.25),
      pane('bone', curve('274 184!, 160 212, 88 250!, 180 240, 286 222!'), -0.2),
      pane('leather', curve('262 132!, 282 136!, 300 180, 292 228!, 272 222!, 280 180'), 0.1),
      lens([268, 156], 26, 'brass', 'amber', 'ivory'),
      lens([326, 158], 28, 'brass', 'amber', 'ivory'),
      solid('soot', disc(268, 157, 5, 12)),
      solid('soot', disc(326, 159, 5, 13)),
    ),
    part(
      'cap',
      'cloak',
      [312, 104],
      'head',
      pane('night', curve('252 124!, 256 86, 312 74, 368 86, 372 124!, 312 108'), 0.1),
      pane('indigo', plate('190 82, 300 44, 322 104'), 0.3),
      pane('violet', plate('300 44, 440 70, 322 104'), -0.1),
      pane('night', plate('190 82, 322 104, 322 118, 190 94')),
      pane('night', plate('440 70, 322 104, 322 118, 440 82'), -0.2),
      cord('gold', 3.5, [314, 74], [250, 88], [214, 104], [208, 132]),
      pane('gold', plate('200 128, 216 128, 224 174, 192 174'), 0.2),
      studs('gold', 8, [314, 73]),
    ),
    part(
      'lecture',
      'weapon',
      [246, 276],
      'gown',
      cord('wood', 5, [112, 390], [78, 270], [34, 112]),
      studs('ruby', 10, [32, 106]),
      feathers([246, 310], [130, 340], [214, 520], [84, 500], 5, 28, ['indigo', 'violet', 'night']),
      feathers([246, 300], [130, 336], [196, 430], [92, 430], 4, 22, ['wine', 'plum']),
      banded(3, ['indigo', 'night'], [254, 276, 30], [196, 340, 26], [112, 338, 19]),
      pane('gold', limb([114, 318, 6], [122, 358, 6])),
      place({ at: [98, 334], turn: -14 }, fist({ scale: 0.95 }, 'bone')),
    ),
    part(
      'book',
      'orbit',
      [470, 90],
      'gown',
      pane('wine', plate('432 68, 504 92, 576 68, 580 130, 504 152, 428 130')),
      pane('pearl', curve('438 56!, 470 56, 504 82!, 504 142!, 470 120, 434 118!'), 0.3),
      pane('ivory', curve('570 56!, 538 56, 504 82!, 504 142!, 538 120, 574 118!')),
      [76, 92, 106].map((y) => cord('ash', 2.5, [450, y - 2], [470, y], [490, y + 10])),
      solid('violet', disc(540, 92, 13)),
      solid('amber', disc(540, 92, 6), 0.5),
    ),
  ],
};

export const SCHOLARS: readonly Figure[] = [astronomer, nachtigall];
