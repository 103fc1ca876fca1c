import { expect, test } from 'vitest';
import { attacksOf } from '../../rules/combat/intent.ts';
import { endTurn, fight, play } from '../../testing/position.ts';

const TWO = [
  { character: 'Ironclad', row: 1, hp: 30, maxHp: 30 },
  { character: 'Silent', row: 2, hp: 30, maxHp: 30 },
];
const bothEnd = [endTurn('Ironclad'), endTurn('Silent')];

test('Curiosity: each hit deals 1 more for each Power of the player hit', () => {
  const { state } = fight({
    players: [{ ...TWO[0], powers: ['Metallicize', 'Barricade'] }, { ...TWO[1] }],
    enemies: [{ name: 'Awakened One', cube: 3 }],
    moves: [],
    expect: {},
  });
  expect(attacksOf(state, 0)).toEqual([
    { seat: 0, damage: 4, times: 2 },
    { seat: 1, damage: 2, times: 2 },
  ]);
  fight({
    players: [{ ...TWO[0], powers: ['Barricade', 'Barricade'] }, { ...TWO[1] }],
    enemies: [{ name: 'Awakened One', cube: 3 }],
    moves: bothEnd,
    expect: { players: [{ hp: 22 }, { hp: 26 }] },
  });
});

test('Awaken: Phase 2 comes at the start of the next round and acts in it (STS-15.6)', () => {
  fight({
    player: { hand: ['Strike'], hp: 30, maxHp: 30 },
    enemies: [{ name: 'Awakened One', hp: 1, strength: 3 }],
    moves: [play('Strike', 'Awakened One'), endTurn(), endTurn()],
    expect: {
      players: [{ hp: 23 }],
      enemies: [{ status: 'dead' }, { name: 'Awakened One: Phase 2', row: 0, hp: 50, strength: 0, cube: 2 }],
    },
  });
});

test('Rebirth: at Ascension 10 Phase 2 gains Strength for the Powers of the player who has the most', () => {
  fight({
    players: [
      { ...TWO[0], hand: ['Strike'], powers: ['Barricade'] },
      { ...TWO[1], powers: ['Accuracy', 'Footwork'] },
    ],
    enemies: [{ id: 'a3-boss-awakened-one-a10', hp: 1 }],
    moves: [play('Strike', 'Awakened One'), ...bothEnd],
    expect: { enemies: [{}, { id: 'a3-boss-awakened-one-phase2-a10', strength: 2 }] },
  });
});

test('Void: a drawn Slimed is paid for with 1 Energy and Exhausted, while there is Energy', () => {
  fight({
    player: { draw: ['Slimed', 'Slimed', 'Slimed', 'Slimed', 'Burn'] },
    enemies: [{ name: 'Awakened One: Phase 2' }],
    with: { phase: 'start', statusLeft: 10 },
    moves: [],
    expect: { statusLeft: 13, players: [{ energy: 0, hand: ['Slimed', 'Burn'] }] },
  });
});

test.each([
  [1, 5],
  [2, 4],
  [3, 3],
])('Time Warp: with its cube on slot %i each player may play %i cards', (cube, limit) => {
  const strikes = new Array<string>(6).fill('Anger');
  fight({
    players: [
      { ...TWO[0], hand: strikes },
      { ...TWO[1], shivs: 2, hand: ['Neutralize'] },
    ],
    enemies: [{ name: 'Time Eater', cube }],
    moves: [
      ...strikes.slice(0, limit).map((card) => play(card, 'Time Eater', { seat: 'Ironclad' })),
      { refused: { ...play('Anger', 'Time Eater'), seat: 'Ironclad' }, code: 'no-more-cards' },
      play('Neutralize', 'Time Eater', { seat: 'Silent' }),
    ],
    expect: {},
  });
});

test('Time Warp: Shivs do not count, but are barred with the cards (STS-21.7)', () => {
  const shiv = { do: 'shiv', enemy: 'Time Eater' };
  fight({
    player: { character: 'Silent', shivs: 3, hand: ['Neutralize', 'Neutralize', 'Neutralize'] },
    enemies: [{ name: 'Time Eater', cube: 3 }],
    moves: [
      shiv,
      shiv,
      play('Neutralize', 'Time Eater'),
      play('Neutralize', 'Time Eater'),
      play('Neutralize', 'Time Eater'),
      { refused: shiv, code: 'no-more-cards' },
    ],
    expect: { players: [{ shivs: 1 }] },
  });
});

test('Haste: the first time at 0 HP the Time Eater heals, gains Strength and loses its tokens', () => {
  const eater = { name: 'Time Eater', hp: 1, cube: 2, weak: 2, vulnerable: 2 };
  fight({
    players: [{ ...TWO[0], hand: ['Strike'] }, { ...TWO[1] }],
    enemies: [eater],
    moves: [play('Strike', 'Time Eater')],
    expect: { enemies: [{ hp: 60, strength: 1, weak: 0, vulnerable: 0, cube: 2 }] },
  });
  fight({
    player: { hand: ['Strike'] },
    enemies: [{ ...eater, mode: 2 }],
    moves: [play('Strike', 'Time Eater')],
    expect: { outcome: 'victory' },
  });
});

test('Deca acts before Donu, and both must die', () => {
  fight({
    player: { hand: ['Strike'], hp: 30, maxHp: 30 },
    enemies: [{ name: 'Deca', hp: 1 }, { name: 'Donu' }],
    moves: [endTurn()],
    expect: { players: [{ hp: 24 }], enemies: [{ strength: 1 }, { strength: 1 }] },
  });
  fight({
    player: { hand: ['Strike'], hp: 30, maxHp: 30 },
    enemies: [{ name: 'Deca', hp: 1 }, { name: 'Donu' }],
    moves: [play('Strike', 'Deca')],
    expect: { outcome: null },
  });
});
