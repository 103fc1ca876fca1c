import { expect, test } from 'vitest';
import { act, drops, type Fields, floor, pay, quiet } from '../../testing/turns.ts';
import { economical } from '../cubes/cubes.ts';

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

/** Colours in the order in which they acted. */
const acted = (position: Fields): number[] =>
  floor({ with: position, moves: quiet() }).events.flatMap((event) =>
    event.type === 'acted' ? [event.colour] : [],
  );
const [RED, YELLOW, BLACK] = [3, 4, 5];

test('STY-7.1 red, yellow and black are checked in this order, each once', () => {
  const all = { red: 4, yellow: 4, black: 4 };
  expect(acted({ front: ['Rider'], rear: ['Ash Hound'], field: all })).toEqual([RED, YELLOW, BLACK]);
});

test('STY-7.2 where a figure of the colour is in play its card is checked, not the line', () => {
  // Run and Gun: four black raise peril by 2; the Cannoneer asks for four too, and wounds.
  floor({
    with: { front: ['Ash Hound'], rear: ['Cannoneer'], field: { black: 4 } },
    moves: quiet(),
    expect: { wounds: 4, peril: 1, field: { black: 0 } },
  });
});

test('STY-7.3 where none is in play the line of the room is checked', () => {
  floor({
    with: { front: ['Ash Hound'], field: { black: 4 } },
    moves: quiet(),
    expect: { wounds: 0, peril: 2, field: { black: 0 } },
  });
});

test('STY-7.4 with fewer cubes than it asks for nothing happens and they stay; crypt cubes count double', () => {
  const hound = { front: ['Ash Hound'] };
  floor({
    with: { ...hound, field: { red: 2 } },
    moves: quiet(),
    expect: { wounds: 0, peril: 0, field: { red: 2 } },
  });
  floor({ with: { ...hound, field: { red: 1 }, crypt: { red: 1 } }, moves: quiet(), expect: { wounds: 3 } });
});

test('STY-7.7 after an enemy card peril rises by 1', () => {
  floor({ with: { front: ['Ash Hound'], field: { red: 3 } }, moves: quiet(), expect: { peril: 1 } });
});

test('STY-7.8 after a line peril rises by 1, unless the line raised it itself', () => {
  const peril = (place: string, count: number, expected: number) =>
    floor({
      with: { place, front: ['Ash Hound'], field: { yellow: count } },
      moves: quiet(),
      expect: { peril: expected, field: { yellow: 0 } },
    });
  // Two wounds and its 1; two peril and no more.
  peril('Gear Gallery', 4, 1);
  peril('Run and Gun', 3, 2);
});

test('STY-7.9 an enemy card acts once however many cubes there are', () => {
  floor({
    with: { front: ['Cellar Imp'], field: { red: 7 } },
    moves: quiet(),
    expect: { wounds: 1, field: { red: 5 } },
  });
});

test('STY-7.11 "for each" counts the figures of the kind', () => {
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

test('STY-28.12 what the Rider sets happens at the end of the turn, for each Rider then in play', () => {
  floor({
    with: { front: ['Rider', 'Rider'], field: { black: 3, blue: 2 } },
    moves: [...quiet(), { expect: { question: 'pay', field: { black: 0 } } }, { do: 'pay nothing' }],
    expect: { field: { black: 4 }, peril: 1, wounds: 0 },
  });
});

test('STY-28.12 if no figure of the kind is left it does not happen', () => {
  floor({
    with: { front: [{ enemy: 'Rider', wounds: 3 }, 'Tower Ogre'], field: { black: 3, blue: 2 } },
    moves: [act('Steel Fist', 'Rider'), { do: 'wild', cube: 'white' }, drops(), pay(1)],
    expect: { front: [{ enemy: 'Tower Ogre' }], field: { black: 0 } },
  });
});

test('STY-7.5 cubes are spent first: the effect can bring the very same again', () => {
  // All ten black cubes are outside: only what the Rider has just spent can come at the end.
  floor({
    with: { front: ['Rider'], field: { black: 3 }, tower: { black: 6 }, crypt: { black: 1 } },
    moves: [act('Catch Breath'), { do: 'wild', cube: 'white' }, { do: 'wild', cube: 'white' }, drops()],
    // The peril cube that is missing raises peril too.
    expect: { field: { black: 2 }, bank: { black: 1 }, peril: 2 },
  });
});

test('STY-7.10 a colour is looked at once: with its last figure gone, its line is not checked too', () => {
  // The Cellar Imp acts with two red and falls to Riposte; four more red would set the line off.
  floor({
    with: {
      front: [{ enemy: 'Cellar Imp', wounds: 1 }, 'Ghoul'],
      field: { red: 6 },
      heroes: [{ hero: 'Knight', skills: ['Riposte'] }],
    },
    moves: [...quiet(), { do: 'respond', card: 'Riposte' }, { do: 'wound', target: 'Cellar Imp' }],
    expect: { front: [{ enemy: 'Ghoul' }], field: { red: 4 }, peril: 1 },
  });
});

test('STY-7.13 cubes put into the field while the enemies act count for the colours still to come', () => {
  const { state } = floor({
    // Patchwork Adams: four black double the flies and put a red cube down, too late for red in this turn.
    with: {
      floor: 3,
      place: 'Patchwork Adams',
      front: ['Patchwork Adams'],
      field: { red: 4, black: 4 },
    },
    moves: quiet(),
    expect: { field: { red: 5 }, wounds: 0 },
  });
  expect(state.turn).toBe(2);
});

test('STY-7.14 a part that cannot be done is skipped, the rest happens and peril rises', () => {
  floor({
    with: { front: ['Cutpurse'], field: { black: 3 }, luck: 0 },
    moves: quiet(),
    expect: { wounds: 1, field: { black: 0 }, luck: 0, peril: 1 },
  });
});

test('STY-28.2 hero cubes are lost as the active player picks, and with fewer all of them', () => {
  floor({
    with: { front: ['Cutpurse'], field: { black: 3, blue: 2, white: 2 } },
    moves: [
      ...quiet(),
      { expect: { question: 'lose' } },
      { do: 'lose', cube: 'white', from: 'field' },
      { do: 'lose', cube: 'blue', from: 'field' },
    ],
    expect: { field: { blue: 1, white: 1 } },
  });
  floor({
    with: { front: ['Cutpurse'], field: { black: 3, blue: 1 } },
    moves: quiet(),
    expect: { field: { blue: 0 } },
  });
});

test('STY-11.4 where cubes are not spent a crypt cube counts as one', () => {
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

test('STY-27.3 if a skill eliminates the last enemy while the enemies act, the rest of their actions is dropped', () => {
  floor({
    with: {
      heroes: [{ hero: 'Knight', skills: ['Riposte'] }],
      front: [{ enemy: 'Cellar Imp', wounds: 1 }],
      // The lines of yellow and black would raise peril.
      field: { red: 2, yellow: 3, black: 4 },
    },
    moves: [...quiet(), { do: 'respond', card: 'Riposte' }],
    expect: { question: 'chest', peril: 0, field: { yellow: 3, black: 4 } },
  });
});

test('STY-5.7 with the target gone nothing is paid and the cubes stay', () => {
  const { events } = floor({
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
  expect(events).toContainEqual(expect.objectContaining({ type: 'forfeited', why: 'target' }));
});

test('STY-28.4 hero cubes move from the field into the crypt, where they count double, without luck', () => {
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
      { expect: { field: { green: 0 }, crypt: { green: 2 } } },
      pay(2),
    ],
    expect: { luck: 0, crypt: { green: 0 }, wounds: 7 },
  });
});

test('STY-9.6 cubes put into the field come as far as the bank goes, without peril', () => {
  floor({
    with: {
      front: ['Tower Ogre'],
      tower: { blue: 8 },
      heroes: [{ hero: 'Knight', skills: ['Battle Cry'] }],
    },
    moves: [{ do: 'support', card: 'Battle Cry' }],
    expect: { field: { blue: 2 }, bank: { blue: 0 }, peril: 0 },
  });
});
