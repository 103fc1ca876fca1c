import { expect, test } from 'vitest';
import { wounds } from '../testing/cards.ts';
import { act, drops, floor, pay, strike, wild } from '../testing/turns.ts';
import { STATUSES } from '../words/lists.ts';

const tested = new Set<string>();
const statusTest = (name: (typeof STATUSES)[number], doing: string, run: () => void): void => {
  tested.add(name);
  test(`${name} ${doing}`, run);
};

/** A Knight with three tokens of a status. */
const knight = (status: string, facts: object = {}) => ({
  heroes: [{ hero: 'Knight', tokens: { [status]: { blue: 2, white: 1 } }, ...facts }],
});

statusTest('Stricken', 'hurts once per token at the start of the turn, whatever the shields', () => {
  const facts = { skills: ['Plate Harness', 'Heater Shield'] };
  floor({ with: { ...knight('Stricken', facts), at: 'start of turn' }, moves: [], expect: { wounds: 3 } });
});

statusTest('Dazed', 'strikes one hero cube per token from the drop, and no peril cube', () => {
  floor({
    with: { ...knight('Dazed', { skills: ['Earthshaker'] }), front: ['Tower Ogre'] },
    moves: [
      act('Earthshaker'),
      { do: 'strike', cube: 'blue' },
      { do: 'strike', cube: 'blue' },
      { do: 'strike', cube: 'any' },
    ],
    expect: { gathered: { blue: 1, green: 0, white: 0, red: 1, yellow: 1, black: 1 } },
  });
});

statusTest('Weakened', 'takes one wound per token off every enemy an attack hits', () => {
  const position = { field: { blue: 5 }, front: ['Tower Ogre', 'Ghoul'] };
  const end = { do: 'done' };
  floor({
    with: { ...knight('Weakened'), ...position, field: { blue: 4 } },
    moves: [...strike('Tower Ogre'), pay(2)],
    expect: { front: wounds(2, 0) },
  });
  floor({
    with: { ...knight('Weakened', { skills: ['Whirling Steel'] }), ...position },
    moves: [act('Whirling Steel', 'Tower Ogre'), drops(), pay(2), end],
    expect: { front: wounds(0, 0) },
  });
});

statusTest('Hexed', 'puts a red, a yellow and a black cube into the field', () => {
  floor({
    with: { ...knight('Hexed'), at: 'start of turn' },
    moves: [],
    expect: { field: { red: 1, yellow: 1, black: 1 }, wounds: 0 },
  });
});

test('each token costs one cube of its colour at the end of the turn, whatever its status', () => {
  for (const status of STATUSES.filter((name) => name !== 'Dazed'))
    floor({
      with: { ...knight(status), field: { white: 1 }, crypt: { blue: 1 }, front: ['Tower Ogre'] },
      moves: [
        act('Catch Breath'),
        wild('green'),
        wild('green'),
        drops(),
        { do: 'pay nothing' },
        { do: 'remove', status, token: 'blue', with: 'crypt' },
        { do: 'remove', status, token: 'blue', with: 'half' },
        { do: 'remove', status, token: 'white', with: 'field' },
      ],
      expect: {
        heroes: [{ tokens: { [status]: { blue: 0, green: 0, white: 0 } } }],
        field: { white: 0 },
        crypt: { blue: 0 },
      },
    });
});

test('none is missing', () => {
  expect([...tested]).toEqual([...STATUSES]);
});
