/** The wizards of The Stygian Society. */
import type { Figure, Piece, Sheet } from '../../model.ts';
import { curve, disc, limb, plate } from '../rigs/construct-paths.ts';
import { banded, flame, folds, pane, part, place, roundGem, solid, studs } from '../rigs/construct-pieces.ts';
import { type Point, polar, poly, smooth } from '../rigs/paths.ts';
import { claw, fist, jaw, ribs, skull } from '../rigs/undead.ts';
import { blossom, crown, face, petal, sleeve, spade } from '../rigs/villain.ts';

const ottokarSkull = { at: [286, 168], scale: 1.35, turn: -4 } as const;

const ottokar: Figure = {
  id: 'ottokar-the-undying',
  rank: 'boss',
  box: [600, 600],
  stance: 'stand',
  glow: 'venom',
  parts: [
    part(
      'spades',
      'cloak',
      [330, 380],
      'robe',
      [-46, 15, 46].flatMap((turn) => spade({ at: [330, 430], turn }, turn === 15 ? 400 : 330)),
    ),
    part(
      'weapon',
      'weapon',
      [430, 330],
      'robe',
      sleeve(3, ['plum', 'wine'], 'gold', [380, 286, 34], [436, 320, 38], [470, 344, 40]),
      place({ at: [492, 470], turn: 5 }, spade({}, 400, 'wood', 'frost')),
      fist({ at: [492, 350], turn: 5 }),
    ),
    part(
      'robe',
      'body',
      [320, 470],
      undefined,
      folds(9, [236, 404, 262], [138, 490, 582], ['plum', 'violet', 'plum', 'wine'], { belly: 16 }),
      pane('night', curve('272 270!, 366 270!, 352 400, 366 584!, 290 584!, 290 400')),
      pane('bone', limb([304, 206, 19], [314, 286, 17]), -0.4),
      ribs({ at: [320, 338], scale: 0.86 }, 4, 'bone', 'night'),
      [392, 414, 436, 458].map((y) =>
        pane('bone', smooth([306, y], [320, y - 6], [334, y], [328, y + 14], [312, y + 14]), 0.1),
      ),
      pane('gold', curve('262 470!, 320 486, 380 470!, 382 496!, 320 512, 258 496!')),
      skull({ at: [320, 494], scale: 0.42 }, { light: 'ruby' }),
      [0, 1, 2, 3, 4].map((at) =>
        pane(
          at % 2 ? 'gold' : 'wine',
          smooth(
            [262 - at * 6, 280 + at * 61, 'corner'],
            [290 - at * 4, 284 + at * 61, 'corner'],
            [286 - at * 5, 343 + at * 60, 'corner'],
            [256 - at * 7, 339 + at * 60, 'corner'],
          ),
          0.1,
        ),
      ),
      [0, 1, 2, 3, 4].map((at) =>
        pane(
          at % 2 ? 'gold' : 'wine',
          smooth(
            [378 + at * 6, 280 + at * 61, 'corner'],
            [350 + at * 4, 284 + at * 61, 'corner'],
            [354 + at * 5, 343 + at * 60, 'corner'],
            [384 + at * 7, 339 + at * 60, 'corner'],
          ),
          -0.2,
        ),
      ),
      pane('wine', curve('226 300!, 214 190, 236 120!, 262 190, 300 268!'), 0.2),
      pane('wine', curve('414 300!, 428 190, 404 112!, 374 190, 336 268!'), -0.2),
      pane('gold', curve('230 290!, 250 250, 320 284, 394 250, 412 290!, 320 318')),
      roundGem([320, 300], 20, ['emerald', 'venom'], 'venom', 6),
    ),
    part('jaw', 'jaw', [318, 190], 'head', jaw(ottokarSkull)),
    part(
      'head',
      'head',
      [310, 250],
      'robe',
      skull(ottokarSkull),
      crown({ at: [288, 116], turn: -3 }, 62, 84, 'gold', 'ruby'),
    ),
    part(
      'arm',
      'arm',
      [250, 296],
      'robe',
      sleeve(4, ['plum', 'violet'], 'gold', [262, 296, 30], [210, 350, 40], [154, 350, 46], [134, 342, 50]),
      pane('bone', limb([140, 342, 13], [112, 332, 12]), -0.1),
      claw({ at: [108, 330], turn: 24, scale: 1.05 }),
    ),
    part(
      'soul',
      'orbit',
      [110, 300],
      'arm',
      flame([62, 268], 86, 134, ['moss', 'venom', 'ivory'], -6),
      solid('soot', disc(52, 238, 8, 10)),
      solid('soot', disc(74, 238, 8, 10)),
    ),
  ],
};

/** A row of petals that hang from a curve: one tier of a skirt. */
const tier = (
  count: number,
  [left, right, y]: readonly [number, number, number],
  [tipLeft, tipRight, tipY]: readonly [number, number, number],
  half: number,
  sheets: readonly [Sheet, Sheet],
): readonly Piece[] =>
  Array.from({ length: count }, (_, at) => {
    const share = count === 1 ? 0.5 : at / (count - 1);
    const bow = Math.sin(share * Math.PI);
    return petal(
      [left + (right - left) * share, y + bow * 10],
      [tipLeft + (tipRight - tipLeft) * share, tipY + bow * 24],
      half,
      sheets[at % 2] as Sheet,
      sheets[1],
    );
  }).flat();

/** The parasol: an umbel seen from a little above, with its flowers along the rim. */
const umbel: readonly Piece[] = [
  ...Array.from({ length: 7 }, (_, at) => {
    const [ax, ay] = polar([0, 0], 132, 172 - at * 23.4);
    const [bx, by] = polar([0, 0], 132, 172 - (at + 1) * 23.4);
    const rib = (x: number, y: number): Point => [x * 0.72, -46 + y * 0.16];
    return pane(
      at % 2 ? 'venom' : 'emerald',
      smooth(
        [0, -100, 'corner'],
        rib(ax, ay),
        [ax, ay * 0.3, 'corner'],
        [(ax + bx) / 2, ((ay + by) / 2) * 0.3 - 8],
        [bx, by * 0.3, 'corner'],
        rib(bx, by),
      ),
      0.35 - at * 0.12,
    );
  }),
  ...Array.from({ length: 8 }, (_, at) => {
    const [x, y] = polar([0, 0], 132, 172 - at * 23.4);
    return blossom([x, y * 0.3 + 4], 22, 5, 'pearl', 'venom');
  }).flat(),
  ...blossom([0, -100], 24, 6, 'pearl', 'gold'),
];

const hemlock: Figure = {
  id: 'lady-hemlock',
  rank: 'boss',
  box: [600, 600],
  stance: 'stand',
  glow: 'venom',
  parts: [
    part(
      'parasol',
      'weapon',
      [398, 300],
      'bodice',
      pane('moss', limb([394, 330, 6], [412, 240, 6], [440, 90, 5])),
      place({ at: [444, 134], turn: 10 }, umbel),
      banded(3, ['emerald', 'moss'], [338, 250, 17], [388, 286, 15], [410, 262, 13]),
      fist({ at: [408, 262], scale: 0.72, turn: 10 }, 'frost'),
    ),
    part(
      'skirt',
      'cloak',
      [298, 350],
      'bodice',
      tier(8, [236, 356, 420], [62, 536, 564], 46, ['moss', 'emerald']),
      tier(7, [240, 352, 372], [112, 484, 508], 44, ['plum', 'wine']),
      tier(6, [252, 340, 344], [164, 432, 440], 38, ['rose', 'plum']),
      tier(5, [268, 324, 330], [214, 380, 386], 26, ['pearl', 'rose']),
      studs('venom', 7, [120, 500], [182, 522], [245, 534], [300, 538], [355, 534], [416, 522], [478, 500]),
    ),
    part(
      'bodice',
      'body',
      [298, 340],
      undefined,
      pane('emerald', curve('254 232!, 240 262, 264 300, 268 350!, 298 362, 298 240!'), 0.25),
      pane('emerald', curve('346 232!, 358 262, 334 300, 328 350!, 298 362, 298 240!'), -0.2),
      pane('frost', curve('262 234!, 286 212!, 312 212!, 338 234!, 300 274!')),
      [266, 292, 318].map((y) =>
        pane('gold', poly([284, y], [298, y + 12], [312, y], [312, y + 9], [298, y + 21], [284, y + 9])),
      ),
      petal([276, 238], [214, 206], 16, 'venom', 'moss'),
      petal([324, 238], [384, 200], 16, 'moss', 'emerald'),
      petal([270, 244], [222, 250], 14, 'venom', 'moss'),
      petal([330, 244], [376, 244], 14, 'moss', 'emerald'),
      blossom([300, 262], 17, 5, 'pearl', 'ruby'),
    ),
    part(
      'head',
      'head',
      [300, 226],
      'bodice',
      pane('frost', limb([296, 190, 15], [300, 238, 17]), -0.35),
      pane(
        'wine',
        curve('250 130, 258 70, 300 46, 352 66, 366 120, 352 180, 330 214, 318 180, 290 110'),
        -0.1,
      ),
      pane('plum', curve('310 60, 352 50, 384 84, 374 128, 344 120, 336 84'), 0.1),
      pane('wine', curve('330 130, 360 160, 364 220, 350 262!, 340 220, 322 180'), 0.2),
      face(
        { at: [282, 146], scale: 0.92, turn: -4 },
        { skin: 'frost', eye: 'venom', lips: 'ruby', brow: 'wine' },
      ),
      pane('wine', curve('246 128!, 252 84, 296 66, 330 92, 330 140!, 304 112, 272 100'), 0.25),
      blossom([334, 78], 26, 6, 'pearl', 'venom'),
      blossom([366, 112], 19, 5, 'rose', 'gold'),
      blossom([304, 62], 18, 5, 'pearl', 'venom'),
    ),
    part(
      'arm',
      'arm',
      [264, 250],
      'bodice',
      banded(4, ['emerald', 'moss'], [264, 250, 17], [222, 302, 15], [168, 292, 12], [146, 276, 11]),
      pane('gold', limb([158, 268, 5], [150, 296, 5])),
      claw({ at: [150, 276], scale: 0.86, turn: 14 }, 'frost', 'ruby'),
      pane('frost', curve('92 292!, 94 268!, 112 268!, 114 292!, 136 330, 104 356, 72 332'), 0.2),
      solid('venom', curve('78 320!, 128 320!, 130 338, 104 352, 76 338'), 0.4),
      pane('leather', plate('90 270, 92 252, 114 252, 116 270')),
    ),
    part(
      'spores',
      'orbit',
      [300, 300],
      'bodice',
      blossom([84, 196], 32, 5, 'pearl', 'venom'),
      blossom([158, 112], 25, 5, 'venom', 'gold'),
      blossom([52, 92], 22, 5, 'pearl', 'venom'),
      blossom([552, 320], 30, 5, 'pearl', 'venom'),
      blossom([508, 400], 22, 5, 'venom', 'gold'),
    ),
  ],
};

export const WIZARDS: readonly Figure[] = [ottokar, hemlock];
