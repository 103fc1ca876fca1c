import { expect, test } from 'vitest';
import { CONTENT } from '../library.ts';
import { drops, floor, quiet } from '../testing.ts';
import { banishCubes } from './cubes.ts';
import { createGame } from './setup.ts';

test('STY-1.4 wounds on an enemy are counted without limit', () => {
  floor({
    with: { floor: 6, place: 'Lady Hemlock', front: [{ enemy: 'Lady Hemlock', wounds: 83 }] },
    moves: [],
    expect: { front: [{ wounds: 83 }] },
  });
});

test('STY-1.6 a card goes before the rules: five yellow in one room, three in another', () => {
  const yellow = { front: ['Tower Ogre'], field: { yellow: 4 } };
  floor({ with: { ...yellow, place: 'Run and Gun' }, moves: quiet(), expect: { peril: 2 } });
  floor({
    with: { ...yellow, place: 'Vault Guard' },
    moves: quiet(),
    expect: { peril: 2, field: { yellow: 0 } },
  });
  floor({ with: { ...yellow, place: "Ogres' Mess Hall" }, moves: quiet(), expect: { peril: 0 } });
});

test('STY-1.8 a choice among the cards of a hero belongs to its player', () => {
  floor({
    with: {
      players: 2,
      place: 'Gallows Floor',
      front: ['Headsman'],
      peril: 5,
      heroes: [
        { hero: 'Knight', skills: ['Cleave', 'Riposte'] },
        { hero: 'Doctor', seat: 1, skills: ['Tonic', 'Scalpel'] },
      ],
      tower: { red: 10 },
    },
    // The missing red cube raises peril to 6: every hero exhausts a skill.
    moves: [
      { do: 'act', card: 'Brawl', target: 'Headsman' },
      { expect: { question: 'tire', asked: [0] } },
      { do: 'exhaust', card: 'Riposte' },
      { expect: { question: 'tire', asked: [1] } },
      { do: 'exhaust', card: 'Tonic', seat: 1 },
    ],
    expect: { heroes: [{ exhausted: ['Riposte'] }, { exhausted: ['Tonic'] }] },
  });
});

test('STY-1.10 STY-4.2 status comes before abilities: the party is lost before it is healed', () => {
  const doctor = { hero: 'Doctor', skills: ['House Calls'], tokens: { Stricken: { blue: 1 } } };
  const position = { heroes: [doctor], front: ['Tower Ogre'], at: 'start of turn' };
  floor({ with: { ...position, wounds: 24 }, moves: [], expect: { result: 'wounds' } });
  floor({ with: { ...position, wounds: 23 }, moves: [], expect: { wounds: 23 } });
});

test('STY-11.3 «field» means field or crypt, but what is moved into the crypt comes from the field', () => {
  floor({
    with: {
      front: ['Tower Ogre'],
      crypt: { green: 2 },
      heroes: [{ hero: 'Burglar', skills: ['Quick Fingers'] }],
    },
    // Quick Fingers is used without effect: there is nothing in the field, and nobody is asked for a cube.
    moves: [
      { do: 'act', card: 'Catch Breath' },
      { do: 'wild', cube: 'white' },
      { do: 'wild', cube: 'white' },
      { do: 'wild', cube: 'white' },
      drops(),
      { do: 'respond', card: 'Quick Fingers' },
    ],
    expect: { question: 'pay', crypt: { green: 2 } },
  });
});

test('STY-12.6 STY-16.12 on a finished floor peril stays and nothing more happens', () => {
  floor({
    with: {
      front: [{ enemy: 'Ripper', wounds: 1 }],
      field: { red: 3, yellow: 3 },
      peril: 2,
      heroes: [{ hero: 'Knight', skills: ['Riposte'] }],
    },
    moves: [...quiet(), { do: 'respond', card: 'Riposte' }],
    expect: { question: 'chest', peril: 2, wounds: 1, field: { yellow: 3 } },
  });
});

test('STY-27.2 the front rank is shown first', () => {
  const { state } = floor({ with: { place: 'Run and Gun' }, moves: [] });
  expect(state.figures.map(({ rank }) => rank)).toEqual([0, 0, 0, 1]);
});

test('STY-27.4 Woes and Lamentations are no part of the game', () => {
  expect(CONTENT.some(({ name }) => /woe|lamentation/i.test(name))).toBe(false);
});

test('STY-28.13 cubes leave the game from the bank first, then from field, tower and crypt', () => {
  const state = createGame(1, [0], 'banished');
  state.bank[0] = 1;
  state.field[0] = 1;
  state.tower[0] = 4;
  state.crypt[0] = 4;
  banishCubes(state, [3, 0, 0, 0, 0, 0], undefined);
  expect([state.bank[0], state.field[0], state.tower[0], state.crypt[0], state.banished[0]]).toEqual([
    0, 0, 3, 4, 3,
  ]);
});
