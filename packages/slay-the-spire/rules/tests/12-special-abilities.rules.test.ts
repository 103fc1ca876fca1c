import { expect, test } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { endTurn, fight, play } from '../../testing/position.ts';

test('STS-12.3 healing stops at the starting HP, which grows with the party', () => {
  fight({
    players: [{ character: 'Ironclad', hand: ['Strike'] }, { character: 'Silent' }],
    enemies: [{ name: 'The Champ', hp: 1 }],
    moves: [play('Strike', 'The Champ')],
    expect: { enemies: [{ hp: 80, maxHp: 80 }] },
  });
});

test('STS-12.4 abilities without a trigger are always on, those with one wait for it', () => {
  fight({
    player: { hand: ['Strike'] },
    enemies: [
      { name: 'Fungi Beast', hp: 1 },
      { name: 'Spheric Guardian', block: 7 },
    ],
    moves: [play('Strike', 'Fungi Beast'), endTurn()],
    expect: { players: [{ vulnerable: 0, hp: 6 }], enemies: [{ status: 'dead' }, { block: 12 }] },
  });
});

test('STS-12.5 a Spiker enters play with the cube its card gives it, others with nothing', () => {
  fight({
    enemies: [{ name: 'Spiker' }, { name: 'Corrupt Heart' }, { name: 'Darkling' }],
    moves: [],
    expect: { enemies: [{ cubes: 1 }, { cubes: 1 }, { cubes: 0, strength: 0, block: 0 }] },
  });
});

test('STS-15.1 a dead enemy keeps nothing, and one that comes back has no tokens', () => {
  fight({
    player: { hand: ['Strike'], hp: 30, maxHp: 30 },
    enemies: [{ name: 'Darkling', hp: 1, strength: 2, weak: 1 }, { id: 'a3-sum-darkling-32s' }],
    moves: [play('Strike', 'Darkling 1'), endTurn()],
    expect: { enemies: [{ status: 'alive', hp: 4, strength: 0, weak: 0 }, {}] },
  });
});

test('STS-4.1 everybody sees modes, cubes, clocks and who will arrive', () => {
  const { state } = fight({
    players: [{ character: 'Ironclad', hand: ['Strike'] }, { character: 'Silent' }],
    enemies: [
      { name: 'The Guardian', mode: 2 },
      { name: 'Time Eater', cube: 2 },
      { name: 'Nemesis', cube: 2 },
      { name: 'Spiker', cubes: 3 },
      { name: 'Slime Boss', hp: 1 },
    ],
    moves: [play('Strike', 'Slime Boss'), { do: 'order all' }],
    expect: { arrivals: ['Split'] },
  });
  const { enemies, arrivals } = slayTheSpire.view(state, 1);
  const seen = (name: string) => enemies.find((enemy) => enemy.name === name);
  expect(seen('The Guardian')).toMatchObject({ mode: 1, modeName: 'Defensive Mode', cube: 2, nextAction: 2 });
  expect(seen('Time Eater')).toMatchObject({ clock: 4 });
  expect(seen('Nemesis')).toMatchObject({ immune: true });
  expect(seen('Spiker')).toMatchObject({ cubes: 3 });
  expect(arrivals).toEqual([{ enemy: 4, names: ['Large Slime', 'Acid Slime', 'Spike Slime'] }]);
});
