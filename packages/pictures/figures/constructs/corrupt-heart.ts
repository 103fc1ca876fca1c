/** The Corrupt Heart. */
import type { Figure, Piece, Sheet } from '../../model.ts';
import { spikes } from '../rigs/construct-orb.ts';
import { type Bone, crack, curve, disc, limb, plate } from '../rigs/construct-paths.ts';
import { banded, blade, gem, mirrored, pane, part, place, ring, solid } from '../rigs/construct-pieces.ts';
import type { Point } from '../rigs/paths.ts';

/** A vessel with an open end. */
const vessel = (sheets: readonly Sheet[], ...bones: readonly Bone[]): readonly Piece[] => {
  const [x, y, half] = bones[bones.length - 1] as Bone;
  const [fx, fy] = bones[bones.length - 2] as Bone;
  const turn = (Math.atan2(y - fy, x - fx) * 180) / Math.PI;
  return [
    ...banded(bones.length + 1, sheets, ...bones),
    ...place(
      { at: [x, y], turn },
      solid('rose', disc(half * 0.2, 0, half * 0.62, half * 1.22), 0.1),
      solid('soot', disc(half * 0.3, 0, half * 0.36, half * 0.82)),
    ),
  ];
};

const vein = (sheet: Sheet, ...bones: readonly Bone[]): Piece => pane(sheet, limb(...bones), 0.35);

const leftLobe: readonly Piece[] = [
  pane(
    'wine',
    curve('300 196!, 240 140, 160 150, 104 214, 96 310, 150 420, 236 512, 310 574!, 330 420, 318 300'),
    -0.2,
  ),
  pane('ruby', curve('232 166, 164 166, 118 222, 110 290!, 176 268, 224 214!'), 0.5),
  pane('ruby', curve('108 300!, 176 278, 206 340!, 190 396, 152 404!, 124 356'), 0.15),
  pane('rose', curve('236 216!, 290 196!, 302 268, 236 330!, 212 300, 190 268!'), -0.1),
  pane('wine', curve('160 412!, 198 402, 230 430!, 262 500, 296 556!, 224 488'), 0.2),
  pane('ruby', curve('214 346!, 246 336, 306 420!, 304 540!, 244 440, 206 396'), -0.1),
];

const rightLobe: readonly Piece[] = [
  pane(
    'wine',
    curve('290 200!, 350 136, 444 148, 498 220, 498 316, 446 426, 372 510, 304 576!, 280 420, 284 300'),
    -0.4,
  ),
  pane('ruby', curve('350 164, 430 168, 474 222, 482 286!, 420 274, 366 220!'), 0.15),
  pane('plum', curve('484 300!, 426 286, 392 344!, 406 396, 440 408!, 470 360'), 0.1),
  pane('rose', curve('356 220!, 306 200!, 300 268, 360 330!, 384 304, 410 276!'), -0.3),
  pane('wine', curve('434 416!, 398 406, 368 432!, 340 500, 312 560!, 378 488'), 0.1),
  pane('ruby', curve('386 348!, 354 340, 300 420!, 306 548!, 358 440, 396 396'), -0.3),
];

const HEART_EYE: Point = [292, 330];

const heartEye: readonly Piece[] = [
  pane('soot', curve('184 334!, 292 246, 404 334!, 292 420'), 0.2),
  ...ring(HEART_EYE, 76, 58, 12, ['gold', 'ember']),
  solid('amber', disc(292, 330, 58), 0.2),
  ...Array.from({ length: 10 }, (_, at) => {
    const turn = at * 36;
    return pane(
      'ember',
      place({ at: [292, 330], turn }, pane('ember', plate('0 -54, 8 -26, -8 -26')))[0]?.d ?? '',
      0.1,
    );
  }),
  solid('gold', disc(288, 330, 30), 0.6),
  solid('soot', curve('286 282!, 302 330, 286 378!, 270 330')),
  solid('ivory', disc(268, 308, 10), 0.9),
];

const thorns = (points: readonly Point[]): readonly Piece[] =>
  points.flatMap(([x, y], at) => blade([x, y], [x + (at % 2 ? 26 : -26), y - 34], 10, ['violet', 'night']));

export const CORRUPT_HEART: Figure = {
  id: 'corrupt-heart',
  rank: 'boss',
  box: [600, 600],
  stance: 'float',
  glow: 'ruby',
  parts: [
    part(
      'thorns',
      'cloak',
      [300, 330],
      'left-lobe',
      spikes(
        [300, 320],
        120,
        236,
        26,
        [-172, -148, -124, -56, -32, -8, 12, 36, 144, 168],
        ['violet', 'night'],
      ),
      spikes([300, 320], 120, 270, 22, [-160, -136, -44, -20, 24, 156], ['plum', 'indigo']),
    ),
    part(
      'roots',
      'tail',
      [300, 480],
      'left-lobe',
      banded(
        7,
        ['night', 'violet', 'indigo'],
        [300, 470, 30],
        [220, 540, 26],
        [130, 548, 22],
        [66, 500, 16],
        [30, 420, 10],
        [40, 360, 2],
      ),
      banded(
        7,
        ['night', 'violet', 'indigo'],
        [310, 470, 30],
        [390, 540, 26],
        [476, 546, 22],
        [540, 494, 16],
        [572, 410, 10],
        [558, 350, 2],
      ),
      banded(5, ['indigo', 'night'], [300, 520, 26], [280, 570, 18], [216, 588, 10], [168, 576, 2]),
      banded(5, ['indigo', 'night'], [310, 520, 26], [336, 572, 18], [404, 588, 10], [452, 574, 2]),
      thorns([
        [110, 530],
        [60, 470],
        [190, 530],
      ]),
      mirrored(
        302,
        thorns([
          [110, 530],
          [60, 470],
          [190, 530],
        ]),
      ),
    ),
    part(
      'vessels',
      'head',
      [300, 220],
      'left-lobe',
      vessel(['plum', 'violet'], [400, 230, 40], [436, 150, 36], [484, 104, 30], [536, 92, 28]),
      vessel(['violet', 'plum'], [210, 230, 36], [176, 150, 32], [126, 110, 27], [74, 110, 25]),
      vessel(['ruby', 'wine', 'rose'], [320, 240, 52], [334, 140, 48], [372, 70, 40], [420, 38, 34]),
      vessel(['wine', 'ruby'], [266, 230, 46], [250, 140, 42], [226, 72, 36], [188, 36, 30]),
      vessel(['rose', 'ruby'], [292, 220, 34], [296, 130, 30], [292, 66, 28], [296, 34, 26]),
    ),
    part(
      'right-lobe',
      'body',
      [320, 320],
      'left-lobe',
      rightLobe,
      vein('violet', [470, 210, 8], [440, 290, 9], [462, 350, 7], [430, 430, 3]),
      vein('violet', [440, 290, 8], [400, 330, 6], [396, 390, 2]),
      solid('amber', crack(10, [400, 170], [424, 200], [404, 230], [426, 266]), 0.2),
      solid('amber', crack(10, [376, 400], [398, 430], [364, 456], [372, 490]), 0.2),
    ),
    part(
      'left-lobe',
      'body',
      [300, 400],
      undefined,
      leftLobe,
      vein('violet', [150, 180, 8], [152, 260, 9], [130, 320, 8], [170, 400, 7], [196, 450, 2]),
      vein('violet', [152, 260, 8], [196, 300, 6], [190, 350, 2]),
      vein('violet', [170, 400, 7], [220, 400, 6], [250, 440, 2]),
      solid('amber', crack(10, [226, 174], [206, 204], [230, 228], [212, 262]), 0.3),
      solid('amber', crack(11, [232, 420], [262, 450], [248, 476], [284, 520]), 0.3),
    ),
    part('eye', 'eye', HEART_EYE, 'left-lobe', heartEye),
    part(
      'lids',
      'body',
      [292, 330],
      'left-lobe',
      pane('wine', curve('168 340!, 212 270, 292 232, 376 270, 420 340!, 376 300, 292 266, 212 300'), 0.3),
      pane('plum', curve('168 330!, 212 390, 292 428, 376 390, 420 330!, 380 408, 292 456, 206 408'), 0.1),
      spikes([292, 336], 94, 128, 11, [-130, -110, -90, -70, -50], ['bone', 'ivory']),
      spikes([292, 326], 98, 130, 11, [130, 110, 90, 70, 50], ['bone', 'ash']),
    ),
    part(
      'crystals',
      'orbit',
      [300, 330],
      'left-lobe',
      ...(
        [
          [48, 250, 38, -18],
          [552, 230, 38, 16],
          [70, 48, 28, -30],
          [530, 40, 26, 24],
          [34, 556, 28, 10],
          [566, 556, 28, -8],
        ] as const
      ).map(([x, y, size, turn]) =>
        place(
          { at: [x, y], turn },
          gem(
            [0, 0],
            [
              [0, -size * 1.5],
              [size * 0.7, -size * 0.2],
              [size * 0.3, size * 1.2],
              [-size * 0.3, size * 1.2],
              [-size * 0.7, -size * 0.2],
            ],
            ['rose', 'ruby', 'wine'],
            'ember',
            0.5,
          ),
        ),
      ),
    ),
  ],
};
