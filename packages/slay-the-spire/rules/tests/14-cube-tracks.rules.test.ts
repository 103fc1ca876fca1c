import { expect, test } from 'vitest';
import { endTurn, fight } from '../../testing/position.ts';

const STURDY = { hp: 90, maxHp: 90 };
const actors = (events: readonly { readonly type: string }[]): unknown[] =>
  events.flatMap((event) => (event.type === 'enemyActed' && 'enemy' in event ? [event.enemy] : []));

test('STS-14.5 Bosses act after everybody else, from left to right', () => {
  const { events } = fight({
    players: [
      { character: 'Ironclad', ...STURDY },
      { character: 'Silent', ...STURDY },
    ],
    enemies: [{ name: 'Deca' }, { name: 'Donu' }, { name: 'Cultist', row: 1 }, { name: 'Cultist', row: 2 }],
    moves: [endTurn('Ironclad'), endTurn('Silent')],
    expect: {},
  });
  expect(actors(events)).toEqual([3, 2, 0, 1]);
});

test('STS-14.6, R63 those that act last come before Bosses, the highest row first', () => {
  const { events } = fight({
    players: [
      { character: 'Ironclad', ...STURDY },
      { character: 'Silent', ...STURDY },
    ],
    enemies: [
      { name: 'Donu' },
      { name: 'The Maw', row: 1 },
      { name: 'The Maw', row: 2 },
      { name: 'Cultist', row: 1 },
    ],
    moves: [endTurn('Ironclad'), endTurn('Silent')],
    expect: {},
  });
  expect(actors(events)).toEqual([3, 2, 1, 0]);
});

test('STS-14.6 beside a slot the words count only while the cube is there', () => {
  const { events } = fight({
    player: STURDY,
    enemies: [{ name: 'The Maw', cube: 2 }, { name: 'Cultist' }],
    moves: [endTurn()],
    expect: {},
  });
  expect(actors(events)).toEqual([0, 1]);
});

test('STS-14.7, STS-14.12, STS-14.13 the cube goes down the track and back to the topmost red slot', () => {
  const slots: number[] = [];
  for (const turns of [0, 1, 2, 3, 4, 5, 6]) {
    const { state } = fight({
      player: STURDY,
      enemies: [{ name: 'Lagavulin' }],
      moves: new Array(turns).fill(endTurn()),
      expect: {},
    });
    slots.push((state.enemies[0]?.cube ?? 0) + 1);
  }
  expect(slots).toEqual([1, 2, 3, 4, 2, 3, 4]);
});

test('STS-14.14, R66 a gray slot at the bottom is passed by once it was used', () => {
  const slots: number[] = [];
  for (const turns of [2, 3, 4, 5, 6, 7]) {
    const { state } = fight({
      player: STURDY,
      enemies: [{ name: 'The Collector' }],
      with: { statusLeft: 0, dazeLeft: 0 },
      moves: new Array(turns).fill(endTurn()),
      expect: {},
    });
    slots.push((state.enemies[0]?.cube ?? 0) + 1);
  }
  expect(slots).toEqual([3, 4, 1, 2, 3, 1]);
});

test('STS-14.8 in a row without a player an enemy still does what it does for itself', () => {
  fight({
    players: [{ character: 'Ironclad', row: 1, ...STURDY }],
    enemies: [{ name: 'Spire Shield' }, { name: 'Spire Spear', cube: 2 }],
    moves: [endTurn()],
    expect: { enemies: [{ block: 20 }, {}] },
  });
});

test('STS-14.9 a Boss reaches every player', () => {
  fight({
    players: [
      { character: 'Ironclad', ...STURDY },
      { character: 'Silent', ...STURDY },
    ],
    enemies: [{ name: 'Hexaghost', cube: 4 }],
    moves: [endTurn('Ironclad'), endTurn('Silent')],
    expect: { players: [{ hp: 87 }, { hp: 87 }], enemies: [{ block: 5 }] },
  });
});

test('STS-14.17 Torch Heads that arrive in the Enemy Turn act from the next one on', () => {
  fight({
    player: STURDY,
    enemies: [{ name: 'The Collector' }],
    moves: [endTurn()],
    expect: { players: [{ hp: 90 }], enemies: [{}, { newcomer: false }, {}] },
  });
  fight({
    player: STURDY,
    enemies: [{ name: 'The Collector' }],
    moves: [endTurn(), endTurn()],
    expect: { players: [{ hp: 85 }] },
  });
});

test('STS-16.6 every player takes all hits before anybody gets the token', () => {
  fight({
    players: [
      { character: 'Ironclad', row: 1, ...STURDY },
      { character: 'Silent', row: 2, ...STURDY },
    ],
    enemies: [{ id: 'a3-enc-maw-a7', row: 1 }],
    moves: [endTurn('Ironclad'), endTurn('Silent')],
    expect: {
      players: [
        { hp: 88, vulnerable: 1 },
        { hp: 88, vulnerable: 1 },
      ],
    },
  });
});

test('STS-29.5, STS-29.16 the Elites of higher Ascensions act as they print', () => {
  fight({
    player: STURDY,
    enemies: [{ id: 'a1-elite-gremlin-nob-a12' }],
    moves: [endTurn(), endTurn()],
    expect: { players: [{ hp: 86 }], enemies: [{ strength: 1, mode: 2 }] },
  });
});
