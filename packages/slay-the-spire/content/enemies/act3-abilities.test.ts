import { expect, test } from 'vitest';
import { endTurn, fight, play } from '../../testing/position.ts';

const TWO = [
  { character: 'Ironclad', row: 1, hp: 30, maxHp: 30 },
  { character: 'Silent', row: 2, hp: 30, maxHp: 30 },
];
const bothEnd = [endTurn('Ironclad'), endTurn('Silent')];
const dieRolls = (events: readonly { readonly type: string }[]): number =>
  events.filter(({ type }) => type === 'dieRolled').length;

test('Reactive: the die is rolled again once after an Attack that took HP', () => {
  const { events } = fight({
    player: { hand: ['Twin Strike'] },
    enemies: [{ name: 'Writhing Mass' }],
    moves: [play('Twin Strike', 'Writhing Mass')],
    expect: { enemies: [{ hp: 25 }] },
  });
  expect(dieRolls(events)).toBe(1);
});

test('Reactive: not after a blocked Attack, and not after damage that is no Attack', () => {
  const blocked = fight({
    player: { hand: ['Strike'] },
    enemies: [{ name: 'Writhing Mass', block: 5 }],
    moves: [play('Strike', 'Writhing Mass')],
    expect: { enemies: [{ hp: 27, block: 4 }] },
  });
  expect(dieRolls(blocked.events)).toBe(0);
  const potion = fight({
    player: { potions: ['Fire Potion'] },
    enemies: [{ name: 'Writhing Mass' }],
    moves: [{ do: 'potion', potion: 'Fire Potion', enemy: 'Writhing Mass' }],
    expect: { enemies: [{ hp: 23 }] },
  });
  expect(dieRolls(potion.events)).toBe(0);
});

test('Reactive: enemies follow the new result', () => {
  fight({
    player: { hand: ['Strike'], hp: 30, maxHp: 30 },
    enemies: [{ name: 'Writhing Mass' }],
    with: { die: 2, nextDie: [5] },
    moves: [play('Strike', 'Writhing Mass'), endTurn()],
    expect: { players: [{ hp: 23 }] },
  });
});

test('The Maw acts last in its first slot only (STS-14.6)', () => {
  fight({
    player: { hp: 30, maxHp: 30 },
    enemies: [{ name: 'The Maw' }, { name: 'Torch Head' }],
    moves: [endTurn()],
    expect: { players: [{ hp: 29, vulnerable: 1 }] },
  });
});

test('Regrow: dead Darklings come back with 4 HP at the start of a round while one lives', () => {
  const darkling = { id: 'a3-enc-darkling' };
  fight({
    player: { hp: 30, maxHp: 30 },
    enemies: [darkling, { id: 'a3-sum-darkling-s32', status: 'dead' }, { name: 'A', status: 'dead' }],
    moves: [endTurn()],
    expect: { enemies: [{}, { status: 'alive', hp: 4 }, { status: 'dead' }] },
  });
  fight({
    player: { hand: ['Strike'] },
    enemies: [
      { ...darkling, hp: 1 },
      { id: 'a3-sum-darkling-s32', status: 'dead' },
    ],
    moves: [play('Strike', 'Darkling 1')],
    expect: { phase: 'rewards' },
  });
});

test('a Darkling heals 2 HP with its bite, up to its starting HP (STS-12.3)', () => {
  fight({
    player: { hp: 30, maxHp: 30 },
    enemies: [{ id: 'a3-enc-darkling', hp: 5 }],
    with: { die: 6 },
    moves: [endTurn()],
    expect: { players: [{ hp: 27 }], enemies: [{ hp: 7 }] },
  });
});

test('Shift: the player in its row gains as much Block as a Transient loses HP', () => {
  fight({
    players: [{ ...TWO[0] }, { ...TWO[1], shivs: 1 }],
    enemies: [{ name: 'Transient', row: 1 }],
    moves: [{ do: 'shiv', enemy: 'Transient', seat: 'Silent' }],
    expect: { players: [{ block: 1 }, { block: 0 }], enemies: [{ hp: 98 }] },
  });
  fight({
    player: { hand: ['Twin Strike'], strength: 1 },
    enemies: [{ name: 'Transient', block: 1 }],
    moves: [play('Twin Strike', 'Transient')],
    expect: { players: [{ block: 3 }], enemies: [{ hp: 96 }] },
  });
});

test('a Transient dies by itself after its fourth action (STS-15.5)', () => {
  fight({
    player: { hp: 30, maxHp: 30 },
    enemies: [{ name: 'Transient', cube: 4 }],
    moves: [endTurn()],
    // The Ironclad heals 1 at the end of the combat.
    expect: { players: [{ hp: 16 }], enemies: [{ status: 'dead' }], phase: 'rewards' },
  });
});

test('Spire Growth takes no action in turn 1', () => {
  fight({
    players: TWO,
    enemies: [{ name: 'Spire Growth', row: 1 }],
    with: { nextDie: [1] },
    moves: [...bothEnd, ...bothEnd],
    expect: { players: [{ hp: 25 }, { hp: 27 }] },
  });
});

test('an Exploder waits, then hits everybody for 10 and dies', () => {
  fight({
    players: TWO,
    enemies: [{ id: 'a3-enc-exploder', row: 1 }, { name: 'A' }],
    moves: [...bothEnd, ...bothEnd, ...bothEnd],
    expect: { players: [{ hp: 17 }, { hp: 20 }], enemies: [{ status: 'dead' }, {}] },
  });
});

test('Thorns: after an Attack that hit it, its player takes 1 damage for each cube, once', () => {
  const spiker = { id: 'a3-sum-spiker-t2', cubes: 3 };
  fight({
    player: { hand: ['Twin Strike', 'Defend'], block: 1, energy: 3 },
    enemies: [spiker, { name: 'A' }],
    moves: [play('Twin Strike', 'Spiker')],
    expect: { players: [{ hp: 8, block: 0 }], enemies: [{ hp: 8 }, {}] },
  });
  fight({
    player: { hand: ['Strike'] },
    enemies: [spiker, { name: 'A' }],
    moves: [play('Strike', 'A')],
    expect: { players: [{ hp: 10 }] },
  });
});

test('Thorns: it begins with 1 cube and gets more, up to 5', () => {
  fight({
    enemies: [{ id: 'a3-sum-spiker-t2' }, { id: 'a3-sum-spiker-t2', cubes: 5 }],
    moves: [endTurn()],
    expect: { enemies: [{ cubes: 2 }, { cubes: 5 }] },
  });
});

test('Slow: every hit on the Giant Head deals 1 more', () => {
  fight({
    player: { hand: ['Twin Strike'] },
    enemies: [{ name: 'Giant Head' }],
    moves: [play('Twin Strike', 'Giant Head')],
    expect: { enemies: [{ hp: 76 }] },
  });
});

test('Nemesis loses no HP while its cube stands on a marked slot', () => {
  fight({
    player: { character: 'Silent', hand: ['Strike'] },
    enemies: [{ name: 'Nemesis', cube: 2, poison: 3, block: 0 }],
    moves: [play('Strike', 'Nemesis'), endTurn()],
    expect: { enemies: [{ hp: 30, cube: 3 }] },
  });
  fight({
    player: { hand: ['Strike'] },
    enemies: [{ name: 'Nemesis', cube: 3 }],
    moves: [play('Strike', 'Nemesis')],
    expect: { enemies: [{ hp: 29 }] },
  });
});

test('Rally: the Reptomancer’s last slot is passed by without a Dagger in play', () => {
  const reptomancer = { name: 'Reptomancer', cube: 2 };
  const player = { hp: 50, maxHp: 50 };
  fight({ player, enemies: [reptomancer], moves: [endTurn()], expect: { enemies: [{ cube: 1 }] } });
  fight({
    player,
    enemies: [reptomancer, { name: 'Dagger' }],
    moves: [endTurn()],
    expect: { enemies: [{ cube: 3 }, {}] },
  });
});

test('a Dagger hits twice and is gone', () => {
  fight({
    player: { hp: 20, maxHp: 20 },
    enemies: [{ name: 'Dagger' }, { name: 'A' }],
    moves: [endTurn(), endTurn()],
    expect: { players: [{ hp: 13 }], enemies: [{ status: 'dead' }, {}] },
  });
});
