import { describe, test } from 'vitest';
import { type CardRow, playAlone, settles } from '../../testing/cards.ts';
import { choose, endTurn, play } from '../../testing/position.ts';

const NEXT_HAND = ['Strike', 'Strike', 'Strike', 'Strike', 'Strike'];

const faces: CardRow[] = [
  ['Strike', 'hits for 1', { energy: 2, discard: ['Strike'] }, { hp: 9 }],
  ['Strike+', 'hits for 2', { energy: 2, discard: ['Strike+'] }, { hp: 8 }],
  ['Defend', 'gives 1 Block', { energy: 2, block: 1, discard: ['Defend'] }],
  ['Defend+', 'gives 2 Block', { energy: 2, block: 2, discard: ['Defend+'] }, {}, { to: 'Silent' }],
  ['Neutralize', 'hits for 1 and gives 1 Weak', { discard: ['Neutralize'] }, { hp: 9, weak: 1 }],
  ['Neutralize+', 'hits for 2 and gives 1 Weak', { discard: ['Neutralize+'] }, { hp: 8, weak: 1 }],
  [
    'Survivor',
    'gives 2 Block and discards a chosen card',
    { energy: 2, block: 2, hand: ['Slice'], discard: ['Survivor', 'Backflip'], discardedThisTurn: true },
    {},
    { hand: ['Slice', 'Backflip'], answers: [choose({ card: 'Backflip' })] },
  ],
  [
    'Survivor+',
    'gives 3 Block and discards a chosen card',
    { energy: 2, block: 3, hand: ['Backflip'], discard: ['Survivor+', 'Slice'], discardedThisTurn: true },
    {},
    { hand: ['Slice', 'Backflip'], answers: [choose({ card: 'Slice' })] },
  ],
  [
    'Survivor',
    'has nothing to discard in an empty hand',
    { energy: 2, block: 2, discard: ['Survivor'], discardedThisTurn: false },
  ],
];

describe('Silent starter cards', () => {
  test.each(faces)('%s %s', (...row) => {
    playAlone('Silent', ...row);
  });

  test('Strike and Defend of the Silent are her own cards, not the Ironclad’s', () => {
    settles({
      players: [{ character: 'Silent', hand: ['Strike'] }, { hand: ['Strike', 'Silent: Strike'] }],
      moves: [play('Strike', 'A')],
      expect: { players: [{ discard: ['Strike'] }, { hand: ['Strike', 'Silent: Strike'] }] },
    });
  });

  test.each([
    ['Silent', [{ block: 2 }, { block: 0 }]],
    ['Ironclad', [{ block: 0 }, { block: 2 }]],
  ])('Defend+ gives its Block to any player: %s (STS-18.5)', (player, players) => {
    settles({
      players: [{ character: 'Silent', hand: ['Defend+'] }, {}],
      moves: [play('Defend+', undefined, { player })],
      expect: { players },
    });
  });

  test('Neutralize weakens the attack that follows (STS-38.22)', () => {
    settles({
      player: { character: 'Silent', hand: ['Neutralize'], draw: NEXT_HAND },
      enemies: [{ name: 'Sneaky Gremlin', maxHp: 5, hp: 5 }],
      moves: [play('Neutralize'), endTurn()],
      expect: { round: 2, players: [{ hp: 8 }], enemies: [{ hp: 4, weak: 0 }] },
    });
  });
});
