import { OGRE_ACTS, testsOf, wounds } from '../testing/cards.ts';
import { quiet } from '../testing/turns.ts';
import { KNIGHT } from './knight.ts';

const { action, support, quietTurn, moves, shields, complete } = testsOf(KNIGHT.map(({ name }) => name));

const BLUE = { field: { blue: 5 } };
const OGRE = 'Tower Ogre';

action('Steel Fist', { with: BLUE, target: OGRE, expect: { front: wounds(3, 0), field: { blue: 3 } } });
action('Steel Fist', {
  with: BLUE,
  target: OGRE,
  times: 2,
  expect: { front: wounds(5, 0), field: { blue: 1 } },
});
action('Cleave', { with: BLUE, target: OGRE, expect: { front: wounds(3, 1), rear: wounds(0) } });
action('Cleave', { with: BLUE, target: OGRE, times: 2, expect: { front: wounds(4, 2), field: { blue: 1 } } });
action('Lance Charge', {
  with: BLUE,
  target: 'Marionette',
  expect: { rear: wounds(5), heroes: [{ exhausted: ['Lance Charge'] }] },
});
action('Lance Charge', { with: BLUE, target: OGRE, times: 2, expect: { front: wounds(7, 0) } });
action('Shield Bash', {
  with: { field: { blue: 4, red: 2 } },
  target: OGRE,
  times: 2,
  answers: [{ do: 'return', cube: 'red', from: 'field' }],
  expect: { front: wounds(5, 0), field: { blue: 0, red: 1 } },
});
shields('Shield Bash', 1);
moves('Hold the Line', 'prevents four wounds of the turn after its own shield', {
  with: OGRE_ACTS,
  moves: [{ do: 'support', card: 'Hold the Line' }, ...quiet()],
  expect: { wounds: 2, guard: 0 },
});
support('Hold the Line', { expect: { guard: 4, heroes: [{ exhausted: ['Hold the Line'] }] } });
shields('Hold the Line', 1);
shields('Heater Shield', 2);
quietTurn('Riposte', 'wounds one front enemy after wounds were suffered', {
  with: { ...OGRE_ACTS, front: ['Tower Ogre', 'Ghoul'], rear: ['Marionette'] },
  answers: [
    { do: 'respond', card: 'Riposte' },
    { do: 'wound', target: 'Ghoul' },
  ],
  expect: { wounds: 7, front: wounds(0, 3), heroes: [{ exhausted: ['Riposte'] }] },
});
action('Sunder', { with: { ...BLUE, front: ['Clank'] }, target: 'Clank', expect: { front: wounds(5) } });
action('Sunder', { with: BLUE, target: OGRE, times: 2, expect: { front: wounds(7, 0) } });
action('Whirling Steel', { with: BLUE, target: OGRE, expect: { front: wounds(2, 2), rear: wounds(0) } });
action('Whirling Steel', {
  with: BLUE,
  target: OGRE,
  times: 2,
  expect: { front: wounds(3, 3), rear: wounds(0) },
});
support('Battle Cry', { expect: { field: { blue: 3 }, bank: { blue: 7 } } });
shields('Plate Harness', 3);
quietTurn('Interpose', 'prevents up to five wounds', {
  with: OGRE_ACTS,
  answers: [{ do: 'respond', card: 'Interpose' }],
  expect: { wounds: 1, heroes: [{ exhausted: ['Interpose'] }] },
});
shields('Interpose', 1);
action('Giantslayer', { with: BLUE, target: OGRE, expect: { front: wounds(8, 0), field: { blue: 2 } } });
action('Giantslayer', {
  with: BLUE,
  target: OGRE,
  times: 2,
  expect: { front: wounds(10, 0), field: { blue: 0 } },
});
action('Earthshaker', { with: BLUE, expect: { front: wounds(3, 3), rear: wounds(3), field: { blue: 2 } } });
action('Earthshaker', {
  with: BLUE,
  times: 2,
  expect: { front: wounds(4, 4), rear: wounds(4), heroes: [{ exhausted: ['Earthshaker'] }] },
});
quietTurn('Unbreakable', 'keeps Stricken off', {
  with: { front: ['Plague Rat'], rear: [], field: { yellow: 3 } },
  expect: { heroes: [{ tokens: { Stricken: { blue: 0, green: 0, white: 0 } } }], peril: 1 },
});
shields('Unbreakable', 3);
quietTurn('Last Stand', 'prevents all wounds that would end the game', {
  with: { ...OGRE_ACTS, wounds: 20 },
  answers: [{ do: 'respond', card: 'Last Stand' }],
  expect: { wounds: 20, heroes: [{ exhausted: ['Last Stand'] }] },
});
shields('Last Stand', 1);

complete();
