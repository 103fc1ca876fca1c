import { expect, test } from 'vitest';
import { act, drops, floor, pay, quiet } from '../testing.ts';
import { economical } from './cubes.ts';

test('STY-7.6 three red asked, two in the field, one in the crypt: one field cube and the crypt cube', () => {
  floor({
    with: { front: ['Ash Hound'], field: { red: 2 }, crypt: { red: 1 } },
    moves: quiet(),
    expect: { wounds: 3, field: { red: 1 }, crypt: { red: 0 }, bank: { red: 8 }, peril: 1 },
  });
});

test.each([
  [3, 3, { field: 3, crypt: 0 }],
  [3, 2, { field: 1, crypt: 1 }],
  [2, 1, { field: 0, crypt: 1 }],
  [4, 1, { field: 0, crypt: 2 }],
  [5, 2, { field: 1, crypt: 2 }],
])('STY-7.6 %i asked with %i in the field', (asked, inField, spent) => {
  expect(economical(asked, inField)).toEqual(spent);
});

test('STY-7.1 STY-7.2 STY-7.3 STY-7.4 STY-7.7 STY-7.8 card, or line where no figure is, each with its peril', () => {
  floor({
    // Run and Gun: 3 yellow raise peril by 2, 4 black by 2; the Cannoneer is in play, so its card is asked.
    with: { front: ['Ash Hound'], rear: ['Cannoneer'], field: { red: 3, yellow: 3, black: 3 } },
    moves: quiet(),
    expect: { wounds: 3 + 1, peril: 3, field: { red: 0, yellow: 0, black: 3 } },
  });
});

test('STY-7.9 an enemy card acts once however many cubes there are', () => {
  floor({
    with: { front: ['Cellar Imp'], field: { red: 7 } },
    moves: quiet(),
    expect: { wounds: 1, field: { red: 5 } },
  });
});

test('STY-7.11 «for each» counts the figures of the kind', () => {
  floor({
    with: { front: ['Ripper', 'Ripper', 'Ripper'], field: { red: 3 } },
    moves: quiet(),
    expect: { wounds: 3 },
  });
});

test('STY-7.12 without a trigger the cubes pile up and the line is not asked', () => {
  floor({
    with: { front: ['Lightning Fly'], field: { yellow: 6 } },
    moves: quiet(),
    expect: { field: { yellow: 6 }, peril: 0 },
  });
});

test('STY-7.10 STY-7.13 STY-7.5 STY-28.12 the Rider sets black cubes for the end of the turn', () => {
  floor({
    with: { front: ['Rider', 'Rider'], field: { black: 3 } },
    moves: quiet(),
    expect: { field: { black: 4 }, peril: 1, wounds: 0 },
  });
});

test('STY-7.14 STY-28.2 what cannot be done is skipped: the Cutpurse takes the cubes there are', () => {
  floor({
    with: { front: ['Cutpurse'], field: { black: 3, blue: 1 }, luck: 0 },
    moves: quiet(),
    expect: { wounds: 1, field: { black: 0, blue: 0 }, luck: 0, peril: 1 },
  });
});

test('STY-28.2 STY-11.4 the active player picks the cubes to lose, a crypt cube counts as one', () => {
  floor({
    with: { front: ['Cutpurse'], field: { black: 3, blue: 2 }, crypt: { green: 1 } },
    moves: [
      ...quiet(),
      { do: 'lose', cube: 'green', from: 'crypt' },
      { do: 'lose', cube: 'blue', from: 'field' },
    ],
    expect: { crypt: { green: 0 }, field: { blue: 1 } },
  });
});

test('STY-28.7 a cancelled action spends its cubes and raises peril by exactly 1', () => {
  floor({
    with: {
      front: ['Shade'],
      field: { black: 3 },
      heroes: [{ hero: 'Spellsling', skills: ['Counterspell'] }],
    },
    moves: [...quiet(), { do: 'respond', card: 'Counterspell' }],
    expect: { wounds: 0, peril: 1, field: { black: 0 }, heroes: [{ exhausted: ['Counterspell'] }] },
  });
});

test('STY-28.5 the Ghoul mends each Ghoul', () => {
  floor({
    with: {
      front: [
        { enemy: 'Ghoul', wounds: 5 },
        { enemy: 'Ghoul', wounds: 2 },
      ],
      field: { black: 4 },
    },
    moves: quiet(),
    expect: { front: [{ wounds: 2 }, { wounds: 0 }], wounds: 6 },
  });
});

test('STY-18.9 the Grave Wisp exhausts a ready skill of the hero’s choice, never level 0', () => {
  floor({
    with: {
      front: ['Grave Wisp'],
      field: { yellow: 3 },
      heroes: [{ hero: 'Knight', skills: ['Cleave', 'Riposte', 'Heater Shield'] }],
    },
    moves: [...quiet(), { do: 'exhaust', card: 'Cleave' }],
    expect: { wounds: 0, heroes: [{ exhausted: ['Cleave'] }] },
  });
});

test('STY-5.7 STY-27.3 with the target gone nothing is paid and the cubes stay', () => {
  floor({
    with: {
      heroes: [{ hero: 'Knight', skills: ['Riposte'] }],
      front: [{ enemy: 'Cellar Imp', wounds: 1 }, 'Plague Rat'],
      field: { red: 2, blue: 4 },
    },
    moves: [
      act('Steel Fist', 'Cellar Imp'),
      { do: 'wild', cube: 'white' },
      drops(),
      { do: 'respond', card: 'Riposte' },
      { do: 'wound', target: 'Cellar Imp' },
    ],
    expect: { front: [{ enemy: 'Plague Rat' }], field: { blue: 4 }, xp: 1, wounds: 1 },
  });
});

test('STY-9.6 STY-28.4 Quick Fingers buries cubes after a drop, without luck', () => {
  floor({
    with: {
      front: ['Tower Ogre'],
      field: { green: 2 },
      heroes: [{ hero: 'Doctor' }, { hero: 'Burglar', skills: ['Quick Fingers'] }],
      wounds: 9,
    },
    moves: [
      ...quiet(),
      { do: 'respond', card: 'Quick Fingers' },
      { do: 'bury', cube: 'green' },
      { do: 'bury', cube: 'green' },
      pay(2),
    ],
    expect: { luck: 0, crypt: { green: 0 }, wounds: 7 },
  });
});
