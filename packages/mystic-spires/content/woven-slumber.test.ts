import { expect } from 'vitest';
import { testsOf } from '../testing/cards.ts';
import {
  answer,
  attack,
  battle,
  both,
  choose,
  duel,
  endBattle,
  endTurn,
  intercept,
  look,
  pass,
  play,
  use,
} from '../testing/duel.ts';
import { WOVEN_SLUMBER } from './woven-slumber.ts';

const { cardTest, units, spells, complete } = testsOf(WOVEN_SLUMBER);

const DREAM = { card: 'Dream Token', power: 1, hp: 1, statuses: ['Ethereal'] };

units(
  ['Oneiros the Weaver', 'Special', 4, 4, 5],
  ['Drowsy Pixie', 'Assault', 1, 2, 2],
  ['Chrysalis Cradle', 'Defense', 2, 0, 7],
  ['Dusk Moth', 'Assault', 2, 2, 2, 'Levitating'],
  ['Lullaby Sprite', 'Special', 2, 2, 3],
  ['Quilted Sentinel', 'Defense', 2, 1, 9],
  ['Dreamcatcher Owl', 'Special', 3, 2, 3, 'Levitating'],
  ['Moonlit Courser', 'Assault', 3, 4, 4],
  ['Sandcaller Apprentice', 'Special', 3, 2, 5],
  ['Keeper of Doors', 'Defense', 4, 2, 13],
  ['Phantasm of the Ninth Hour', 'Assault', 4, 5, 3, 'Ethereal'],
  ['Figment Swarm', 'Special', 5, 1, 4],
  ['Nightmare Stalker', 'Assault', 6, 5, 6],
  ['Somnia, Queen of Dew', 'Assault', 6, 4, 7, 'Levitating'],
);

spells(
  ['Lucid Dreaming', 1],
  ['Rise Again', 6],
  ['Greedy Hands', 3],
  ['Feathered Nightcap', 1],
  ['Pact of Two Sleepers', 2],
  ['Wake Elsewhere', 2, 'an attack'],
  ['Reverie', 3],
  ['Rude Awakening', 3, 'a Spell'],
  ['Shatter the Dream', 3],
  ['Hush Before Dawn', 5],
  ['Turn of the Night', 3],
  ['Waking World', 5],
);

cardTest('Oneiros the Weaver', 'destroys an own Non-Effect Unit for a Dream Token, once per turn', () => {
  duel({
    one: {
      field: ['Oneiros the Weaver', 'Reef Lurker', 'Drowsy Pixie', 'Dusk Moth', 'Dream Token'],
      tokens: { 'Dream Token': 2 },
    },
    two: { field: ['Moonlit Courser'] },
    moves: [
      { refused: use('Oneiros the Weaver', 'Dusk Moth'), code: 'bad-target' },
      { refused: use('Oneiros the Weaver', 'Dream Token'), code: 'bad-target' },
      { refused: use('Oneiros the Weaver', 'Oneiros the Weaver'), code: 'bad-target' },
      { refused: use('Oneiros the Weaver', 'Moonlit Courser'), code: 'bad-target' },
      use('Oneiros the Weaver', 'Reef Lurker'),
      { refused: use('Oneiros the Weaver', 'Drowsy Pixie'), code: 'used' },
    ],
    expect: both(
      {
        graveyard: ['Reef Lurker'],
        field: [{ fatigued: false }, { card: 'Drowsy Pixie' }, {}, {}, DREAM],
        tokens: { 'Dream Token': 1 },
      },
      { field: [{ hp: 4 }], hp: 64 },
    ),
  });
});

cardTest('Oneiros the Weaver', 'makes no Token where nothing was destroyed', () => {
  duel({
    one: { field: ['Oneiros the Weaver', 'Reef Lurker'], tokens: { 'Dream Token': 1 } },
    two: { hand: ['Turning Maw'], crystal: 3 },
    moves: [use('Oneiros the Weaver', 'Reef Lurker'), play('Turning Maw', 'Reef Lurker', 1)],
    expect: both({ hand: ['Reef Lurker'], field: [{}], tokens: { 'Dream Token': 1 } }),
  });
});

cardTest('Lucid Dreaming', 'fetches a Fairy or Entity Unit and costs the next Draw Phase', () => {
  const deck = ['Reef Lurker', 'Dusk Moth', 'Mnemophage', 'Lucid Dreaming', 'Crypt Hauler'];
  duel({
    one: { hand: ['Lucid Dreaming'], crystal: 1, deck },
    moves: [
      play('Lucid Dreaming'),
      { refused: choose({ card: 'Reef Lurker' }), code: 'bad-target' },
      choose({ card: 'Mnemophage' }),
      look({ hand: ['Mnemophage'], skipDraw: 1, crystal: 0, graveyard: ['Lucid Dreaming'] }),
      endTurn(),
      endTurn(1),
    ],
    expect: both({ hand: ['Mnemophage'], skipDraw: 0, deck: { length: 4 } }),
  });
  const { events } = duel({
    one: { hand: ['Lucid Dreaming'], crystal: 1, deck },
    moves: [play('Lucid Dreaming'), answer('take none')],
    expect: both({ hand: [], skipDraw: 0, deck: { length: 5 } }),
  });
  expect(events.filter(({ type }) => type === 'shuffled')).toHaveLength(1);
});

cardTest('Rise Again', 'discards the top card and returns 2 Units, once per turn', () => {
  duel({
    one: { field: ['Rise Again'], graveyard: ['Kiln Spark', 'Reef Lurker'], deck: ['Dusk Moth', 'Reverie'] },
    two: { graveyard: ['Moonlit Courser'] },
    moves: [use('Rise Again'), { refused: use('Rise Again'), code: 'used' }],
    expect: both({ hand: ['Reef Lurker', 'Dusk Moth'], graveyard: ['Kiln Spark'], deck: ['Reverie'] }),
  });
  duel({
    one: {
      hand: ['Rise Again'],
      crystal: 6,
      graveyard: ['Drowsy Pixie', 'Reef Lurker'],
      deck: ['Dusk Moth', 'Reverie'],
    },
    moves: [
      play('Rise Again'),
      use('Rise Again'),
      choose({ target: 'Dusk Moth in graveyard 1' }),
      choose({ target: 'Drowsy Pixie in graveyard 1' }),
    ],
    expect: both({ crystal: 0, hand: ['Dusk Moth', 'Drowsy Pixie'], graveyard: ['Reef Lurker'] }),
  });
});

cardTest('Greedy Hands', 'goes on an active Unit of either side', () => {
  duel({
    one: { hand: ['Greedy Hands', 'Greedy Hands'], crystal: 6, field: ['Reef Lurker'] },
    two: { field: ['Slag Bulwark', { card: 'Crypt Hauler', fatigued: true }] },
    moves: [
      { refused: play('Greedy Hands', 'Crypt Hauler'), code: 'bad-target' },
      { refused: play('Greedy Hands', 'Tower 2'), code: 'bad-target' },
      play('Greedy Hands', 'Slag Bulwark'),
      play('Greedy Hands', 'Reef Lurker'),
    ],
    expect: both(
      { crystal: 0, field: [{ power: 4, hp: 4 }, { on: 'Slag Bulwark' }, { on: 'Reef Lurker' }] },
      { field: [{ power: 1, hp: 11 }, {}] },
    ),
  });
});

cardTest('Greedy Hands', 'asks the host’s Keeper for 3 Crystal in Standby, or destroys the host', () => {
  const one = { field: [{ card: 'Greedy Hands', on: 'Slag Bulwark' }] };
  const two = { field: ['Slag Bulwark'] };
  duel({
    one,
    two,
    moves: [endTurn(), answer('pay', 1)],
    expect: both({ field: [{}] }, { crystal: 4, field: [{ hp: 11 }] }),
  });
  duel({
    one,
    two,
    moves: [endTurn(), answer('refuse', 1)],
    expect: both(
      { field: [], graveyard: ['Greedy Hands'] },
      { crystal: 7, field: [], graveyard: ['Slag Bulwark'] },
    ),
  });
  // In the other Keeper's Standby nothing is asked.
  duel({
    one,
    two,
    with: { turnPlayer: 2 },
    moves: [endTurn(1)],
    expect: both({ field: [{}], crystal: 7 }, { field: [{}] }),
  });
});

cardTest('Chrysalis Cradle', 'may fetch a Fairy or Entity Unit when destroyed', () => {
  const one = { hand: ['Kiln Spark'], crystal: 2 };
  const two = {
    field: [{ card: 'Chrysalis Cradle', damage: 4 }],
    deck: ['Reef Lurker', 'Dusk Moth', 'Figment Swarm', 'Reef Lurker'],
  };
  duel({
    one,
    two,
    moves: [
      play('Kiln Spark', 'Chrysalis Cradle'),
      answer('yes', 1),
      { refused: choose({ card: 'Reef Lurker' }, 1), code: 'bad-target' },
      choose({ card: 'Figment Swarm' }, 1),
    ],
    expect: both({}, { hand: ['Figment Swarm'], graveyard: ['Chrysalis Cradle'], deck: { length: 3 } }),
  });
  duel({
    one,
    two,
    moves: [play('Kiln Spark', 'Chrysalis Cradle'), answer('no', 1)],
    expect: both({}, { hand: [], graveyard: ['Chrysalis Cradle'], deck: { length: 4 } }),
  });
});

cardTest('Dusk Moth', 'takes half of every damage, rounded up', () => {
  duel({
    one: { field: ['Torchbearer Adept'] },
    two: { field: ['Dusk Moth'] },
    moves: [use('Torchbearer Adept', 'Dusk Moth')],
    expect: both({}, { field: [{ hp: 1 }] }),
  });
});

cardTest('Lullaby Sprite', 'puts 1 opposing Unit to sleep on arrival', () => {
  duel({
    one: { hand: ['Lullaby Sprite'], crystal: 2 },
    two: { field: ['Reef Lurker', 'Crypt Hauler'] },
    moves: [
      play('Lullaby Sprite'),
      { refused: choose({ target: 'Lullaby Sprite' }), code: 'bad-target' },
      choose({ target: 'Crypt Hauler' }),
      endTurn(),
      look({}, { field: [{ statuses: [] }, { statuses: ['Sleep'] }] }),
      endTurn(1),
    ],
    expect: both({ field: [{ statuses: [] }] }, { field: [{ statuses: [] }, { statuses: [] }] }),
  });
});

cardTest('Dreamcatcher Owl', 'brings a Dream Token', () => {
  duel({
    one: { hand: ['Dreamcatcher Owl'], crystal: 3, tokens: { 'Dream Token': 2 } },
    moves: [play('Dreamcatcher Owl')],
    expect: both({ field: [{ hp: 3 }, DREAM], tokens: { 'Dream Token': 1 } }),
  });
});

cardTest('Sandcaller Apprentice', 'puts an opposing Unit to sleep at any time for its own Fatigue', () => {
  duel({
    one: { field: ['Reef Lurker', 'Drowsy Pixie'] },
    two: { field: ['Sandcaller Apprentice', 'Crypt Hauler'] },
    moves: [
      battle(),
      pass(1),
      { refused: use('Sandcaller Apprentice', 'Crypt Hauler', 1), code: 'bad-target' },
      use('Sandcaller Apprentice', 'Reef Lurker', 1),
      look({}, { field: [{ fatigued: true }, {}] }),
      { refused: attack('Reef Lurker', 'Tower 2'), code: 'asleep' },
    ],
    expect: both({ field: [{ statuses: ['Sleep'] }, { statuses: [] }] }),
  });
  duel({
    one: { field: ['Sandcaller Apprentice'] },
    two: { field: ['Reef Lurker'] },
    moves: [
      use('Sandcaller Apprentice', 'Reef Lurker'),
      { refused: use('Sandcaller Apprentice', 'Reef Lurker'), code: 'fatigued' },
    ],
    expect: both({}, { field: [{ statuses: ['Sleep'] }] }),
  });
});

cardTest('Keeper of Doors', 'puts the attacker to sleep when it intercepts', () => {
  duel({
    one: { field: ['Reef Lurker', 'Moonlit Courser'] },
    two: { field: ['Keeper of Doors'] },
    moves: [battle(), attack('Reef Lurker', 'Tower 2'), intercept('Keeper of Doors')],
    expect: both(
      { field: [{ statuses: ['Sleep'], fatigued: true }, { statuses: [] }] },
      { hp: 64, field: [{ hp: 9, fatigued: true }] },
    ),
  });
});

cardTest('Keeper of Doors', 'puts nobody to sleep when it is merely attacked', () => {
  duel({
    one: { field: ['Reef Lurker'] },
    two: { field: ['Keeper of Doors'] },
    moves: [battle(), attack('Reef Lurker', 'Keeper of Doors')],
    expect: both({ field: [{ statuses: [] }] }, { field: [{ hp: 9, fatigued: false }] }),
  });
});

cardTest('Phantasm of the Ninth Hour', 'pays 1 to lose Ethereal for the turn, once per turn', () => {
  duel({
    one: { field: ['Phantasm of the Ninth Hour'], crystal: 2 },
    moves: [
      use('Phantasm of the Ninth Hour'),
      { refused: use('Phantasm of the Ninth Hour'), code: 'used' },
      look({ crystal: 1, field: [{ statuses: [], fatigued: false }] }),
      battle(),
      attack('Phantasm of the Ninth Hour', 'Tower 2'),
      endBattle(),
      endTurn(),
    ],
    expect: both({ field: [{ statuses: ['Ethereal'] }] }, { hp: 59 }),
  });
  duel({
    one: { field: ['Phantasm of the Ninth Hour'] },
    moves: [{ refused: use('Phantasm of the Ninth Hour'), code: 'too-little-crystal' }],
  });
});

cardTest('Figment Swarm', 'has +1 Power for each own Dream Token', () => {
  duel({
    one: { field: ['Figment Swarm', 'Dream Token', 'Dream Token', 'Nightmare Token'] },
    two: { field: ['Dream Token'], hand: ['Kiln Spark'], crystal: 2 },
    with: { turnPlayer: 2 },
    moves: [look({ field: [{ power: 3, hp: 4 }, {}, {}, {}] }), play('Kiln Spark', 'Dream Token 1', 1)],
    expect: both({ field: [{ power: 2, hp: 4 }, {}, {}] }),
  });
});

cardTest('Nightmare Stalker', 'destroys an own Dream Token for Fatal until the end of the turn', () => {
  duel({
    one: { field: ['Nightmare Stalker', 'Dream Token', 'Dream Token', 'Drowsy Pixie'] },
    two: { field: ['Dream Token', 'Slag Bulwark'] },
    moves: [
      { refused: use('Nightmare Stalker', 'Drowsy Pixie'), code: 'bad-target' },
      { refused: use('Nightmare Stalker', 'Dream Token 3'), code: 'bad-target' },
      use('Nightmare Stalker', 'Dream Token 1'),
      { refused: use('Nightmare Stalker', 'Dream Token 1'), code: 'used' },
      look({ field: [{ statuses: ['Fatal'] }, {}, {}] }),
      battle(),
      attack('Nightmare Stalker', 'Slag Bulwark'),
      endBattle(),
      endTurn(),
    ],
    expect: both({ field: [{ statuses: [] }, {}, {}] }, { graveyard: ['Slag Bulwark'] }),
  });
  duel({
    one: { field: ['Nightmare Stalker'] },
    moves: [{ refused: use('Nightmare Stalker'), code: 'no-target' }],
  });
});

cardTest(
  'Somnia, Queen of Dew',
  'raises the other own Fairies and brings a Dream Token when attacking',
  () => {
    duel({
      one: { field: ['Somnia, Queen of Dew', 'Drowsy Pixie', 'Reef Lurker'], tokens: { 'Dream Token': 2 } },
      two: { field: ['Drowsy Pixie'] },
      moves: [
        look(
          {
            field: [
              { power: 4, hp: 7 },
              { power: 3, hp: 3 },
              { power: 4, hp: 4 },
            ],
          },
          { field: [{ power: 2, hp: 2 }] },
        ),
        battle(),
        attack('Somnia, Queen of Dew', 'Tower 2'),
      ],
      expect: both({ field: [{}, {}, {}, DREAM], tokens: { 'Dream Token': 1 } }, { hp: 60 }),
    });
    // Without her the Fairies fall back, and those who lived on her HP die.
    duel({
      one: {
        field: [
          { card: 'Somnia, Queen of Dew', damage: 5 },
          { card: 'Drowsy Pixie', damage: 2 },
        ],
      },
      two: { hand: ['Kiln Spark'], crystal: 2 },
      with: { turnPlayer: 2 },
      moves: [play('Kiln Spark', 'Somnia, Queen of Dew', 1)],
      expect: both({ field: [], graveyard: ['Somnia, Queen of Dew', 'Drowsy Pixie'] }),
    });
  },
);

cardTest('Feathered Nightcap', 'gives an own Unit +2 HP and Levitating', () => {
  duel({
    one: { hand: ['Feathered Nightcap'], crystal: 1, field: ['Drowsy Pixie', 'Reef Lurker'] },
    two: { field: ['Moonlit Courser'] },
    moves: [
      { refused: play('Feathered Nightcap', 'Moonlit Courser'), code: 'bad-target' },
      play('Feathered Nightcap', 'Reef Lurker'),
    ],
    expect: both({
      crystal: 0,
      field: [{ statuses: [] }, { power: 4, hp: 6, statuses: ['Levitating'] }, { on: 'Reef Lurker' }],
    }),
  });
});

cardTest('Pact of Two Sleepers', 'bonds one Unit of each side', () => {
  duel({
    one: {
      hand: ['Pact of Two Sleepers', 'Kiln Spark'],
      crystal: 4,
      field: ['Drowsy Pixie', 'Moonlit Courser'],
    },
    two: { field: ['Slag Bulwark', 'Reef Lurker'] },
    moves: [
      { refused: play('Pact of Two Sleepers', 'Slag Bulwark'), code: 'bad-target' },
      play('Pact of Two Sleepers', 'Drowsy Pixie'),
      { refused: choose({ target: 'Moonlit Courser' }), code: 'bad-target' },
      choose({ target: 'Reef Lurker' }),
      pass(),
      look(
        { crystal: 2, field: [{ bonds: ['Reef Lurker'] }, {}] },
        { field: [{}, { bonds: ['Drowsy Pixie'] }] },
      ),
    ],
  });
  duel({
    one: { hand: ['Kiln Spark'], crystal: 2, field: ['Slag Bulwark'] },
    two: { field: [{ card: 'Drowsy Pixie', bonds: ['Slag Bulwark'] }] },
    moves: [play('Kiln Spark', 'Drowsy Pixie')],
    expect: both({ graveyard: ['Slag Bulwark', 'Kiln Spark'] }, { graveyard: ['Drowsy Pixie'] }),
  });
});

cardTest('Wake Elsewhere', 'negates an opposing attack and brings a Dream Token', () => {
  duel({
    one: { field: ['Reef Lurker'] },
    two: { hand: ['Wake Elsewhere'], crystal: 2, tokens: { 'Dream Token': 2 } },
    moves: [battle(), attack('Reef Lurker', 'Tower 2'), play('Wake Elsewhere', undefined, 1)],
    expect: both(
      { field: [{ fatigued: true }] },
      { hp: 64, crystal: 0, field: [DREAM], graveyard: ['Wake Elsewhere'] },
    ),
  });
});

cardTest('Wake Elsewhere', 'answers neither a Spell nor an own attack', () => {
  duel({
    one: { hand: ['Wake Elsewhere'], crystal: 2, field: ['Reef Lurker', 'Torchbearer Adept'] },
    two: { hand: ['Kiln Spark'], crystal: 2 },
    with: { turnPlayer: 2 },
    moves: [play('Kiln Spark', 'Tower 1', 1), { refused: play('Wake Elsewhere'), code: 'nothing-to-answer' }],
  });
  duel({
    one: { hand: ['Wake Elsewhere'], crystal: 2, field: ['Reef Lurker', 'Torchbearer Adept'] },
    with: { phase: 'Battle' },
    moves: [attack('Reef Lurker', 'Tower 2'), { refused: play('Wake Elsewhere'), code: 'nothing-to-answer' }],
  });
});

cardTest('Reverie', 'brings 2 Dream Tokens and draws, Tokens or not', () => {
  duel({
    one: { hand: ['Reverie'], crystal: 3, tokens: { 'Dream Token': 3 }, deck: ['Dusk Moth', 'Reverie'] },
    moves: [play('Reverie')],
    expect: both({ crystal: 0, field: [DREAM, DREAM], hand: ['Dusk Moth'], tokens: { 'Dream Token': 1 } }),
  });
  duel({
    one: { hand: ['Reverie'], crystal: 3, tokens: { 'Dream Token': 1 }, deck: ['Dusk Moth', 'Reverie'] },
    moves: [play('Reverie')],
    expect: both({ field: [DREAM], hand: ['Dusk Moth'], tokens: {} }),
  });
});

cardTest('Rude Awakening', 'Disrupts an opposing Spell and brings a Dream Token', () => {
  duel({
    one: { hand: ['Waking World'], crystal: 5 },
    two: { hand: ['Rude Awakening'], crystal: 3, tokens: { 'Dream Token': 2 } },
    moves: [play('Waking World'), play('Rude Awakening', undefined, 1)],
    expect: both(
      { crystal: 0, field: [], graveyard: ['Waking World'] },
      { crystal: 0, field: [DREAM], graveyard: ['Rude Awakening'] },
    ),
  });
});

cardTest('Rude Awakening', 'answers effects of Spells in play, but no summon and no effect of a Unit', () => {
  duel({
    one: { field: ['Rise Again'], graveyard: ['Dusk Moth'] },
    two: { hand: ['Rude Awakening'], crystal: 3, tokens: {} },
    moves: [use('Rise Again'), play('Rude Awakening', undefined, 1)],
    expect: both({ hand: [], graveyard: ['Dusk Moth'] }),
  });
  const two = { hand: ['Rude Awakening'], crystal: 3, field: ['Torchbearer Adept'] };
  const refused = { refused: play('Rude Awakening', undefined, 1), code: 'nothing-to-answer' };
  duel({ one: { hand: ['Drowsy Pixie'], crystal: 1 }, two, moves: [play('Drowsy Pixie'), refused] });
  duel({ one: { field: ['Conduit Acolyte'] }, two, moves: [use('Conduit Acolyte'), refused] });
});

cardTest('Shatter the Dream', 'deals 2 damage for each of up to 3 Dream Tokens', () => {
  duel({
    one: {
      hand: ['Shatter the Dream'],
      crystal: 3,
      field: ['Dream Token', 'Dream Token', 'Dream Token', 'Dream Token', 'Drowsy Pixie'],
    },
    two: { field: ['Slag Bulwark'] },
    moves: [
      { refused: play('Shatter the Dream', 'Drowsy Pixie'), code: 'bad-target' },
      play('Shatter the Dream', 'Dream Token 1'),
      choose({ target: 'Dream Token 2' }),
      choose({ target: 'Dream Token 3' }),
      { refused: choose({ target: 'Tower 1' }), code: 'bad-target' },
      choose({ target: 'Slag Bulwark' }),
    ],
    expect: both(
      { crystal: 0, field: [{ card: 'Dream Token' }, {}], tokens: { 'Dream Token': 3 } },
      { hp: 64, field: [{ hp: 5 }] },
    ),
  });
  duel({
    one: { hand: ['Shatter the Dream'], crystal: 3, field: ['Dream Token'] },
    moves: [play('Shatter the Dream', 'Dream Token')],
    expect: both({ field: [] }, { hp: 62 }),
  });
  duel({
    one: { hand: ['Shatter the Dream'], crystal: 3, field: ['Dream Token', 'Dream Token'] },
    two: { field: ['Slag Bulwark'] },
    moves: [play('Shatter the Dream')],
    expect: both({ crystal: 0, field: [{}, {}] }, { field: [{ hp: 11 }] }, { question: undefined }),
  });
  duel({
    one: { hand: ['Shatter the Dream'], crystal: 3 },
    moves: [{ refused: play('Shatter the Dream'), code: 'no-target' }],
  });
});

cardTest('Hush Before Dawn', 'makes the opponent skip the next Battle Phase', () => {
  duel({
    one: { hand: ['Hush Before Dawn'], crystal: 5 },
    two: { field: ['Reef Lurker'] },
    moves: [
      play('Hush Before Dawn'),
      look({ crystal: 0, skipBattle: 0 }, { skipBattle: 1 }),
      endTurn(),
      { refused: battle(1), code: 'no-battle' },
      endTurn(1),
      look({}, { skipBattle: 0 }),
      endTurn(),
      battle(1),
    ],
    expect: { phase: 'Battle', turnPlayer: 2 },
  });
});

cardTest('Turn of the Night', 'turns an own Dream Token into a Nightmare Token, once per turn', () => {
  duel({
    one: {
      hand: ['Turn of the Night'],
      crystal: 3,
      field: ['Dream Token', 'Dream Token', 'Drowsy Pixie'],
      tokens: { 'Nightmare Token': 2 },
    },
    two: { field: ['Dream Token'] },
    moves: [
      play('Turn of the Night'),
      { refused: use('Turn of the Night', 'Dream Token 3'), code: 'bad-target' },
      { refused: use('Turn of the Night', 'Drowsy Pixie'), code: 'bad-target' },
      use('Turn of the Night', 'Dream Token 1'),
      { refused: use('Turn of the Night', 'Dream Token 1'), code: 'used' },
    ],
    expect: both({
      crystal: 0,
      field: [
        { card: 'Dream Token' },
        {},
        { card: 'Turn of the Night' },
        { card: 'Nightmare Token', power: 3, hp: 2 },
      ],
      tokens: { 'Nightmare Token': 1, 'Dream Token': 1 },
    }),
  });
});

cardTest('Waking World', 'takes Ethereal from own Dream Tokens and gives them +1 HP', () => {
  duel({
    one: { hand: ['Waking World'], crystal: 5, field: ['Dream Token', 'Phantasm of the Ninth Hour'] },
    two: { field: ['Dream Token'] },
    moves: [
      play('Waking World'),
      look(
        { crystal: 0, field: [{ power: 1, hp: 2, statuses: [] }, { hp: 3, statuses: ['Ethereal'] }, {}] },
        { field: [DREAM] },
      ),
      battle(),
      attack('Dream Token 1', 'Tower 2'),
    ],
    expect: both({}, { hp: 63 }),
  });
});

complete();
