import { test } from 'vitest';
import { act, drops, floor, wild } from '../testing.ts';

/** Catch Breath with two white: a drop that changes nothing but what the test says. */
const breathe = (field = {}, crypt = {}) => [
  act('Catch Breath'),
  wild('white'),
  wild('white'),
  ...drops(['white', 'red', 'yellow', 'black'], field, crypt),
];

test('STY-7.6 three red asked, two in the field, one in the crypt: one field cube and the crypt cube', () => {
  floor({
    with: { front: ['Ash Hound'], field: { red: 2 }, crypt: { red: 1 } },
    moves: breathe(),
    expect: { wounds: 3, field: { red: 1 }, crypt: { red: 0 }, bank: { red: 8 }, peril: 1 },
  });
});
