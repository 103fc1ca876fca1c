import { expect, test } from 'vitest';
import { endTurn, fight, play } from '../../testing/position.ts';
import { CHARACTERS } from '../../words/lists.ts';
import { placeCard } from '../combat/enemies.ts';
import { ENEMY_ENTRIES, findEnemyKind } from '../compile/entries.ts';
import { createGame } from '../setup.ts';
import type { State } from '../state.ts';

/** The enemies as they stand after setup, row by row from the top, as "row name". */
const standing = (state: State): string[] =>
  state.order.map((index) => {
    const enemy = state.enemies[index];
    return `${enemy?.row} ${ENEMY_ENTRIES[enemy?.kind ?? 0]?.definition.name}`;
  });

const setUp = (id: string, players: number, seed = 'elites'): State => {
  const state = createGame(CHARACTERS.slice(0, players), seed);
  placeCard(state, findEnemyKind(id), 1);
  return state;
};

test('STS-11.8, STS-11.9 an Elite stands in the bottom row, right of the Summons in every player’s row', () => {
  expect(standing(setUp('a2-elite-taskmaster', 2))).toEqual([
    '2 Blue Slaver',
    '2 Red Slaver',
    '1 Blue Slaver',
    '1 Red Slaver',
    '1 Taskmaster',
  ]);
});

test.each([
  [1, ['1 Sentry A', '1 Sentry B', '1 Sentries']],
  [2, ['2 Sentry A', '2 Sentry B', '2 Sentry A', '1 Sentry A', '1 Sentry B', '1 Sentries']],
])('STS-11.9 Sentries come in turn until there are 3 enemies for each of %i players', (players, rows) => {
  expect(standing(setUp('a1-elite-sentries', players))).toEqual(rows);
});

test('STS-11.9 four players meet all 11 Sentries of the box', () => {
  const rows = standing(setUp('a1-elite-sentries', 4));
  expect(rows).toHaveLength(12);
  expect(rows.filter((row) => row.endsWith('Sentry A'))).toHaveLength(6);
  expect(rows.filter((row) => row.endsWith('Sentry B'))).toHaveLength(5);
});

test('STS-11.5 the Gremlin Leader comes with 2 random Gremlins for each player', () => {
  const gremlins = ['Gremlin Wizard', 'Mad Gremlin', 'Sneaky Gremlin', 'Fat Gremlin'];
  const drawn = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const rows = standing(setUp('a2-elite-gremlin-leader', 2, `gremlins ${seed}`));
    expect(rows.map((row) => row[0])).toEqual(['2', '2', '1', '1', '1']);
    for (const row of rows.slice(0, 4)) drawn.add(row.slice(2));
  }
  expect([...drawn].sort()).toEqual(gremlins.sort());
});

test('STS-11.10 a Boss is in every row and its Summons stand in the rows', () => {
  expect(standing(setUp('a2-boss-automaton', 3))).toEqual([
    '3 Bronze Orb',
    '2 Bronze Orb',
    '1 Bronze Orb',
    '0 Bronze Automaton',
  ]);
});

test('STS-11.10, STS-14.5 Deca stands left of Donu, and both are Bosses', () => {
  expect(standing(setUp('a3-boss-donu', 2))).toEqual(['0 Deca', '0 Donu']);
});

test('R9 the Awakened One has Cultists of Act III first, then those of Act II', () => {
  const state = setUp('a3-boss-awakened-one', 4);
  const decks = state.enemies.slice(1).map(({ kind }) => ENEMY_ENTRIES[kind]?.definition.deck);
  expect(decks.filter((deck) => deck === 'act3')).toHaveLength(4);
  expect(decks.filter((deck) => deck === 'act2')).toHaveLength(4);
});

test.each([
  [1, 22],
  [2, 44],
  [3, 66],
  [4, 88],
])('STS-11.11 Lagavulin has its HP for %i players: %i', (players, hp) => {
  expect(setUp('a1-elite-lagavulin', players).enemies[0]?.hp).toBe(hp);
});

test('STS-11.12 "per player" counts the players', () => {
  fight({
    players: [{ character: 'Ironclad' }, { character: 'Silent' }],
    enemies: [{ name: 'The Guardian' }],
    moves: [endTurn('Ironclad'), endTurn('Silent')],
    expect: { players: [{ hp: 8 }, { hp: 7 }], enemies: [{ block: 10, hp: 80 }] },
  });
});

test('STS-11.6, STS-11.7 Daggers come until there are 2 for each player, left of the Elite; the dead come back', () => {
  const { state } = fight({
    players: [{ character: 'Ironclad' }, { character: 'Silent' }],
    enemies: [
      { name: 'Reptomancer', row: 1 },
      { name: 'Dagger', row: 1, cube: 1 },
      { name: 'Dagger', row: 1, status: 'dead' },
    ],
    with: { summons: ['Dagger', 'Dagger'] },
    moves: [endTurn('Ironclad'), endTurn('Silent')],
    expect: { round: 2, players: [{ hp: 8 }, { hp: 9 }] },
  });
  expect(standing(state)).toEqual([
    '2 Dagger',
    '2 Dagger',
    '1 Dagger',
    '1 Dagger',
    '1 Dagger',
    '1 Reptomancer',
  ]);
  // The one that was there has moved on, the newcomers have not (STS-14.17).
  expect(state.enemies.map(({ cube, status }) => [cube, status])).toEqual([
    [1, 0],
    [1, 0],
    [0, 1],
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});

test('STS-15.6 the Slime Boss splits at the start of the next round; the turn goes on without enemies', () => {
  const { state } = fight({
    players: [
      { character: 'Ironclad', hand: ['Strike', 'Defend'] },
      { character: 'Silent', hand: ['Defend'] },
    ],
    enemies: [{ name: 'Slime Boss', hp: 1 }],
    moves: [
      play('Strike', 'Slime Boss'),
      play('Defend', undefined, { seat: 'Silent' }),
      endTurn('Ironclad'),
      endTurn('Silent'),
    ],
    expect: { phase: 'play', round: 2, outcome: null },
  });
  expect(standing(state)).toEqual([
    '2 Large Slime',
    '2 Acid Slime',
    '2 Spike Slime',
    '1 Large Slime',
    '1 Acid Slime',
    '1 Spike Slime',
    '0 Slime Boss',
  ]);
});

test('STS-15.6 arrivals act in the round they come in, since it is a Player Turn', () => {
  fight({
    player: { hand: ['Strike'], hp: 30, maxHp: 30 },
    enemies: [{ name: 'Slime Boss', hp: 1 }],
    with: {
      nextDie: [4],
      summons: ['a1-sum-large-slime-w4s', 'a1-sum-acid-slime-alc', 'a1-sum-spike-slime-dv2'],
    },
    moves: [play('Strike', 'Slime Boss'), endTurn(), endTurn()],
    expect: { players: [{ hp: 25, weak: 1, vulnerable: 1 }] },
  });
});

test('STS-15.5 the combat is over when no enemy can arrive any more', () => {
  fight({
    player: { hand: ['Strike'] },
    enemies: [{ name: 'Slime Boss', hp: 1 }],
    with: { summons: [] },
    moves: [play('Strike', 'Slime Boss'), endTurn()],
    expect: { outcome: 'victory' },
  });
});

test('at Ascension 10 each Large Slime of the split gains 1 Strength', () => {
  fight({
    player: { hand: ['Strike'] },
    enemies: [{ id: 'a1-boss-slime-boss-a10', hp: 1 }],
    moves: [play('Strike', 'Slime Boss'), endTurn()],
    expect: { enemies: [{}, { name: 'Large Slime', strength: 1 }, { strength: 0 }, { strength: 0 }] },
  });
});

test('STS-11.7 a Large Slime’s Summon comes into its row at the start of the next round', () => {
  fight({
    enemies: [{ id: 'a1-enc-large-slime', cube: 3 }],
    with: { nextDie: [3], summons: ['a1-sum-acid-slime-alc'] },
    moves: [endTurn(), endTurn()],
    expect: { players: [{ hp: 9, weak: 1 }], enemies: [{ cube: 2 }, { name: 'Acid Slime', row: 1 }] },
  });
});

test('STS-18.2 row effects reach a Boss whatever row is chosen, an Elite only in its own (STS-18.3)', () => {
  fight({
    players: [{ character: 'Ironclad', hand: ['Cleave'] }, { character: 'Silent' }],
    enemies: [{ name: 'Deca' }, { name: 'Donu' }, { name: 'Lagavulin', row: 1 }],
    moves: [play('Cleave', undefined, { row: 2 })],
    expect: { enemies: [{ hp: 98 }, { hp: 98 }, { hp: 44 }] },
  });
});
