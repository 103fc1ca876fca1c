import { describe, expect, test } from 'vitest';
import { withField } from '../../../sandbox/fields.ts';
import { checkPosition } from './check.ts';
import { EXAMPLES } from './examples.ts';
import {
  addEnemy,
  addPlayer,
  nameFor,
  newPlayer,
  playersIn,
  removePlayer,
  turned,
  withPlayer,
} from './position.ts';

const start = { players: [newPlayer('Ironclad')], enemies: [{ id: 'a1-enc-jaw-worm', row: 1 }] };

describe('building a position', () => {
  test('begins with the whole starter deck, five cards of it in hand', () => {
    for (const character of ['Ironclad', 'Silent', 'Defect', 'Watcher']) {
      const { hand, draw } = newPlayer(character) as { hand: string[]; draw: string[] };
      expect(hand).toHaveLength(5);
      expect(new Set(hand)).toContain('Strike');
      expect([...hand, ...draw]).toHaveLength(character === 'Silent' ? 12 : 10);
      expect(
        checkPosition({ players: [newPlayer(character)], enemies: start.enemies }).problem,
      ).toBeUndefined();
    }
  });

  test('leaves out what is as usual and keeps what it does not know', () => {
    const player = { character: 'Silent', doubling: ['attack'], block: 3 };
    expect(withField(player, 'block', 0, 0)).toEqual({ character: 'Silent', doubling: ['attack'] });
    expect(withField(player, 'block', 5, 0)).toEqual({ ...player, block: 5 });
  });

  test('takes a player out with the row, and moves the rows above down', () => {
    const two = addEnemy(addEnemy(addPlayer(addPlayer(start)), { name: 'Cultist', row: 2 }), {
      id: 'a1-enc-jaw-worm',
      row: 3,
    });
    const left = removePlayer(two, 1);
    expect(playersIn(left).map(({ character }) => character)).toEqual(['Ironclad', 'Defect']);
    expect(left.enemies).toEqual([
      { id: 'a1-enc-jaw-worm', row: 1 },
      { id: 'a1-enc-jaw-worm', row: 2 },
    ]);
  });

  test('turns cards over and names cards of others', () => {
    expect(turned('Bash')).toBe('Bash+');
    expect(turned({ card: 'Bash+', retained: true })).toEqual({ card: 'Bash', retained: true });
    const foreign = nameFor('Strike', 'Silent', 'Ironclad');
    const player = { ...newPlayer('Ironclad'), hand: [foreign] };
    expect(foreign).toBe('Silent: Strike');
    expect(checkPosition(withPlayer(start, 0, player)).problem).toBeUndefined();
  });
});

describe('the check of a position', () => {
  test('names the field that is wrong', () => {
    const wounded = withPlayer(start, 0, { ...newPlayer('Ironclad'), hp: 12 });
    expect(checkPosition(wounded).problem).toEqual({
      path: 'position.players[0].hp',
      text: 'more than the maximum, 10',
    });
    const misspelt = withPlayer(start, 0, { ...newPlayer('Ironclad'), hand: ['Bashh'] });
    expect(checkPosition(misspelt).problem?.path).toBe('position.players[0].hand[0]');
  });

  test('passes every example', () => {
    expect(EXAMPLES.filter(({ position }) => checkPosition(position).problem !== undefined)).toEqual([]);
  });
});
