/** Gravedigger: he mends what the heroes have felled, by a green light. */
import type { Figure, Piece } from '../../model.ts';
import { curve, disc, limb, plate } from '../rigs/construct-paths.ts';
import { flame, folds, pane, part, place, ring, solid } from '../rigs/construct-pieces.ts';
import { fist } from '../rigs/undead.ts';
import { sleeve, spade } from '../rigs/villain.ts';

const lantern: readonly Piece[] = [
  ...ring([86, 262], 17, 9, 6, ['iron', 'steel']),
  pane('iron', plate('52 298, 86 266, 120 298, 116 308, 56 308'), 0.4),
  solid('venom', curve('60 308!, 112 308!, 116 356!, 56 356!'), 0.3),
  ...flame([86, 354], 34, 44, ['emerald', 'gold', 'ivory']),
  pane('iron', plate('60 306, 68 306, 66 358, 57 358'), 0.2),
  pane('iron', plate('104 306, 112 306, 115 358, 106 358')),
  pane('iron', plate('48 354, 124 354, 128 374, 44 374'), 0.3),
];

export const GRAVEDIGGER: Figure = {
  id: 'gravedigger',
  rank: 'normal',
  box: [400, 500],
  stance: 'stand',
  glow: 'venom',
  parts: [
    part(
      'spade',
      'weapon',
      [300, 240],
      'coat',
      place({ at: [360, 484], turn: -4 }, spade({}, 440, 'wood', 'steel')),
      sleeve(3, ['leather', 'wood'], 'moss', [288, 240, 32], [344, 298, 28], [348, 316, 25]),
      place({ at: [350, 330], turn: -4, scale: 1.1 }, fist({}, 'skin')),
    ),
    part(
      'boots',
      'leg',
      [224, 440],
      'coat',
      pane('soot', curve('150 430!, 212 430!, 214 498!, 104 498!, 112 478, 150 470'), 0.7),
      pane('soot', curve('232 430!, 300 430!, 312 498!, 206 498!, 212 478, 236 470'), 0.3),
    ),
    part(
      'coat',
      'body',
      [226, 430],
      undefined,
      folds(6, [170, 300, 260], [128, 330, 448], ['leather', 'wood', 'leather'], { belly: 18 }),
      pane('leather', curve('150 232, 190 186, 270 172, 322 208, 330 270, 290 310, 220 312, 168 290'), 0.3),
      pane('wood', curve('230 180!, 276 176, 322 208, 328 264!, 284 236'), 0.1),
      pane('moss', curve('146 236!, 176 214, 226 226, 270 208!, 260 256, 210 274, 162 268'), 0.3),
      pane('bone', limb([150, 344, 8], [224, 356, 8], [308, 340, 8])),
      pane('moss', plate('196 356, 244 356, 250 420, 190 420'), 0.1),
      ring([272, 372], 19, 10, 6, ['brass', 'gold']),
    ),
    part(
      'head',
      'head',
      [196, 226],
      'coat',
      pane('skin', curve('118 166, 126 140, 176 126, 220 146, 226 190, 196 232, 152 232, 128 210'), -0.1),
      pane('skin', curve('136 160!, 98 190, 92 202!, 116 212, 146 198!'), 0.4),
      pane('ash', curve('122 206!, 150 214, 200 196, 228 166!, 236 216, 206 266, 160 282!, 132 250'), 0.4),
      pane('ash', curve('160 282!, 206 266, 230 226!, 196 226, 168 240'), -0.1),
      solid('soot', curve('112 164!, 124 156, 136 164!, 124 172')),
      solid('soot', curve('152 164!, 170 153, 188 164!, 170 174')),
      solid('venom', disc(123, 164, 5), 0.6),
      solid('venom', disc(168, 164, 6.5), 0.6),
      pane('moss', curve('64 150!, 120 122, 180 114, 240 124, 300 160!, 230 154, 176 148, 116 154'), 0.2),
      pane('wood', curve('114 136!, 126 72, 170 36, 186 40!, 186 130!'), 0.4),
      pane('leather', curve('244 138!, 252 84, 226 46, 186 40!, 186 130!'), 0.2),
      pane('venom', curve('112 140!, 116 116!, 180 104, 246 118!, 246 140!, 180 128'), -0.1),
    ),
    part(
      'arm',
      'arm',
      [178, 262],
      'coat',
      lantern,
      sleeve(3, ['leather', 'wood'], 'moss', [182, 264, 32], [136, 300, 28], [112, 268, 24]),
      place({ at: [92, 250], turn: 60 }, fist({}, 'skin')),
    ),
  ],
};
