import { expect, test } from 'vitest';
import { act, drops, floor, PAY_NOTHING, pay, wild } from '../../testing/turns.ts';

/** Steel Fist on a floor with red, yellow and black peril cubes, everything stuck in the tower. */
const STEEL_FIST = [act('Steel Fist', 'Ripper 1'), wild('white'), drops()];

test.each([
  { times: 1, wounds: 3, field: 0, crypt: 1 },
  { times: 2, wounds: 5, field: 0, crypt: 0 },
])('STY-8.2 Steel Fist with two blue in the field and one in the crypt, bought $times times', (bought) => {
  const { times, wounds, field, crypt } = bought;
  floor({
    with: {
      place: 'Stable of Bones',
      field: { blue: 2 },
      crypt: { blue: 1 },
      front: [{ enemy: 'Tower Ogre' }],
    },
    moves: [act('Steel Fist', 'Tower Ogre'), ...STEEL_FIST.slice(1), pay(times)],
    expect: { front: [{ wounds }], field: { blue: field }, crypt: { blue: crypt } },
  });
});

test('STY-8.2 a third time is too much for two blue and a crypt cube', () => {
  floor({
    with: { field: { blue: 2 }, crypt: { blue: 1 }, front: ['Tower Ogre'] },
    moves: [
      act('Steel Fist', 'Tower Ogre'),
      ...STEEL_FIST.slice(1),
      { refused: pay(3), code: 'too-few-cubes' },
      PAY_NOTHING,
    ],
    expect: { front: [{ wounds: 0 }], field: { blue: 2 }, crypt: { blue: 1 } },
  });
});

test.each([
  ['crypt cubes before luck', { blue: 0 }, { blue: 1 }, 2, { field: 0, crypt: 0, luck: 2 }],
  ['field cubes before crypt cubes', { blue: 2 }, { blue: 1 }, 2, { field: 0, crypt: 1, luck: 2 }],
  ['a crypt cube before a field cube and luck', { blue: 1 }, { blue: 1 }, 1, { field: 1, crypt: 0, luck: 1 }],
])('STY-8.1 R31 the proposal spends %s', (_order, field, crypt, luck, left) => {
  floor({
    with: { field, crypt, luck, front: ['Tower Ogre'] },
    moves: [act('Steel Fist', 'Tower Ogre'), ...STEEL_FIST.slice(1), pay(1)],
    expect: {
      front: [{ wounds: 3 }],
      field: { blue: left.field },
      crypt: { blue: left.crypt },
      luck: left.luck,
    },
  });
});

test('STY-8.4 with too few cubes the action is forfeited and the cubes stay', () => {
  const { events } = floor({
    with: { field: { blue: 1 }, front: ['Tower Ogre'] },
    moves: [act('Steel Fist', 'Tower Ogre'), ...STEEL_FIST.slice(1)],
    expect: { front: [{ wounds: 0 }], field: { blue: 1 } },
  });
  expect(events).toContainEqual(expect.objectContaining({ type: 'forfeited', why: 'cubes' }));
});
