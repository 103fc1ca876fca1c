import { test } from 'vitest';
import { endTurn, fight, play } from '../../testing/position.ts';

test('STS-25.1 the Ironclad uses Shivs, Poison and Miracles as their own characters do', () => {
  fight({
    player: { hand: ['Blade Dance', 'Deadly Poison'], strength: 2, miracles: 1, energy: 1 },
    moves: [
      play('Blade Dance'),
      { do: 'shiv', enemy: 'A' },
      { do: 'miracle' },
      play('Deadly Poison', 'A'),
      endTurn(),
    ],
    expect: { players: [{ shivs: 1, miracles: 0 }], enemies: [{ hp: 6, poison: 1 }] },
  });
});

test('STS-25.1 the Silent uses Strength as the Ironclad does', () => {
  fight({
    player: { character: 'Silent', hand: ['Inflame', 'Strike'] },
    moves: [play('Inflame'), play('Strike', 'A'), endTurn()],
    expect: { players: [{ strength: 1 }], enemies: [{ hp: 8 }] },
  });
});

test('STS-25.2 all players share 5 Shivs', () => {
  fight({
    players: [
      { hand: ['Blade Dance'], shivs: 1 },
      { character: 'Silent', shivs: 3 },
    ],
    moves: [
      play('Blade Dance'),
      { expect: { question: { kind: 'shiv', seat: 'Ironclad' }, players: [{ shivs: 2 }, { shivs: 3 }] } },
      { do: 'shiv', enemy: 'A' },
    ],
    expect: { question: null, players: [{ shivs: 2 }, { shivs: 3 }], enemies: [{ hp: 9 }] },
  });
});

test.each([
  [3, 1, 2],
  [4, 1, 1],
])('STS-25.2 all players share 5 Miracles: %i with the Ironclad', (held, before, after) => {
  fight({
    players: [{ miracles: held }, { character: 'Watcher', miracles: before }],
    with: { phase: 'start' },
    moves: [],
    expect: { players: [{ miracles: held }, { miracles: after }] },
  });
});

test('STS-25.2 all players share 30 Poison', () => {
  fight({
    players: [{ hand: ['Deadly Poison'] }, { character: 'Silent', hand: ['Deadly Poison'] }],
    enemies: [{ name: 'A', poison: 29, hp: 10 }],
    moves: [play('Deadly Poison', 'A'), play('Deadly Poison', 'A', { seat: 'Silent' })],
    expect: { enemies: [{ poison: 30 }] },
  });
});

test('STS-25.2 Strength, Weak and Vulnerable have a limit for each player and enemy', () => {
  fight({
    players: [
      { strength: 8, hand: ['Inflame', 'Shockwave'], energy: 4 },
      { character: 'Silent', strength: 7, hand: ['Inflame'] },
    ],
    enemies: [
      { name: 'A', row: 1, weak: 3, vulnerable: 3 },
      { name: 'B', row: 1, weak: 2, vulnerable: 2 },
    ],
    moves: [
      play('Inflame'),
      play('Inflame', undefined, { seat: 'Silent' }),
      play('Shockwave', undefined, { row: 1 }),
    ],
    expect: {
      players: [{ strength: 8 }, { strength: 8 }],
      enemies: [
        { weak: 3, vulnerable: 3 },
        { weak: 3, vulnerable: 3 },
      ],
    },
  });
});

test('STS-25.10 without Orb slots there is no Channel and no Evoke', () => {
  fight({
    player: { hand: ['Zap', 'Dual Cast'] },
    moves: [play('Zap'), play('Dual Cast'), endTurn()],
    expect: { players: [{ orbs: [], orbSlots: 0 }], enemies: [{ hp: 10 }] },
  });
});

test('STS-25.10 without a Stance track a player enters no Stance', () => {
  fight({
    player: { character: 'Silent', hand: ['Eruption', 'Strike'] },
    moves: [play('Eruption', 'A'), play('Strike', 'A'), endTurn()],
    expect: { players: [{ stance: 'neutral', hp: 9 }], enemies: [{ hp: 7 }] },
  });
  fight({
    player: { character: 'Silent', hand: ['Vigilance', 'Eruption+'] },
    moves: [play('Vigilance', undefined, { player: 'Silent' }), play('Eruption+', 'A')],
    expect: { players: [{ stance: 'neutral', energy: 0, block: 2 }] },
  });
});
