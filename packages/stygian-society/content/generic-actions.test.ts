import { testsOf, wounds } from '../testing/cards.ts';
import { GENERIC_ACTIONS } from './generic-actions.ts';

const { action, moves, complete } = testsOf(GENERIC_ACTIONS.map(({ name }) => name));

moves('Regroup', 'empties tower, field and crypt for four peril', {
  with: { tower: { white: 3, red: 2 }, field: { blue: 2, black: 1 }, crypt: { green: 1 }, luck: 1 },
  moves: [{ do: 'act', card: 'Regroup' }],
  expect: {
    tower: { white: 0, red: 0 },
    field: { blue: 0, black: 0 },
    crypt: { green: 0 },
    bank: { blue: 10, green: 10, white: 10, red: 10, yellow: 10, black: 10 },
    peril: 4,
    luck: 1,
  },
});
action('Brawl', {
  with: { field: { blue: 1, green: 3 } },
  target: 'Tower Ogre',
  times: 2,
  expect: { front: wounds(3, 0), field: { blue: 0, green: 0 } },
});
action('Catch Breath', {
  with: { field: { blue: 1, white: 3 }, wounds: 6 },
  times: 2,
  expect: { wounds: 4 },
});

complete();
