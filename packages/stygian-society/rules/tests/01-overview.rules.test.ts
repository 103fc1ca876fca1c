import { expect, test } from 'vitest';
import { CONTENT } from '../../library.ts';
import { act, drops, floor, quiet } from '../../testing/turns.ts';
import { banishCubes } from '../cubes/cubes.ts';
import { changePeril } from '../hero/tracks.ts';
import { createGame } from '../start.ts';

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

test('STY-1.10 what must happen comes before what heals, and an event interrupts what caused it', () => {
  const doctor = { hero: 'Doctor', skills: ['House Calls'], tokens: { Stricken: { blue: 1 } } };
  const position = { heroes: [doctor], front: ['Tower Ogre'], at: 'start of turn' };
  floor({ with: { ...position, wounds: 24 }, moves: [], expect: { result: 'wounds' } });
  floor({ with: { ...position, wounds: 23 }, moves: [], expect: { wounds: 23 } });
  // The Cellar Imp acts: its peril brings the event at 3 before the yellow line is checked.
  const { events } = floor({
    with: { front: ['Cellar Imp'], field: { red: 2, yellow: 3 }, peril: 2 },
    moves: quiet(),
  });
  const order = events.flatMap((event) =>
    event.type === 'acted' ? [`acted ${event.colour}`] : event.type === 'perilEvent' ? ['event'] : [],
  );
  expect(order).toEqual(['acted 3', 'event', 'acted 4']);
});

test('STY-4.2 Stricken works first, then Hexed, then abilities for the start of a turn', () => {
  const { events } = floor({
    with: {
      heroes: [
        { hero: 'Knight' },
        { hero: 'Doctor', skills: ['House Calls'], tokens: { Stricken: { blue: 1 }, Hexed: { blue: 1 } } },
      ],
      front: ['Tower Ogre'],
    },
    moves: [act('Regroup')],
    expect: { active: 'Doctor' },
  });
  const types = events.map(({ type }) => type);
  expect(types.slice(types.lastIndexOf('turnBegan'))).toEqual(['turnBegan', 'suffered', 'cubes', 'healed']);
});

test('STY-11.3 "field" means field or crypt, but what is moved into the crypt comes from the field', () => {
  floor({
    with: {
      front: ['Tower Ogre'],
      crypt: { green: 2 },
      heroes: [{ hero: 'Burglar', skills: ['Quick Fingers'] }],
    },
    // Quick Fingers is used without effect: there is nothing in the field, and no one is asked for a cube.
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

/** The last Ripper acts and falls to Riposte while the enemies act. */
const LAST_FALLS = {
  with: {
    front: [{ enemy: 'Ripper', wounds: 1 }],
    field: { red: 3, yellow: 3, blue: 2 },
    peril: 2,
    heroes: [{ hero: 'Knight', skills: ['Riposte'], tokens: { Dazed: { blue: 2 } } }],
  },
  moves: [act('Catch Breath'), drops(), { do: 'respond', card: 'Riposte' }],
};

test('STY-12.6 on a finished floor peril keeps its value for the chests', () => {
  floor({ ...LAST_FALLS, expect: { question: 'chest', peril: 2 } });
});

test('STY-16.12 once the last enemy is gone no enemy acts, no hero pays and no token is removed', () => {
  const { events } = floor({ ...LAST_FALLS, expect: { question: 'chest', wounds: 1, field: { yellow: 3 } } });
  // The yellow line would have acted, and the hero could have paid.
  expect(events.filter(({ type }) => type === 'acted')).toHaveLength(1);
  expect(events.some(({ type }) => type === 'paid' || type === 'forfeited')).toBe(false);
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

test('STY-1.5 the tracks belong to the party and end at 5 luck, 15 XP needed, 30 wounds and 20 peril', () => {
  // No matter who acts, the same wounds are healed and the same luck is gained.
  floor({
    with: {
      heroes: [{ hero: 'Knight' }, { hero: 'Doctor', skills: ['Tonic'] }],
      active: 'Doctor',
      front: ['Tower Ogre'],
      wounds: 9,
      luck: 5,
      maxWounds: 40,
      partyTreasures: ['Lucky Florin'],
    },
    moves: [{ do: 'support', card: 'Lucky Florin' }],
    expect: { wounds: 9, luck: 5, maxWounds: 30 },
  });
  const state = createGame(1, [0], 'ends');
  changePeril(state, 99, undefined);
  expect(state.peril).toBe(20);
});
