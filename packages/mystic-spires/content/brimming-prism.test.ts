import { testsOf } from '../testing/cards.ts';
import {
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
} from '../testing/duel.ts';
import { BRIMMING_PRISM } from './brimming-prism.ts';

const { cardTest, units, spells, complete } = testsOf(BRIMMING_PRISM);

units(
  ['Surge Sprite', 'Assault', 1, 3, 2],
  ['Conduit Acolyte', 'Special', 2, 1, 3],
  ['Shard Broker', 'Special', 2, 1, 3],
  ['Facet Sentinel', 'Defense', 3, 1, 11],
  ['Geode Tortoise', 'Defense', 3, 1, 14],
  ['Lensgrinder', 'Special', 3, 2, 4],
  ['Leyline Siphoner', 'Special', 3, 2, 3],
  ['Overflow Djinn', 'Special', 3, 4, 6],
  ['Prism Duelist', 'Assault', 3, 4, 4],
  ['Saturation Engine', 'Defense', 3, 0, 11],
  ['Null Warden', 'Special', 4, 2, 6],
  ['Refraction Drake', 'Assault', 4, 4, 5, 'Levitating'],
  ['Resonant Colossus', 'Assault', 6, 8, 9],
  ['Apex of Lenses', 'Assault', 7, 5, 7],
);

spells(
  ['Mirror Parry', 1, 'an attack'],
  ['Overexposure', 2],
  ['Radiant Mending', 2],
  ['Refracted Answer', 2, 'a Spell'],
  ['Trade of Glass', 2],
  ['Blinding Radiance', 3],
  ['Deluge of Light', 3],
  ['Stasis Prism', 3],
  ['Critical Mass', 4],
  ['Nova of the Ninth Lens', 4],
  ['Pour Out the Sky', 5],
  ['Brimming Chalice', 2],
  ['Static Discharge', 3],
  ['Narrow Aperture', 4],
);

for (const [name, cost, gained] of [
  ['Overflow Djinn', 3, 5],
  ['Refraction Drake', 4, 4],
  ['Resonant Colossus', 6, 8],
  ['Deluge of Light', 3, 20],
  ['Pour Out the Sky', 5, 28],
] as const)
  cardTest(name, `gives the opponent ${gained} Crystal`, () => {
    duel({
      one: { hand: [name], crystal: cost },
      two: { crystal: 10 },
      moves: [play(name)],
      expect: both({ crystal: 0 }, { crystal: 10 + gained }),
    });
    // With 100 Crystal the opponent has lost (MYS-39.1).
    duel({
      one: { hand: [name], crystal: cost },
      two: { crystal: 100 - gained },
      moves: [play(name)],
      expect: { result: ['won', 'overload'] },
    });
  });

cardTest('Surge Sprite', 'gives the opponent 3 Crystal for each hit on the Tower', () => {
  duel({
    one: { field: ['Surge Sprite'] },
    two: { field: ['Slag Bulwark'] },
    moves: [battle(), attack('Surge Sprite', 'Tower 2'), letThrough()],
    expect: both({ crystal: 0 }, { hp: 61, crystal: 3 }),
  });
  duel({
    one: { field: ['Surge Sprite'] },
    two: { field: ['Slag Bulwark'] },
    moves: [battle(), attack('Surge Sprite', 'Tower 2'), intercept('Slag Bulwark')],
    expect: both({}, { hp: 64, crystal: 0 }),
  });
});

cardTest('Conduit Acolyte', 'gains 2 Crystal for its Fatigue', () => {
  duel({
    one: { field: ['Conduit Acolyte'] },
    moves: [use('Conduit Acolyte'), { refused: use('Conduit Acolyte'), code: 'fatigued' }],
    expect: both({ crystal: 2, field: [{ fatigued: true }] }, { crystal: 0 }),
  });
});

cardTest('Shard Broker', 'brings 2 Shard Tokens, or as many as are left', () => {
  const shard = { card: 'Shard Token' };
  duel({
    one: { hand: ['Shard Broker'], crystal: 2, tokens: { 'Shard Token': 3 } },
    moves: [play('Shard Broker')],
    expect: both({ field: [{}, shard, shard], tokens: { 'Shard Token': 1 } }),
  });
  duel({
    one: { hand: ['Shard Broker'], crystal: 2, tokens: { 'Shard Token': 1 } },
    moves: [play('Shard Broker')],
    expect: both({ field: [{}, shard], tokens: {} }),
  });
});

cardTest('Geode Tortoise', 'gives the opponent 3 Crystal when it intercepts', () => {
  duel({
    one: { field: ['Reef Lurker'] },
    two: { field: ['Geode Tortoise'] },
    moves: [battle(), attack('Reef Lurker', 'Tower 2'), intercept('Geode Tortoise')],
    expect: both({ crystal: 3 }, { crystal: 0, hp: 64, field: [{ hp: 10 }] }),
  });
  duel({
    one: { field: ['Reef Lurker'] },
    two: { field: ['Geode Tortoise'] },
    moves: [battle(), attack('Reef Lurker', 'Geode Tortoise')],
    expect: both({ crystal: 0 }, { field: [{ hp: 10 }] }),
  });
});

cardTest('Lensgrinder', 'restores 3 HP to an own Unit or Tower for 2 Crystal, once per turn', () => {
  const one = { field: ['Lensgrinder', { card: 'Slag Bulwark', damage: 5 }], crystal: 4, hp: 62 };
  duel({
    one,
    two: { field: [{ card: 'Reef Lurker', damage: 2 }], hp: 50 },
    moves: [
      { refused: use('Lensgrinder', 'Reef Lurker'), code: 'bad-target' },
      { refused: use('Lensgrinder', 'Tower 2'), code: 'bad-target' },
      use('Lensgrinder', 'Slag Bulwark'),
      { refused: use('Lensgrinder', 'Tower 1'), code: 'used' },
    ],
    expect: both({ crystal: 2, hp: 62, field: [{ fatigued: false }, { hp: 9 }] }),
  });
  // Never above the printed HP.
  duel({ one, moves: [use('Lensgrinder', 'Tower 1')], expect: both({ hp: 64, crystal: 2 }) });
  duel({
    one: { ...one, crystal: 1 },
    moves: [{ refused: use('Lensgrinder', 'Tower 1'), code: 'too-little-crystal' }],
  });
});

cardTest('Leyline Siphoner', 'takes up to 3 Crystal and gains 3 if there were any', () => {
  for (const [held, left, gained] of [
    [5, 2, 3],
    [1, 0, 3],
    [0, 0, 0],
  ])
    duel({
      one: { hand: ['Leyline Siphoner'], crystal: 3 },
      two: { crystal: held },
      moves: [play('Leyline Siphoner')],
      expect: both({ crystal: gained }, { crystal: left }),
    });
});

for (const [name, gained] of [
  ['Saturation Engine', 5],
  ['Brimming Chalice', 4],
] as const)
  cardTest(name, `gives the opponent ${gained} Crystal in the opponent’s End Phase`, () => {
    duel({
      one: { field: [name] },
      moves: [endTurn(), look({ crystal: 0 }, { crystal: 7 }), endTurn(1)],
      expect: both({ crystal: 7 }, { crystal: 7 + gained }),
    });
  });

cardTest('Brimming Chalice', 'stays in play', () => {
  duel({
    one: { hand: ['Brimming Chalice'], crystal: 2 },
    moves: [play('Brimming Chalice')],
    expect: both({ crystal: 0, field: [{ card: 'Brimming Chalice' }] }),
  });
});

cardTest('Null Warden', 'Disrupts an opposing Spell for Fatigue and 2 Crystal', () => {
  duel({
    one: { hand: ['Kiln Spark', 'Rise Again'], crystal: 8 },
    two: { field: ['Null Warden'], crystal: 4 },
    moves: [
      play('Rise Again'),
      use('Null Warden', undefined, 1),
      pass(),
      look({ field: [], graveyard: ['Rise Again'] }, { crystal: 2, field: [{ fatigued: true }] }),
      // Fatigued, it answers no more.
      play('Kiln Spark', 'Tower 2'),
    ],
    expect: both({ crystal: 0 }, { hp: 61 }),
  });
});

cardTest('Null Warden', 'answers no summon, and nothing without 2 Crystal', () => {
  const adept = 'Torchbearer Adept';
  duel({
    one: { hand: ['Drowsy Pixie'], crystal: 1 },
    two: { field: ['Null Warden', adept], crystal: 2 },
    moves: [play('Drowsy Pixie'), { refused: use('Null Warden', undefined, 1), code: 'nothing-to-answer' }],
  });
  duel({
    one: { hand: ['Kiln Spark'], crystal: 2 },
    two: { field: ['Null Warden', adept], crystal: 1 },
    moves: [
      play('Kiln Spark', 'Tower 2'),
      { refused: use('Null Warden', undefined, 1), code: 'too-little-crystal' },
    ],
  });
});

cardTest(
  'Apex of Lenses',
  'deals 1 damage for every 10 Crystal the opponent holds, in the own Standby',
  () => {
    for (const [held, hp] of [
      [29, 62],
      [30, 61],
      [9, 64],
    ])
      duel({
        one: { field: ['Apex of Lenses'], crystal: 50 },
        two: { crystal: held },
        with: { turnPlayer: 2 },
        moves: [endTurn(1)],
        expect: both({ hp: 64 }, { hp, crystal: held }),
      });
  },
);

cardTest('Ground the Charge', 'costs nothing and turns up to 8 Crystal into 4 HP', () => {
  for (const [held, left, hp] of [
    [10, 2, 54],
    [1, 0, 54],
    [0, 0, 50],
  ])
    duel({
      one: { hand: ['Ground the Charge'], crystal: held, hp: 50 },
      two: { crystal: 5 },
      moves: [play('Ground the Charge')],
      expect: both({ crystal: left, hp, graveyard: ['Ground the Charge'] }, { crystal: 5 }),
    });
});

cardTest('Mirror Parry', 'negates an opposing attack and gives the opponent 4 Crystal', () => {
  duel({
    one: { field: ['Reef Lurker'] },
    two: { hand: ['Mirror Parry'], crystal: 1 },
    moves: [battle(), attack('Reef Lurker', 'Tower 2'), play('Mirror Parry', undefined, 1)],
    expect: both({ crystal: 4, field: [{ fatigued: true }] }, { hp: 64, crystal: 0 }),
  });
});

cardTest('Overexposure', 'makes the opponent discard a card of choice and gain 6 Crystal', () => {
  duel({
    one: { hand: ['Overexposure'], crystal: 2 },
    two: { hand: ['Dusk Moth', 'Reef Lurker'] },
    moves: [play('Overexposure'), choose({ card: 'Reef Lurker' }, 1)],
    expect: both({ crystal: 0 }, { hand: ['Dusk Moth'], graveyard: ['Reef Lurker'], crystal: 6 }),
  });
  duel({
    one: { hand: ['Overexposure'], crystal: 2 },
    moves: [play('Overexposure')],
    expect: both({ graveyard: ['Overexposure'] }, { crystal: 0 }),
  });
});

cardTest('Radiant Mending', 'restores 6 HP to an own Unit or Tower', () => {
  const given = {
    one: { hand: ['Radiant Mending'], crystal: 2, hp: 50, field: [{ card: 'Slag Bulwark', damage: 5 }] },
    two: { field: [{ card: 'Reef Lurker', damage: 2 }] },
  };
  duel({
    ...given,
    moves: [
      { refused: play('Radiant Mending', 'Reef Lurker'), code: 'bad-target' },
      play('Radiant Mending', 'Slag Bulwark'),
    ],
    expect: both({ crystal: 0, hp: 50, field: [{ hp: 11, damage: 0 }] }),
  });
  duel({
    ...given,
    moves: [play('Radiant Mending', 'Tower 1')],
    expect: both({ hp: 56, field: [{ hp: 6 }] }),
  });
});

cardTest('Refracted Answer', 'Disrupts anything and pays its price back with 4 more', () => {
  const two = { hand: ['Refracted Answer'], crystal: 2 };
  const refract = play('Refracted Answer', undefined, 1);
  duel({
    one: { hand: ['Resonant Colossus'], crystal: 6 },
    two,
    moves: [play('Resonant Colossus'), refract],
    expect: both({ crystal: 10, field: [], graveyard: ['Resonant Colossus'] }, { crystal: 0 }),
  });
  duel({
    one: { field: ['Wailing Remnant'], crystal: 1 },
    two,
    moves: [use('Wailing Remnant'), refract],
    expect: both({ crystal: 5, graveyard: [], hand: [] }),
  });
  // A tax is paid too, and comes back.
  duel({
    one: { hand: ['Kiln Spark'], crystal: 3 },
    two: { ...two, field: ['Tithe of Salt'] },
    moves: [play('Kiln Spark', 'Tower 2'), refract],
    expect: both({ crystal: 7 }, { hp: 64 }),
  });
});

cardTest('Trade of Glass', 'exiles a Unit of cost 5 or less and gives the opponent a Golem Token', () => {
  const one = { hand: ['Trade of Glass'], crystal: 2, field: ['Drowsy Pixie'], tokens: { 'Golem Token': 1 } };
  duel({
    one,
    two: { field: ['Mourning Stag', 'Pyre Drake'], tokens: { 'Golem Token': 1 } },
    moves: [
      { refused: play('Trade of Glass', 'Pyre Drake'), code: 'bad-target' },
      { refused: play('Trade of Glass', 'Drowsy Pixie'), code: 'bad-target' },
      play('Trade of Glass', 'Mourning Stag'),
    ],
    // The Token is the caster's, on the other field.
    expect: both(
      { crystal: 0, field: [{}], tokens: { 'Golem Token': undefined } },
      {
        exiled: ['Mourning Stag'],
        field: [{ card: 'Pyre Drake' }, { card: 'Golem Token', power: 2, hp: 6 }],
        tokens: { 'Golem Token': 1 },
      },
    ),
  });
});

cardTest('Blinding Radiance', 'puts all opposing Units to sleep, for 12 Crystal if there are any', () => {
  duel({
    one: { hand: ['Blinding Radiance'], crystal: 3, field: ['Drowsy Pixie'] },
    two: { field: ['Reef Lurker', 'Moonlit Courser'] },
    moves: [play('Blinding Radiance')],
    expect: both(
      { crystal: 0, field: [{ statuses: [] }] },
      { crystal: 12, field: [{ statuses: ['Sleep'] }, { statuses: ['Sleep'] }] },
    ),
  });
  duel({
    one: { hand: ['Blinding Radiance'], crystal: 3 },
    moves: [play('Blinding Radiance')],
    expect: both({ crystal: 0 }, { crystal: 0 }),
  });
});

cardTest('Stasis Prism', 'exiles an opposing Unit and gives the opponent 8 Crystal', () => {
  duel({
    one: { hand: ['Stasis Prism'], crystal: 3, field: ['Drowsy Pixie'] },
    two: { field: ['Pyre Drake', 'Reef Lurker'] },
    moves: [
      { refused: play('Stasis Prism', 'Drowsy Pixie'), code: 'bad-target' },
      play('Stasis Prism', 'Pyre Drake'),
    ],
    expect: both({ crystal: 0 }, { crystal: 8, exiled: ['Pyre Drake'], field: [{ card: 'Reef Lurker' }] }),
  });
  // Disrupted for want of a target it gives nothing.
  duel({
    one: { hand: ['Stasis Prism'], crystal: 3 },
    two: { field: ['Reef Lurker'], hand: ['Turning Maw'], crystal: 3 },
    moves: [play('Stasis Prism', 'Reef Lurker'), play('Turning Maw', 'Reef Lurker', 1)],
    expect: both({}, { crystal: 0, hand: ['Reef Lurker'], exiled: [] }),
  });
});

cardTest('Critical Mass', 'gives the opponent half of what they hold, in the own turn only', () => {
  duel({
    one: { hand: ['Critical Mass'], crystal: 4 },
    two: { crystal: 41 },
    moves: [play('Critical Mass')],
    expect: both({ crystal: 0 }, { crystal: 61 }),
  });
  duel({
    one: { hand: ['Critical Mass'], crystal: 4, field: ['Torchbearer Adept'] },
    two: { hand: ['Drowsy Pixie'], crystal: 1 },
    with: { turnPlayer: 2 },
    moves: [play('Drowsy Pixie', undefined, 1), { refused: play('Critical Mass'), code: 'own-turn-only' }],
  });
});

cardTest('Nova of the Ninth Lens', 'deals 1 damage to all opposing Units for every 5 Crystal held', () => {
  duel({
    one: { hand: ['Nova of the Ninth Lens'], crystal: 4, field: ['Drowsy Pixie'] },
    two: { crystal: 21, field: ['Crypt Hauler', 'Slag Bulwark', 'Bone Token'] },
    moves: [play('Nova of the Ninth Lens')],
    expect: both(
      { crystal: 0, field: [{ hp: 2 }] },
      { crystal: 21, hp: 64, field: [{ hp: 1 }, { hp: 7 }], tokens: { 'Bone Token': 1 } },
    ),
  });
});

cardTest('Static Discharge', 'gives the opponent 6 Crystal for every Disrupted effect of anybody', () => {
  duel({
    one: { hand: ['Static Discharge', 'Drowsy Pixie'], crystal: 4 },
    two: { hand: ['Seal of Salt'], crystal: 4 },
    moves: [
      play('Static Discharge'),
      pass(1),
      look({ crystal: 1, field: [{}] }),
      play('Drowsy Pixie'),
      play('Seal of Salt', undefined, 1),
    ],
    expect: both({ crystal: 0, field: [{}] }, { crystal: 6 }),
  });
  duel({
    one: { field: ['Static Discharge'], hand: ['Seal of Salt'], crystal: 4 },
    two: { hand: ['Drowsy Pixie'], crystal: 1 },
    with: { turnPlayer: 2 },
    moves: [play('Drowsy Pixie', undefined, 1), play('Seal of Salt')],
    expect: both({ crystal: 0 }, { crystal: 6 }),
  });
});

cardTest('Narrow Aperture', 'lets the opponent play no more than 2 cards in a turn', () => {
  duel({
    one: { hand: ['Narrow Aperture', 'Drowsy Pixie', 'Dusk Moth'], crystal: 7 },
    two: { hand: ['Drowsy Pixie', 'Dusk Moth', 'Reef Lurker'], crystal: 10 },
    moves: [
      play('Narrow Aperture'),
      play('Drowsy Pixie'),
      play('Dusk Moth'),
      look({ crystal: 0, field: [{}, {}, {}] }),
      endTurn(),
      play('Drowsy Pixie', undefined, 1),
      play('Dusk Moth', undefined, 1),
      { refused: play('Reef Lurker', undefined, 1), code: 'card-limit' },
    ],
    expect: both({}, { field: [{}, {}] }),
  });
});

complete();
