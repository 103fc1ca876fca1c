import { OGRE_ACTS, testsOf, wounds } from '../testing/cards.ts';
import { openChest } from '../testing/chests.ts';
import { quiet } from '../testing/turns.ts';
import { LOWER_TREASURES } from './lower-treasures.ts';

const { action, support, quietTurn, moves, shields, cardTest, complete } = testsOf(
  LOWER_TREASURES.map(({ name }) => name),
);

const GONE = { partyTreasures: [] };
const OGRE = 'Tower Ogre';
const cleanse = (token: string) => ({ do: 'cleanse', hero: 'Knight', status: 'Weakened', token });
const giveBack = (cube: string) => ({ do: 'return', cube, from: 'field' });

support('Healing Draught', { with: { wounds: 9 }, expect: { wounds: 6, ...GONE } });
support('Bandage Roll', {
  with: { wounds: 9 },
  expect: { wounds: 7, heroes: [{ treasures: ['Bandage Roll'], exhausted: ['Bandage Roll'] }] },
});
shields('Buckler', 1);
shields('Padded Coat', 1);
support('Lucky Florin', { expect: { luck: 2, ...GONE } });
action('Hunting Crossbow', {
  with: { field: { green: 4 } },
  target: 'Marionette',
  times: 2,
  expect: { rear: wounds(4), field: { green: 0 } },
});
action('Boar Spear', {
  with: { field: { blue: 4 } },
  target: OGRE,
  times: 2,
  expect: { front: wounds(4, 0) },
});
action('Cracked Wand', {
  with: { field: { white: 4 } },
  target: 'Marionette',
  times: 2,
  expect: { rear: wounds(5), heroes: [{ exhausted: ['Cracked Wand'] }] },
});
support('Blue Glass Phial', { expect: { field: { blue: 2 }, ...GONE } });
support('Green Glass Phial', { expect: { field: { green: 2 }, ...GONE } });
support('White Glass Phial', { expect: { field: { white: 2 }, ...GONE } });
support('Smelling Salts', {
  hero: { tokens: { Weakened: { blue: 2, white: 2 } } },
  answers: [cleanse('blue'), cleanse('blue'), cleanse('white')],
  expect: { heroes: [{ tokens: { Weakened: { blue: 0, white: 1 } } }], ...GONE },
});
support('Caltrops', {
  with: { field: { red: 4 } },
  answers: [giveBack('red'), giveBack('red'), giveBack('red')],
  expect: { field: { red: 1 }, ...GONE },
});
support('Felt Slippers', { with: { peril: 5 }, expect: { peril: 3, ...GONE } });
support('Grenado', {
  answers: [{ do: 'wound', target: 'Marionette' }],
  expect: { rear: wounds(3), front: wounds(0, 0), ...GONE },
});
cardTest('Dark Lantern', 'lets peril count one lower for chests', () => {
  const partyTreasures = ['Dark Lantern'];
  openChest('Biting Hinge', { partyTreasures, peril: 3 }, { wounds: 0 });
  openChest('Biting Hinge', { partyTreasures, peril: 4 }, { wounds: 1 });
});
quietTurn('Iron Rations', 'prevent up to four wounds', {
  with: OGRE_ACTS,
  answers: [{ do: 'respond', card: 'Iron Rations' }],
  expect: { wounds: 3, ...GONE },
});
support('Spring Watch', {
  hero: { skills: ['Riposte', 'Interpose'], exhausted: ['Riposte', 'Interpose'] },
  answers: [{ do: 'refresh', card: 'Riposte' }],
  expect: { heroes: [{ exhausted: ['Interpose'] }], ...GONE },
});
moves("Rabbit's Foot", 'brings one luck at the start of each floor', {
  with: { at: 'floor start', luck: 1 },
  moves: [],
  expect: { luck: 2, partyTreasures: ["Rabbit's Foot"] },
});
moves('Ward Ribbon', 'keeps all tokens of one instruction off', {
  with: { front: ['Plague Rat'], rear: [], field: { yellow: 3 } },
  moves: [...quiet(), { do: 'respond', card: 'Ward Ribbon' }],
  expect: { heroes: [{ tokens: { Stricken: { blue: 0, green: 0, white: 0 } } }], ...GONE },
});

complete();
