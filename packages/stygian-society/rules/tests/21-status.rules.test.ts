import { expect, test } from 'vitest';
import { act, drops, floor, quiet } from '../../testing/turns.ts';
import { tokenIndex } from '../hero/heroes.ts';
import type { State } from '../state.ts';

const OGRE = { front: ['Tower Ogre'] };
const knight = (tokens: object, more: object = {}) => ({ heroes: [{ hero: 'Knight', tokens, ...more }] });

test('STY-21.3 Stricken wounds once per token at the start of the hero’s turn', () => {
  floor({
    with: { ...OGRE, ...knight({ Stricken: { blue: 1, green: 1 } }), at: 'start of turn' },
    moves: [],
    expect: { wounds: 2 },
  });
});

test('STY-13.5 wounds that cannot be reduced meet neither shields nor responses', () => {
  floor({
    with: {
      ...OGRE,
      ...knight({ Stricken: { blue: 2 } }, { skills: ['Plate Harness', 'Interpose'] }),
      partyTreasures: ['Iron Rations'],
      at: 'start of turn',
    },
    moves: [],
    expect: { wounds: 2, question: 'turn' },
  });
});

test('STY-21.6 Hexed brings red, yellow, black and red again; a colour the bank lacks is skipped', () => {
  floor({
    with: { ...OGRE, ...knight({ Hexed: { white: 4 } }), tower: { yellow: 10 }, at: 'start of turn' },
    moves: [],
    expect: { field: { red: 2, yellow: 0, black: 1 }, peril: 0 },
  });
});

/** The Plague Rats strike the hero with a token of Stricken. */
const RATS = { front: ['Plague Rat'], field: { yellow: 3 } };

/** Stricken tokens of the first hero by colour. */
const stricken = (state: State): number[] =>
  [0, 1, 2].map((colour) => state.heroes[0]?.tokens[tokenIndex(0, colour)] ?? 0);

test('STY-21.1 an affliction brings a token of a random colour, beside those that are there', () => {
  const colours = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const { state } = floor({
      with: { ...RATS, ...knight({ Stricken: { blue: 1 } }) },
      moves: quiet(),
      seed: `token ${seed}`,
    });
    const [blue = 0, green = 0, white = 0] = stricken(state);
    expect(blue + green + white).toBe(2);
    expect(state.supply).toEqual([16 - blue, 16 - green, 16 - white]);
    colours.add([blue, green, white].join());
  }
  expect(colours.size).toBe(3);
});

test('STY-21.2 with all tokens on cards none is placed', () => {
  const all = { Dazed: { blue: 16, green: 16, white: 16 } };
  const { state } = floor({
    with: { ...RATS, heroes: [{ hero: 'Knight' }, { hero: 'Doctor', tokens: all }] },
    moves: quiet(),
    expect: { peril: 1 },
  });
  expect(stricken(state)).toEqual([0, 0, 0]);
});

test('STY-21.8 a token cannot be removed in the turn in which it came, but in the next', () => {
  floor({
    with: { ...RATS, field: { yellow: 3, blue: 1, green: 1, white: 1 }, luck: 3 },
    moves: [
      ...[...quiet(), { do: 'pay nothing' }],
      // The turn is over without a question: the next one has begun with its wound.
      { expect: { turn: 2, wounds: 1, field: { blue: 1, green: 1, white: 1 } } },
      ...[...quiet(), { do: 'pay nothing' }],
    ],
    expect: { turn: 2, question: 'removal' },
  });
});

test('STY-21.8 a card that removes tokens takes one that has just come before those that may be removed', () => {
  const stricken = { Stricken: { white: 1 } };
  floor({
    with: {
      ...RATS,
      heroes: [
        { hero: 'Doctor', skills: ['Triage'], tokens: stricken },
        // There is no other colour left for the token of the rats.
        { hero: 'Knight', tokens: { Dazed: { blue: 16, green: 16 } } },
      ],
      field: { yellow: 3, green: 1, white: 1 },
    },
    moves: [
      ...[act('Triage'), { do: 'wild', cube: 'green' }, drops(), { do: 'pay', times: 1 }],
      ...[{ do: 'cleanse', hero: 'Doctor', status: 'Stricken', token: 'white' }, { do: 'done' }],
      { expect: { question: 'removal', heroes: [{ tokens: stricken }, {}] } },
      { do: 'remove', status: 'Stricken', token: 'white', with: 'field' },
    ],
    expect: { field: { white: 0 }, heroes: [{ tokens: { Stricken: { white: 0 } } }, {}] },
  });
});

/** Two Dazed tokens strike both cubes of Catch Breath, so no one is asked for a colour. */
const dazedBreath = [act('Catch Breath'), drops(), { do: 'pay nothing' }];

test('STY-21.7 at the end of the turn a cube of its colour removes a token, and luck one of any', () => {
  floor({
    with: {
      ...OGRE,
      ...knight({ Stricken: { blue: 1 }, Dazed: { white: 1, green: 1 } }),
      field: { blue: 1, white: 1 },
      luck: 1,
    },
    moves: [
      ...dazedBreath,
      { do: 'remove', status: 'Stricken', token: 'blue', with: 'field' },
      { do: 'remove', status: 'Dazed', token: 'white', with: 'field' },
      { do: 'remove', status: 'Dazed', token: 'green', with: 'luck' },
    ],
    expect: {
      luck: 0,
      field: { blue: 0, white: 0 },
      heroes: [{ tokens: { Stricken: { blue: 0 }, Dazed: { white: 0, green: 0 } } }],
    },
  });
});

test('STY-21.9 a crypt cube removes two tokens of its colour, also of two statuses', () => {
  floor({
    with: {
      ...OGRE,
      ...knight({ Stricken: { blue: 1 }, Dazed: { blue: 1, green: 1 } }),
      crypt: { blue: 1 },
      luck: 1,
    },
    moves: [
      ...dazedBreath,
      { do: 'remove', status: 'Stricken', token: 'blue', with: 'crypt' },
      { do: 'remove', status: 'Dazed', token: 'blue', with: 'half' },
    ],
    expect: { crypt: { blue: 0 }, heroes: [{ tokens: { Stricken: { blue: 0 }, Dazed: { blue: 0 } } }] },
  });
});

test('STY-21.11 tokens stay over floors and levels; a status without tokens does nothing', () => {
  const tokens = { Dazed: { white: 2 } };
  floor({
    with: { ...knight(tokens), at: 'floor start', floor: 2 },
    moves: [],
    expect: { heroes: [{ tokens }] },
  });
  floor({
    with: {
      front: [{ enemy: 'Ripper', wounds: 2 }, 'Ghoul'],
      xp: 7,
      ...knight(tokens, { skills: ['Cleave'] }),
      partyTreasures: ['Grenado'],
    },
    moves: [
      { do: 'support', card: 'Grenado' },
      { do: 'wound', target: 'Ripper' },
      { do: 'learn', hero: 'Knight', skill: 'Riposte' },
    ],
    expect: { needed: 9, heroes: [{ tokens }] },
  });
  floor({
    with: { ...OGRE, ...knight({ Stricken: { blue: 0 }, Hexed: { blue: 0 } }), at: 'start of turn' },
    moves: [],
    expect: { wounds: 0, field: { red: 0 } },
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

test('STY-28.10 an immune hero receives no tokens of that status, and keeps those there are', () => {
  const { state } = floor({
    with: { ...RATS, ...knight({ Stricken: { blue: 1 } }, { skills: ['Unbreakable'] }) },
    moves: quiet(),
    expect: { peril: 1, heroes: [{ tokens: { Stricken: { blue: 1 } } }] },
  });
  expect(state.supply).toEqual([15, 16, 16]);
});

test('STY-18.2 passive cards always work and are never exhausted', () => {
  floor({
    with: {
      front: ['Grave Wisp'],
      field: { yellow: 3, red: 0 },
      ...knight({}, { skills: ['Heater Shield', 'Plate Harness'] }),
    },
    // The Grave Wisp would exhaust a skill: there is none but passives.
    moves: quiet(),
    expect: { heroes: [{ exhausted: [] }], peril: 1 },
  });
  floor({
    with: { ...OGRE, field: { red: 4 }, ...knight({}, { skills: ['Heater Shield', 'Plate Harness'] }) },
    moves: quiet(),
    expect: { wounds: 2 },
  });
});

test('STY-28.1 up to the given number of enemy cubes are returned from field and crypt', () => {
  floor({
    with: { ...OGRE, field: { red: 2 }, crypt: { black: 1 }, partyTreasures: ['Caltrops'] },
    moves: [
      { do: 'support', card: 'Caltrops' },
      { do: 'return', cube: 'red', from: 'field' },
      { do: 'return', cube: 'black', from: 'crypt' },
      { do: 'done' },
    ],
    expect: { field: { red: 1 }, crypt: { black: 0 }, bank: { red: 9, black: 10 } },
  });
});

test('STY-28.3 a hero cube is exchanged in its place for one of the bank', () => {
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
});

test('STY-28.3 the bank gives only the colours it has', () => {
  const exchange = { do: 'exchange', cube: 'green', from: 'crypt', for: 'white' };
  floor({
    with: {
      ...OGRE,
      crypt: { green: 1, white: 10 },
      heroes: [{ hero: 'Spellsling', skills: ['Transmute', 'Focus'], exhausted: ['Focus'] }],
    },
    moves: [
      { do: 'support', card: 'Transmute' },
      { refused: exchange, code: 'answer-first' },
      { do: 'done' },
    ],
    expect: { crypt: { green: 1 } },
  });
});

test('STY-28.6 exhausted cards of any hero become ready, never the one that does it', () => {
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
