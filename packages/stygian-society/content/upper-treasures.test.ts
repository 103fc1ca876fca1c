import { OGRE_ACTS, testsOf, wounds } from '../testing/cards.ts';
import { act, drops, pay } from '../testing/turns.ts';
import { UPPER_TREASURES } from './upper-treasures.ts';

const { action, support, quietTurn, moves, shields, complete } = testsOf(
  UPPER_TREASURES.map(({ name }) => name),
);

const GONE = { partyTreasures: [] };
const OGRE = 'Tower Ogre';
const cleanse = (hero: string, status: string, token: string) => ({ do: 'cleanse', hero, status, token });
const giveBack = (cube: string) => ({ do: 'return', cube, from: 'field' });
/** An attack with a weapon of four wounds. */
const weapon = (card: string) => [act(card, OGRE), drops(), pay(1)];

support('Great Elixir', { with: { wounds: 9 }, expect: { wounds: 3, ...GONE } });
support("Surgeon's Case", {
  with: { wounds: 9 },
  hero: { tokens: { Hexed: { blue: 2 } } },
  answers: [cleanse('Knight', 'Hexed', 'blue')],
  expect: {
    wounds: 7,
    heroes: [{ tokens: { Hexed: { blue: 1 } }, exhausted: ["Surgeon's Case"] }],
  },
});
shields('Tower Shield', 2);
moves('Mail Shirt', 'heals one at the start of each floor', {
  with: { at: 'floor start', wounds: 9 },
  moves: [],
  expect: { wounds: 8 },
});
shields('Mail Shirt', 1);
support('Loaded Die', { expect: { luck: 3, ...GONE } });
action('Repeating Crossbow', {
  with: { field: { green: 4 } },
  target: 'Marionette',
  times: 2,
  expect: { rear: wounds(5), field: { green: 0 } },
});
action('Runed Blade', {
  with: { field: { blue: 4 } },
  target: OGRE,
  times: 2,
  expect: { front: wounds(5, 0) },
});
action('Star Sceptre', {
  with: { field: { white: 4 } },
  target: OGRE,
  times: 2,
  expect: { front: wounds(5, 0) },
});
support('Prism Box', {
  expect: { field: { blue: 1, green: 1, white: 1 }, partyTreasures: ['Prism Box'], question: 'turn' },
});
moves('Prism Box', 'is exhausted', {
  with: { heroes: [{ hero: 'Knight' }] },
  moves: [
    { do: 'support', card: 'Prism Box' },
    act('Regroup'),
    { refused: { do: 'support', card: 'Prism Box' }, code: 'exhausted' },
  ],
  expect: {},
});
moves('Whetstone of Kings', 'adds one to a melee attack', {
  with: { field: { blue: 2 } },
  hero: { treasures: ['Runed Blade'] },
  moves: weapon('Runed Blade'),
  expect: { front: wounds(5, 0) },
});
moves('Ley Crystal', 'adds one to a magic attack', {
  with: { field: { white: 2 } },
  hero: { treasures: ['Star Sceptre'] },
  moves: weapon('Star Sceptre'),
  expect: { front: wounds(5, 0) },
});
moves('Oiled Quiver', 'adds two to a projectile attack', {
  with: { field: { green: 2 } },
  hero: { treasures: ['Repeating Crossbow'] },
  moves: weapon('Repeating Crossbow'),
  expect: { front: wounds(6, 0) },
});
support('Holy Water', {
  with: { wounds: 9 },
  hero: { tokens: { Weakened: { blue: 1 } } },
  others: [{ hero: 'Doctor', tokens: { Hexed: { white: 2 } } }],
  answers: [
    cleanse('Knight', 'Weakened', 'blue'),
    cleanse('Doctor', 'Hexed', 'white'),
    cleanse('Doctor', 'Hexed', 'white'),
  ],
  expect: {
    wounds: 7,
    heroes: [{ tokens: { Weakened: { blue: 0 } } }, { tokens: { Hexed: { white: 0 } } }],
    ...GONE,
  },
});
support('Salt Circle', {
  with: { field: { red: 4, yellow: 3 } },
  answers: [
    ...Array.from({ length: 4 }, () => giveBack('red')),
    ...Array.from({ length: 2 }, () => giveBack('yellow')),
  ],
  expect: { field: { red: 0, yellow: 1 }, question: 'turn', ...GONE },
});
support('Cloak of Dusk', { with: { peril: 5 }, expect: { peril: 1, ...GONE } });
support('Petard', { answers: [{ do: 'wound', target: OGRE }], expect: { front: wounds(6, 0), ...GONE } });
quietTurn('Phoenix Feather', 'prevents the wounds that would end the game, and heals two', {
  with: { ...OGRE_ACTS, wounds: 20 },
  answers: [{ do: 'respond', card: 'Phoenix Feather' }],
  expect: { wounds: 18, ...GONE },
});
quietTurn('Mirror Charm', 'lets an enemy action come to nothing', {
  with: OGRE_ACTS,
  answers: [{ do: 'respond', card: 'Mirror Charm' }],
  expect: { wounds: 0, peril: 1, field: { red: 0 }, ...GONE },
});
quietTurn('Ox Blood Tonic', 'raises the maximum of wounds by three', {
  with: { ...OGRE_ACTS, wounds: 20 },
  expect: { wounds: 27, maxWounds: 28, question: 'turn' },
});
support('Perpetual Clock', {
  hero: {
    skills: ['Riposte', 'Interpose', 'Battle Cry', 'Last Stand'],
    exhausted: ['Riposte', 'Interpose', 'Battle Cry', 'Last Stand'],
  },
  answers: [
    { do: 'refresh', card: 'Riposte' },
    { do: 'refresh', card: 'Interpose' },
    { do: 'refresh', card: 'Last Stand' },
  ],
  expect: { heroes: [{ exhausted: ['Battle Cry'] }], ...GONE },
});

complete();
