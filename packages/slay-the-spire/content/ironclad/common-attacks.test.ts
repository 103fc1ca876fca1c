import { describe, expect, test } from 'vitest';
import { type CardRow, playAlone, settles } from '../../testing/cards.ts';
import { choose, play } from '../../testing/position.ts';

const THREE_ROWS_AND_BOSS = [
  { name: 'A', row: 1, hp: 10 },
  { name: 'B', row: 2, hp: 10 },
  { name: 'C', row: 2, hp: 10 },
  { name: 'Boss', hp: 30 },
];

const faces: CardRow[] = [
  ['Anger', 'hits for 1 and goes on top of the draw pile', { draw: ['Anger'] }, { hp: 9 }],
  [
    'Anger+',
    'hits for 2 and goes on top of the draw pile',
    { draw: ['Anger+', 'Bash'] },
    { hp: 8 },
    { player: { draw: ['Bash'] } },
  ],
  [
    'Body Slam',
    'hits once for the Block, which stays',
    { energy: 2, discard: ['Body Slam'] },
    { hp: 5 },
    { player: { block: 5 } },
  ],
  ['Body Slam+', 'costs nothing', { discard: ['Body Slam+'] }, { hp: 3 }, { player: { block: 7 } }],
  [
    'Body Slam',
    'without Block still is a hit that Strength raises (STS-38.9)',
    { energy: 2, discard: ['Body Slam'] },
    { hp: 8 },
    { player: { strength: 2 } },
  ],
  [
    'Body Slam',
    'without Block hits for 0, and Weak takes nothing from that (STS-38.10)',
    { energy: 2, weak: 0, discard: ['Body Slam'] },
    { hp: 10, block: 0 },
    { player: { weak: 1 } },
  ],
  ['Cleave', 'hits for 2', { energy: 2, discard: ['Cleave'] }, { hp: 8 }, { row: 1 }],
  ['Cleave+', 'hits for 3', { energy: 2, discard: ['Cleave+'] }, { hp: 7 }, { row: 1 }],
  ['Clothesline', 'hits for 3 and gives 1 Weak', { energy: 1, discard: ['Clothesline'] }, { hp: 7, weak: 1 }],
  [
    'Clothesline+',
    'hits for 4 and gives 1 Weak',
    { energy: 1, discard: ['Clothesline+'] },
    { hp: 6, weak: 1 },
  ],
  [
    'Clothesline',
    'puts no fourth Weak on an enemy (STS-38.23)',
    { energy: 1, discard: ['Clothesline'] },
    { hp: 7 },
    { enemy: { weak: 3 } },
  ],
  ['Heavy Blade', 'hits for 3', { energy: 1, discard: ['Heavy Blade'] }, { hp: 7 }],
  [
    'Heavy Blade',
    'adds 3 for each Strength instead of 1',
    { energy: 1, discard: ['Heavy Blade'] },
    { hp: 11 },
    { player: { strength: 2 }, enemy: { hp: 20 } },
  ],
  [
    'Heavy Blade+',
    'adds 5 for each Strength instead of 1',
    { energy: 1, discard: ['Heavy Blade+'] },
    { hp: 7 },
    { player: { strength: 2 }, enemy: { hp: 20 } },
  ],
  [
    'Heavy Blade',
    'is doubled by Vulnerable after its bonus (STS-38.10)',
    { energy: 1, discard: ['Heavy Blade'] },
    { hp: 8, vulnerable: 0 },
    { player: { strength: 1 }, enemy: { hp: 20, vulnerable: 1 } },
  ],
  ['Iron Wave', 'hits for 1 and gives 1 Block', { energy: 2, block: 1, discard: ['Iron Wave'] }, { hp: 9 }],
  [
    'Iron Wave+',
    'hits for 2 and gives 1 Block by the first choice',
    { energy: 2, block: 1, discard: ['Iron Wave+'] },
    { hp: 8 },
    { answers: [choose({ option: 1 })] },
  ],
  [
    'Iron Wave+',
    'hits for 1 and gives 2 Block by the second choice',
    { energy: 2, block: 2, discard: ['Iron Wave+'] },
    { hp: 9 },
    { answers: [choose({ option: 2 })] },
  ],
  [
    'Pommel Strike',
    'hits for 2 and draws 1',
    { energy: 2, hand: ['Bash'], draw: ['Defend'], discard: ['Pommel Strike'] },
    { hp: 8 },
    { player: { draw: ['Bash', 'Defend'] } },
  ],
  [
    'Pommel Strike+',
    'hits for 2 and draws 2',
    { energy: 2, hand: ['Bash', 'Defend'], draw: ['Anger'], discard: ['Pommel Strike+'] },
    { hp: 8 },
    { player: { draw: ['Bash', 'Defend', 'Anger'] } },
  ],
  [
    'Pommel Strike',
    'is not shuffled into the draw pile while it is played (STS-13.6)',
    { energy: 2, hand: ['Bash'], discard: ['Pommel Strike'] },
    { hp: 8 },
    { player: { discard: ['Bash'] } },
  ],
  [
    'Pommel Strike',
    'draws nothing where there is nothing to draw (STS-13.7)',
    { energy: 2, discard: ['Pommel Strike'] },
    { hp: 8 },
  ],
  ['Twin Strike', 'hits for 1 twice', { energy: 2, discard: ['Twin Strike'] }, { hp: 8 }],
  ['Twin Strike+', 'hits for 2 twice', { energy: 2, discard: ['Twin Strike+'] }, { hp: 6 }],
  [
    'Twin Strike',
    'adds Strength to each hit (STS-17.3)',
    { energy: 2, discard: ['Twin Strike'] },
    { hp: 4 },
    { player: { strength: 2 } },
  ],
  [
    'Twin Strike',
    'doubles both hits by the same Vulnerable and uses up one (STS-17.4)',
    { energy: 2, discard: ['Twin Strike'] },
    { hp: 6, vulnerable: 1 },
    { enemy: { vulnerable: 2 } },
  ],
  [
    'Twin Strike+',
    'is lowered by Weak in both hits and uses up one (STS-38.22)',
    { energy: 2, weak: 1, discard: ['Twin Strike+'] },
    { hp: 8 },
    { player: { weak: 2 } },
  ],
  [
    'Twin Strike+',
    'meets the Block hit by hit (STS-17.8)',
    { energy: 2, discard: ['Twin Strike+'] },
    { hp: 9, block: 0 },
    { enemy: { block: 3 } },
  ],
  [
    'Wild Strike',
    'hits for 3 and puts a Daze on top of the draw pile (STS-38.5)',
    { energy: 2, draw: ['Daze', 'Bash'], discard: ['Wild Strike'] },
    { hp: 7 },
    { player: { draw: ['Bash'] } },
  ],
  [
    'Wild Strike+',
    'hits for 4 and gives 1 Daze',
    { energy: 2, draw: ['Daze'], discard: ['Wild Strike+'] },
    { hp: 6 },
  ],
];

describe('Ironclad common Attacks', () => {
  test.each(faces)('%s %s', (...row) => {
    playAlone('Ironclad', ...row);
  });

  test.each([
    ['Cleave', 1, [8, 10, 10, 28]],
    ['Cleave', 2, [10, 8, 8, 28]],
    ['Cleave+', 2, [10, 7, 7, 27]],
  ])('%s hits every enemy of row %i and the Boss (STS-18.2)', (card, row, hp) => {
    settles({
      players: [{ hand: [card] }, { character: 'Silent' }],
      enemies: THREE_ROWS_AND_BOSS,
      moves: [play(card, undefined, { row })],
      expect: { enemies: hp.map((left) => ({ hp: left })) },
    });
  });

  test('Cleave on a row without enemies hits the Boss alone (STS-18.2)', () => {
    settles({
      players: [{ hand: ['Cleave'] }, { character: 'Silent' }],
      enemies: [
        { name: 'A', row: 1, hp: 10 },
        { name: 'Boss', hp: 30 },
      ],
      moves: [play('Cleave', undefined, { row: 2 })],
      expect: { enemies: [{ hp: 10 }, { hp: 28 }] },
    });
  });

  test('Cleave uses up one Weak in all and one Vulnerable of each target (STS-17.6)', () => {
    settles({
      player: { hand: ['Cleave', 'Cleave'], strength: 1, weak: 1 },
      enemies: [
        { name: 'A', hp: 20, vulnerable: 2 },
        { name: 'B', hp: 20 },
      ],
      moves: [
        play('Cleave'),
        { expect: { enemies: [{ hp: 17, vulnerable: 1 }, { hp: 18 }] } },
        play('Cleave'),
      ],
      expect: { players: [{ weak: 0 }], enemies: [{ hp: 11, vulnerable: 0 }, { hp: 15 }] },
    });
  });

  test('Anger played twice has only one card to put on the draw pile (STS-26.10)', () => {
    settles({
      player: { hand: ['Anger'], doubling: ['attack'] },
      moves: [play('Anger', 'A')],
      expect: { players: [{ hand: [], draw: ['Anger'], discard: [] }], enemies: [{ hp: 8 }] },
    });
  });

  test('Anger is on the draw pile before an enemy answers the hit (STS-13.19)', () => {
    const { events } = settles({
      player: { hand: ['Anger'] },
      enemies: [{ name: 'Red Louse', id: 'a1-enc-red-louse' }],
      moves: [play('Anger')],
      expect: { players: [{ draw: ['Anger'] }], enemies: [{ hp: 3, block: 2 }] },
    });
    const order = events
      .map(({ type }) => type)
      .filter((type) => ['cardMoved', 'blockGained'].includes(type));
    expect(order).toEqual(['cardMoved', 'blockGained']);
  });

  test('Twin Strike loses the second hit where the first one kills (STS-17.9)', () => {
    settles({
      player: { hand: ['Twin Strike'] },
      enemies: [
        { name: 'A', hp: 1 },
        { name: 'B', hp: 10 },
      ],
      moves: [play('Twin Strike', 'A')],
      expect: { enemies: [{ status: 'dead' }, { hp: 10 }] },
    });
  });

  test('Wild Strike gives no eleventh Daze (STS-5.6)', () => {
    settles({
      player: { hand: ['Wild Strike'] },
      with: { dazeLeft: 0 },
      moves: [play('Wild Strike')],
      expect: { players: [{ draw: [] }], enemies: [{ hp: 7 }], dazeLeft: 0 },
    });
  });
});
