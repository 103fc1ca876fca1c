import { expect, test } from 'vitest';
import { act, drops, floor, quiet } from '../testing.ts';
import { tokenIndex } from './heroes.ts';

const OGRE = { front: ['Tower Ogre'] };
const knight = (tokens: object, more: object = {}) => ({ heroes: [{ hero: 'Knight', tokens, ...more }] });

test('STY-4.2 STY-21.3 STY-13.5 Stricken wounds at the start of the turn, shields or not', () => {
  floor({
    with: {
      ...OGRE,
      ...knight({ Stricken: { blue: 1, green: 1 } }, { skills: ['Plate Harness'] }),
      at: 'start of turn',
    },
    moves: [],
    expect: { wounds: 2 },
  });
});

test('STY-21.6 Hexed brings red, yellow, black and red again; a colour the bank lacks is skipped', () => {
  floor({
    with: { ...OGRE, ...knight({ Hexed: { white: 4 } }), tower: { yellow: 10 }, at: 'start of turn' },
    moves: [],
    expect: { field: { red: 2, yellow: 0, black: 1 }, peril: 0 },
  });
});

test('STY-21.1 STY-21.2 STY-21.8 a token comes at random and cannot be removed in the turn it came', () => {
  const { state } = floor({
    with: { front: ['Plague Rat'], field: { yellow: 3, blue: 1, green: 1, white: 1 }, luck: 3 },
    moves: [...quiet(), { do: 'pay nothing' }],
    // The turn is over without a question: the next one has begun with its wound.
    expect: { wounds: 1, field: { blue: 1, green: 1, white: 1 } },
  });
  const tokens = [0, 1, 2].map((colour) => state.heroes[0]?.tokens[tokenIndex(0, colour)] ?? 0);
  expect(tokens.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(state.supply.reduce((sum, count) => sum + count, 0)).toBe(47);
});

test('STY-21.7 STY-21.9 STY-21.11 a crypt cube removes two tokens of its colour, luck one of any', () => {
  floor({
    with: {
      ...OGRE,
      ...knight({ Stricken: { blue: 1 }, Dazed: { blue: 1, green: 1 } }),
      crypt: { blue: 1 },
      luck: 1,
    },
    // Two Dazed tokens strike both cubes of the drop, so nobody is asked.
    moves: [
      act('Catch Breath'),
      drops(),
      { do: 'pay nothing' },
      { do: 'remove', status: 'Stricken', token: 'blue', with: 'crypt' },
      { do: 'remove', status: 'Dazed', token: 'blue', with: 'half' },
      { do: 'remove', status: 'Dazed', token: 'green', with: 'luck' },
    ],
    expect: {
      luck: 0,
      crypt: { blue: 0 },
      heroes: [{ tokens: { Stricken: { blue: 0 }, Dazed: { blue: 0, green: 0 } } }],
    },
  });
});

test('STY-21.10 a card removes tokens of any hero', () => {
  floor({
    with: {
      ...OGRE,
      heroes: [
        { hero: 'Doctor', skills: ['Antidote'] },
        { hero: 'Knight', tokens: { Hexed: { white: 2 } } },
      ],
    },
    moves: [
      { do: 'support', card: 'Antidote' },
      { do: 'cleanse', hero: 'Knight', status: 'Hexed', token: 'white' },
      { do: 'done' },
    ],
    expect: { heroes: [{}, { tokens: { Hexed: { white: 1 } } }] },
  });
});

test('STY-28.9 a ward keeps all tokens of one instruction off', () => {
  floor({
    with: {
      front: ['Plague Rat'],
      field: { yellow: 3 },
      heroes: [{ hero: 'Doctor', skills: ['Inoculate'] }, { hero: 'Knight' }],
    },
    moves: [...quiet(), { do: 'respond', card: 'Inoculate' }],
    expect: { heroes: [{ tokens: { Stricken: { blue: 0, green: 0, white: 0 } } }, {}], peril: 1 },
  });
});

test('STY-28.10 STY-18.2 an immune hero receives no tokens', () => {
  const { state } = floor({
    with: { front: ['Plague Rat'], field: { yellow: 3 }, ...knight({}, { skills: ['Unbreakable'] }) },
    moves: quiet(),
    expect: { peril: 1 },
  });
  expect(state.supply).toEqual([16, 16, 16]);
});

test('STY-28.1 STY-28.3 STY-28.6 returning, exchanging and refreshing', () => {
  floor({
    with: { ...OGRE, field: { red: 2 }, crypt: { black: 1 }, partyTreasures: ['Caltrops'] },
    moves: [
      { do: 'support', card: 'Caltrops' },
      { do: 'return', cube: 'red', from: 'field' },
      { do: 'return', cube: 'black', from: 'crypt' },
      { do: 'done' },
    ],
    expect: { field: { red: 1 }, crypt: { black: 0 } },
  });
  floor({
    with: {
      ...OGRE,
      field: { blue: 1 },
      crypt: { green: 1 },
      heroes: [{ hero: 'Spellsling', skills: ['Transmute', 'Focus'], exhausted: ['Focus'] }],
    },
    moves: [
      { do: 'support', card: 'Transmute' },
      { do: 'exchange', cube: 'green', from: 'crypt', for: 'white' },
      { do: 'done' },
      { do: 'bury', cube: 'blue' },
    ],
    expect: { crypt: { white: 1, blue: 1, green: 0 }, field: { blue: 0 } },
  });
  floor({
    with: {
      ...OGRE,
      heroes: [
        { hero: 'Doctor', skills: ['Stimulant'] },
        { hero: 'Knight', skills: ['Riposte'], exhausted: ['Riposte'] },
      ],
    },
    moves: [
      { do: 'support', card: 'Stimulant' },
      { do: 'refresh', card: 'Riposte' },
    ],
    expect: { heroes: [{ exhausted: ['Stimulant'] }, { exhausted: [] }] },
  });
});
