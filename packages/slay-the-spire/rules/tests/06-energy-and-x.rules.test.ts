import { test } from 'vitest';
import { endTurn, fight, play } from '../../testing/position.ts';

test('STS-6.1 a card costs its printed Energy', () => {
  fight({
    player: { hand: ['Bash', 'Strike', 'Anger'] },
    moves: [
      play('Bash', 'A'),
      { expect: { players: [{ energy: 1 }] } },
      play('Strike', 'A'),
      { expect: { players: [{ energy: 0 }] } },
      play('Anger', 'A'),
    ],
    expect: { players: [{ energy: 0 }] },
  });
});

test('STS-6.1 the whole cost must be paid', () => {
  fight({
    player: { hand: ['Bash'], energy: 1 },
    moves: [{ refused: play('Bash', 'A'), code: 'not-enough-energy' }],
    expect: { players: [{ energy: 1, hand: ['Bash'] }] },
  });
  fight({
    player: { hand: ['Bash'], energy: 2 },
    moves: [play('Bash', 'A')],
    expect: { players: [{ energy: 0 }] },
  });
});

test.each([
  [3, 4],
  [5, 6],
  [6, 6],
])('STS-6.2 Seeing Red with %i Energy leaves %i, never more than 6', (before, after) => {
  fight({
    player: { hand: ['Seeing Red'], energy: before },
    moves: [play('Seeing Red')],
    expect: { players: [{ energy: after }] },
  });
});

test('STS-6.2 Energy for another player stops at 6 too', () => {
  fight({
    players: [{ energy: 6 }, { character: 'Silent', hand: ['Setup+'] }],
    moves: [play('Setup+', undefined, { seat: 'Silent', player: 'Ironclad' })],
    expect: { players: [{ energy: 6 }, { energy: 3 }] },
  });
});

test('STS-6.3 the Ironclad pays with Energy that the Silent gave', () => {
  fight({
    players: [
      { hand: ['Strike'], energy: 0 },
      { character: 'Silent', hand: ['Setup'] },
    ],
    moves: [
      { refused: play('Strike', 'A'), code: 'not-enough-energy' },
      play('Setup', undefined, { seat: 'Silent', player: 'Ironclad' }),
      play('Strike', 'A'),
    ],
    expect: { players: [{ energy: 0 }, {}], enemies: [{ hp: 9 }] },
  });
});

test('STS-6.4 unspent Energy disappears: 5 become 3, like 0', () => {
  fight({ player: { energy: 5 }, moves: [endTurn()], expect: { players: [{ energy: 3 }] } });
  fight({ player: { energy: 0 }, moves: [endTurn()], expect: { players: [{ energy: 3 }] } });
});

test.each([0, 1, 3])('STS-6.5 Whirlwind for X = %i hits that often and costs that much', (x) => {
  fight({
    player: { hand: ['Whirlwind'] },
    moves: [play('Whirlwind', undefined, { row: 1, x })],
    expect: { players: [{ energy: 3 - x }], enemies: [{ hp: 10 - x }] },
  });
});

test('STS-6.5 X cannot be more than the Energy there is', () => {
  fight({
    player: { hand: ['Whirlwind'], energy: 2 },
    moves: [{ refused: play('Whirlwind', undefined, { row: 1, x: 3 }), code: 'not-enough-energy' }],
    expect: {},
  });
});

test('STS-6.6 an X card that costs 0 has X = 0 and takes no Energy', () => {
  fight({
    player: { character: 'Silent', hand: ['Bullet Time', 'Skewer', 'Malaise'], energy: 6 },
    moves: [
      play('Bullet Time'),
      { refused: play('Skewer', 'A', { x: 2 }), code: 'no-x' },
      play('Skewer', 'A'),
      play('Malaise', 'A'),
    ],
    expect: { players: [{ energy: 3 }], enemies: [{ hp: 9, weak: 0, poison: 0 }] },
  });
});

test('STS-6.6 an X card that an effect plays has X = 0', () => {
  fight({
    player: { hand: ['Havoc'], draw: ['Whirlwind+'] },
    moves: [play('Havoc')],
    expect: { players: [{ energy: 2 }], enemies: [{ hp: 9 }] },
  });
});

test('STS-6.7 a Skill that costs 0 already costs 0 under Corruption, and gives nothing back', () => {
  fight({
    player: { hand: ['Flex', 'Defend'], powers: ['Corruption', 'Corruption'] },
    moves: [play('Flex'), play('Defend')],
    expect: { players: [{ energy: 3 }] },
  });
});

test('STS-6.8 Bullet Time gives an Unplayable card no cost', () => {
  fight({
    player: { character: 'Silent', hand: ['Bullet Time', 'Reflex', 'Daze'] },
    moves: [
      play('Bullet Time'),
      { refused: play('Reflex'), code: 'unplayable' },
      { refused: play('Daze'), code: 'unplayable' },
    ],
    expect: { players: [{ energy: 0, discard: ['Bullet Time'] }] },
  });
});

test('STS-6.8 an X card played for more than 0 is no card that costs 0', () => {
  fight({
    player: { character: 'Silent', hand: ['Neutralize', 'Skewer', 'Doppelganger'] },
    moves: [
      play('Neutralize', 'A'),
      play('Skewer', 'A', { x: 2 }),
      { expect: { enemies: [{ hp: 6, weak: 1 }] } },
      play('Doppelganger', undefined, { x: 0 }),
    ],
    expect: { players: [{ energy: 1 }], enemies: [{ hp: 5, weak: 2 }] },
  });
});
