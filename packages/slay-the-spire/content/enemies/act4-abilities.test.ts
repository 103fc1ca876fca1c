import { expect, test } from 'vitest';
import { choose, endTurn, fight, play } from '../../testing/position.ts';

const TWO = [
  { character: 'Ironclad', row: 1, hp: 30, maxHp: 30 },
  { character: 'Silent', row: 2, hp: 30, maxHp: 30 },
];
const bothEnd = [endTurn('Ironclad'), endTurn('Silent')];
const heart = { name: 'Corrupt Heart' };

test('Invincible: the Heart gets no Weak and does not go below 50 HP for each player', () => {
  fight({
    player: { character: 'Silent', hand: ['Neutralize', 'Strike'] },
    enemies: [{ ...heart, hp: 51, poison: 4 }],
    moves: [play('Strike', 'Corrupt Heart'), play('Neutralize', 'Corrupt Heart')],
    expect: { enemies: [{ hp: 50, weak: 0 }] },
  });
  fight({
    player: { character: 'Silent' },
    enemies: [{ ...heart, hp: 51, poison: 4 }],
    moves: [endTurn(), { do: 'order all' }],
    expect: { enemies: [{ hp: 50 }] },
  });
});

test('Invincible ends when its last slot has been carried out', () => {
  fight({
    player: { hp: 30, maxHp: 30, draw: ['Strike'] },
    enemies: [{ ...heart, hp: 50, cube: 4, usedSlots: [1] }],
    moves: [endTurn(), play('Strike', 'Corrupt Heart')],
    expect: { enemies: [{ hp: 49, strength: 2, cubes: 2, mode: 2, cube: 2 }] },
  });
});

test('Beat of Death: at end of turn every player takes 1 damage for each cube', () => {
  fight({
    players: [{ ...TWO[0], block: 1 }, { ...TWO[1] }],
    enemies: [{ ...heart, cubes: 2, cube: 4 }],
    moves: bothEnd,
    expect: { players: [{ hp: 29 }, { hp: 28 }], enemies: [{ cubes: 3 }] },
  });
});

test('Beat of Death: it comes after what the players’ boards give, or in the order they choose (STS-13.27)', () => {
  fight({
    players: [
      { character: 'Defect', row: 1, orbs: ['frost'] },
      { character: 'Silent', row: 2 },
    ],
    enemies: [{ ...heart, cube: 4 }],
    moves: [endTurn('Defect'), endTurn('Silent')],
    expect: { players: [{ hp: 9 }, { hp: 8 }] },
  });
});

test.each([
  ['a4-boss-corrupt-heart', 3, 3],
  ['a4-boss-corrupt-heart-a11', 4, 5],
])('Beat of Death: %s with %i cubes gets no more than %i', (id, cubes, most) => {
  fight({
    player: { hp: 30, maxHp: 30 },
    enemies: [{ id, cubes, cube: 4 }],
    moves: [endTurn()],
    expect: { enemies: [{ cubes: most }] },
  });
});

test('its first slot shuffles no draw pile that stays empty (STS-5.6)', () => {
  const shuffled = (statusLeft: number): number =>
    fight({
      player: { hp: 30, maxHp: 30, draw: [] },
      enemies: [heart],
      with: { statusLeft },
      moves: [endTurn()],
      expect: {},
    }).events.filter(({ type }) => type === 'drawPileShuffled').length;
  expect(shuffled(0)).toBe(0);
  expect(shuffled(1)).toBe(1);
});

test('its first slot shuffles Status cards into the draw piles', () => {
  const { events } = fight({
    players: TWO,
    enemies: [heart],
    moves: bothEnd,
    expect: {
      statusLeft: 26,
      players: [{ hand: ['Slimed', 'Slimed', 'Slimed', 'Slimed', 'Slimed'], discard: [], weak: 1 }, {}],
    },
  });
  const given = events.filter((event) => event.type === 'statusGiven');
  expect(given.map(({ seat, to }) => [seat, to]).slice(0, 2)).toEqual([
    [1, 'draw'],
    [0, 'draw'],
  ]);
});

// The two Elites

const shield = { name: 'Spire Shield' };
const spear = { name: 'Spire Spear' };
const stay = (seat: string) => ({ do: 'done', seat });

test('STS-32.11 Spire Shield stands in the bottom 2 rows, Spire Spear in the top 2', () => {
  fight({
    players: [{ ...TWO[0], hand: ['Cleave', 'Cleave'], energy: 4 }, { ...TWO[1] }],
    enemies: [shield, spear],
    moves: [play('Cleave', undefined, { row: 2 }), play('Cleave', undefined, { row: 4 })],
    expect: {
      enemies: [
        { hp: 58, row: 1 },
        { hp: 82, row: 3 },
      ],
    },
  });
});

test('STS-32.12, STS-24.19 players may change rows, also into empty ones, before they suffer what they face', () => {
  fight({
    players: [{ ...TWO[0] }, { ...TWO[1] }],
    enemies: [shield, spear],
    with: { phase: 'start' },
    moves: [stay('Ironclad'), choose({ row: 4, seat: 'Silent' })],
    expect: {
      phase: 'play',
      players: [
        { row: 1, energy: 2, discard: [] },
        { row: 4, energy: 3, discard: ['Burn', 'Burn'] },
      ],
    },
  });
});

test('STS-24.19, STS-18.6 a row that is taken needs the other’s consent', () => {
  const start = {
    players: [{ ...TWO[0] }, { ...TWO[1] }],
    enemies: [shield, spear],
    with: { phase: 'start' },
  };
  fight({
    ...start,
    moves: [choose({ row: 2, seat: 'Ironclad' }), choose({ option: 1, seat: 'Silent' }), stay('Silent')],
    expect: { players: [{ row: 2 }, { row: 1 }] },
  });
  fight({
    ...start,
    moves: [choose({ row: 2, seat: 'Ironclad' }), choose({ option: 2, seat: 'Silent' }), stay('Silent')],
    expect: { players: [{ row: 1 }, { row: 2 }] },
  });
});

test('STS-32.12 facing Spire Shield on slot 2: no cards are drawn this turn', () => {
  fight({
    player: {
      hp: 30,
      maxHp: 30,
      row: 1,
      draw: ['Strike', 'Strike', 'Strike', 'Strike', 'Battle Trance', 'Bash'],
    },
    enemies: [{ ...shield, cube: 2 }, spear],
    with: { phase: 'start' },
    moves: [stay('Ironclad'), play('Battle Trance')],
    expect: { players: [{ noMoreDraws: true, draw: ['Bash'] }] },
  });
});

test('facing Spire Shield on slot 3: all damage you deal becomes 0, and hits still use tokens', () => {
  fight({
    player: { hp: 30, maxHp: 30, row: 1, weak: 1, draw: ['Strike'], potions: ['Fire Potion'] },
    enemies: [{ ...shield, cube: 3 }, spear],
    with: { phase: 'start' },
    moves: [
      stay('Ironclad'),
      play('Strike', 'Spire Spear'),
      { do: 'potion', potion: 'Fire Potion', enemy: 'Spire Spear' },
    ],
    expect: { players: [{ weak: 0, dealsNoDamage: true }], enemies: [{ hp: 30 }, { hp: 42 }] },
  });
});

test('a dead Elite is not faced', () => {
  fight({
    player: { hp: 30, maxHp: 30, row: 1 },
    enemies: [{ ...shield, status: 'dead' }, spear],
    with: { phase: 'start' },
    moves: [stay('Ironclad')],
    expect: { players: [{ energy: 3, discard: [] }] },
  });
});

test('STS-14.3 Spire Spear acts first, and both hit everybody', () => {
  const { events } = fight({
    players: TWO,
    enemies: [{ ...shield, cube: 2 }, spear],
    moves: bothEnd,
    expect: { players: [{ hp: 18 }, { hp: 18 }] },
  });
  expect(events.flatMap((event) => (event.type === 'enemyActed' ? [event.enemy] : []))).toEqual([1, 0]);
});

test('after the combat there is one row for each player again', () => {
  fight({
    player: { hp: 30, maxHp: 30, draw: ['Strike', 'Strike'] },
    enemies: [
      { ...shield, hp: 1 },
      { ...spear, status: 'dead' },
    ],
    with: { phase: 'start' },
    moves: [choose({ row: 4 }), play('Strike', 'Spire Shield')],
    expect: { players: [{ row: 1 }] },
  });
});
