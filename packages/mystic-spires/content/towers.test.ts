import { expect } from 'vitest';
import { testsOf } from '../testing/cards.ts';
import {
  answer,
  attack,
  battle,
  both,
  choose,
  duel,
  endTurn,
  intercept,
  letThrough,
  look,
  pass,
  play,
  use,
  useTower,
} from '../testing/duel.ts';
import { TOWERS } from './towers.ts';

const { cardTest, complete } = testsOf(TOWERS);

for (const [tower, hp, crystal] of [
  ['The Tower of Dreams', 52, 7],
  ['The Kiln Spire', 49, 7],
  ['The Ossuary Spire', 60, 7],
  ['The Sunken Stair', 78, 6],
  ['The Brimming Lens', 50, 6],
  ['The Twin Belfry', 50, 7],
  ['The Silent Obelisk', 60, 7],
  ['The Lone Menhir', 64, 7],
] as const)
  cardTest(tower, `has ${hp} HP, never more, and gives ${crystal} Crystal`, () => {
    duel({
      one: { tower, crystal: 1 },
      with: { turnPlayer: 2 },
      moves: [look({ hp }), endTurn(1)],
      expect: both({ hp, crystal: crystal + 1 }, { crystal: 0 }),
    });
    duel({
      one: { tower, hp: hp - 1, hand: ['Radiant Mending'], crystal: 2 },
      moves: [play('Radiant Mending', 'Tower 1')],
      expect: both({ hp }),
    });
  });

cardTest('The Tower of Dreams', 'brings a Dream Token in the own Standby, while there are any', () => {
  const dream = { card: 'Dream Token', power: 1, hp: 1, statuses: ['Ethereal'] };
  duel({
    one: { tower: 'The Tower of Dreams', tokens: { 'Dream Token': 1 } },
    with: { turnPlayer: 2 },
    moves: [endTurn(1), look({ field: [dream], tokens: {} }), endTurn(), endTurn(1)],
    expect: both({ field: [dream] }, { field: [] }),
  });
});

cardTest('The Tower of Dreams', 'searches for a Fairy, Entity or Spellcaster for 4, once per turn', () => {
  const one = {
    tower: 'The Tower of Dreams',
    crystal: 8,
    deck: ['Reef Lurker', 'Dusk Moth', 'Mnemophage', 'Silt Scribe', 'Lucid Dreaming'],
  };
  for (const card of ['Dusk Moth', 'Mnemophage', 'Silt Scribe'])
    duel({
      one,
      moves: [
        useTower(),
        { refused: choose({ card: 'Reef Lurker' }), code: 'bad-target' },
        { refused: choose({ card: 'Lucid Dreaming' }), code: 'bad-target' },
        choose({ card }),
        { refused: useTower(), code: 'used' },
      ],
      expect: both({ crystal: 4, hand: [card], deck: { length: 4 }, skipDraw: 0 }),
    });
  duel({ one, moves: [useTower(), answer('take none')], expect: both({ crystal: 4, hand: [] }) });
  duel({ one: { ...one, crystal: 3 }, moves: [{ refused: useTower(), code: 'too-little-crystal' }] });
});

cardTest('The Kiln Spire', 'gives own Units with Ignite +1 HP', () => {
  duel({
    one: {
      tower: 'The Kiln Spire',
      hand: ['Molten Edge'],
      crystal: 2,
      field: ['Coalback Hound', 'Reef Lurker', 'Ember Token'],
    },
    two: { field: ['Kindling Imp'] },
    moves: [
      look({ field: [{ hp: 4 }, { hp: 4 }, { hp: 2 }] }, { field: [{ hp: 2 }] }),
      play('Molten Edge', 'Reef Lurker'),
    ],
    expect: both({ field: [{}, { power: 6, hp: 5 }, {}, {}] }),
  });
});

cardTest('The Kiln Spire', 'deals 2 damage for 3 Crystal, once per turn', () => {
  const one = { tower: 'The Kiln Spire', crystal: 6, field: ['Drowsy Pixie'] };
  duel({
    one,
    two: { field: ['Reef Lurker'] },
    moves: [
      { refused: useTower('Drowsy Pixie'), code: 'bad-target' },
      { refused: useTower('Tower 1'), code: 'bad-target' },
      useTower('Reef Lurker'),
      { refused: useTower('Tower 2'), code: 'used' },
      look({ crystal: 3 }, { hp: 64, field: [{ hp: 2 }] }),
      endTurn(),
      endTurn(1),
      useTower('Tower 2'),
    ],
    expect: both({ crystal: 7 }, { hp: 62 }),
  });
});

cardTest('The Ossuary Spire', 'heals 1 for each own non-Token Unit destroyed', () => {
  duel({
    one: { tower: 'The Ossuary Spire', hp: 40, field: ['Drowsy Pixie', 'Barrow Rat', 'Bone Token'] },
    two: { hand: ['Sheet of Flame'], crystal: 4 },
    with: { turnPlayer: 2 },
    moves: [play('Sheet of Flame', undefined, 1)],
    expect: both({ hp: 42, field: [], tokens: { 'Bone Token': 1 } }),
  });
  duel({
    one: { tower: 'The Ossuary Spire', hp: 40, hand: ['Kiln Spark'], crystal: 2 },
    two: { field: ['Drowsy Pixie'] },
    moves: [play('Kiln Spark', 'Drowsy Pixie')],
    expect: both({ hp: 40 }, { field: [] }),
  });
});

cardTest('The Ossuary Spire', 'returns a Unit card from the own graveyard for 5, once per turn', () => {
  duel({
    one: { tower: 'The Ossuary Spire', crystal: 10, graveyard: ['Kiln Spark', 'Dusk Moth', 'Reef Lurker'] },
    two: { graveyard: ['Drowsy Pixie'] },
    moves: [
      { refused: useTower('Kiln Spark in graveyard 1'), code: 'bad-target' },
      { refused: useTower('Drowsy Pixie in graveyard 2'), code: 'bad-target' },
      useTower('Dusk Moth in graveyard 1'),
      { refused: useTower('Reef Lurker in graveyard 1'), code: 'used' },
    ],
    expect: both({ crystal: 5, hand: ['Dusk Moth'], graveyard: ['Kiln Spark', 'Reef Lurker'] }),
  });
  duel({
    one: { tower: 'The Ossuary Spire', crystal: 5, graveyard: ['Kiln Spark'] },
    moves: [{ refused: useTower(), code: 'no-target' }],
  });
});

cardTest(
  'The Sunken Stair',
  'discards 2 cards of the opponent’s deck whenever an own Unit intercepts',
  () => {
    const given = {
      one: { field: ['Reef Lurker'], deck: ['Dusk Moth', 'Drowsy Pixie', 'Reverie'] },
      two: { tower: 'The Sunken Stair', field: ['Slag Bulwark'] },
    };
    duel({
      ...given,
      moves: [battle(), attack('Reef Lurker', 'Tower 2'), intercept('Slag Bulwark')],
      expect: both(
        { graveyard: ['Dusk Moth', 'Drowsy Pixie'], deck: ['Reverie'] },
        { hp: 78, deck: { length: 20 } },
      ),
    });
    duel({
      ...given,
      moves: [battle(), attack('Reef Lurker', 'Tower 2'), letThrough()],
      expect: both({ graveyard: [] }, { hp: 74 }),
    });
    // Interceptions by the opponent do not count.
    duel({
      one: { tower: 'The Sunken Stair', field: ['Reef Lurker'] },
      two: { field: ['Slag Bulwark'] },
      moves: [battle(), attack('Reef Lurker', 'Tower 2'), intercept('Slag Bulwark')],
      expect: both({ graveyard: [] }, { graveyard: [] }),
    });
  },
);

cardTest('The Sunken Stair', 'draws for 4, once per turn', () => {
  duel({
    one: { tower: 'The Sunken Stair', crystal: 8, deck: ['Dusk Moth', 'Drowsy Pixie', 'Reverie'] },
    moves: [useTower(), { refused: useTower(), code: 'used' }],
    expect: both({ crystal: 4, hand: ['Dusk Moth'] }, { hand: [] }),
  });
});

cardTest('The Brimming Lens', 'bars the opponent’s Tower while they hold 12 or more Crystal', () => {
  const one = { tower: 'The Brimming Lens' };
  duel({
    one,
    two: { tower: 'The Sunken Stair', crystal: 12 },
    with: { turnPlayer: 2 },
    moves: [{ refused: useTower(undefined, 1), code: 'tower-barred' }],
  });
  duel({
    one,
    two: { tower: 'The Sunken Stair', crystal: 12, hand: ['Drowsy Pixie'] },
    with: { turnPlayer: 2 },
    moves: [play('Drowsy Pixie', undefined, 1), useTower(undefined, 1)],
    expect: both({}, { crystal: 7, hand: { length: 1 } }),
  });
  // The own Tower is free.
  duel({ one: { ...one, crystal: 20, hp: 40 }, moves: [useTower('Tower 1')], expect: both({ hp: 43 }) });
});

cardTest('The Brimming Lens', 'restores 3 HP for 4 and gives the opponent 5 Crystal, once per turn', () => {
  duel({
    one: {
      tower: 'The Brimming Lens',
      crystal: 8,
      hp: 40,
      field: [{ card: 'Reef Lurker', damage: 2 }],
    },
    two: { field: [{ card: 'Moonlit Courser', damage: 2 }] },
    moves: [
      { refused: useTower('Moonlit Courser'), code: 'bad-target' },
      useTower('Reef Lurker'),
      { refused: useTower('Tower 1'), code: 'used' },
    ],
    expect: both({ crystal: 4, hp: 40, field: [{ hp: 4 }] }, { crystal: 5, field: [{ hp: 2 }] }),
  });
  // "Then" comes also where nothing was to heal.
  duel({
    one: { tower: 'The Brimming Lens', crystal: 4 },
    moves: [useTower('Tower 1')],
    expect: both({ hp: 50 }, { crystal: 5 }),
  });
});

cardTest('The Twin Belfry', 'uses each of its two abilities once per turn', () => {
  duel({
    one: {
      tower: 'The Twin Belfry',
      crystal: 16,
      field: ['Drowsy Pixie'],
      deck: ['Dusk Moth', 'Reverie'],
      tokens: { 'Wisp Token': 1 },
    },
    two: { field: ['Reef Lurker', 'Moonlit Courser'] },
    moves: [
      { refused: useTower('Drowsy Pixie', 0, 1), code: 'bad-target' },
      useTower('Reef Lurker', 0, 1),
      look({ crystal: 13 }, { field: [{ statuses: ['Sleep'] }, { statuses: [] }] }),
      { refused: useTower('Moonlit Courser', 0, 1), code: 'used' },
      useTower(undefined, 0, 2),
      { refused: useTower(undefined, 0, 2), code: 'used' },
    ],
    expect: both({ crystal: 8, hand: ['Dusk Moth'], field: [{}, { card: 'Wisp Token' }] }),
  });
});

cardTest('The Silent Obelisk', 'gives own Defense Units +1 HP', () => {
  duel({
    one: { tower: 'The Silent Obelisk', field: ['Slag Bulwark', 'Crypt Hauler', 'Ink Token'] },
    two: { field: ['Slag Bulwark'] },
    moves: [],
    expect: both({ field: [{ hp: 12 }, { hp: 5 }, { hp: 5 }] }, { field: [{ hp: 11 }] }),
  });
});

cardTest('The Silent Obelisk', 'heals 2 whenever an effect of anybody is Disrupted', () => {
  duel({
    one: { tower: 'The Silent Obelisk', hp: 50, hand: ['Drowsy Pixie'], crystal: 1 },
    two: { hand: ['Seal of Salt'], crystal: 4 },
    moves: [play('Drowsy Pixie'), play('Seal of Salt', undefined, 1)],
    expect: both({ hp: 52 }, { hp: 64 }),
  });
  duel({
    one: { tower: 'The Silent Obelisk', hp: 50, hand: ['Seal of Salt'], crystal: 4 },
    two: { hand: ['Drowsy Pixie'], crystal: 1 },
    with: { turnPlayer: 2 },
    moves: [play('Drowsy Pixie', undefined, 1), play('Seal of Salt')],
    expect: both({ hp: 52 }),
  });
});

cardTest('The Lone Menhir', 'heals 2 for each own non-Token Unit of cost 6 or more summoned', () => {
  const menhir = { tower: 'The Lone Menhir', hp: 50 };
  for (const [name, cost, hp] of [
    ['Pyre Drake', 6, 52],
    ['Mourning Stag', 5, 50],
  ] as const)
    duel({
      one: { ...menhir, hand: [name], crystal: cost },
      two: menhir,
      moves: [play(name)],
      expect: both({ hp }, { hp: 50 }),
    });
});

cardTest('The Lone Menhir', 'has nothing to do without a scratch', () => {
  const { events } = duel({
    one: { hand: ['Pyre Drake'], crystal: 6 },
    two: { hand: ['Seal of Salt'], crystal: 4 },
    moves: [play('Pyre Drake'), pass(1)],
    expect: both({ hp: 64, field: [{}] }, {}, { cascade: [] }),
  });
  expect(events.filter(({ type }) => type === 'announced')).toHaveLength(1);
});

cardTest('The Lone Menhir', 'has no ability to use', () => {
  duel({
    one: { crystal: 20, field: ['Conduit Acolyte'] },
    moves: [{ refused: useTower(), code: 'no-such-effect' }, use('Conduit Acolyte')],
  });
});

complete();
