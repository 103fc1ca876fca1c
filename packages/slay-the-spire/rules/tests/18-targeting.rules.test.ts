import { test } from 'vitest';
import { choose, endTurn, fight, play } from '../../testing/position.ts';

const duo = [{}, { character: 'Silent' }];
const bothEnd = [endTurn('Ironclad'), endTurn('Silent')];

test.each([1, 2, 3])('STS-18.1 a player in row 1 may aim at the enemy in row %i', (row) => {
  fight({
    players: [{ hand: ['Strike'] }, { character: 'Silent' }, { character: 'Defect' }],
    enemies: [{ name: 'A', row }],
    moves: [play('Strike', 'A')],
    expect: { enemies: [{ hp: 9 }] },
  });
});

test('STS-18.2 any row may be chosen, whatever row the player is in, and the Boss is always in it', () => {
  fight({
    players: [{}, { character: 'Silent', hand: ['Crippling Cloud'] }],
    enemies: [{ name: 'A', row: 1 }, { name: 'B', row: 2 }, { name: 'Boss' }],
    moves: [play('Crippling Cloud', undefined, { seat: 'Silent', row: 1 })],
    expect: {
      enemies: [
        { poison: 1, weak: 1 },
        { poison: 0, weak: 0 },
        { poison: 1, weak: 1 },
      ],
    },
  });
});

test('STS-18.2 an empty row may be chosen: only Bosses are affected, all of them', () => {
  fight({
    players: [{ hand: ['Cleave'] }, { character: 'Silent' }],
    enemies: [{ name: 'A', row: 1 }, { name: 'Boss' }, { name: 'Boss' }],
    moves: [play('Cleave', undefined, { row: 2 })],
    expect: { enemies: [{ hp: 10 }, { hp: 98 }, { hp: 98 }] },
  });
});

test('STS-18.2 there are only as many rows as players', () => {
  fight({
    players: [{ hand: ['Cleave'] }, { character: 'Silent' }],
    moves: [{ refused: play('Cleave', undefined, { row: 3 }), code: 'not-a-target' }],
    expect: {},
  });
});

test('STS-18.4 an enemy targets the player of its row, with the area symbol all players', () => {
  fight({
    players: duo,
    enemies: [{ id: 'a1-enc-sneaky-gremlin', row: 2 }],
    moves: bothEnd,
    expect: { players: [{ hp: 10 }, { hp: 7 }] },
  });
  fight({
    players: duo,
    enemies: [{ id: 'a1-sum-gremlin-fat', row: 2 }],
    moves: bothEnd,
    expect: { players: [{ hp: 9 }, { hp: 8 }] },
  });
});

test('STS-18.5 any player means one player of choice, the own one too', () => {
  for (const [player, blocks] of [
    ['Ironclad', [2, 0]],
    ['Silent', [0, 2]],
  ] as const) {
    fight({
      players: [{ hand: ['Defend+'] }, { character: 'Silent' }],
      moves: [play('Defend+', undefined, { player })],
      expect: { players: blocks.map((block) => ({ block })) },
    });
  }
});

test('STS-18.5 each effect for any player may go to another one', () => {
  fight({
    players: [{}, { character: 'Silent', hand: ['Dodge and Roll', 'Predator'] }],
    moves: [
      play('Dodge and Roll', undefined, { seat: 'Silent', player: 'Ironclad' }),
      choose({ seat: 'Silent', player: 'Silent' }),
    ],
    expect: { players: [{ block: 1 }, { block: 1 }] },
  });
});

const dash = [play('Dash', 'A', { seat: 'Silent' }), choose({ seat: 'Silent', player: 'Ironclad' })];
const dashing = {
  players: [{}, { character: 'Silent', hand: ['Dash'] }],
  enemies: [
    { name: 'A', row: 1 },
    { id: 'a1-enc-sneaky-gremlin', row: 1 },
  ],
};

test('STS-18.6 two players who switch trade places; the enemies stay and target the new player', () => {
  fight({
    ...dashing,
    moves: [
      ...dash,
      { expect: { question: { kind: 'option', seat: 'Ironclad' } } },
      choose({ option: 1 }),
      {
        expect: { players: [{ row: 2 }, { row: 1, block: 2 }], enemies: [{ row: 1 }, { row: 1 }] },
      },
      ...bothEnd,
    ],
    expect: { players: [{ hp: 10 }, { hp: 9 }] },
  });
});

test('STS-18.6 the other player may refuse', () => {
  fight({
    ...dashing,
    moves: [
      ...dash,
      { refused: choose({ seat: 'Silent', option: 1 }), code: 'other-player-decides' },
      choose({ option: 2 }),
      ...bothEnd,
    ],
    expect: {
      players: [
        { row: 1, hp: 8 },
        { row: 2, hp: 9 },
      ],
    },
  });
});

test('STS-18.6 a player never switches with themselves, and alone with no one', () => {
  fight({
    ...dashing,
    moves: [
      play('Dash', 'A', { seat: 'Silent' }),
      { refused: choose({ seat: 'Silent', player: 'Silent' }), code: 'not-an-answer' },
    ],
    expect: {},
  });
  fight({
    player: { character: 'Silent', hand: ['Dash'] },
    moves: [play('Dash', 'A')],
    expect: { question: null, players: [{ row: 1, block: 2 }], enemies: [{ hp: 8 }] },
  });
});

const corpse = { attached: { card: 'Corpse Explosion', player: 'Silent' } };

test('STS-18.7 the row of a Boss means all rows: Corpse Explosion on a Boss hits every enemy', () => {
  fight({
    players: [{ hand: ['Strike'] }, { character: 'Silent' }],
    enemies: [
      { name: 'A', row: 1 },
      { name: 'B', row: 2 },
      { name: 'Boss', hp: 1, ...corpse },
    ],
    moves: [play('Strike', 'Boss')],
    expect: { enemies: [{ hp: 4 }, { hp: 4 }, { status: 'dead' }] },
  });
});

test('STS-18.7 on another enemy it hits the own row and the Boss', () => {
  fight({
    players: [{ hand: ['Strike'] }, { character: 'Silent' }],
    enemies: [
      { name: 'A', row: 1 },
      { name: 'B', row: 2, hp: 1, ...corpse },
      { name: 'C', row: 2 },
      { name: 'Boss' },
    ],
    moves: [play('Strike', 'B')],
    expect: {
      players: [{}, { discard: ['Corpse Explosion'] }],
      enemies: [{ hp: 10 }, { status: 'dead' }, { hp: 4 }, { hp: 94 }],
    },
  });
});

test('STS-18.8 enemies that died or left cannot be targets', () => {
  fight({
    player: { hand: ['Strike'], shivs: 1 },
    enemies: [{ name: 'A', status: 'dead' }, { name: 'B', status: 'left', hp: 4 }, { name: 'C' }],
    moves: [
      { refused: play('Strike', 'A'), code: 'not-a-target' },
      { refused: play('Strike', 'B'), code: 'not-a-target' },
      { refused: { do: 'shiv', enemy: 'B' }, code: 'not-a-target' },
      play('Strike', 'C'),
    ],
    expect: { enemies: [{ hp: 0 }, { hp: 4 }, { hp: 9 }] },
  });
});

test('STS-18.8 a question about a target does not offer them either', () => {
  fight({
    player: { character: 'Silent', hand: ['Bouncing Flask'] },
    enemies: [
      { name: 'A', status: 'dead' },
      { name: 'B', status: 'left', hp: 4 },
      { name: 'C' },
      { name: 'D' },
    ],
    moves: [
      play('Bouncing Flask'),
      { refused: choose({ enemy: 'A' }), code: 'not-an-answer' },
      { refused: choose({ enemy: 'B' }), code: 'not-an-answer' },
      choose({ enemy: 'D' }),
      choose({ enemy: 'C' }),
    ],
    expect: { enemies: [{ poison: 0 }, { poison: 0 }, { poison: 1 }, { poison: 1 }] },
  });
});
