/** Rider: a dead hussar on a dead horse. */
import type { Figure, Piece, Sheet } from '../../model.ts';
import { curve, disc, limb, plate } from '../rigs/construct-paths.ts';
import { banded, blade, cord, flame, pane, part, place, roundGem, solid } from '../rigs/construct-pieces.ts';
import { type Point, poly } from '../rigs/paths.ts';
import { fist, jaw, skull } from '../rigs/undead.ts';
import { sleeve } from '../rigs/villain.ts';

const horseLeg = (
  hip: Point,
  knee: Point,
  fetlock: Point,
  hoof: Point,
  sheets: readonly [Sheet, Sheet],
): readonly Piece[] => [
  pane(sheets[0], limb([hip[0], hip[1], 27], [knee[0], knee[1], 14]), 0.1),
  pane(sheets[1], limb([knee[0], knee[1], 13], [fetlock[0], fetlock[1], 9]), 0.1),
  pane(
    'iron',
    poly(
      [fetlock[0] - 9, fetlock[1] - 4],
      [fetlock[0] + 11, fetlock[1] - 4],
      [hoof[0] + 16, hoof[1]],
      [hoof[0] - 18, hoof[1]],
    ),
    0.3,
  ),
];

export const RIDER: Figure = {
  id: 'rider',
  rank: 'normal',
  box: [400, 500],
  stance: 'stand',
  glow: 'teal',
  parts: [
    part(
      'tail',
      'tail',
      [338, 300],
      'horse',
      banded(
        5,
        ['teal', 'emerald', 'frost'],
        [334, 300, 12],
        [372, 312, 16],
        [386, 370, 16],
        [372, 430, 10],
        [386, 470, 2],
      ),
    ),
    part(
      'far-legs',
      'leg',
      [220, 350],
      'horse',
      horseLeg([146, 346], [100, 396], [112, 452], [108, 476], ['night', 'soot']),
      horseLeg([312, 346], [346, 404], [324, 462], [330, 496], ['night', 'soot']),
    ),
    part(
      'horse',
      'body',
      [220, 350],
      undefined,
      pane(
        'night',
        curve('96 300, 140 262, 220 270, 300 260, 344 292, 346 350, 310 384, 220 376, 140 386, 104 350'),
        0.5,
      ),
      pane('indigo', curve('110 300!, 150 274, 196 280!, 184 340, 150 372!, 116 344'), 0.3),
      pane('indigo', curve('262 276!, 312 274, 334 306, 330 352, 296 372!, 276 330'), 0.1),
      horseLeg([140, 350], [126, 418], [132, 470], [126, 498], ['indigo', 'night']),
      horseLeg([318, 344], [340, 410], [304, 466], [306, 498], ['indigo', 'night']),
      pane('wine', curve('176 262!, 226 272, 280 260!, 290 340!, 262 372, 230 386, 196 372, 168 344!'), 0.3),
      pane(
        'gold',
        curve('170 336!, 198 362, 230 374, 262 362, 288 334!, 290 350!, 264 380, 230 394, 196 380, 168 354!'),
      ),
      roundGem([228, 326], 17, ['gold', 'brass'], 'teal', 6),
    ),
    part(
      'neck',
      'head',
      [136, 310],
      'horse',
      flame([112, 240], 84, 116, ['teal', 'emerald', 'frost'], 34),
      flame([142, 272], 80, 110, ['teal', 'emerald', 'frost'], 44),
      flame([94, 206], 66, 96, ['teal', 'emerald', 'frost'], 20),
      pane('night', curve('86 330!, 74 270, 70 226!, 106 196!, 136 232, 172 288!, 150 350'), 0.5),
      pane('indigo', curve('96 310!, 84 262, 86 232!, 104 216!, 124 250, 140 300!'), 0.3),
      pane('bone', curve('70 190!, 98 180, 120 204, 104 236, 72 262, 38 302, 14 300, 10 282, 30 242'), 0.2),
      pane('bone', curve('104 236!, 72 262, 38 302!, 44 308!, 80 280'), -0.4),
      blade([78, 190], [72, 148], 10, ['bone', 'bone']),
      blade([98, 190], [104, 150], 10, ['bone', 'ash']),
      solid('soot', curve('60 216, 76 206, 86 218, 72 230')),
      solid('teal', disc(73, 218, 6), 0.8),
      solid('soot', disc(24, 288, 6, 8)),
      cord('leather', 4, [46, 244], [62, 262], [120, 270], [180, 250]),
    ),
    part(
      'legs',
      'leg',
      [238, 262],
      'soldier',
      banded(3, ['pearl', 'ivory', 'soot'], [236, 258, 23], [204, 312, 20], [222, 360, 17]),
      pane('soot', curve('204 336!, 240 334!, 242 388!, 184 388!, 186 374, 206 368'), 0.7),
    ),
    part(
      'soldier',
      'body',
      [240, 262],
      'horse',
      pane('teal', curve('268 160!, 318 190, 340 280, 330 320!, 312 290, 296 312!, 262 250'), -0.2),
      pane('cobalt', curve('204 156!, 208 210, 212 262!, 242 272!, 242 150!'), 0.4),
      pane('cobalt', curve('280 156!, 276 210, 270 264!, 242 272!, 242 150!')),
      [174, 198, 222].map((y) =>
        pane('gold', poly([216, y], [266, y - 2], [266, y + 9], [216, y + 11]), 0.1),
      ),
      pane('leather', plate('208 246, 272 244, 272 264, 208 266'), 0.2),
      pane('bone', limb([236, 126, 11], [240, 156, 11]), -0.3),
      skull({ at: [228, 96], scale: 0.72, turn: -4 }, { light: 'teal' }),
      jaw({ at: [228, 96], scale: 0.72, turn: -4 }),
      pane('night', plate('194 74, 204 20, 232 16, 232 74'), 0.7),
      pane('night', plate('232 16, 264 22, 262 76, 232 74'), 0.2),
      pane('gold', curve('188 82!, 190 66!, 228 62, 268 66!, 270 82!, 228 76'), 0.2),
      solid('teal', disc(220, 44, 11), 0.4),
      pane('teal', limb([246, 20, 8], [278, 12, 12], [306, 40, 8], [312, 70, 2]), 0.3),
    ),
    part(
      'lance',
      'weapon',
      [256, 172],
      'soldier',
      pane('wood', limb([392, 226, 7], [250, 206, 8], [120, 150, 7])),
      blade([120, 150], [20, 104], 17, ['frost', 'steel']),
      pane('wine', curve('172 166!, 120 142!, 110 196!, 136 188, 152 208!'), 0.3),
      sleeve(3, ['cobalt', 'indigo'], 'gold', [258, 174, 23], [284, 222, 20], [256, 216, 19]),
      place({ at: [246, 206], turn: 66 }, fist({ scale: 0.95 })),
      pane('gold', curve('234 176!, 240 148, 268 142, 288 164, 286 186!'), 0.3),
    ),
  ],
};
