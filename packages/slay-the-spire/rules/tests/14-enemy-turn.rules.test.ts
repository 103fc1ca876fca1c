import { encodeMove } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { endTurn, type Fight, fight } from '../../testing/position.ts';
import { MOVE } from '../moves.ts';
import { enemyLabel } from '../naming.ts';
import type { State } from '../state.ts';

const duo = [{}, { character: 'Silent' }];
const bothEnd = [endTurn('Ironclad'), endTurn('Silent')];

/** The enemies in the order in which they acted. */
const acted = ({ state, events }: ReturnType<typeof fight>): string[] =>
  events.flatMap((event) => (event.type === 'enemyActed' ? [enemyLabel(state, event.enemy)] : []));

/** Lets all players end the turn in a state that no position describes. */
const endTurns = (state: State): { state: State; acted: number[] } => {
  const order: number[] = [];
  state.players.forEach((_, seat) => {
    slayTheSpire.apply(state, seat, encodeMove(MOVE.endTurn), (event) => {
      if (event.type === 'enemyActed') order.push(event.enemy);
    });
  });
  return { state, acted: order };
};

const built = (position: Omit<Fight, 'moves' | 'expect'>): State =>
  fight({ ...position, moves: [], expect: {} }).state;

test('STS-14.1 Block goes first, then all act, then cubes move', () => {
  fight({
    player: { hp: 10 },
    enemies: [
      { name: 'Looter', block: 5, cube: 2 },
      { id: 'a1-sum-gremlin-wizard', cube: 1 },
    ],
    moves: [endTurn()],
    expect: { players: [{ hp: 7 }], enemies: [{ block: 1, cube: 3 }, { cube: 2 }] },
  });
});

test('STS-14.2 every enemy loses its Block, not only the first to act', () => {
  fight({
    players: duo,
    enemies: [
      { name: 'A', row: 1, block: 7 },
      { name: 'B', row: 2, block: 1 },
      { name: 'Boss', block: 30 },
    ],
    moves: bothEnd,
    expect: { enemies: [{ block: 0 }, { block: 0 }, { block: 0 }] },
  });
});

test('STS-14.2 Block gained in an Enemy Turn stays through the next Player Turn', () => {
  fight({
    enemies: [{ name: 'Jaw Worm' }],
    with: { die: 1, nextDie: [5] },
    moves: [endTurn(), { expect: { enemies: [{ block: 2 }] } }, endTurn()],
    expect: { enemies: [{ block: 0 }] },
  });
});

test('STS-14.3 the highest row acts first, each row from left to right', () => {
  const result = fight({
    players: [...duo, { character: 'Defect' }],
    enemies: [
      { name: 'A', row: 1 },
      { name: 'B', row: 1 },
      { name: 'C', row: 3 },
      { name: 'Cultist', row: 2 },
      { name: 'D', row: 3 },
    ],
    moves: [...bothEnd, endTurn('Defect')],
    expect: {},
  });
  expect(acted(result)).toEqual(['C', 'D', 'Cultist', 'A', 'B']);
});

test('STS-14.4 every enemy acts once in each Enemy Turn', () => {
  const result = fight({
    enemies: [{ name: 'Cultist' }, { name: 'A' }],
    moves: [endTurn(), { expect: { players: [{ hp: 9 }], enemies: [{ strength: 1 }, {}] } }, endTurn()],
    expect: { players: [{ hp: 7 }], enemies: [{ strength: 2 }, {}] },
  });
  expect(acted(result)).toEqual(['Cultist', 'A', 'Cultist', 'A']);
});

test('STS-14.5 Bosses act when all others are finished, from left to right', () => {
  const state = built({
    players: duo,
    enemies: [
      { name: 'C', row: 2 },
      { name: 'D', row: 2 },
      { name: 'A', row: 1 },
      { id: 'a1-sum-spike-slime-dv2', row: 1 },
    ],
    with: { die: 3 },
  });
  for (const index of [0, 1]) Object.assign(state.enemies[index] ?? {}, { row: 0 });
  expect(endTurns(state).acted).toEqual([2, 3, 0, 1]);
});

test('STS-14.6 an action that acts last waits for the ordinary enemies, the highest row first', () => {
  const result = fight({
    players: duo,
    enemies: [
      { id: 'a1-sum-spike-slime-v2d', row: 2 },
      { name: 'A', row: 2 },
      { id: 'a1-sum-spike-slime-vd2', row: 1 },
      { name: 'B', row: 1 },
      { name: 'Boss' },
    ],
    with: { die: 1 },
    moves: bothEnd,
    expect: {
      players: [
        { hp: 9, vulnerable: 1 },
        { hp: 8, vulnerable: 1 },
      ],
    },
  });
  expect(acted(result)).toEqual(['A', 'B', 'Spike Slime 1', 'Spike Slime 2', 'Boss']);
});

test('STS-14.6 with another die result the same enemy takes its usual turn', () => {
  const result = fight({
    enemies: [{ id: 'a1-sum-spike-slime-v2d' }, { name: 'A' }],
    with: { die: 3 },
    moves: [endTurn()],
    expect: { players: [{ hp: 8, vulnerable: 0 }] },
  });
  expect(acted(result)).toEqual(['Spike Slime', 'A']);
});

test('STS-14.7 the cube of each living enemy with a track slides down one slot', () => {
  fight({
    players: duo,
    enemies: [
      { id: 'a1-sum-gremlin-wizard', row: 2 },
      { id: 'a1-enc-large-slime', row: 1, cube: 2 },
      { name: 'Cultist', row: 1 },
    ],
    moves: bothEnd,
    expect: { enemies: [{ cube: 2 }, { cube: 3 }, { cube: 1 }] },
  });
});

test('STS-14.8 in a row without a player an enemy only does what is for itself', () => {
  const state = built({
    player: { vulnerable: 1 },
    enemies: [{ name: 'Cultist' }, { id: 'a1-enc-blue-slaver' }, { name: 'Looter' }],
  });
  Object.assign(state.players[0] ?? {}, { row: 2 });
  endTurns(state);
  expect(state.players[0]).toMatchObject({ hp: 10, vulnerable: 1, weak: 0 });
  expect(state.enemies[0]).toMatchObject({ strength: 1 });
});

test('STS-14.9 the action of a Boss reaches every player, without the area symbol too', () => {
  const state = built({ players: duo, enemies: [{ name: 'Cultist', row: 1, weak: 0 }] });
  Object.assign(state.enemies[0] ?? {}, { row: 0, strength: 1 });
  endTurns(state);
  expect(state.players.map(({ hp }) => hp)).toEqual([8, 7]);
  expect(state.enemies[0]?.strength).toBe(2);
});

test('STS-14.10 an enemy with a single action repeats it, whatever the die shows', () => {
  fight({
    enemies: [{ id: 'a1-enc-sneaky-gremlin' }],
    with: { die: 1, nextDie: [4, 6] },
    moves: [endTurn(), endTurn(), endTurn()],
    expect: { players: [{ hp: 4 }] },
  });
});

test.each([
  [1, 10, 2, 1],
  [2, 10, 2, 1],
  [3, 8, 1, 0],
  [4, 8, 1, 0],
  [5, 7, 0, 0],
  [6, 7, 0, 0],
])('STS-14.11 with a %i the first Jaw Worm uses the action beside it', (die, hp, block, strength) => {
  fight({
    enemies: [{ name: 'Jaw Worm' }],
    with: { die },
    moves: [endTurn()],
    expect: { players: [{ hp }], enemies: [{ block, strength }] },
  });
});

test('STS-14.12 the cube begins on the top slot and tells the action', () => {
  fight({
    player: { gold: 5 },
    enemies: [{ name: 'Looter' }, { name: 'A' }],
    moves: [
      { expect: { enemies: [{ cube: 1 }, {}] } },
      endTurn(),
      { expect: { players: [{ hp: 8 }], enemies: [{ cube: 2, block: 0 }, {}] } },
      endTurn(),
      { expect: { players: [{ hp: 5 }], enemies: [{ cube: 3, block: 1 }, {}] } },
      endTurn(),
    ],
    expect: { players: [{ hp: 5, gold: 3 }], enemies: [{ status: 'left' }, {}] },
  });
});

test('STS-14.13 from the bottom the cube jumps to the topmost red slot', () => {
  fight({
    enemies: [{ id: 'a1-enc-large-slime', cube: 3 }],
    with: { summons: [] },
    moves: [endTurn(), { expect: { players: [{ hp: 10 }], enemies: [{ cube: 1 }] } }, endTurn()],
    expect: { players: [{ hp: 9 }], enemies: [{ cube: 2 }] },
  });
});

test('STS-14.14 a gray slot is never used again: the Gremlin Wizard attacks from its second turn on', () => {
  fight({
    players: [{ hp: 10 }, { character: 'Silent', maxHp: 20, hp: 20 }],
    enemies: [{ id: 'a1-sum-gremlin-wizard', row: 1 }],
    moves: [
      ...bothEnd,
      { expect: { players: [{ hp: 10 }, { hp: 20 }], enemies: [{ cube: 2 }] } },
      ...bothEnd,
      { expect: { players: [{ hp: 7 }, { hp: 17 }], enemies: [{ cube: 2 }] } },
      ...bothEnd,
    ],
    expect: { players: [{ hp: 4 }, { hp: 14 }], enemies: [{ cube: 2 }] },
  });
});

test('STS-14.15 effects go in printed order: hit and then Block, hit and then a token', () => {
  fight({
    player: { vulnerable: 0 },
    enemies: [{ id: 'a1-enc-red-slaver' }],
    with: { die: 3 },
    moves: [endTurn()],
    expect: { players: [{ hp: 8, vulnerable: 1 }] },
  });
});

test('STS-14.15 an action that gains Strength after its hit does not add it to that hit', () => {
  fight({
    players: duo,
    enemies: [{ id: 'a1-enc-fungi-beast', row: 1 }],
    with: { die: 4 },
    moves: bothEnd,
    expect: { players: [{ hp: 9 }, { hp: 8 }], enemies: [{ strength: 1 }] },
  });
});

test('STS-14.16 enemies that died or left neither act nor move their cubes', () => {
  const result = fight({
    player: { gold: 4 },
    enemies: [
      { id: 'a1-sum-gremlin-wizard', status: 'dead' },
      { name: 'Looter', status: 'left', cube: 2 },
      { name: 'A' },
    ],
    moves: [endTurn()],
    expect: { players: [{ hp: 10, gold: 4 }], enemies: [{ cube: 1 }, { cube: 2 }, {}] },
  });
  expect(acted(result)).toEqual(['A']);
});

test('STS-14.17 a newcomer does not act in the Enemy Turn in which it enters play', () => {
  const result = fight({
    enemies: [{ id: 'a1-enc-large-slime', cube: 3 }],
    with: { summons: ['a1-sum-acid-slime-alc'], die: 1, nextDie: [1] },
    moves: [
      endTurn(),
      { expect: { players: [{ hp: 10 }], enemies: [{}, { name: 'Acid Slime', status: 'alive' }] } },
      endTurn(),
    ],
    expect: { players: [{ hp: 7 }] },
  });
  expect(acted(result)).toEqual(['Large Slime', 'Large Slime', 'Acid Slime']);
});

test('STS-14.17 nor does its cube move in that turn', () => {
  fight({
    enemies: [{ id: 'a1-sum-gremlin-wizard', newcomer: true }, { id: 'a1-sum-gremlin-wizard' }],
    with: { round: 4 },
    moves: [endTurn(), { expect: { enemies: [{ cube: 1 }, { cube: 2 }] } }, endTurn()],
    expect: { enemies: [{ cube: 2 }, { cube: 2 }], players: [{ hp: 7 }] },
  });
});
