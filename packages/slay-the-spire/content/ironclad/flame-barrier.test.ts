import { describe, test } from 'vitest';
import { settles } from '../../testing/cards.ts';
import { play } from '../../testing/position.ts';

const cultist = { name: 'Cultist', id: 'first-cultist' };
const jawWorm = { name: 'Jaw Worm', id: 'first-jaw-worm' };
const wizard = { name: 'Gremlin Wizard' };

describe('Flame Barrier', () => {
  test.each(['Flame Barrier', 'Flame Barrier+'])(
    '%s deals 1 damage to an enemy that is going to attack',
    (card) => {
      settles({
        player: { hand: [card] },
        enemies: [cultist, { name: 'A', hp: 10 }],
        moves: [play(card)],
        expect: { enemies: [{ hp: 8 }, { hp: 10 }] },
      });
    },
  );

  test('Flame Barrier counts hit icons and not their damage', () => {
    settles({
      player: { hand: ['Flame Barrier'] },
      enemies: [
        { ...cultist, strength: 3 },
        { name: 'Sneaky Gremlin', id: 'a1-sum-gremlin-sneaky', maxHp: 5, hp: 5 },
      ],
      moves: [play('Flame Barrier')],
      expect: { enemies: [{ hp: 8 }, { hp: 4 }] },
    });
  });

  test.each([
    [1, 8],
    [3, 7],
    [6, 7],
  ])('Flame Barrier looks at the action for a die of %i (STS-14.11)', (die, hp) => {
    settles({
      player: { hand: ['Flame Barrier'] },
      enemies: [jawWorm],
      with: { die },
      moves: [play('Flame Barrier')],
      expect: { enemies: [{ hp }] },
    });
  });

  test.each([
    [1, 4],
    [2, 3],
  ])('Flame Barrier looks at the action on slot %i of a cube track (STS-14.12)', (cube, hp) => {
    settles({
      player: { hand: ['Flame Barrier'] },
      enemies: [{ ...wizard, cube }],
      moves: [play('Flame Barrier')],
      expect: { enemies: [{ hp }] },
    });
  });

  test('Flame Barrier leaves enemies of other rows alone unless they attack all players', () => {
    settles({
      players: [{ hand: ['Flame Barrier'] }, { character: 'Silent' }],
      enemies: [
        { ...cultist, row: 1 },
        { ...cultist, row: 2 },
        { name: 'Fat Gremlin', row: 2 },
        { ...wizard, row: 2, cube: 2 },
      ],
      moves: [play('Flame Barrier')],
      expect: {
        players: [{ block: 3 }, { block: 0 }],
        enemies: [{ hp: 8 }, { hp: 9 }, { hp: 2 }, { hp: 3 }],
      },
    });
  });

  test('Flame Barrier deals plain damage: no token changes it or is used up (STS-16.12)', () => {
    settles({
      player: { hand: ['Flame Barrier'], strength: 2, weak: 1 },
      enemies: [
        { ...cultist, vulnerable: 1 },
        { ...cultist, block: 2 },
      ],
      moves: [play('Flame Barrier')],
      expect: {
        players: [{ weak: 1 }],
        enemies: [
          { hp: 8, vulnerable: 1 },
          { hp: 9, block: 1 },
        ],
      },
    });
  });
});
