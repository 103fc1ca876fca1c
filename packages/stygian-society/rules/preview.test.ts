import { createMoveList, listedMoves, type PreviewChange, type ReadableMove } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import { stygianSociety } from '../index.ts';
import { act, drops, type Floor, floor, pay, strike, wild } from '../testing/turns.ts';
import { COLOURS } from '../words/lists.ts';
import type { State } from './state.ts';

const nameOf = (state: State, { of, index, field }: PreviewChange): string => {
  if (of === 'pile') return `${field} ${COLOURS[index]}`;
  if (of === 'enemy')
    return `${stygianSociety.view(state, 0).figures.find(({ id }) => id === index)?.label} ${field}`;
  return of === 'player' ? `hero ${index} ${field}` : field;
};

/** What a move would change: from, to, and up to where choices decide. */
const previewOf = (at: Floor, wanted: ReadableMove) => {
  const { state } = floor(at);
  const list = createMoveList();
  stygianSociety.legal(state, 0, list);
  const move = listedMoves(list).find(
    (each) => JSON.stringify(stygianSociety.describe(state, 0, each)) === JSON.stringify(wanted),
  );
  if (move === undefined) throw new Error(`no such move: ${JSON.stringify(wanted)}`);
  const { changes, unknown } = stygianSociety.preview(state, 0, move);
  const numbers = changes.map((change) => [
    nameOf(state, change),
    [change.from, change.to, ...(change.upTo === undefined ? [] : [change.upTo])],
  ]);
  return { ...Object.fromEntries(numbers), ...(unknown ? { unknown } : {}) };
};

const CLEAVE: Floor = {
  with: {
    heroes: [{ hero: 'Knight', skills: ['Cleave'] }],
    front: ['Tower Ogre', { enemy: 'Ghoul', wounds: 1 }, 'Marionette'],
    field: { blue: 3 },
    crypt: { blue: 1 },
  },
  moves: [act('Cleave', 'Tower Ogre'), wild('white'), drops()],
};

test('a payment shows the cubes it takes and goes on past the second target with a range', () => {
  expect(previewOf(CLEAVE, { do: 'pay', times: 1 })).toEqual({
    'field blue': [3, 1],
    'bank blue': [4, 6],
    'Tower Ogre wounds': [0, 3],
    'Ghoul wounds': [1, 1, 2],
    'Marionette wounds': [0, 0, 1],
  });
});

test('once the second target is asked for, each shows exactly what it would suffer', () => {
  const asked = { ...CLEAVE, moves: [...CLEAVE.moves, pay(1)] };
  expect(previewOf(asked, { do: 'wound', target: 'Ghoul' })).toEqual({
    'Tower Ogre wounds': [0, 3],
    'Ghoul wounds': [1, 2],
  });
});

test('an enemy that one of the choices would eliminate may be gone', () => {
  const weak = { ...CLEAVE.with, front: ['Tower Ogre', 'Marionette', { enemy: 'Cellar Imp', wounds: 1 }] };
  expect(previewOf({ ...CLEAVE, with: weak }, { do: 'pay', times: 1 })).toMatchObject({
    'Cellar Imp gone': [0, 0, 1],
    xp: [0, 0, 1],
  });
});

test('paying by hand shows the fewest and the most cubes of each kind', () => {
  expect(previewOf(CLEAVE, { do: 'pay by hand', times: 1 })).toMatchObject({
    'field blue': [3, 1, 3],
    'crypt blue': [1, 0, 1],
    'Tower Ogre wounds': [0, 3],
  });
});

test('an action shows what is gathered, wild cubes as a range, and ends before the drop', () => {
  const shown = previewOf({ ...CLEAVE, moves: [] }, { do: 'act', card: 'Cleave', target: 'Tower Ogre' });
  expect(shown).toMatchObject({
    'gathered blue': [0, 2, 3],
    'gathered green': [0, 0, 1],
    'gathered white': [0, 0, 1],
    'gathered red': [0, 1],
    'bank red': [10, 9],
    unknown: true,
  });
  expect(shown).not.toHaveProperty('field red');
});

test('status tokens that may go are shown, and the rest of the card behind them', () => {
  const patient: Floor = {
    with: {
      heroes: [
        { hero: 'Doctor', skills: ['Antidote'] },
        { hero: 'Knight', tokens: { Dazed: { white: 2 }, Hexed: { blue: 1 } } },
      ],
      wounds: 5,
    },
    moves: [],
  };
  expect(previewOf(patient, { do: 'support', card: 'Antidote' })).toEqual({
    wounds: [5, 4],
    'hero 1 Dazed white': [2, 0, 2],
    'hero 1 Hexed blue': [1, 0, 1],
  });
});

test('Regroup shows tower, field and crypt going to the bank', () => {
  const at: Floor = {
    with: { front: ['Ghoul'], field: { blue: 2 }, crypt: { red: 1 }, tower: { white: 3 } },
    moves: [],
  };
  expect(previewOf(at, { do: 'act', card: 'Regroup' })).toMatchObject({
    peril: [0, 4],
    'field blue': [2, 0],
    'crypt red': [1, 0],
    'tower white': [3, 0],
    'bank blue': [8, 10],
    'bank white': [7, 10],
  });
});

test('a payment that completes the floor shows nothing of what follows (STY-16.11)', () => {
  const last: Floor = {
    with: { front: ['Ripper'], field: { blue: 4 }, crypt: { red: 2 }, peril: 3, luck: 1 },
    moves: strike('Ripper'),
  };
  expect(previewOf(last, { do: 'pay', times: 1 })).toEqual({
    'Ripper gone': [0, 1],
    'field blue': [4, 2],
    'bank blue': [4, 6],
    xp: [0, 1],
  });
});

test('where the choices are too many nothing is claimed', () => {
  const at: Floor = {
    with: {
      heroes: [{ hero: 'Burglar', skills: ['Sleight of Hand'] }],
      field: { blue: 3, green: 3, white: 3 },
      crypt: { blue: 2, green: 2, white: 2 },
    },
    moves: [],
  };
  expect(previewOf(at, { do: 'support', card: 'Sleight of Hand' })).toEqual({ unknown: true });
});
