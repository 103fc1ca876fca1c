import { OGRE_ACTS, testsOf, wounds } from '../testing/cards.ts';
import { openChest } from '../testing/chests.ts';
import { act, drops, quiet, wild } from '../testing/turns.ts';
import { BURGLAR } from './burglar.ts';

const { action, support, quietTurn, moves, cardTest, complete } = testsOf(BURGLAR.map(({ name }) => name));

const GREEN = { field: { green: 5 } };
const OGRE = 'Tower Ogre';
const giveBack = (cube: string) => ({ do: 'return', cube, from: 'field' });

moves('Burglary', 'drops one more of any hero colour', {
  moves: [act('Brawl', OGRE), wild('blue'), wild('green'), wild('white')],
  expect: { gathered: { blue: 1, green: 1, white: 1 } },
});
cardTest('Burglary', 'lets peril count one lower for chests', () => {
  openChest('Biting Hinge', { heroes: [{ hero: 'Burglar' }], peril: 3 }, { wounds: 0 });
  openChest('Biting Hinge', { heroes: [{ hero: 'Burglar' }], peril: 4 }, { wounds: 1 });
});
action('Hurl Knives', {
  with: GREEN,
  target: 'Marionette',
  times: 2,
  expect: { rear: wounds(5), field: { green: 1 } },
});
action('Pick Pockets', {
  with: { field: { green: 2, blue: 1 } },
  times: 2,
  expect: { luck: 3, field: { green: 0, blue: 0 } },
});
action('Tiptoe', { with: { ...GREEN, peril: 5 }, expect: { peril: 2, field: { green: 3 } } });
action('Tiptoe', { with: { ...GREEN, peril: 5 }, times: 2, expect: { peril: 1, field: { green: 2 } } });
support('Sleight of Hand', {
  with: { field: { blue: 2 }, crypt: { white: 1 } },
  answers: [
    { do: 'exchange', cube: 'blue', from: 'field', for: 'green' },
    { do: 'exchange', cube: 'blue', from: 'field', for: 'white' },
    { do: 'exchange', cube: 'white', from: 'crypt', for: 'green' },
    { do: 'bury', cube: 'white', from: 'field' },
  ],
  expect: { field: { blue: 0, green: 1, white: 0 }, crypt: { green: 1, white: 1 } },
});
moves('Skeleton Keys', 'brings one luck when a floor is completed', {
  with: { at: 'floor end' },
  moves: [],
  expect: { luck: 1, question: 'chest' },
});
cardTest('Skeleton Keys', 'lets peril count two lower for chests, beside Burglary', () => {
  const heroes = [{ hero: 'Burglar', skills: ['Skeleton Keys'] }];
  openChest('Biting Hinge', { heroes, peril: 5 }, { wounds: 0 });
  openChest('Biting Hinge', { heroes, peril: 6 }, { wounds: 1 });
});
moves('Quick Fingers', 'moves fallen cubes into the crypt before the enemies act', {
  moves: [
    act('Brawl', OGRE),
    wild('green'),
    wild('green'),
    wild('green'),
    drops({ green: 3 }),
    { do: 'respond', card: 'Quick Fingers' },
    { do: 'bury', cube: 'green', from: 'field' },
    { do: 'bury', cube: 'green', from: 'field' },
  ],
  expect: { field: { green: 1 }, crypt: { green: 2 }, luck: 0, question: 'pay' },
});
moves('Quick Fingers', 'works in the turn of another hero', {
  with: { active: 'Knight', field: { blue: 1 } },
  others: [{ hero: 'Knight' }],
  moves: [...quiet(), { do: 'respond', card: 'Quick Fingers' }, { do: 'bury', cube: 'blue', from: 'field' }],
  expect: { crypt: { blue: 1 } },
});
action('Backstab', { with: GREEN, target: OGRE, times: 2, expect: { front: wounds(6, 0) } });
action('Backstab', { with: GREEN, target: 'Marionette', expect: { rear: wounds(5) } });
action('Misdirection', {
  with: { field: { green: 2, red: 3, yellow: 2, black: 2 } },
  times: 2,
  answers: [giveBack('red'), giveBack('red'), giveBack('red'), giveBack('yellow'), giveBack('yellow')],
  expect: { field: { green: 0, red: 0, yellow: 0, black: 2 } },
});
support('Smoke Pellet', {
  with: { peril: 5, field: { red: 4 } },
  answers: [giveBack('red'), giveBack('red'), giveBack('red')],
  expect: { peril: 4, field: { red: 1 } },
});
moves("Fortune's Friend", 'brings two luck at the start of each floor, up to seven', {
  with: { at: 'floor start', luck: 6 },
  moves: [],
  expect: { luck: 7 },
});
quietTurn('Cat Reflexes', 'prevents up to eight wounds in the turn of its owner', {
  with: { ...OGRE_ACTS, front: ['Headsman'], field: { red: 5 } },
  answers: [{ do: 'respond', card: 'Cat Reflexes' }],
  expect: { wounds: 5, heroes: [{ exhausted: ['Cat Reflexes'] }] },
});
moves('Cat Reflexes', 'does not work in the turn of another hero', {
  with: { ...OGRE_ACTS, active: 'Knight' },
  others: [{ hero: 'Knight' }],
  moves: quiet(),
  expect: { wounds: 7, active: 'Burglar' },
});
action('Assassinate', {
  with: GREEN,
  target: OGRE,
  times: 2,
  expect: { front: wounds(8, 0), field: { green: 0 } },
});
action('Assassinate', { with: { ...GREEN, rear: [OGRE] }, target: 'Ghoul', expect: { front: wounds(0, 6) } });
action('Vanish', {
  with: { ...GREEN, peril: 7 },
  times: 2,
  expect: { peril: 2, field: { green: 2 }, heroes: [{ exhausted: ['Vanish'] }] },
});
support('Grand Heist', { expect: { luck: 4, heroes: [{ exhausted: ['Grand Heist'] }] } });
moves('Master Thief', 'drops one more, beside Burglary', {
  moves: [act('Brawl', OGRE), wild('blue'), wild('blue'), wild('blue'), wild('blue')],
  expect: { gathered: { blue: 4 } },
});
cardTest('Master Thief', 'finds one treasure more in a chest that is not empty', () => {
  const heroes = [{ hero: 'Burglar', skills: ['Master Thief'] }];
  const treasureDeck = ['Lucky Florin', 'Caltrops', 'Grenado', 'Smelling Salts'];
  openChest(
    'Biting Hinge',
    { heroes, treasureDeck },
    { partyTreasures: ['Lucky Florin', 'Caltrops', 'Grenado'] },
  );
  openChest('Rusted Shut', { heroes, treasureDeck, peril: 9 }, { partyTreasures: [] });
});

complete();
