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
  letThrough,
  look,
  pass,
  play,
  use,
} from '../testing/duel.ts';
import { HOLLOW_BARROW } from './hollow-barrow.ts';

const { cardTest, units, spells, complete } = testsOf(HOLLOW_BARROW);

units(
  ['Barrow Rat', 'Assault', 1, 2, 2, 'Poison'],
  ['Gravebound Footman', 'Assault', 2, 3, 3],
  ['Oathbound Sexton', 'Defense', 2, 1, 9],
  ['Spore-Choked Corpse', 'Defense', 2, 0, 7],
  ['Tomb Scarab', 'Assault', 2, 2, 2],
  ['Wailing Remnant', 'Special', 2, 1, 2, 'Ethereal'],
  ['Bone Piper', 'Special', 3, 2, 3],
  ['Censer-Bearer', 'Special', 3, 2, 4],
  ['Tithe-Collector of Bones', 'Special', 3, 2, 5],
  ['Widow of Thorns', 'Defense', 3, 1, 10, 'Poison'],
  ['Binder of Souls', 'Special', 4, 2, 5],
  ['Crypt Hauler', 'Special', 4, 4, 5],
  ['Ghoul Gourmand', 'Assault', 4, 4, 5],
  ['Indentured Colossus', 'Assault', 4, 6, 6],
  ['Soul-Tethered Knight', 'Assault', 4, 4, 3],
  ['Mourning Stag', 'Assault', 5, 5, 6],
  ['Rot Hierophant', 'Special', 5, 3, 6],
  ["Executioner's Shade", 'Assault', 6, 3, 5, 'Fatal'],
  ['Gallows Magus', 'Special', 6, 3, 6],
  ['Aldemar, Barrow King', 'Assault', 7, 6, 7],
);

spells(
  ["Leper's Shackle", 2],
  ["Reaper's Sickle", 4],
  ['Rites at the Threshold', 1],
  ['Turn the Soil', 2],
  ['Barrow Bargain', 3],
  ['Hush of the Crypt', 3, 'a Spell'],
  ['Withering Touch', 3],
  ['Spoils of Ruin', 3],
  ['Vengeful Silence', 3],
  ['Feast of Worms', 4],
);

cardTest('Barrow Rat', 'poisons the Unit that intercepts it, and the loss goes on', () => {
  duel({
    one: { field: ['Barrow Rat'] },
    two: { field: ['Slag Bulwark'] },
    moves: [
      battle(),
      attack('Barrow Rat', 'Tower 2'),
      intercept('Slag Bulwark'),
      endBattle(),
      endTurn(),
      look({ field: [{ hp: 2, statuses: ['Poison'] }] }, { field: [{ hp: 8, statuses: ['Poisoned'] }] }),
      endTurn(1),
      endTurn(),
    ],
    expect: both({}, { field: [{ hp: 7 }] }),
  });
});

cardTest('Widow of Thorns', 'poisons whom it intercepts', () => {
  duel({
    one: { field: ['Reef Lurker'] },
    two: { field: ['Widow of Thorns'] },
    moves: [battle(), attack('Reef Lurker', 'Tower 2'), intercept('Widow of Thorns')],
    expect: both({ field: [{ hp: 4, statuses: ['Poisoned'] }] }, { hp: 64, field: [{ hp: 6 }] }),
  });
});

cardTest('Oathbound Sexton', 'must intercept whenever it can', () => {
  duel({
    one: { field: ['Reef Lurker', 'Moonlit Courser'] },
    two: { field: ['Oathbound Sexton', 'Slag Bulwark'] },
    moves: [
      battle(),
      attack('Reef Lurker', 'Tower 2'),
      { refused: letThrough(), code: 'must-intercept' },
      intercept('Oathbound Sexton'),
      // Fatigued, it is free of it.
      attack('Moonlit Courser', 'Tower 2'),
      letThrough(),
    ],
    expect: both({}, { hp: 60, field: [{ hp: 5, fatigued: true }, { hp: 11 }] }),
  });
});

cardTest('Spore-Choked Corpse', 'gives an opposing Unit Necrotic when destroyed', () => {
  duel({
    one: { hand: ['Kiln Spark'], crystal: 2, field: ['Reef Lurker', 'Moonlit Courser'] },
    two: { field: [{ card: 'Spore-Choked Corpse', damage: 5 }, 'Drowsy Pixie'] },
    moves: [
      play('Kiln Spark', 'Spore-Choked Corpse'),
      { refused: choose({ target: 'Drowsy Pixie' }, 1), code: 'bad-target' },
      choose({ target: 'Moonlit Courser' }, 1),
    ],
    expect: both(
      { field: [{ statuses: [] }, { statuses: ['Necrotic'] }] },
      { field: [{ statuses: [] }], graveyard: ['Spore-Choked Corpse'] },
    ),
  });
});

cardTest('Tomb Scarab', 'may come into play when it is discarded from the deck', () => {
  const one = { hand: ['Flood the Stacks'], crystal: 3 };
  const two = { deck: ['Dusk Moth', 'Tomb Scarab', 'Dusk Moth', 'Dusk Moth', 'Dusk Moth', 'Reverie'] };
  duel({
    one,
    two,
    moves: [play('Flood the Stacks'), answer('yes', 1)],
    expect: both({}, { field: [{ card: 'Tomb Scarab', power: 2, hp: 2 }], graveyard: { length: 4 } }),
  });
  duel({
    one,
    two,
    moves: [play('Flood the Stacks'), answer('no', 1)],
    expect: both({}, { field: [], graveyard: { length: 5 } }),
  });
  // Discarded from the hand it stays where it is.
  duel({
    one: { hand: ['Overexposure'], crystal: 2 },
    two: { hand: ['Tomb Scarab'] },
    moves: [play('Overexposure'), choose({ card: 'Tomb Scarab' }, 1)],
    expect: both({}, { field: [], graveyard: ['Tomb Scarab'] }, { question: undefined }),
  });
});

cardTest('Wailing Remnant', 'discards 2 from the deck and draws 1 for Fatigue and 1 Crystal', () => {
  const deck = ['Dusk Moth', 'Reef Lurker', 'Drowsy Pixie', 'Reverie'];
  duel({
    one: { field: ['Wailing Remnant'], crystal: 2, deck },
    moves: [use('Wailing Remnant'), { refused: use('Wailing Remnant'), code: 'fatigued' }],
    expect: both({
      crystal: 1,
      field: [{ fatigued: true }],
      graveyard: ['Dusk Moth', 'Reef Lurker'],
      hand: ['Drowsy Pixie'],
    }),
  });
  duel({
    one: { field: ['Wailing Remnant'], deck },
    moves: [{ refused: use('Wailing Remnant'), code: 'too-little-crystal' }],
  });
});

cardTest('Bone Piper', 'brings a Bone Token', () => {
  duel({
    one: { hand: ['Bone Piper'], crystal: 3, tokens: { 'Bone Token': 2 } },
    moves: [play('Bone Piper')],
    expect: both({ field: [{}, { card: 'Bone Token', power: 1, hp: 2 }], tokens: { 'Bone Token': 1 } }),
  });
});

cardTest('Censer-Bearer', 'poisons an opposing Unit for its Fatigue', () => {
  duel({
    one: { field: ['Censer-Bearer', 'Drowsy Pixie'] },
    two: { field: ['Reef Lurker', 'Slag Bulwark'] },
    moves: [
      { refused: use('Censer-Bearer', 'Drowsy Pixie'), code: 'bad-target' },
      { refused: use('Censer-Bearer', 'Tower 2'), code: 'bad-target' },
      use('Censer-Bearer', 'Reef Lurker'),
      look({ field: [{ fatigued: true }, {}] }, { field: [{ hp: 4, statuses: ['Poisoned'] }, {}] }),
      endTurn(),
    ],
    expect: both({}, { field: [{ hp: 3 }, { hp: 11 }] }),
  });
});

cardTest(
  'Tithe-Collector of Bones',
  'gains 1 for every other non-Token Unit destroyed, on either side',
  () => {
    duel({
      one: { hand: ['Sheet of Flame'], crystal: 4, field: ['Tithe-Collector of Bones'] },
      two: { field: ['Drowsy Pixie', 'Dusk Moth', 'Bone Token', 'Barrow Rat'] },
      moves: [play('Sheet of Flame')],
      expect: both({ crystal: 2 }, { crystal: 0, field: [{ card: 'Dusk Moth' }] }),
    });
    duel({
      one: { field: ['Tithe-Collector of Bones', 'Drowsy Pixie'] },
      two: { hand: ['Kiln Spark'], crystal: 2 },
      with: { turnPlayer: 2 },
      moves: [play('Kiln Spark', 'Drowsy Pixie', 1)],
      expect: both({ crystal: 1 }),
    });
    duel({
      one: { field: [{ card: 'Tithe-Collector of Bones', damage: 2 }] },
      two: { hand: ['Kiln Spark'], crystal: 2 },
      with: { turnPlayer: 2 },
      moves: [play('Kiln Spark', 'Tithe-Collector of Bones', 1)],
      expect: both({ crystal: 0, field: [] }),
    });
  },
);

cardTest('Binder of Souls', 'bonds 2 opposing Units for Fatigue and 1 Crystal', () => {
  duel({
    one: { field: ['Binder of Souls', 'Dusk Moth'], crystal: 1 },
    two: { field: ['Reef Lurker', 'Slag Bulwark', 'Drowsy Pixie'] },
    moves: [
      { refused: use('Binder of Souls', 'Dusk Moth'), code: 'bad-target' },
      use('Binder of Souls', 'Reef Lurker'),
      { refused: choose({ target: 'Reef Lurker' }), code: 'bad-target' },
      choose({ target: 'Drowsy Pixie' }),
    ],
    expect: both(
      { crystal: 0, field: [{ fatigued: true, bonds: [] }, {}] },
      { field: [{ bonds: ['Drowsy Pixie'] }, { bonds: [] }, { bonds: ['Reef Lurker'] }] },
    ),
  });
  duel({
    one: { field: ['Binder of Souls'], crystal: 1 },
    two: { field: ['Reef Lurker'] },
    moves: [{ refused: use('Binder of Souls', 'Reef Lurker'), code: 'no-target' }],
  });
});

cardTest('Ghoul Gourmand', 'grows for good by each Unit its attack destroys', () => {
  duel({
    one: { field: ['Ghoul Gourmand'] },
    two: { field: ['Reef Lurker', 'Slag Bulwark'] },
    moves: [
      battle(),
      attack('Ghoul Gourmand', 'Reef Lurker'),
      letThrough(),
      look({ field: [{ power: 5, hp: 6 }] }),
      endBattle(),
      endTurn(),
      endTurn(1),
      battle(),
      attack('Ghoul Gourmand', 'Slag Bulwark'),
    ],
    expect: both({ field: [{ power: 5, hp: 6 }] }, { field: [{ hp: 6 }] }),
  });
  // Another's kill feeds nobody.
  duel({
    one: { field: ['Ghoul Gourmand'], hand: ['Kiln Spark'], crystal: 2 },
    two: { field: ['Drowsy Pixie'] },
    moves: [play('Kiln Spark', 'Drowsy Pixie')],
    expect: both({ field: [{ power: 4, hp: 5 }] }),
  });
});

cardTest('Indentured Colossus', 'wants 2 Crystal in each own Standby, or it is destroyed', () => {
  const given = { one: { field: ['Indentured Colossus'] }, with: { turnPlayer: 2 } };
  duel({
    ...given,
    moves: [endTurn(1), answer('pay')],
    expect: both({ crystal: 5, field: [{ hp: 6 }] }),
  });
  duel({
    ...given,
    moves: [endTurn(1), answer('refuse')],
    expect: both({ crystal: 7, field: [], graveyard: ['Indentured Colossus'] }),
  });
  duel({
    one: { field: ['Indentured Colossus'] },
    moves: [endTurn()],
    expect: both({ field: [{}] }, {}, { turnPlayer: 2, question: undefined }),
  });
});

cardTest('Soul-Tethered Knight', 'bonds itself with an opposing Unit on arrival', () => {
  duel({
    one: { hand: ['Soul-Tethered Knight'], crystal: 4, field: ['Drowsy Pixie'] },
    two: { field: ['Reef Lurker', 'Slag Bulwark'], hand: ['Kiln Spark'], crystal: 2 },
    moves: [
      play('Soul-Tethered Knight'),
      pass(1),
      { refused: choose({ target: 'Drowsy Pixie' }), code: 'bad-target' },
      choose({ target: 'Slag Bulwark' }),
      pass(1),
      look({ field: [{ bonds: [] }, { bonds: ['Slag Bulwark'] }] }, { field: [{ bonds: [] }, {}] }),
      endTurn(),
      play('Kiln Spark', 'Soul-Tethered Knight', 1),
    ],
    expect: both(
      { field: [{}], graveyard: ['Soul-Tethered Knight'] },
      { field: [{ card: 'Reef Lurker' }], graveyard: ['Slag Bulwark', 'Kiln Spark'] },
    ),
  });
});

cardTest('Soul-Tethered Knight', 'bonds nobody when it is gone by then', () => {
  duel({
    one: { hand: ['Soul-Tethered Knight'], crystal: 4 },
    two: { field: ['Reef Lurker', 'Slag Bulwark'], hand: ['Kiln Spark'], crystal: 2 },
    moves: [
      play('Soul-Tethered Knight'),
      pass(1),
      choose({ target: 'Slag Bulwark' }),
      play('Kiln Spark', 'Soul-Tethered Knight', 1),
    ],
    expect: both(
      { field: [], graveyard: ['Soul-Tethered Knight'] },
      { field: [{ bonds: [] }, { bonds: [] }], graveyard: ['Kiln Spark'] },
      { cascade: [] },
    ),
  });
});

cardTest('Mourning Stag', 'leaves a Wisp Token and 2 HP for the own Tower', () => {
  const one = { hand: ['Kiln Spark'], crystal: 2 };
  const field = [{ card: 'Mourning Stag', damage: 3 }];
  duel({
    one,
    two: { field, hp: 50, tokens: { 'Wisp Token': 1 } },
    moves: [play('Kiln Spark', 'Mourning Stag')],
    expect: both(
      { hp: 64, field: [] },
      { hp: 52, field: [{ card: 'Wisp Token', power: 1, hp: 2, statuses: ['Levitating'] }] },
    ),
  });
  duel({
    one,
    two: { field, hp: 63 },
    moves: [play('Kiln Spark', 'Mourning Stag')],
    expect: both({}, { hp: 64, field: [] }),
  });
});

for (const [name, cost] of [
  ['Rot Hierophant', 5],
  ['Withering Touch', 3],
] as const)
  cardTest(name, 'gives an opposing Unit Necrotic', () => {
    const chosen = { target: 'Reef Lurker' };
    duel({
      one: { hand: [name], crystal: cost, field: ['Drowsy Pixie'] },
      two: { field: ['Reef Lurker', 'Slag Bulwark'] },
      moves:
        name === 'Withering Touch'
          ? [{ refused: play(name, 'Drowsy Pixie'), code: 'bad-target' }, play(name, 'Reef Lurker')]
          : [play(name), { refused: choose({ target: 'Drowsy Pixie' }), code: 'bad-target' }, choose(chosen)],
      expect: both({ crystal: 0 }, { field: [{ statuses: ['Necrotic'] }, { statuses: [] }] }),
    });
  });

cardTest("Executioner's Shade", 'destroys what it attacks', () => {
  duel({
    one: { field: ["Executioner's Shade"] },
    two: { field: ['Brackish Warden'] },
    moves: [battle(), attack("Executioner's Shade", 'Tower 2'), intercept('Brackish Warden')],
    expect: both({}, { hp: 64, graveyard: ['Brackish Warden'] }),
  });
});

cardTest('Gallows Magus', 'destroys an opposing Unit of cost 4 or less for its Fatigue', () => {
  duel({
    one: { field: ['Gallows Magus', 'Drowsy Pixie'] },
    two: { field: ['Crypt Hauler', 'Mourning Stag'] },
    moves: [
      { refused: use('Gallows Magus', 'Mourning Stag'), code: 'bad-target' },
      { refused: use('Gallows Magus', 'Drowsy Pixie'), code: 'bad-target' },
      use('Gallows Magus', 'Crypt Hauler'),
    ],
    expect: both(
      { field: [{ fatigued: true }, {}] },
      { field: [{ card: 'Mourning Stag' }], graveyard: ['Crypt Hauler'] },
    ),
  });
});

cardTest('Aldemar, Barrow King', 'summons a Unit of cost 4 or less from the own graveyard', () => {
  duel({
    one: {
      hand: ['Aldemar, Barrow King'],
      crystal: 7,
      graveyard: ['Crypt Hauler', 'Mourning Stag', 'Kiln Spark', 'Drowsy Pixie'],
    },
    two: { graveyard: ['Reef Lurker'] },
    moves: [
      play('Aldemar, Barrow King'),
      { refused: choose({ target: 'Mourning Stag in graveyard 1' }), code: 'bad-target' },
      { refused: choose({ target: 'Reef Lurker in graveyard 2' }), code: 'bad-target' },
      choose({ target: 'Crypt Hauler in graveyard 1' }),
    ],
    expect: both({
      crystal: 0,
      field: [{}, { card: 'Crypt Hauler', power: 4, hp: 5, fatigued: false }],
      graveyard: ['Mourning Stag', 'Kiln Spark', 'Drowsy Pixie'],
    }),
  });
});

cardTest("Leper's Shackle", 'takes 1/1 from any Unit and forbids it to intercept', () => {
  duel({
    one: { hand: ["Leper's Shackle", "Leper's Shackle"], crystal: 4, field: ['Reef Lurker'] },
    two: { field: ['Slag Bulwark'] },
    moves: [
      { refused: play("Leper's Shackle", 'Tower 2'), code: 'bad-target' },
      play("Leper's Shackle", 'Reef Lurker'),
      play("Leper's Shackle", 'Slag Bulwark'),
      look({ crystal: 0, field: [{ power: 3, hp: 3 }, {}, {}] }, { field: [{ power: 0, hp: 10 }] }),
      battle(),
      attack('Reef Lurker', 'Tower 2'),
    ],
    expect: both({}, { hp: 61, field: [{ hp: 10 }] }, { question: undefined }),
  });
});

cardTest("Reaper's Sickle", 'gives an own Unit +1 Power and Fatal', () => {
  duel({
    one: { hand: ["Reaper's Sickle"], crystal: 4, field: ['Reef Lurker', 'Drowsy Pixie'] },
    two: { field: ['Brackish Warden'] },
    moves: [
      { refused: play("Reaper's Sickle", 'Brackish Warden'), code: 'bad-target' },
      play("Reaper's Sickle", 'Drowsy Pixie'),
      look({ crystal: 0, field: [{ statuses: [] }, { power: 3, hp: 2, statuses: ['Fatal'] }, {}] }),
      battle(),
      attack('Drowsy Pixie', 'Brackish Warden'),
    ],
    expect: both({}, { graveyard: ['Brackish Warden'] }),
  });
});

cardTest('Rites at the Threshold', 'exiles a Unit card of either graveyard for 3 HP', () => {
  duel({
    one: { hand: ['Rites at the Threshold'], crystal: 1, hp: 50, graveyard: ['Kiln Spark', 'Drowsy Pixie'] },
    two: { graveyard: ['Reef Lurker', 'Moonlit Courser'], hp: 50 },
    moves: [
      { refused: play('Rites at the Threshold', 'Kiln Spark in graveyard 1'), code: 'bad-target' },
      play('Rites at the Threshold', 'Reef Lurker in graveyard 2'),
    ],
    expect: both(
      { crystal: 0, hp: 53, graveyard: ['Kiln Spark', 'Drowsy Pixie', 'Rites at the Threshold'] },
      { hp: 50, exiled: ['Reef Lurker'], graveyard: ['Moonlit Courser'] },
    ),
  });
  duel({
    one: { hand: ['Rites at the Threshold'], crystal: 1, graveyard: ['Kiln Spark'] },
    moves: [{ refused: play('Rites at the Threshold'), code: 'no-target' }],
  });
});

cardTest('Turn the Soil', 'shuffles up to 6 own cards into the deck and draws', () => {
  const deck = ['Dusk Moth', 'Dusk Moth'];
  const graveyard = ['Kiln Spark', 'Drowsy Pixie'];
  duel({
    one: { hand: ['Turn the Soil'], crystal: 2, deck, graveyard },
    two: { graveyard: ['Reef Lurker'] },
    moves: [
      { refused: play('Turn the Soil', 'Reef Lurker in graveyard 2'), code: 'bad-target' },
      play('Turn the Soil', 'Kiln Spark in graveyard 1'),
      answer('done'),
    ],
    expect: both({
      crystal: 0,
      deck: { length: 2 },
      hand: { length: 1 },
      graveyard: ['Drowsy Pixie', 'Turn the Soil'],
    }),
  });
  duel({
    one: { hand: ['Turn the Soil'], crystal: 2, deck, graveyard },
    moves: [play('Turn the Soil')],
    expect: both({ deck, hand: [], graveyard: [...graveyard, 'Turn the Soil'] }),
  });
  const seven = { target: 'Kiln Spark in graveyard 1' };
  duel({
    one: { hand: ['Turn the Soil'], crystal: 2, deck, graveyard: new Array(7).fill('Kiln Spark') },
    moves: [play('Turn the Soil', seven.target), ...new Array(5).fill(choose(seven))],
    expect: both({ deck: { length: 7 }, hand: { length: 1 }, graveyard: ['Kiln Spark', 'Turn the Soil'] }),
  });
});

cardTest('Barrow Bargain', 'summons a Unit of cost 3 or less from the own graveyard', () => {
  duel({
    one: {
      hand: ['Barrow Bargain'],
      crystal: 3,
      graveyard: ['Crypt Hauler', 'Bone Piper', 'Reef Lurker'],
      tokens: { 'Bone Token': 1 },
    },
    two: { graveyard: ['Drowsy Pixie'] },
    moves: [
      { refused: play('Barrow Bargain', 'Crypt Hauler in graveyard 1'), code: 'bad-target' },
      { refused: play('Barrow Bargain', 'Drowsy Pixie in graveyard 2'), code: 'bad-target' },
      play('Barrow Bargain', 'Bone Piper in graveyard 1'),
    ],
    // It has been summoned, so it pipes.
    expect: both({ crystal: 0, field: [{ card: 'Bone Piper' }, { card: 'Bone Token' }] }),
  });
});

cardTest('Hush of the Crypt', 'Disrupts an effect or an Instant and discards 2 own cards', () => {
  const two = { hand: ['Hush of the Crypt'], crystal: 3, deck: ['Dusk Moth', 'Reef Lurker', 'Reverie'] };
  const hush = play('Hush of the Crypt', undefined, 1);
  const graveyard = ['Dusk Moth', 'Reef Lurker', 'Hush of the Crypt'];
  duel({
    one: { hand: ['Kiln Spark'], crystal: 2 },
    two,
    moves: [play('Kiln Spark', 'Tower 2'), hush],
    expect: both({ graveyard: ['Kiln Spark'] }, { hp: 64, crystal: 0, graveyard }),
  });
  duel({
    one: { field: ['Conduit Acolyte'] },
    two,
    moves: [use('Conduit Acolyte'), hush],
    expect: both({ crystal: 0, field: [{ fatigued: true }] }, { graveyard }),
  });
  duel({
    one: { hand: ['Silt Scribe'], crystal: 2 },
    two,
    moves: [play('Silt Scribe'), hush],
    expect: both({ field: [{ card: 'Silt Scribe' }] }, { graveyard }),
  });
  duel({
    one: { hand: ['Kiln Backlash'], crystal: 2 },
    two: { ...two, field: ['Torchbearer Adept'] },
    moves: [play('Kiln Backlash'), { refused: hush, code: 'nothing-to-answer' }],
  });
});

cardTest('Spoils of Ruin', 'gains 2 for each opposing Unit one destroys', () => {
  duel({
    one: { hand: ['Spoils of Ruin', 'Sheet of Flame'], crystal: 7 },
    two: { field: ['Drowsy Pixie', 'Barrow Rat', 'Reef Lurker'] },
    moves: [play('Spoils of Ruin'), pass(), look({ crystal: 4 }), play('Sheet of Flame')],
    expect: both({ crystal: 4 }, { field: [{ hp: 2 }] }),
  });
  // What the opponent destroys, and what a Keeper destroys of their own cards, pays nothing.
  duel({
    one: { field: ['Spoils of Ruin', 'Oneiros the Weaver', 'Reef Lurker', 'Drowsy Pixie'] },
    two: { hand: ['Kiln Spark'], crystal: 2 },
    moves: [use('Oneiros the Weaver', 'Reef Lurker'), play('Kiln Spark', 'Drowsy Pixie', 1)],
    expect: both({ crystal: 0, field: [{}, {}] }),
  });
});

cardTest('Vengeful Silence', 'destroys a Unit of cost 4 or less for a Disrupted own effect', () => {
  duel({
    one: { field: ['Vengeful Silence', 'Dusk Moth'], hand: ['Drowsy Pixie'], crystal: 1 },
    two: { hand: ['Seal of Salt'], crystal: 4, field: ['Crypt Hauler', 'Mourning Stag', 'Reef Lurker'] },
    moves: [
      play('Drowsy Pixie'),
      play('Seal of Salt', undefined, 1),
      { refused: choose({ target: 'Mourning Stag' }), code: 'bad-target' },
      { refused: choose({ target: 'Dusk Moth' }), code: 'bad-target' },
      choose({ target: 'Crypt Hauler' }),
    ],
    expect: both({}, { field: [{ card: 'Mourning Stag' }, { card: 'Reef Lurker' }] }),
  });
});

cardTest('Vengeful Silence', 'can be cast at any time', () => {
  duel({
    one: { hand: ['Drowsy Pixie'], crystal: 1 },
    two: { hand: ['Vengeful Silence'], crystal: 3 },
    moves: [play('Drowsy Pixie'), play('Vengeful Silence', undefined, 1)],
    expect: both({ field: [{}] }, { crystal: 0, field: [{ card: 'Vengeful Silence' }] }),
  });
});

cardTest('Feast of Worms', 'hurts the Poisoned in the own Standby and heals 1 for each', () => {
  const poisoned = (card: string) => ({ card, statuses: ['Poisoned'] });
  const field = [poisoned('Reef Lurker'), poisoned('Slag Bulwark'), 'Moonlit Courser'];
  duel({
    one: { field: ['Feast of Worms'], hp: 50 },
    two: { field },
    with: { turnPlayer: 2 },
    moves: [endTurn(1)],
    expect: both({ hp: 52 }, { hp: 64, field: [{ hp: 3 }, { hp: 10 }, { hp: 4 }] }),
  });
  duel({
    one: { field: ['Feast of Worms'], hp: 50 },
    two: { field: ['Reef Lurker'] },
    with: { turnPlayer: 2 },
    moves: [endTurn(1)],
    expect: both({ hp: 50 }, { field: [{ hp: 4 }] }),
  });
});

complete();
