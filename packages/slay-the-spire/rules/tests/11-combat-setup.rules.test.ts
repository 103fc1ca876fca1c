import { createMoveList, listedMoves } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { choose, endTurn, fight, play } from '../../testing/position.ts';
import { testRoutine } from '../../testing/routines.ts';
import { CHARACTERS } from '../../words/lists.ts';
import { startCombat } from '../combat/start-combat.ts';
import { ENEMY_ENTRIES, findEnemyKind } from '../compile/entries.ts';
import { pushEnemyAction } from '../frames.ts';
import { advance } from '../loop.ts';
import { createGame } from '../setup.ts';
import type { State } from '../state.ts';

/** A combat as it begins, with these encounter cards from row 1 up. */
const combat = (encounters: readonly string[], seed = 'combat', summons?: readonly string[]): State => {
  const state = createGame(CHARACTERS.slice(0, encounters.length), seed);
  state.encounters = encounters.map(findEnemyKind);
  if (summons !== undefined) state.summons = summons.map(findEnemyKind);
  startCombat(state);
  return state;
};

const definitions = (state: State, row: number) =>
  state.order
    .map((index) => state.enemies[index])
    .filter((enemy) => enemy?.row === row)
    .map((enemy) => ENEMY_ENTRIES[enemy?.kind ?? -1]?.definition);
const names = (state: State, row: number) => definitions(state, row).map((definition) => definition?.name);
const ids = (state: State, row: number) => definitions(state, row).map((definition) => definition?.id);
const SEEDS = Array.from({ length: 40 }, (_, number) => `summons ${number}`);

test('STS-11.1 an enemy acts on the player of its own row', () => {
  fight({
    players: [{ row: 2 }, { character: 'Silent', row: 1 }],
    enemies: [{ id: 'a1-enc-sneaky-gremlin', row: 2 }],
    moves: [endTurn('Ironclad'), endTurn('Silent')],
    expect: { players: [{ hp: 8 }, { hp: 9 }] },
  });
});

test('STS-11.1 a Boss stands in no row, everybody else does', () => {
  fight({
    enemies: [{ name: 'A' }, { name: 'Boss' }],
    moves: [],
    expect: { enemies: [{ row: 1 }, { row: 0 }] },
  });
  expect(() => fight({ enemies: [{ name: 'Boss', row: 1 }], moves: [], expect: {} })).toThrow('every row');
});

test('STS-11.2 an enemy brings the Summons of its summon box, out of the Summons deck', () => {
  const state = combat(['a1-enc-cultist-louse']);
  expect(names(state, 1)).toEqual(['Cultist', 'Green Louse']);
  expect(state.summons).toHaveLength(88);
  expect(state.summons).not.toContain(state.enemies[1]?.kind);
});

test('STS-11.2 an enemy without a summon box comes alone', () => {
  const state = combat(['first-cultist']);
  expect(names(state, 1)).toEqual(['Cultist']);
  expect(state.summons).toHaveLength(89);
});

test('STS-11.3 Summons stand in the row of their encounter enemy, to its right, in the order listed', () => {
  const state = combat(['a1-enc-red-louse', 'a1-enc-small-slime']);
  expect(names(state, 1)).toEqual(['Red Louse', 'Green Louse', 'Red Louse']);
  expect(ids(state, 1)[0]).toBe('a1-enc-red-louse');
  expect(names(state, 2)).toEqual(['Small Slime', 'Acid Slime', 'Spike Slime']);
});

test('STS-11.4 among several Summons of a name, chance decides', () => {
  const seen = SEEDS.map((seed) => ids(combat(['first-small-slime'], seed), 1)[1]);
  expect([...new Set(seen)].sort()).toEqual([
    'a1-sum-acid-slime-alc',
    'a1-sum-acid-slime-cal',
    'a1-sum-acid-slime-lac',
    'a1-sum-acid-slime-lca',
  ]);
});

test('STS-11.5 Gremlins are drawn among all Summons with the Gremlin mark', () => {
  const seen = SEEDS.flatMap((seed) => ids(combat(['a1-enc-mad-gremlin'], seed), 1).slice(1));
  expect(seen).toHaveLength(2 * SEEDS.length);
  expect([...new Set(seen)].sort()).toEqual([
    'a1-sum-gremlin-fat',
    'a1-sum-gremlin-mad',
    'a1-sum-gremlin-sneaky',
    'a1-sum-gremlin-wizard',
  ]);
});

test('STS-11.6 a Summon that is not left does not appear', () => {
  const state = combat(['a1-enc-red-louse'], 'none left', ['a1-sum-red-louse']);
  expect(names(state, 1)).toEqual(['Red Louse', 'Red Louse']);
  expect(state.summons).toEqual([]);
});

const lastSlot = { id: 'a1-enc-large-slime', cube: 3 };

test('STS-11.6 a Summon that is not left does not come during combat either', () => {
  fight({
    enemies: [lastSlot, { id: 'a1-sum-acid-slime-alc' }],
    with: { summons: ['a1-sum-red-louse'], die: 3 },
    moves: [endTurn()],
    expect: { enemies: [{ hp: 8 }, { hp: 5 }] },
  });
});

test('STS-11.6 a dead Summon of the name comes back as good as new', () => {
  fight({
    enemies: [lastSlot, { id: 'a1-sum-acid-slime-alc', status: 'dead' }],
    with: { summons: [], die: 3 },
    moves: [endTurn()],
    expect: {
      enemies: [
        {},
        { status: 'dead', hp: 0 },
        { id: 'a1-sum-acid-slime-alc', status: 'alive', hp: 5, weak: 0, vulnerable: 0, poison: 0, cube: 1 },
      ],
    },
  });
});

test('STS-11.6 a Summon that is back in play cannot come back a second time', () => {
  const slime = { id: 'a1-sum-acid-slime-alc' };
  const { state } = fight({
    enemies: [lastSlot, { ...slime, status: 'dead' }, slime],
    with: { summons: [], die: 3 },
    moves: [endTurn()],
    expect: {},
  });
  expect(state.enemies).toHaveLength(3);
});

test('STS-11.7 a late Summon stands at the right end of the row of its summoner', () => {
  const { state } = fight({
    players: [{}, { character: 'Silent' }],
    enemies: [
      { name: 'A', row: 1 },
      { ...lastSlot, row: 2 },
      { name: 'B', row: 2 },
    ],
    moves: [endTurn('Ironclad'), endTurn('Silent')],
    expect: { enemies: [{}, {}, {}, { name: 'Acid Slime', row: 2 }] },
  });
  expect(names(state, 2)).toEqual(['Large Slime', 'B', 'Acid Slime']);
  expect(names(state, 1)).toEqual(['A']);
});

test('STS-11.7 a dead enemy holds its place', () => {
  const { state } = fight({
    enemies: [lastSlot, { name: 'A', status: 'dead' }],
    moves: [endTurn()],
    expect: {},
  });
  expect(names(state, 1)).toEqual(['Large Slime', 'A', 'Acid Slime']);
});

test.each([1, 2])('STS-11.10 a Boss stands in every row: an effect on row %i reaches it', (row) => {
  fight({
    players: [{ hand: ['Cleave'] }, { character: 'Silent' }],
    enemies: [{ name: 'A', row: 1 }, { name: 'B', row: 2 }, { name: 'Boss' }],
    moves: [play('Cleave', undefined, { row })],
    expect: { enemies: [{ hp: row === 1 ? 8 : 10 }, { hp: row === 2 ? 8 : 10 }, { hp: 98 }] },
  });
});

test.each([1, 2, 4])('STS-11.12 a value per player counts %i players', (players) => {
  const { state } = fight({
    players: CHARACTERS.slice(0, players).map((character) => ({ character })),
    moves: [],
    expect: {},
  });
  const effects = [
    { do: 'block', amount: { base: 0, each: 3, per: 'players' }, to: 'self' },
    { do: 'token', token: 'strength', amount: { base: 1, each: 1, per: 'players' }, on: 'self' },
  ] as const;
  pushEnemyAction(state, testRoutine(effects, true), 0);
  advance(state, undefined);
  expect(state.enemies[0]).toMatchObject({ block: 3 * players, strength: 1 + players });
});

test('STS-11.13 no move but a card that says so changes rows', () => {
  const { state } = fight({
    players: [
      { hand: ['Strike', 'Defend+'], potions: ['Swift Potion'], powers: ['Combust'] },
      { character: 'Silent', shivs: 1, miracles: 1, hand: ['Predator'] },
    ],
    moves: [],
    expect: {},
  });
  for (const seat of [0, 1]) {
    const list = createMoveList();
    slayTheSpire.legal(state, seat, list);
    expect(list.length).toBeGreaterThan(3);
    for (const move of listedMoves(list)) {
      const copy = slayTheSpire.copy(state);
      slayTheSpire.apply(copy, seat, move);
      expect(copy.players.map(({ row }) => row)).toEqual([1, 2]);
    }
  }
});

test('STS-11.13 a card that says so changes rows', () => {
  fight({
    players: [{}, { character: 'Silent', hand: ['Dash'] }],
    moves: [
      play('Dash', 'A', { seat: 'Silent' }),
      choose({ seat: 'Silent', player: 'Ironclad' }),
      choose({ option: 1 }),
    ],
    expect: { players: [{ row: 2 }, { row: 1 }] },
  });
});
