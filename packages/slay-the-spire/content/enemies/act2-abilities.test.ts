import { expect, test } from 'vitest';
import { attacksOf } from '../../rules/combat/intent.ts';
import { endTurn, fight, play } from '../../testing/position.ts';

const TWO = [
  { character: 'Ironclad', row: 1, hp: 30, maxHp: 30 },
  { character: 'Silent', row: 2, hp: 30, maxHp: 30 },
];
const bothEnd = [endTurn('Ironclad'), endTurn('Silent')];

test('Flying: no single hit deals more than 1', () => {
  fight({
    player: { hand: ['Bash', 'Twin Strike'], energy: 4, strength: 3 },
    enemies: [{ name: 'Byrd', hp: 5 }],
    moves: [play('Bash', 'Byrd'), play('Twin Strike', 'Byrd')],
    expect: { enemies: [{ hp: 2 }] },
  });
});

test('Flying does not help against damage that is no hit', () => {
  fight({
    player: { potions: ['Fire Potion'] },
    enemies: [{ name: 'Byrd', hp: 5 }],
    moves: [{ do: 'potion', potion: 'Fire Potion', enemy: 'Byrd' }],
    expect: { enemies: [{ hp: 1 }] },
  });
});

test('a Spheric Guardian begins with 10 Block and keeps it (STS-27.3)', () => {
  fight({
    enemies: [{ name: 'Spheric Guardian' }],
    with: { phase: 'start' },
    moves: [endTurn()],
    expect: { round: 2, players: [{ hp: 8 }], enemies: [{ block: 15 }] },
  });
});

test.each([
  [1, 2],
  [2, 2],
  [3, 1],
  [4, 1],
  [5, 3],
  [6, 3],
])('Snecko: on a roll of %i the first card costs exactly %i (STS-24.16)', (die, cost) => {
  fight({
    player: { draw: ['Defend', 'Defend', 'Bash', 'Strike', 'Anger'] },
    enemies: [{ name: 'Snecko' }],
    with: { phase: 'start', nextDie: [die] },
    moves: [play('Anger', 'Snecko')],
    expect: { players: [{ energy: 3 - cost, nextCost: null }] },
  });
});

test('Snecko: only the player in its row, only the first card', () => {
  fight({
    players: [
      { character: 'Ironclad', row: 2, draw: ['Strike', 'Strike', 'Defend', 'Defend', 'Defend'] },
      { character: 'Silent', row: 1, draw: ['Strike', 'Strike', 'Defend', 'Defend', 'Defend'] },
    ],
    enemies: [{ name: 'Snecko', row: 1 }],
    with: { phase: 'start', nextDie: [1] },
    moves: [
      play('Strike', 'Snecko', { seat: 'Ironclad' }),
      play('Strike', 'Snecko', { seat: 'Silent' }),
      play('Strike', 'Snecko', { seat: 'Silent' }),
    ],
    expect: { players: [{ energy: 2 }, { energy: 0 }] },
  });
});

test('Snecko: the cost goes before every other change, and X is what was paid (STS-6.6, R16)', () => {
  fight({
    player: { hand: ['Defend'], powers: ['Corruption'], nextCost: 2 },
    moves: [play('Defend')],
    expect: { players: [{ energy: 1 }] },
  });
  fight({
    player: { hand: ['Whirlwind'], nextCost: 2 },
    moves: [play('Whirlwind', undefined, { row: 1 })],
    expect: { players: [{ energy: 1 }], enemies: [{ hp: 8 }] },
  });
  fight({
    player: { hand: ['Anger'], nextCost: 3, energy: 2 },
    moves: [{ refused: play('Anger', 'A'), code: 'not-enough-energy' }],
    expect: {},
  });
});

test('a Centurion gives its Mystic Block', () => {
  fight({
    players: TWO,
    enemies: [
      { id: 'a2-enc-centurion-a', row: 1 },
      { id: 'a2-sum-mystic-h2s', row: 1 },
      { id: 'a2-sum-mystic-2sh', row: 2 },
    ],
    with: { die: 3 },
    moves: bothEnd,
    expect: { enemies: [{ block: 0 }, { block: 3 }, { block: 0 }] },
  });
});

test('Fury: when its Mystic dies a Centurion gains 1 Strength and only hits from then on', () => {
  fight({
    player: { hand: ['Strike'] },
    enemies: [
      { id: 'a2-enc-centurion-a', row: 1 },
      { id: 'a2-sum-mystic-h2s', row: 1, hp: 1 },
    ],
    with: { die: 1 },
    moves: [play('Strike', 'Mystic'), endTurn()],
    expect: { players: [{ hp: 6 }], enemies: [{ strength: 1, mode: 2 }, { status: 'dead' }] },
  });
});

test('Fury: a Mystic of another row changes nothing', () => {
  fight({
    players: [{ ...TWO[0], hand: ['Strike'] }, { ...TWO[1] }],
    enemies: [
      { id: 'a2-enc-centurion-a', row: 1 },
      { id: 'a2-sum-mystic-h2s', row: 2, hp: 1 },
    ],
    moves: [play('Strike', 'Mystic')],
    expect: { enemies: [{ strength: 0, mode: 1 }, {}] },
  });
});

test('a Mystic heals every enemy by 3, up to their starting HP (STS-12.3)', () => {
  fight({
    players: TWO,
    enemies: [
      { id: 'a2-sum-mystic-h2s', row: 1, hp: 11 },
      { id: 'a2-enc-byrd', row: 2, hp: 1 },
      { name: 'A', row: 2, status: 'dead' },
    ],
    with: { die: 1 },
    moves: bothEnd,
    expect: { enemies: [{ hp: 12 }, { hp: 4 }, { status: 'dead', hp: 0 }] },
  });
});

test('a Mystic gives every enemy Strength after all have acted (STS-14.6)', () => {
  fight({
    players: TWO,
    enemies: [
      { id: 'a2-sum-mystic-2sh', row: 2 },
      { id: 'a2-sum-byrd-s31', row: 1 },
    ],
    with: { die: 3 },
    moves: bothEnd,
    expect: { players: [{ hp: 27 }, { hp: 30 }], enemies: [{ strength: 1 }, { strength: 1 }] },
  });
});

test('a Bronze Orb gives the Bronze Automaton Block', () => {
  fight({
    players: TWO,
    enemies: [{ name: 'Bronze Automaton' }, { id: 'a2-sum-bronze-orb-b3d', row: 2 }],
    moves: bothEnd,
    expect: { enemies: [{ block: 3 }, { block: 0 }] },
  });
});

test('the Bronze Automaton loses Weak and Vulnerable in its third slot', () => {
  fight({
    enemies: [{ name: 'Bronze Automaton', cube: 3, weak: 2, vulnerable: 3, poison: 0 }],
    moves: [endTurn()],
    expect: { enemies: [{ weak: 0, vulnerable: 0, strength: 1 }] },
  });
});

test('Painful Stabs: 1 Daze, once, for each player who lost HP to the action', () => {
  fight({
    players: [
      { ...TWO[0], block: 1 },
      { ...TWO[1], block: 2 },
    ],
    enemies: [{ name: 'Book of Stabbing', row: 1 }],
    moves: bothEnd,
    expect: {
      dazeLeft: 9,
      players: [
        { hp: 29, hand: ['Daze'] },
        { hp: 30, hand: [] },
      ],
    },
  });
});

test('Gremlin Leader: dead Gremlins come back as new, in their place', () => {
  const leader = { name: 'Gremlin Leader', row: 1, cube: 3 };
  const gremlins = [
    { id: 'a1-sum-gremlin-wizard', row: 1, status: 'dead', cube: 2, usedSlots: [1] },
    { id: 'a1-sum-gremlin-mad', row: 2, hp: 2, strength: 2 },
  ];
  fight({
    players: TWO,
    enemies: [leader, ...gremlins],
    moves: bothEnd,
    expect: {
      enemies: [{ strength: 0 }, { status: 'alive', hp: 4, cube: 1, usedSlots: [] }, { hp: 2, strength: 2 }],
    },
  });
  fight({
    players: TWO,
    enemies: [{ ...leader, id: 'a2-elite-gremlin-leader-a12' }, ...gremlins],
    moves: bothEnd,
    expect: { enemies: [{ strength: 1 }, { hp: 4, strength: 1 }, { hp: 2, strength: 3 }] },
  });
});

test('Gremlin Leader: every enemy gains Block and Strength', () => {
  fight({
    players: TWO,
    enemies: [
      { name: 'Gremlin Leader', row: 1 },
      { id: 'a1-sum-gremlin-sneaky', row: 2 },
    ],
    moves: bothEnd,
    expect: {
      players: [{ hp: 28 }, { hp: 26 }],
      enemies: [
        { block: 1, strength: 1 },
        { block: 1, strength: 1 },
      ],
    },
  });
});

test('the Red Slavers of Act II act after all the others (STS-14.6)', () => {
  const { events } = fight({
    players: TWO,
    enemies: [
      { id: 'a2-sum-red-slaver-3dv', row: 2 },
      { id: 'a2-sum-blue-slaver-3wd', row: 1 },
      { name: 'Taskmaster', row: 1 },
    ],
    moves: bothEnd,
    expect: {},
  });
  expect(events.flatMap((event) => (event.type === 'enemyActed' ? [event.enemy] : []))).toEqual([1, 2, 0]);
});

test('The Collector: 2 Torch Heads for each player; its gray slot is passed by the second time (R66)', () => {
  fight({
    player: { hp: 90, maxHp: 90 },
    enemies: [{ name: 'The Collector' }],
    moves: [endTurn()],
    expect: { enemies: [{ cube: 2 }, { name: 'Torch Head', row: 1 }, { name: 'Torch Head', row: 1 }] },
  });
  fight({
    player: { hp: 90, maxHp: 90 },
    enemies: [{ name: 'The Collector', cube: 3, usedSlots: [1, 2, 4] }],
    moves: [endTurn()],
    expect: { enemies: [{ cube: 1 }] },
  });
});

test('Snake Plant: both hits are one attack and use up one token (STS-17.5)', () => {
  fight({
    player: { hp: 30, maxHp: 30, vulnerable: 2 },
    enemies: [{ name: 'Snake Plant' }],
    moves: [endTurn()],
    expect: { players: [{ hp: 20, vulnerable: 1 }] },
  });
});

test('what an enemy intends is read off its action', () => {
  const { state } = fight({
    players: TWO,
    enemies: [{ id: 'a2-enc-snake-plant-a7', row: 1, strength: 1 }],
    moves: [],
    expect: {},
  });
  expect(attacksOf(state, 0)).toEqual([
    { seat: 0, damage: 4, times: 1 },
    { seat: 0, damage: 3, times: 1 },
    { seat: 1, damage: 3, times: 1 },
  ]);
});
