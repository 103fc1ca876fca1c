import { expect, test } from 'vitest';
import { act, drops, floor, pay, wild } from '../testing.ts';
import { total } from './cubes.ts';
import { createGame } from './setup.ts';
import { isKnocked, jostleFast } from './tower.ts';

const OGRE = { front: ['Tower Ogre'] };

test('STY-6.1 STY-6.3 STY-6.7 Steel Fist with a white wild cube: six cubes in all', () => {
  floor({
    with: OGRE,
    moves: [
      act('Steel Fist', 'Tower Ogre'),
      wild('white'),
      { expect: { gathered: { blue: 2, green: 0, white: 1, red: 1, yellow: 1, black: 1 } } },
    ],
  });
});

test('STY-6.2 each enemy cube the bank lacks raises peril, and events come before hero cubes', () => {
  floor({
    with: { ...OGRE, tower: { red: 10, yellow: 10 }, peril: 1 },
    moves: [
      act('Steel Fist', 'Tower Ogre'),
      // Peril 3: the room's event wounds the party before a colour is asked for.
      { expect: { peril: 3, wounds: 1, question: 'wild', gathered: { black: 1, red: 0 } } },
    ],
  });
});

test('STY-6.4 STY-6.5 printed colours fall short without peril; wild cubes take what the bank has', () => {
  floor({
    with: { ...OGRE, tower: { blue: 9, white: 10, green: 9 } },
    moves: [
      act('Steel Fist', 'Tower Ogre'),
      // One blue came; of all colours only green is left for the wild cube, so nobody is asked.
      { expect: { awaited: 'drop', gathered: { blue: 1, green: 1, white: 0 }, peril: 0 } },
    ],
  });
});

test('STY-6.6 STY-21.4 bonus cubes come with the drop, and Dazed strikes from all of it', () => {
  floor({
    with: {
      ...OGRE,
      heroes: [{ hero: 'Burglar', skills: ['Hurl Knives'], tokens: { Dazed: { blue: 1 } } }],
    },
    moves: [
      act('Hurl Knives', 'Tower Ogre'),
      { expect: { question: 'daze' } },
      { do: 'strike', cube: 'any' },
      wild('green'),
      { expect: { gathered: { green: 2, red: 1, yellow: 1, black: 1 } } },
    ],
  });
});

test('STY-6.8 STY-6.10 STY-10.1 two cubes in the crypt bring one luck, stuck ones count as well', () => {
  floor({
    with: { ...OGRE, tower: { blue: 3 } },
    moves: [act('Catch Breath'), wild('white'), wild('white'), drops({ white: 1 }, { blue: 2, black: 1 })],
    expect: { luck: 1, crypt: { blue: 2, black: 1 }, tower: { blue: 1, white: 1 }, field: { white: 1 } },
  });
});

test('STY-10.2 luck stops at 5, and at 7 with Fortune’s Friend', () => {
  floor({
    with: { ...OGRE, luck: 4, partyTreasures: ['Loaded Die'] },
    moves: [{ do: 'support', card: 'Loaded Die' }],
    expect: { luck: 5 },
  });
  floor({
    with: {
      ...OGRE,
      luck: 5,
      heroes: [{ hero: 'Burglar', skills: ["Fortune's Friend", 'Grand Heist'] }],
    },
    moves: [{ do: 'support', card: 'Grand Heist' }],
    expect: { luck: 7 },
  });
});

test('STY-11.1 STY-11.2 a crypt cube pays for two parts of one price', () => {
  floor({
    with: {
      ...OGRE,
      field: { white: 1 },
      crypt: { green: 1 },
      heroes: [{ hero: 'Burglar', skills: ['Pick Pockets'] }],
    },
    moves: [act('Pick Pockets'), wild('blue'), wild('blue'), drops(), pay(2)],
    expect: { luck: 3, field: { white: 0 }, crypt: { green: 0 } },
  });
});

test('STY-26.1 without the option cubes move only by drops and effects', () => {
  floor({
    with: { ...OGRE, tower: { blue: 5 } },
    moves: [act('Catch Breath'), wild('white'), wild('white'), drops()],
    expect: { tower: { blue: 5 }, field: { blue: 0 } },
  });
});

test('STY-26.1 a table that plays with accidents: a stuck cube may fall at the end of a turn, without luck', () => {
  const state = createGame(1, [0], 'jostling');
  state.bank.fill(4);
  state.tower.fill(6);
  let knocks = 0;
  for (let turn = 0; turn < 400; turn++)
    if (isKnocked(state)) {
      knocks++;
      jostleFast(state, undefined);
    }
  expect(knocks).toBeGreaterThan(15);
  expect(total(state.crypt)).toBeLessThan(total(state.field));
  expect(total(state.tower)).toBe(36 - knocks);
  expect(total(state.field) + total(state.crypt)).toBe(knocks);
  expect(state.luck).toBe(0);
});
