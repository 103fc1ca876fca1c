import { OGRE_ACTS, testsOf, wounds } from '../testing/cards.ts';
import { act, drops, wild } from '../testing/turns.ts';
import { SPELLSLING } from './spellsling.ts';

const { action, support, quietTurn, moves, shields, complete } = testsOf(SPELLSLING.map(({ name }) => name));

const WHITE = { field: { white: 5 } };
const OGRE = 'Tower Ogre';
const exchange = (cube: string, from: string, into: string) => ({ do: 'exchange', cube, from, for: into });
const bury = (cube: string) => ({ do: 'bury', cube, from: 'field' });
const giveBack = (cube: string, from: string) => ({ do: 'return', cube, from });

action('Arc Bolt', {
  with: WHITE,
  target: OGRE,
  times: 2,
  expect: { front: wounds(4, 0), field: { white: 1 } },
});
action('Arc Bolt', { with: WHITE, target: 'Marionette', times: 2, expect: { rear: wounds(5) } });
action('Frost Lance', { with: WHITE, target: 'Marionette', expect: { rear: wounds(4) } });
moves('Frost Lance', 'reaches the rear rank alone', {
  with: WHITE,
  moves: [{ refused: act('Frost Lance', OGRE), code: 'wrong-rank' }],
  expect: {},
});
action('Ember Shower', {
  with: WHITE,
  target: OGRE,
  times: 2,
  expect: { front: wounds(3, 2), rear: wounds(0) },
});
action('Force Shove', {
  with: { ...WHITE, front: [OGRE, 'Ghoul', 'Ghoul'] },
  target: OGRE,
  times: 2,
  expect: {
    front: wounds(0, 0),
    rear: [
      { enemy: 'Marionette', wounds: 0 },
      { enemy: OGRE, wounds: 3 },
    ],
    field: { white: 2 },
  },
});
support('Focus', { expect: { field: { white: 2 }, heroes: [{ exhausted: ['Focus'] }] } });
moves('Static Veil', 'adds one to a magic attack, and nothing to others', {
  with: { ...WHITE, field: { white: 4 } },
  moves: [
    act('Arc Bolt', OGRE),
    wild('white'),
    drops(),
    { do: 'pay', times: 1 },
    { expect: { front: wounds(3, 0) } },
    act('Brawl', OGRE),
    wild('white'),
    wild('white'),
    drops(),
    { do: 'pay', times: 1 },
  ],
  expect: { front: wounds(5, 0) },
});
quietTurn('Deflection', 'prevents up to three wounds', {
  with: OGRE_ACTS,
  answers: [{ do: 'respond', card: 'Deflection' }],
  expect: { wounds: 4, heroes: [{ exhausted: ['Deflection'] }] },
});
action('Chain Lightning', { with: WHITE, target: OGRE, times: 2, expect: { front: wounds(5, 1) } });
action('Fireball', { with: WHITE, target: OGRE, times: 2, expect: { front: wounds(3, 3), rear: wounds(0) } });
action('Fireball', { with: WHITE, target: 'Marionette', expect: { front: wounds(0, 0), rear: wounds(2) } });
support('Transmute', {
  with: { field: { blue: 2, green: 1 }, crypt: { green: 1 } },
  answers: [
    exchange('blue', 'field', 'white'),
    exchange('blue', 'field', 'white'),
    exchange('green', 'field', 'white'),
    exchange('green', 'crypt', 'white'),
    bury('white'),
    bury('white'),
  ],
  expect: { field: { blue: 0, green: 0, white: 1 }, crypt: { green: 0, white: 3 }, luck: 0 },
});
moves('Attunement', 'drops one white more', {
  with: WHITE,
  moves: [act('Arc Bolt', OGRE), wild('blue')],
  expect: { gathered: { blue: 1, white: 3, red: 1, yellow: 1, black: 1 } },
});
quietTurn('Counterspell', 'lets an enemy action come to nothing', {
  with: OGRE_ACTS,
  answers: [{ do: 'respond', card: 'Counterspell' }],
  expect: { wounds: 0, peril: 1, field: { red: 0 }, heroes: [{ exhausted: ['Counterspell'] }] },
});
action('Disintegrate', {
  with: { ...WHITE, front: ['Gargoyle'] },
  target: 'Gargoyle',
  times: 2,
  expect: { front: wounds(7), field: { white: 0 } },
});
action('Meteor', { with: WHITE, times: 2, expect: { front: wounds(4, 4), rear: wounds(4) } });
action('Meteor', { with: WHITE, expect: { rear: wounds(3), heroes: [{ exhausted: ['Meteor'] }] } });
support('Slow the Hours', {
  with: { peril: 5, field: { red: 2, yellow: 1 }, crypt: { black: 2 } },
  answers: [
    giveBack('black', 'crypt'),
    giveBack('black', 'crypt'),
    giveBack('red', 'field'),
    giveBack('yellow', 'field'),
  ],
  expect: { peril: 3, field: { red: 1, yellow: 0 }, crypt: { black: 0 } },
});
moves('Archmage', 'adds one to a magic attack', {
  with: WHITE,
  hero: { skills: ['Static Veil'] },
  moves: [act('Arc Bolt', OGRE), wild('white'), drops(), { do: 'pay', times: 1 }],
  expect: { front: wounds(4, 0) },
});
shields('Archmage', 1);

complete();
