import { expect, test } from 'vitest';
import { stygianSociety } from '../index.ts';
import { act, drops, floor, pay, strike } from '../testing.ts';
import type { State } from './state.ts';

const LAST = { front: [{ enemy: 'Ripper', wounds: 2 }], field: { blue: 2, red: 2 } };
const TWO = {
  players: 2,
  heroes: [
    { hero: 'Knight', treasures: ['Buckler'] },
    { hero: 'Doctor', seat: 1 },
  ],
};
const leave = (seat = 0) => ({ do: 'vote', chest: 'leave', seat });

test('STY-16.11 STY-16.12 STY-3.5 STY-3.6 STY-3.7 STY-3.9 STY-20.2 the last enemy ends the floor and the turn', () => {
  const { state } = floor({
    with: {
      ...LAST,
      heroes: [{ hero: 'Knight' }, { hero: 'Doctor' }],
      tower: { green: 3 },
      luck: 2,
      wounds: 4,
      peril: 5,
    },
    moves: [
      act('Steel Fist', 'Ripper'),
      { do: 'wild', cube: 'white' },
      drops(),
      pay(1),
      { expect: { question: 'chest', active: 'Doctor', peril: 5 } },
      leave(),
    ],
    expect: {
      floor: 2,
      active: 'Doctor',
      peril: 0,
      luck: 2,
      wounds: 4,
      tower: { green: 3 },
      field: { red: 0 },
    },
  });
  expect((state as State).figures.length).toBeGreaterThan(0);
});

test('STY-20.1 STY-20.6 STY-20.9 STY-20.11 a chest gives two treasures; the party says who holds a solo one', () => {
  floor({
    with: {
      at: 'floor end',
      treasureDeck: ['Buckler', 'Dark Lantern'],
      heroes: [{ hero: 'Knight' }, { hero: 'Doctor' }],
    },
    moves: [
      { do: 'vote', chest: 'open' },
      { expect: { question: 'holder' } },
      { do: 'vote', hero: 'Doctor' },
      { expect: { partyTreasures: ['Dark Lantern'], question: 'trade' } },
      { do: 'done' },
    ],
    expect: { heroes: [{ treasures: [] }, { treasures: ['Buckler'] }], floor: 2 },
    // A seed whose chest card does nothing at peril 0.
    seed: 'quiet chest',
  });
});

test('STY-20.8 from an empty deck nothing is drawn', () => {
  floor({
    with: { at: 'floor end', treasureDeck: [] },
    moves: [{ do: 'vote', chest: 'open' }],
    expect: { floor: 2, partyTreasures: [] },
    seed: 'quiet chest',
  });
});

test('STY-20.12 an offer of one treasure for another changes both, if both players agree', () => {
  const both = {
    players: 2,
    at: 'floor end',
    heroes: [
      { hero: 'Knight', treasures: ['Cracked Wand', 'Buckler'] },
      { hero: 'Spellsling', seat: 1, treasures: ['Boar Spear'], exhausted: ['Boar Spear'] },
    ],
  };
  const offered = [
    leave(0),
    leave(1),
    { seat: 0, do: 'swap', card: 'Cracked Wand', for: 'Boar Spear' },
    { expect: { question: 'accept', asked: [1] } },
  ];
  // What is exhausted stays so.
  floor({
    with: both,
    moves: [...offered, { seat: 1, do: 'accept' }],
    expect: {
      question: 'trade',
      heroes: [
        { treasures: ['Buckler', 'Boar Spear'], exhausted: ['Boar Spear'] },
        { treasures: ['Cracked Wand'], exhausted: [] },
      ],
    },
  });
  floor({
    with: both,
    moves: [...offered, { seat: 1, do: 'refuse' }, { seat: 0, do: 'done' }, { seat: 1, do: 'done' }],
    expect: {
      floor: 2,
      heroes: [{ treasures: ['Cracked Wand', 'Buckler'] }, { treasures: ['Boar Spear'] }],
    },
  });
});

test('STY-20.12 heroes of one player exchange without asking', () => {
  floor({
    with: {
      at: 'floor end',
      heroes: [
        { hero: 'Knight', treasures: ['Cracked Wand'] },
        { hero: 'Spellsling', treasures: ['Boar Spear'] },
      ],
    },
    moves: [leave(), { do: 'swap', card: 'Boar Spear', for: 'Cracked Wand' }],
    expect: { question: 'trade', heroes: [{ treasures: ['Boar Spear'] }, { treasures: ['Cracked Wand'] }] },
  });
});

test('STY-20.12 treasures are traded between floors, if both agree, and at no other time', () => {
  floor({
    with: { ...TWO, at: 'floor end' },
    moves: [
      leave(),
      leave(1),
      { do: 'give', card: 'Buckler', to: 'Doctor' },
      { do: 'refuse', seat: 1 },
      { expect: { heroes: [{ treasures: ['Buckler'] }, {}] } },
      { do: 'done' },
      { do: 'done', seat: 1 },
      { refused: { do: 'give', card: 'Buckler', to: 'Doctor' }, code: 'no-trading' },
    ],
  });
  floor({
    with: { ...TWO, at: 'floor end' },
    moves: [
      leave(),
      leave(1),
      { do: 'give', card: 'Buckler', to: 'Doctor' },
      { do: 'accept', seat: 1 },
      { do: 'done', seat: 1 },
      { do: 'done' },
    ],
    expect: { heroes: [{ treasures: [] }, { treasures: ['Buckler'] }] },
  });
});

test('STY-20.1 STY-3.8 abilities for the end and the start of a floor work', () => {
  floor({
    with: {
      at: 'floor end',
      wounds: 9,
      heroes: [{ hero: 'Doctor', skills: ['Oilcloth Coat'] }],
      partyTreasures: ["Rabbit's Foot"],
    },
    moves: [{ expect: { wounds: 7 } }, leave()],
    expect: { floor: 2, luck: 1 },
  });
});

test('STY-22.4 STY-22.5 STY-22.6 STY-22.7 a beaten mid-boss: the others flee, its mark stays, the upper decks come', () => {
  const { state } = floor({
    with: {
      floor: 3,
      place: 'Patchwork Adams',
      front: ['Lightning Fly', { enemy: 'Patchwork Adams', wounds: 29 }],
      field: { blue: 2 },
      needed: 15,
    },
    moves: [
      act('Steel Fist', 'Patchwork Adams'),
      { do: 'wild', cube: 'white' },
      drops(),
      pay(1),
      { expect: { xp: 12, front: [], banished: { blue: 2, green: 2, white: 2 }, question: 'chest' } },
      leave(),
    ],
    expect: { floor: 4 },
  });
  expect(stygianSociety.view(state, 0)).toMatchObject({ rooms: 12, treasureDeck: 20 });
});

test('STY-22.6 STY-3.8 Baron Brass raises peril at the start of each later floor', () => {
  floor({
    with: {
      floor: 3,
      place: 'Baron Brass',
      front: [{ enemy: 'Baron Brass', wounds: 24 }],
      field: { blue: 2 },
      needed: 15,
    },
    moves: [...strike('Baron Brass'), pay(1), leave()],
    expect: { floor: 4, peril: 2 },
  });
});

test('STY-23.1 STY-23.2 the heroes win at once when the wizard is eliminated', () => {
  const { state } = floor({
    with: {
      floor: 6,
      place: 'Lady Hemlock',
      front: ['Weaver', { enemy: 'Lady Hemlock', wounds: 82 }],
      field: { blue: 2 },
    },
    moves: [...strike('Lady Hemlock'), pay(1)],
    expect: { result: 'wizard' },
  });
  expect(stygianSociety.outcome(state)).toEqual({ result: 'victory', winners: [0], reason: 'wizard' });
});

test('STY-22.1 STY-22.2 STY-22.3 a line with «!» is checked after the enemy card of its colour', () => {
  floor({
    with: { floor: 3, place: 'Mother Mildew', field: { red: 4, yellow: 3 } },
    moves: [act('Catch Breath'), { do: 'wild', cube: 'white' }, { do: 'wild', cube: 'white' }, drops()],
    // The red line wounds for 6, the Rats strike the hero, each with 1 peril.
    expect: {
      peril: 2,
      front: [{ enemy: 'Plague Rat 1' }, {}, {}],
      rear: [{ enemy: 'Mother Mildew' }],
      field: { red: 0, yellow: 0 },
    },
  });
});
