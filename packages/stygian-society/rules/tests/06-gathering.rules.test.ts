import { expect, test } from 'vitest';
import { act, drops, floor, pay, wild } from '../../testing/turns.ts';
import { total } from '../cubes/cubes.ts';
import { isKnocked, jostleFast } from '../cubes/tower.ts';
import { createGame } from '../start.ts';

const OGRE = { front: ['Tower Ogre'] };

test('STY-6.1 the peril cubes of the room and those of its events are gathered first, from the bank', () => {
  floor({
    with: { ...OGRE, peril: 9, field: { red: 3 } },
    moves: [act('Steel Fist', 'Tower Ogre')],
    expect: {
      question: 'wild',
      gathered: { red: 1, yellow: 1, black: 1 },
      bank: { red: 6, yellow: 9, black: 9 },
    },
  });
  // Lady Hemlock prints two red, one yellow and one black.
  floor({
    with: { floor: 6, place: 'Lady Hemlock' },
    moves: [act('Catch Breath')],
    expect: { gathered: { red: 2, yellow: 1, black: 1 } },
  });
});

test('STY-6.3 Steel Fist with a white wild cube: two blue, one white and the peril cubes, six in all', () => {
  floor({
    with: OGRE,
    moves: [act('Steel Fist', 'Tower Ogre'), wild('white')],
    expect: { gathered: { blue: 2, green: 0, white: 1, red: 1, yellow: 1, black: 1 } },
  });
});

test('STY-6.7 all gathered cubes enter the tower together, once for an action', () => {
  const { events } = floor({
    with: { ...OGRE, field: { blue: 2 } },
    moves: [act('Steel Fist', 'Tower Ogre'), wild('white'), drops(), pay(1)],
    expect: { gathered: { blue: 0, white: 0, red: 0 }, tower: { blue: 2, white: 1, red: 1 } },
  });
  const poured = events.flatMap((event) => (event.type === 'dropped' ? [event.poured] : []));
  expect(poured).toEqual([[2, 0, 1, 1, 1, 1]]);
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

test('STY-6.4 each wild cube is any hero colour that the bank holds', () => {
  const noGreen = { ...OGRE, tower: { green: 10 } };
  expect(() => floor({ with: noGreen, moves: [act('Catch Breath'), wild('green')] })).toThrow('not possible');
  floor({
    with: noGreen,
    moves: [act('Catch Breath'), wild('blue'), wild('white')],
    expect: { gathered: { blue: 1, white: 1 } },
  });
  floor({
    with: { ...OGRE, tower: { blue: 10, white: 10, green: 10 } },
    moves: [act('Catch Breath')],
    expect: { awaited: 'drop', gathered: { blue: 0, green: 0, white: 0 } },
  });
});

test('STY-6.5 printed hero colours the bank lacks are missing, without peril', () => {
  floor({
    with: { ...OGRE, tower: { blue: 9, white: 10, green: 9 } },
    // One blue came; of all colours only green is left for the wild cube, so no one is asked.
    moves: [act('Steel Fist', 'Tower Ogre')],
    expect: { awaited: 'drop', gathered: { blue: 1, green: 1, white: 0 }, peril: 0 },
  });
});

test('STY-6.6 a passive card adds its cubes to every drop of hero cubes of its owner', () => {
  floor({
    with: { ...OGRE, heroes: [{ hero: 'Burglar' }] },
    moves: [act('Catch Breath'), wild('blue'), wild('blue'), { expect: { question: 'wild' } }, wild('blue')],
    expect: { awaited: 'drop', gathered: { blue: 3 } },
  });
  floor({
    with: { ...OGRE, heroes: [{ hero: 'Knight' }, { hero: 'Burglar' }] },
    moves: [act('Catch Breath'), wild('blue'), wild('blue')],
    expect: { awaited: 'drop', gathered: { blue: 2 } },
  });
});

test('STY-21.4 Dazed strikes hero cubes of the player’s choice, the bonus included, and no peril cubes', () => {
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
    ],
    expect: { awaited: 'drop', gathered: { green: 2, red: 1, yellow: 1, black: 1 } },
  });
});

const breath = (...fallen: Parameters<typeof drops>) => [
  ...[act('Catch Breath'), wild('white'), wild('white')],
  drops(...fallen),
];

test('STY-6.8 every cube falls into field or crypt or stays, and stuck ones knocked loose count like all', () => {
  floor({
    with: { ...OGRE, tower: { blue: 3 } },
    moves: breath({ white: 1, blue: 1 }, { blue: 1, black: 1 }),
    expect: {
      field: { white: 1, blue: 1 },
      crypt: { blue: 1, black: 1 },
      tower: { blue: 1, white: 1, red: 1, yellow: 1, black: 0 },
    },
  });
});

test('STY-6.10 after the drop luck comes first, then responses to it, then the enemies', () => {
  const { events } = floor({
    with: {
      ...OGRE,
      field: { red: 4, green: 1 },
      heroes: [{ hero: 'Knight' }, { hero: 'Burglar', skills: ['Quick Fingers'] }],
    },
    moves: [
      ...breath({}, { red: 1, black: 1 }),
      { expect: { question: 'respond', luck: 1, wounds: 0 } },
      { do: 'respond', card: 'Quick Fingers' },
      { do: 'bury', cube: 'green' },
    ],
    expect: { wounds: 7 },
  });
  const order = events.map(({ type }) => type).filter((type) => ['luck', 'used', 'acted'].includes(type));
  expect(order).toEqual(['luck', 'used', 'acted']);
});

test('STY-10.1 two or more cubes in the crypt with one drop bring one luck, one cube none', () => {
  const luck = (crypt: Parameters<typeof drops>[1], expected: number) =>
    floor({ with: { ...OGRE, tower: { blue: 3 } }, moves: breath({}, crypt), expect: { luck: expected } });
  luck({ blue: 1 }, 0);
  luck({ blue: 1, white: 1 }, 1);
  luck({ blue: 3, white: 2, red: 1, black: 1 }, 1);
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

test('STY-11.1 a crypt cube is worth two, for heroes and for enemies', () => {
  floor({
    with: { ...OGRE, crypt: { blue: 1 } },
    moves: [act('Steel Fist', 'Tower Ogre'), wild('white'), drops(), pay(1)],
    expect: { front: [{ wounds: 3 }], crypt: { blue: 0 } },
  });
  floor({
    with: { ...OGRE, crypt: { red: 2 } },
    moves: breath(),
    expect: { wounds: 7, crypt: { red: 0 } },
  });
});

test('STY-11.2 the halves of a crypt cube serve different parts of one price', () => {
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
