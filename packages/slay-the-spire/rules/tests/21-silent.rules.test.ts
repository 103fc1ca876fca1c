import { expect, test } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { choose, endTurn, fight, play } from '../../testing/position.ts';

const silent = (fields: Readonly<Record<string, unknown>>) => ({ character: 'Silent', ...fields });
const shiv = (enemy: string) => ({ do: 'shiv', enemy });

test('STS-21.1 the Silent has 9 HP and draws 2 cards more at the start of combat', () => {
  const [player] = slayTheSpire.start({ characters: ['Silent', 'Ironclad'] }, 'profile').players;
  expect(player).toMatchObject({ hp: 9, maxHp: 9 });
  expect(player?.hand).toHaveLength(7);
  expect(player?.draw).toHaveLength(5);
});

test('STS-21.2 an enemy gets one Poison for each icon', () => {
  fight({
    player: silent({ hand: ['Deadly Poison', 'Poisoned Stab+'] }),
    enemies: [{ name: 'A' }, { name: 'B' }],
    moves: [play('Deadly Poison', 'A'), play('Poisoned Stab+', 'B')],
    expect: {
      enemies: [
        { hp: 10, poison: 1 },
        { hp: 9, poison: 2 },
      ],
    },
  });
});

test('STS-21.3 at end of turn every enemy loses HP for its Poison', () => {
  fight({
    players: [silent({}), {}],
    enemies: [
      { name: 'A', row: 1, poison: 3 },
      { name: 'B', row: 2 },
      { name: 'C', row: 2, poison: 1 },
      { name: 'Boss', poison: 10 },
    ],
    moves: [endTurn('Silent'), endTurn('Ironclad'), { do: 'order all' }],
    expect: { enemies: [{ hp: 7 }, { hp: 10 }, { hp: 9 }, { hp: 90 }] },
  });
});

test('STS-21.3 Poison works before the enemies act: a poisoned enemy may die first', () => {
  fight({
    player: silent({}),
    enemies: [{ name: 'Cultist', hp: 2, poison: 2 }, { name: 'A' }],
    moves: [endTurn()],
    expect: { players: [{ hp: 9 }], enemies: [{ status: 'dead' }, {}] },
  });
});

test('STS-21.3 the players order the poisoned enemies among the other end-of-turn abilities', () => {
  const end = (...orders: readonly Readonly<Record<string, unknown>>[]) =>
    fight({
      player: silent({ hand: ['Burn'], powers: ['Metallicize'] }),
      enemies: [
        { id: 'a1-enc-fungi-beast', hp: 1, poison: 1 },
        { name: 'A', poison: 1 },
      ],
      moves: [
        endTurn(),
        { expect: { waiting: ['Metallicize', 'Burn', 'Poison', 'Poison'], question: { kind: 'order' } } },
        ...orders.map((fields) => ({ do: 'order', ...fields })),
      ],
      expect: { round: 2, players: [{ vulnerable: 1 }], enemies: [{ status: 'dead' }, { hp: 9 }] },
    }).state.players[0]?.hp;
  expect(end({ place: 3 }, { ability: 'Burn' }, { ability: 'Metallicize' })).toBe(8);
  expect(end({ place: 2 }, { ability: 'Metallicize' }, { ability: 'Poison' })).toBe(9);
});

test('STS-21.4 Block does not stop Poison', () => {
  fight({
    player: silent({}),
    enemies: [{ name: 'A', block: 9, poison: 4 }],
    moves: [endTurn()],
    expect: { enemies: [{ hp: 6 }] },
  });
});

test('STS-21.4 Poison is no damage: it does not wake Curl Up', () => {
  fight({
    player: silent({}),
    enemies: [{ name: 'Red Louse', poison: 1 }],
    with: { die: 1 },
    moves: [endTurn()],
    expect: { enemies: [{ hp: 2, block: 0, usedAbilities: [] }] },
  });
});

test('STS-21.5 Poison stays on an enemy, round after round', () => {
  fight({
    player: silent({}),
    enemies: [{ name: 'A', poison: 3 }],
    moves: [endTurn(), endTurn()],
    expect: { enemies: [{ hp: 4, poison: 3 }] },
  });
});

test('STS-21.6 all enemies together carry at most 30 Poison', () => {
  fight({
    player: silent({ hand: ['Catalyst'] }),
    enemies: [
      { name: 'A', poison: 9 },
      { name: 'B', poison: 15 },
    ],
    moves: [play('Catalyst', 'A')],
    expect: { enemies: [{ poison: 15 }, { poison: 15 }] },
  });
});

test('STS-21.6 with several targets the tokens run out in target order', () => {
  fight({
    player: silent({ hand: ['Crippling Cloud+'] }),
    enemies: [{ name: 'Boss', poison: 20 }, { name: 'A' }, { name: 'B', poison: 7 }],
    moves: [play('Crippling Cloud+', undefined, { row: 1 })],
    expect: {
      enemies: [
        { poison: 20, weak: 1 },
        { poison: 2, weak: 1 },
        { poison: 8, weak: 1 },
      ],
    },
  });
});

test('STS-21.6 the tokens of a dead enemy are free again', () => {
  fight({
    player: silent({ hand: ['Strike', 'Deadly Poison', 'Deadly Poison'] }),
    enemies: [
      { name: 'A', hp: 1, poison: 10 },
      { name: 'B', poison: 20 },
    ],
    moves: [
      play('Deadly Poison', 'B'),
      { expect: { enemies: [{}, { poison: 20 }] } },
      play('Strike', 'A'),
      play('Deadly Poison', 'B'),
    ],
    expect: { enemies: [{ poison: 0 }, { poison: 21 }] },
  });
});

test('STS-21.7 a Shiv deals a hit of 1, without cards in hand and without Energy', () => {
  fight({
    player: silent({ shivs: 2, energy: 0 }),
    enemies: [{ name: 'A' }, { name: 'B' }],
    moves: [shiv('A'), shiv('B'), { refused: shiv('A'), code: 'no-shiv' }],
    expect: { players: [{ shivs: 0, energy: 0 }], enemies: [{ hp: 9 }, { hp: 9 }] },
  });
});

test('STS-21.7 no Shiv while something resolves or outside the Play phase', () => {
  fight({
    player: silent({ shivs: 1, hand: ['Survivor', 'Strike', 'Blur'], powers: ['Well-Laid Plans'] }),
    moves: [
      play('Survivor'),
      { refused: shiv('A'), code: 'answer-first' },
      choose({ card: 'Blur' }),
      endTurn(),
      { refused: shiv('A'), code: 'answer-first' },
    ],
    expect: { phase: 'endOfTurn', players: [{ shivs: 1 }], enemies: [{ hp: 10 }] },
  });
});

test('STS-21.8 every Shiv is an Attack with its own Strength, Weak and Vulnerable', () => {
  fight({
    player: silent({ shivs: 3, strength: 1, weak: 1 }),
    enemies: [{ name: 'A', vulnerable: 2 }],
    moves: [
      shiv('A'),
      { expect: { players: [{ weak: 0 }], enemies: [{ hp: 8, vulnerable: 1 }] } },
      shiv('A'),
      { expect: { enemies: [{ hp: 4, vulnerable: 0 }] } },
      shiv('A'),
    ],
    expect: { players: [{ attacksThisTurn: 3 }], enemies: [{ hp: 2 }] },
  });
});

test('STS-21.9 there are no Shivs at first; they are kept until used', () => {
  const [player] = slayTheSpire.start({ characters: ['Silent'] }, 'shivs').players;
  expect(player?.shivs).toBe(0);
  fight({
    player: silent({ hand: ['Blade Dance'] }),
    moves: [play('Blade Dance'), endTurn(), endTurn()],
    expect: { round: 3, players: [{ shivs: 2 }] },
  });
});

test('STS-21.10 a player gets no more than 5 Shivs', () => {
  fight({
    player: silent({ hand: ['Riddle with Holes+'], shivs: 0 }),
    moves: [play('Riddle with Holes+')],
    expect: { question: null, players: [{ shivs: 5 }] },
  });
  fight({
    player: silent({ hand: ['Blade Dance'], shivs: 4 }),
    moves: [play('Blade Dance')],
    expect: { question: { kind: 'shiv', optional: true }, players: [{ shivs: 5 }] },
  });
});

test('STS-21.11 each Shiv too many is used at once or skipped, one by one', () => {
  fight({
    player: silent({ hand: ['Riddle with Holes'], shivs: 4, strength: 1 }),
    enemies: [{ name: 'A' }, { name: 'B' }],
    moves: [
      play('Riddle with Holes'),
      shiv('A'),
      { expect: { enemies: [{ hp: 8 }, { hp: 10 }], question: { kind: 'shiv' } } },
      { do: 'done' },
      { expect: { question: { kind: 'shiv' } } },
      shiv('B'),
    ],
    expect: {
      question: null,
      players: [{ shivs: 5, attacksThisTurn: 2, discard: ['Riddle with Holes'] }],
      enemies: [{ hp: 8 }, { hp: 8 }],
    },
  });
});

test('STS-21.11 it hits in the middle of the card, and what it triggers waits for the card', () => {
  const { events } = fight({
    player: silent({ hand: ['Cloak and Dagger'], shivs: 5 }),
    enemies: [{ name: 'Red Louse' }],
    moves: [play('Cloak and Dagger'), shiv('Red Louse')],
    expect: { players: [{ block: 1, shivs: 5 }], enemies: [{ hp: 2, block: 2 }] },
  });
  const sides = events.flatMap((event) => (event.type === 'blockGained' ? [event.side] : []));
  expect(sides).toEqual(['player', 'enemy']);
});

test('STS-21.12 a Shiv is no card played: Doppelganger does not find it', () => {
  fight({
    player: silent({ hand: ['Doppelganger'], shivs: 1 }),
    moves: [shiv('A'), play('Doppelganger', undefined, { x: 0 })],
    expect: { question: null, playedThisTurn: [{ card: 'Doppelganger' }], enemies: [{ hp: 9 }] },
  });
});

test('STS-21.12 a Shiv is no card in hand, yet an Attack for Finisher', () => {
  fight({
    player: silent({ hand: ['Calculated Gamble', 'Blur'], draw: ['Dash', 'Bane', 'Finisher'], shivs: 3 }),
    moves: [play('Calculated Gamble')],
    expect: { players: [{ hand: ['Dash'], shivs: 3 }] },
  });
  fight({
    player: silent({ hand: ['Finisher'], shivs: 2 }),
    moves: [shiv('A'), shiv('A'), play('Finisher', 'A')],
    expect: { enemies: [{ hp: 6 }] },
  });
});
