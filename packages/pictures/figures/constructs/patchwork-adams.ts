/** Patchwork Adams: sewn together from better men. */
import type { Figure, Piece, Sheet } from '../../model.ts';
import { curve, disc, plate } from '../rigs/construct-paths.ts';
import { banded, cord, mirrored, pane, part, place, ring, solid, studs } from '../rigs/construct-pieces.ts';
import { type Point, poly } from '../rigs/paths.ts';
import { fist } from '../rigs/undead.ts';

/** Stitches across a seam. */
const stitches = (
  [ax, ay]: Point,
  [bx, by]: Point,
  count: number,
  sheet: Sheet = 'ivory',
): readonly Piece[] => {
  const length = Math.hypot(bx - ax, by - ay);
  const [nx, ny] = [((by - ay) / length) * 10, ((ax - bx) / length) * 10];
  return Array.from({ length: count }, (_, at) => {
    const share = (at + 0.5) / count;
    const [x, y] = [ax + (bx - ax) * share, ay + (by - ay) * share];
    return cord(sheet, 3, [x - nx, y - ny], [x + nx, y + ny]);
  });
};

const adamsLeg: readonly Piece[] = [
  pane('leather', curve('216 410!, 204 480, 212 552!, 286 552!, 292 480, 304 410!'), 0.1),
  pane('wood', curve('226 440!, 262 434!, 268 488!, 220 494!'), 0.2),
  ...stitches([226, 440], [220, 494], 3),
  pane('soot', curve('206 542!, 290 542!, 294 598!, 168 598!, 174 572, 204 562'), 0.5),
  pane('iron', plate('166 586, 296 586, 296 599, 166 599')),
];

const adamsTorso: readonly Piece[] = [
  pane(
    'moss',
    curve('150 240, 186 192, 310 166, 436 192, 470 240, 450 330, 412 440!, 212 440!, 176 330'),
    -0.4,
  ),
  pane('moss', curve('226 220!, 240 150, 352 150, 390 220!, 310 250'), -0.3),
  pane('skin', plate('168 222, 236 186, 246 290, 176 286'), 0.2),
  pane('moss', plate('236 186, 312 172, 322 282, 246 290'), 0.35),
  pane('skin', plate('312 172, 386 184, 384 292, 322 282'), -0.1),
  pane('teal', plate('386 184, 452 222, 446 288, 384 292'), -0.1),
  pane('bone', plate('176 286, 246 290, 258 362, 206 378'), 0.1),
  pane('teal', plate('246 290, 322 282, 318 374, 258 362'), 0.3),
  pane('plum', plate('322 282, 384 292, 366 366, 318 374'), 0.3),
  pane('moss', plate('384 292, 446 288, 418 376, 366 366'), -0.2),
  pane('moss', plate('206 378, 258 362, 318 374, 312 432, 216 428')),
  pane('skin', plate('318 374, 366 366, 418 376, 408 428, 312 432'), -0.25),
  ...stitches([240, 196], [246, 286], 4),
  ...stitches([314, 184], [321, 278], 4),
  ...stitches([250, 291], [316, 284], 3),
  ...stitches([320, 290], [318, 368], 4),
  ...stitches([384, 298], [368, 360], 3),
  ...stitches([214, 376], [256, 364], 2),
  pane('leather', plate('206 420, 416 420, 418 448, 204 448'), 0.2),
  pane('iron', plate('286 414, 336 414, 336 454, 286 454'), 0.3),
  pane('brass', plate('298 424, 324 424, 324 444, 298 444')),
];

const adamsHead: readonly Piece[] = [
  pane('moss', curve('236 76!, 230 130, 226 168, 252 186!, 352 184!, 364 130, 352 72!, 296 60'), 0.1),
  pane('skin', plate('238 74, 300 62, 304 110, 236 112'), 0.35),
  pane('bone', curve('304 112!, 358 108!, 360 150, 348 182!, 310 172!'), -0.15),
  pane(
    'soot',
    curve(
      '230 88!, 236 48, 296 34, 352 46, 364 100!, 348 78, 334 90!, 318 74, 300 88!, 282 74, 262 92!, 250 76',
    ),
    0.6,
  ),
  pane('moss', curve('226 118!, 300 112, 356 118!, 352 132!, 296 130, 228 138!'), -0.3),
  solid('soot', curve('232 140, 248 132, 268 138, 266 152, 246 156')),
  solid('soot', curve('292 138, 312 131, 332 138, 330 153, 308 156')),
  solid('amber', disc(247, 144, 7), 0.5),
  solid('azure', disc(308, 144, 8.5), 0.5),
  pane('moss', curve('268 132!, 252 160, 246 172!, 278 176!, 280 150'), 0.35),
  ...stitches([304, 70], [306, 128], 4),
  ...stitches([312, 118], [352, 112], 2),
  pane('iron', plate('334 156, 372 156, 372 172, 334 172')),
  pane('brass', plate('366 146, 384 146, 384 182, 366 182'), 0.2),
];

const bolt = (x: number, y: number, scale: number, turn: number): readonly Piece[] =>
  place(
    { at: [x, y], scale, turn },
    solid('gold', plate('4 -60, -26 4, -4 4, -14 60, 28 -12, 6 -12, 24 -60'), 0.3),
    pane('amber', plate('-14 60, 28 -12, 6 -12, -4 4'), 0.1),
  );

export const PATCHWORK_ADAMS: Figure = {
  id: 'patchwork-adams',
  rank: 'boss',
  box: [600, 600],
  stance: 'stand',
  glow: 'gold',
  parts: [
    part(
      'back-arm',
      'arm',
      [430, 236],
      'torso',
      banded(2, ['teal', 'plum'], [428, 238, 46], [500, 262, 42], [524, 330, 34]),
      banded(2, ['bone', 'skin'], [524, 322, 34], [528, 370, 30], [506, 430, 26]),
      stitches([494, 318], [552, 322], 4),
      pane('iron', plate('474 408, 540 414, 536 442, 470 436'), 0.2),
      ring([552, 456], 22, 10, 5, ['iron', 'steel']),
      ring([562, 492], 22, 10, 5, ['steel', 'iron']),
      ring([552, 528], 22, 10, 5, ['iron', 'steel']),
      place({ at: [498, 462], scale: 1.35, turn: 10 }, fist({}, 'skin')),
    ),
    part('right-leg', 'leg', [372, 430], 'torso', mirrored(314, adamsLeg)),
    part('left-leg', 'leg', [262, 430], 'torso', adamsLeg),
    part('torso', 'body', [312, 430], undefined, adamsTorso),
    part(
      'jaw',
      'jaw',
      [330, 176],
      'head',
      pane('moss', curve('234 172!, 346 168!, 344 206, 320 226!, 256 226!, 236 206')),
      pane('skin', curve('288 196!, 340 188!, 338 208, 318 222!, 288 224!'), -0.2),
      pane('soot', plate('240 178, 320 176, 318 194, 242 196')),
      [246, 264, 282, 300].map((x) =>
        solid('ivory', poly([x, 186], [x + 12, 186], [x + 11, 198], [x + 1, 198]), 0.2),
      ),
    ),
    part('head', 'head', [304, 196], 'torso', adamsHead),
    part(
      'arm',
      'arm',
      [178, 234],
      'torso',
      banded(2, ['moss', 'bone'], [186, 236, 56], [126, 274, 58], [98, 346, 50]),
      stitches([54, 320], [146, 330], 5),
      banded(2, ['teal', 'skin'], [98, 346, 46], [84, 420, 54], [100, 486, 50]),
      stitches([36, 418], [134, 424], 5),
      pane('iron', plate('46 452, 152 452, 150 484, 50 484'), 0.3),
      studs('brass', 7, [66, 468], [98, 468], [130, 468]),
      place({ at: [102, 520], scale: 2.3, turn: -84 }, fist({}, 'skin')),
    ),
    part('lightning', 'orbit', [310, 130], 'head', bolt(168, 84, 1.25, 38), bolt(440, 90, 1.3, -30)),
  ],
};
