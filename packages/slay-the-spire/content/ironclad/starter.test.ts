import { describe, test } from 'vitest';
import { type CardRow, playAlone, settles } from '../../testing/cards.ts';
import { choose, play } from '../../testing/position.ts';

const faces: CardRow[] = [
  ['Strike', 'hits for 1', { energy: 2, discard: ['Strike'] }, { hp: 9 }],
  ['Strike+', 'hits for 2', { energy: 2, discard: ['Strike+'] }, { hp: 8 }],
  ['Defend', 'gives 1 Block', { energy: 2, block: 1, discard: ['Defend'] }],
  ['Defend+', 'gives 2 Block', { energy: 2, block: 2, discard: ['Defend+'] }, {}, { to: 'Ironclad' }],
  [
    'Bash',
    'hits for 2, then gives 1 Vulnerable that does not double it (STS-16.2)',
    { energy: 1, discard: ['Bash'] },
    { hp: 8, vulnerable: 1 },
  ],
  [
    'Bash+',
    'hits for 4, then gives 1 Vulnerable',
    { energy: 1, discard: ['Bash+'] },
    { hp: 6, vulnerable: 1 },
  ],
  [
    'Bash',
    'uses up one Vulnerable of three and puts a new one (STS-17.5)',
    { energy: 1, discard: ['Bash'] },
    { hp: 6, vulnerable: 3 },
    { enemy: { vulnerable: 3 } },
  ],
];

describe('Ironclad starter cards', () => {
  test.each(faces)('%s %s', (...row) => {
    playAlone('Ironclad', ...row);
  });

  test('Strike can be aimed at an enemy of any row (STS-18.1)', () => {
    settles({
      players: [{ hand: ['Strike'] }, { character: 'Silent' }],
      enemies: [
        { name: 'A', row: 1, hp: 10 },
        { name: 'B', row: 2, hp: 10 },
      ],
      moves: [play('Strike', 'B')],
      expect: { enemies: [{ hp: 10 }, { hp: 9 }] },
    });
  });

  test('Strike cannot be played without Energy (STS-6.1)', () => {
    settles({
      player: { hand: ['Strike'], energy: 0 },
      moves: [{ refused: play('Strike', 'A'), code: 'not-enough-energy' }],
      expect: { players: [{ hand: ['Strike'] }] },
    });
  });

  test.each([
    ['Ironclad', [{ block: 2 }, { block: 0 }]],
    ['Silent', [{ block: 0 }, { block: 2 }]],
  ])('Defend+ gives its Block to any player: %s (STS-18.5)', (player, players) => {
    settles({
      players: [{ hand: ['Defend+'] }, { character: 'Silent' }],
      moves: [play('Defend+', undefined, { player })],
      expect: { players },
    });
  });

  test('Defend is for its own player only', () => {
    settles({
      players: [{ hand: ['Defend'] }, { character: 'Silent' }],
      moves: [play('Defend')],
      expect: { players: [{ block: 1 }, { block: 0 }] },
    });
  });

  test('Bash played twice doubles its second hit with the Vulnerable of the first (STS-26.5)', () => {
    settles({
      player: { hand: ['Bash'], doubling: ['attack'] },
      enemies: [
        { name: 'A', hp: 10 },
        { name: 'B', hp: 10 },
      ],
      moves: [play('Bash', 'A'), choose({ enemy: 'A' })],
      expect: { enemies: [{ hp: 4, vulnerable: 1 }, { hp: 10 }] },
    });
  });
});
