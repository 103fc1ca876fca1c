import { OGRE_ACTS, testsOf, wounds } from '../testing/cards.ts';
import { act, drops, pay, wild } from '../testing/turns.ts';
import { DOCTOR } from './doctor.ts';

const { action, support, quietTurn, moves, shields, complete } = testsOf(DOCTOR.map(({ name }) => name));

const GREEN = { field: { green: 5 }, wounds: 12 };
const OGRE = 'Tower Ogre';
const cleanse = (hero: string, status: string, token: string) => ({ do: 'cleanse', hero, status, token });

action('Field Dressing', { with: GREEN, expect: { wounds: 10, field: { green: 3 } } });
action('Field Dressing', { with: GREEN, times: 4, expect: { wounds: 7, field: { green: 0 } } });
action('Scalpel', { with: GREEN, target: OGRE, times: 2, expect: { front: wounds(6, 0), wounds: 12 } });
action('Vitriol Flask', { with: GREEN, target: OGRE, times: 2, expect: { front: wounds(5, 1) } });
action('Vitriol Flask', {
  with: GREEN,
  target: 'Marionette',
  expect: { rear: wounds(3), front: wounds(0, 0) },
});
action('Triage', {
  with: { field: { green: 3 }, wounds: 12 },
  hero: { tokens: { Weakened: { white: 1 } } },
  others: [{ hero: 'Knight', tokens: { Stricken: { blue: 2 } } }],
  times: 2,
  answers: [cleanse('Knight', 'Stricken', 'blue'), cleanse('Knight', 'Stricken', 'blue')],
  expect: {
    wounds: 10,
    heroes: [{ tokens: { Weakened: { white: 1 } } }, { tokens: { Stricken: { blue: 0 } } }],
  },
});
support('Tonic', { with: GREEN, expect: { wounds: 9, heroes: [{ exhausted: ['Tonic'] }] } });
support('Antidote', {
  with: GREEN,
  hero: { tokens: { Hexed: { blue: 2 }, Weakened: { white: 2 } } },
  answers: [
    cleanse('Doctor', 'Hexed', 'blue'),
    cleanse('Doctor', 'Hexed', 'blue'),
    cleanse('Doctor', 'Weakened', 'white'),
  ],
  expect: { wounds: 11, heroes: [{ tokens: { Hexed: { blue: 0 }, Weakened: { white: 1 } } }] },
});
moves('Bedside Manner', 'adds one to an action that heals, however often it is paid', {
  with: GREEN,
  moves: [act('Field Dressing'), wild('white'), drops(), pay(2)],
  expect: { wounds: 8 },
});
moves('Bedside Manner', 'adds nothing to a support', {
  with: GREEN,
  hero: { skills: ['Tonic'] },
  moves: [{ do: 'support', card: 'Tonic' }],
  expect: { wounds: 9 },
});
action('Transfusion', { with: GREEN, expect: { wounds: 8, field: { green: 3 } } });
action('Transfusion', { with: GREEN, times: 2, expect: { wounds: 7, field: { green: 2 } } });
action('Acid Bomb', {
  with: GREEN,
  target: OGRE,
  times: 2,
  expect: { front: wounds(3, 3), rear: wounds(0) },
});
support('Stimulant', {
  with: GREEN,
  hero: { skills: ['Tonic', 'Antidote', 'Inoculate'], exhausted: ['Tonic', 'Antidote', 'Inoculate'] },
  answers: [
    { do: 'refresh', card: 'Tonic' },
    { do: 'refresh', card: 'Inoculate' },
  ],
  expect: { wounds: 11, heroes: [{ exhausted: ['Stimulant', 'Antidote'] }] },
});
moves('Oilcloth Coat', 'heals two when a floor is completed', {
  with: { at: 'floor end', wounds: 12 },
  moves: [],
  expect: { wounds: 10, question: 'chest' },
});
shields('Oilcloth Coat', 1);
quietTurn('Inoculate', 'keeps all tokens of one instruction off', {
  with: { front: ['Plague Rat'], rear: [], field: { yellow: 3 } },
  answers: [{ do: 'respond', card: 'Inoculate' }],
  expect: {
    heroes: [{ tokens: { Stricken: { blue: 0, green: 0, white: 0 } }, exhausted: ['Inoculate'] }],
    peril: 1,
  },
});
action('Vivisection', {
  with: GREEN,
  target: OGRE,
  expect: { front: wounds(6, 0), wounds: 10, field: { green: 2 } },
});
action('Vivisection', { with: GREEN, target: OGRE, times: 2, expect: { front: wounds(8, 0), wounds: 10 } });
action('Miracle Cure', {
  with: GREEN,
  hero: { tokens: { Stricken: { blue: 2 }, Dazed: { white: 1 }, Hexed: { blue: 1 } } },
  times: 3,
  answers: [
    cleanse('Doctor', 'Stricken', 'blue'),
    cleanse('Doctor', 'Stricken', 'blue'),
    cleanse('Doctor', 'Hexed', 'blue'),
    cleanse('Doctor', 'Dazed', 'white'),
  ],
  expect: {
    wounds: 3,
    field: { green: 0 },
    heroes: [{ tokens: { Stricken: { blue: 0 }, Hexed: { blue: 0 } }, exhausted: ['Miracle Cure'] }],
  },
});
moves('House Calls', 'heals one at the start of the turn', {
  with: { at: 'start of turn', wounds: 12 },
  moves: [],
  expect: { wounds: 11 },
});
quietTurn('Galvanic Shock', 'prevents all wounds that would end the game', {
  with: { ...OGRE_ACTS, wounds: 18 },
  answers: [{ do: 'respond', card: 'Galvanic Shock' }],
  expect: { wounds: 18, heroes: [{ exhausted: ['Galvanic Shock'] }] },
});

complete();
