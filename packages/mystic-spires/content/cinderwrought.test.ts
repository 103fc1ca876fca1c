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
import { CINDERWROUGHT } from './cinderwrought.ts';

const { cardTest, units, spells, complete } = testsOf(CINDERWROUGHT);

const EMBER = { card: 'Ember Token', power: 1, hp: 1, statuses: ['Ignite'] };

units(
  ['Kindling Imp', 'Assault', 1, 2, 2, 'Ignite'],
  ['Ashfoot Raider', 'Assault', 2, 3, 3],
  ['Berserk Emberborn', 'Assault', 3, 5, 3],
  ['Coalback Hound', 'Assault', 3, 3, 3, 'Ignite'],
  ['Match-Striker Twins', 'Special', 3, 2, 3],
  ['Slag Bulwark', 'Defense', 3, 1, 11],
  ['Spellburn Salamander', 'Special', 3, 3, 3],
  ['Torchbearer Adept', 'Special', 3, 2, 2],
  ['Cinder Lancer', 'Assault', 4, 4, 4, 'Piercing'],
  ['Forge Matron', 'Special', 4, 2, 3],
  ['Kilnguard', 'Defense', 4, 2, 13],
  ['Ashwake Phoenix', 'Assault', 5, 4, 4, 'Levitating'],
  ['Headsman of the Crucible', 'Assault', 6, 4, 6, 'Fatal'],
  ['Pyre Drake', 'Assault', 6, 6, 7, 'Ignite', 'Levitating'],
  ['Caldera Behemoth', 'Assault', 9, 10, 10, 'Piercing'],
);

spells(
  ['Ghostfire Lantern', 1],
  ['Molten Edge', 2],
  ['Kiln Spark', 2],
  ['Scorch the Seal', 2],
  ['Stoke the Coals', 2],
  ['Second Breath of Ash', 3],
  ['Smother the Spark', 3, 'a Spell'],
  ['Answering Flame', 4, 'a Spell'],
  ['Sheet of Flame', 4],
  ['Kiln Backlash', 2],
  ['Ever-Burning Brazier', 4],
);

for (const [name, power, mark] of [
  ['Kindling Imp', 2, 1],
  ['Coalback Hound', 3, 1],
  ['Pyre Drake', 6, 2],
] as const)
  cardTest(name, `leaves an Ignite mark of ${mark} that burns once`, () => {
    duel({
      one: { field: [name] },
      two: { field: ['Slag Bulwark'] },
      moves: [
        battle(),
        attack(name, 'Slag Bulwark'),
        look({}, { field: [{ hp: 11 - power, marks: [mark] }] }),
        endBattle(),
        endTurn(),
      ],
      expect: both({}, { hp: 64, field: [{ hp: 11 - power - mark, marks: [] }] }),
    });
  });

cardTest('Berserk Emberborn', 'must attack if it can', () => {
  duel({
    one: { field: ['Berserk Emberborn'] },
    moves: [
      { refused: endTurn(), code: 'must-attack' },
      battle(),
      { refused: endBattle(), code: 'must-attack' },
      attack('Berserk Emberborn', 'Tower 2'),
      endBattle(),
    ],
    expect: both({}, { hp: 59 }, { phase: 'Main 2' }),
  });
  duel({
    one: { field: [{ card: 'Berserk Emberborn', statuses: ['Paralyzed'] }] },
    moves: [endTurn()],
    expect: { turnPlayer: 2 },
  });
});

cardTest('Match-Striker Twins', 'bring an Ember Token', () => {
  duel({
    one: { hand: ['Match-Striker Twins'], crystal: 3, tokens: { 'Ember Token': 2 } },
    moves: [play('Match-Striker Twins')],
    expect: both({ field: [{}, EMBER], tokens: { 'Ember Token': 1 } }),
  });
});

cardTest('Spellburn Salamander', 'burns the opposing Tower for each Spell the opponent casts', () => {
  const field = ['Spellburn Salamander'];
  duel({
    one: { field },
    two: { hand: ['Kiln Spark', 'Kiln Backlash', 'Molten Edge', 'Drowsy Pixie'], crystal: 7 },
    with: { turnPlayer: 2 },
    moves: [
      play('Drowsy Pixie', undefined, 1),
      pass(1),
      look({}, { hp: 64, crystal: 6 }),
      play('Kiln Backlash', undefined, 1),
      pass(1),
      pass(1),
      look({}, { hp: 63, crystal: 4 }),
      play('Molten Edge', 'Drowsy Pixie', 1),
      pass(1),
      pass(1),
      look({}, { hp: 62, crystal: 2 }),
      play('Kiln Spark', 'Tower 1', 1),
    ],
    expect: both({ hp: 61, field: [{}] }, { hp: 61 }),
  });
  duel({
    one: { field, hand: ['Kiln Spark'], crystal: 2 },
    moves: [play('Kiln Spark', 'Tower 2')],
    expect: both({ hp: 64 }, { hp: 61 }),
  });
});

cardTest('Spellburn Salamander', 'burns also for a Spell that is Disrupted', () => {
  duel({
    one: { field: ['Spellburn Salamander'], hand: ['Seal of Salt'], crystal: 4 },
    two: { hand: ['Kiln Spark'], crystal: 2 },
    with: { turnPlayer: 2 },
    moves: [play('Kiln Spark', 'Tower 1', 1), play('Seal of Salt')],
    expect: both({ hp: 64 }, { hp: 63 }),
  });
});

cardTest('Torchbearer Adept', 'deals 2 damage at any time for its own Fatigue', () => {
  duel({
    one: { field: ['Torchbearer Adept', 'Drowsy Pixie'] },
    two: { field: ['Slag Bulwark'] },
    moves: [
      { refused: use('Torchbearer Adept', 'Drowsy Pixie'), code: 'bad-target' },
      { refused: use('Torchbearer Adept', 'Tower 1'), code: 'bad-target' },
      use('Torchbearer Adept', 'Slag Bulwark'),
      { refused: use('Torchbearer Adept', 'Tower 2'), code: 'fatigued' },
    ],
    expect: both({ field: [{ fatigued: true }, {}] }, { hp: 64, field: [{ hp: 9 }] }),
  });
  duel({
    one: { hand: ['Drowsy Pixie'], crystal: 1 },
    two: { field: ['Torchbearer Adept'] },
    moves: [play('Drowsy Pixie'), use('Torchbearer Adept', 'Tower 1', 1)],
    expect: both({ hp: 62, field: [{ hp: 2 }] }, { field: [{ fatigued: true }] }),
  });
});

for (const [name, excess] of [
  ['Cinder Lancer', 1],
  ['Caldera Behemoth', 7],
] as const)
  cardTest(name, 'carries its excess to the Tower', () => {
    duel({
      one: { field: [name] },
      two: { field: [{ card: 'Slag Bulwark', damage: 8 }] },
      moves: [battle(), attack(name, 'Tower 2'), intercept('Slag Bulwark')],
      expect: both({}, { hp: 64 - excess, graveyard: ['Slag Bulwark'] }),
    });
  });

cardTest('Forge Matron', 'brings an Ember Token and a card, and raises own Token Units', () => {
  duel({
    one: {
      hand: ['Forge Matron'],
      crystal: 4,
      field: ['Bone Token', 'Drowsy Pixie', 'Shard Token'],
      tokens: { 'Ember Token': 1 },
      deck: ['Dusk Moth', 'Reverie'],
    },
    two: { field: ['Bone Token'] },
    moves: [play('Forge Matron')],
    expect: both(
      {
        hand: ['Dusk Moth'],
        field: [{ power: 2, hp: 2 }, { power: 2 }, {}, { power: 2, hp: 3 }, { ...EMBER, power: 2 }],
      },
      { field: [{ power: 1 }] },
    ),
  });
  duel({
    one: { hand: ['Forge Matron'], crystal: 4, deck: ['Dusk Moth', 'Reverie'] },
    moves: [play('Forge Matron')],
    expect: both({ hand: ['Dusk Moth'], field: [{}] }),
  });
});

cardTest('Kilnguard', 'deals 2 damage to whom it intercepts', () => {
  duel({
    one: { field: ['Reef Lurker'] },
    two: { field: ['Kilnguard'] },
    moves: [battle(), attack('Reef Lurker', 'Tower 2'), intercept('Kilnguard')],
    expect: both({ field: [{ hp: 2 }] }, { hp: 64, field: [{ hp: 9 }] }),
  });
  // An attacker that dies of it strikes nobody.
  duel({
    one: { field: [{ card: 'Reef Lurker', damage: 2 }] },
    two: { field: ['Kilnguard'] },
    moves: [battle(), attack('Reef Lurker', 'Tower 2'), intercept('Kilnguard')],
    expect: both({ graveyard: ['Reef Lurker'] }, { hp: 64, field: [{ hp: 13, fatigued: true }] }),
  });
  duel({
    one: { field: ['Reef Lurker'] },
    two: { field: ['Kilnguard'] },
    moves: [battle(), attack('Reef Lurker', 'Kilnguard')],
    expect: both({ field: [{ hp: 4 }] }, { field: [{ hp: 9 }] }),
  });
});

cardTest('Ashwake Phoenix', 'may return to the hand for 2 Crystal when destroyed', () => {
  const one = { hand: ['Kiln Spark'], crystal: 2 };
  const field = [{ card: 'Ashwake Phoenix', damage: 2 }];
  const spark = play('Kiln Spark', 'Ashwake Phoenix');
  duel({
    one,
    two: { field, crystal: 3 },
    moves: [spark, answer('yes', 1)],
    expect: both({}, { hand: ['Ashwake Phoenix'], graveyard: [], crystal: 1 }),
  });
  duel({
    one,
    two: { field, crystal: 3 },
    moves: [spark, answer('no', 1)],
    expect: both({}, { hand: [], graveyard: ['Ashwake Phoenix'], crystal: 3 }),
  });
  duel({
    one,
    two: { field, crystal: 1 },
    moves: [spark],
    expect: both({}, { hand: [], graveyard: ['Ashwake Phoenix'], crystal: 1 }, { question: undefined }),
  });
});

cardTest('Ashwake Phoenix', 'does not return from exile', () => {
  duel({
    one: { hand: ['Stasis Prism'], crystal: 3 },
    two: { field: ['Ashwake Phoenix'], crystal: 3 },
    moves: [play('Stasis Prism', 'Ashwake Phoenix')],
    expect: both({}, { exiled: ['Ashwake Phoenix'], crystal: 11 }, { question: undefined }),
  });
});

cardTest('Headsman of the Crucible', 'destroys what it attacks', () => {
  duel({
    one: { field: ['Headsman of the Crucible'] },
    two: { field: ['Brackish Warden'] },
    moves: [battle(), attack('Headsman of the Crucible', 'Brackish Warden')],
    expect: both({}, { hp: 64, graveyard: ['Brackish Warden'] }),
  });
});

cardTest('Pyre Drake', 'takes half of every damage', () => {
  duel({
    one: { hand: ['Kiln Spark'], crystal: 2 },
    two: { field: ['Pyre Drake'] },
    moves: [play('Kiln Spark', 'Pyre Drake')],
    expect: both({}, { field: [{ hp: 5 }] }),
  });
});

cardTest('Ghostfire Lantern', 'gives an own Unit +1 Power and sight of Ethereal Units', () => {
  duel({
    one: { hand: ['Ghostfire Lantern'], crystal: 1, field: ['Reef Lurker', 'Moonlit Courser'] },
    two: { field: ['Dream Token', 'Drowsy Pixie'] },
    moves: [
      { refused: play('Ghostfire Lantern', 'Drowsy Pixie'), code: 'bad-target' },
      play('Ghostfire Lantern', 'Reef Lurker'),
      look({ crystal: 0, field: [{ power: 5, hp: 4 }, { power: 4 }, { on: 'Reef Lurker' }] }),
      battle(),
      { refused: attack('Moonlit Courser', 'Dream Token'), code: 'bad-target' },
      attack('Reef Lurker', 'Dream Token'),
    ],
    expect: both({}, { field: [{ card: 'Drowsy Pixie' }], tokens: { 'Dream Token': 1 } }),
  });
});

cardTest('Molten Edge', 'gives an own Unit +2 Power and Ignite 1', () => {
  duel({
    one: { hand: ['Molten Edge'], crystal: 2, field: ['Reef Lurker', 'Coalback Hound'] },
    two: { field: ['Moonlit Courser'] },
    moves: [
      { refused: play('Molten Edge', 'Moonlit Courser'), code: 'bad-target' },
      play('Molten Edge', 'Coalback Hound'),
      look({
        crystal: 0,
        field: [{ power: 4, statuses: [] }, { power: 5, hp: 3, statuses: ['Ignite'] }, {}],
      }),
      battle(),
      attack('Coalback Hound', 'Tower 2'),
    ],
    // Its own mark and the weapon's (MYS-27.3).
    expect: both({}, { hp: 59, marks: [1, 1] }),
  });
});

cardTest('Kiln Spark', 'deals 3 damage to an opposing Unit or Tower', () => {
  duel({
    one: { hand: ['Kiln Spark', 'Kiln Spark'], crystal: 4, field: ['Drowsy Pixie'] },
    two: { field: ['Slag Bulwark'] },
    moves: [
      { refused: play('Kiln Spark', 'Drowsy Pixie'), code: 'bad-target' },
      { refused: play('Kiln Spark', 'Tower 1'), code: 'bad-target' },
      play('Kiln Spark', 'Slag Bulwark'),
      pass(),
      look({ crystal: 2 }, { hp: 64, field: [{ hp: 8 }] }),
      play('Kiln Spark', 'Tower 2'),
    ],
    expect: both({ crystal: 0, hp: 64 }, { hp: 61, field: [{ hp: 8 }] }),
  });
});

cardTest('Scorch the Seal', 'destroys an opposing Passive or Equipment', () => {
  const two = {
    field: ['Waking World', 'Reef Lurker', 'Shard Token', { card: 'Molten Edge', on: 'Reef Lurker' }],
  };
  const one = { hand: ['Scorch the Seal'], crystal: 2, field: ['Rise Again'] };
  duel({
    one,
    two,
    moves: [
      { refused: play('Scorch the Seal', 'Rise Again'), code: 'bad-target' },
      { refused: play('Scorch the Seal', 'Reef Lurker'), code: 'bad-target' },
      { refused: play('Scorch the Seal', 'Shard Token'), code: 'bad-target' },
      play('Scorch the Seal', 'Molten Edge'),
    ],
    expect: both(
      { crystal: 0, field: [{}] },
      { field: [{}, { power: 4, statuses: [] }, {}], graveyard: ['Molten Edge'] },
    ),
  });
  duel({
    one,
    two,
    moves: [play('Scorch the Seal', 'Waking World')],
    expect: both({}, { field: [{}, {}, {}], graveyard: ['Waking World'] }),
  });
});

cardTest('Stoke the Coals', 'draws 2 for 1 damage to the own Tower', () => {
  duel({
    one: { hand: ['Stoke the Coals'], crystal: 2, deck: ['Dusk Moth', 'Reef Lurker', 'Reverie'] },
    moves: [play('Stoke the Coals')],
    expect: both({ hp: 63, crystal: 0, hand: ['Dusk Moth', 'Reef Lurker'] }, { hp: 64 }),
  });
  // The last HP ends the game before the cards.
  duel({
    one: { hand: ['Stoke the Coals'], crystal: 2, hp: 1 },
    moves: [play('Stoke the Coals')],
    expect: both({ hp: 0, hand: [] }),
  });
});

cardTest('Second Breath of Ash', 'readies an own Fatigued Unit and gives it Piercing for the turn', () => {
  duel({
    one: { hand: ['Second Breath of Ash'], crystal: 3, field: ['Reef Lurker', 'Moonlit Courser'] },
    two: { field: ['Drowsy Pixie', { card: 'Dusk Moth', fatigued: true }] },
    with: { phase: 'Battle' },
    moves: [
      attack('Reef Lurker', 'Tower 2'),
      { refused: play('Second Breath of Ash', 'Dusk Moth'), code: 'bad-target' },
      { refused: play('Second Breath of Ash', 'Moonlit Courser'), code: 'bad-target' },
      play('Second Breath of Ash', 'Reef Lurker'),
      look(
        { crystal: 0, field: [{ fatigued: false, statuses: ['Piercing'] }, { statuses: [] }] },
        { hp: 60 },
      ),
      attack('Reef Lurker', 'Drowsy Pixie'),
      look({}, { hp: 58, graveyard: ['Drowsy Pixie'] }),
      endBattle(),
      endTurn(),
    ],
    expect: both({ field: [{ statuses: [] }, {}] }),
  });
  duel({
    one: { hand: ['Second Breath of Ash'], crystal: 3, field: ['Reef Lurker'] },
    moves: [{ refused: play('Second Breath of Ash', 'Reef Lurker'), code: 'no-target' }],
  });
});

cardTest('Smother the Spark', 'Disrupts an opposing Instant and burns the Tower for 2', () => {
  duel({
    one: { hand: ['Deluge of Light'], crystal: 3 },
    two: { hand: ['Smother the Spark'], crystal: 3 },
    moves: [play('Deluge of Light'), play('Smother the Spark', undefined, 1)],
    expect: both(
      { hp: 62, crystal: 0, graveyard: ['Deluge of Light'] },
      { hp: 64, crystal: 0, graveyard: ['Smother the Spark'] },
    ),
  });
  duel({
    one: { hand: ['Kiln Backlash'], crystal: 2 },
    two: { hand: ['Smother the Spark'], crystal: 3, field: ['Torchbearer Adept'] },
    moves: [
      play('Kiln Backlash'),
      { refused: play('Smother the Spark', undefined, 1), code: 'nothing-to-answer' },
    ],
  });
});

cardTest('Answering Flame', 'destroys an opposing Unit in answer to a Spell, which goes on', () => {
  duel({
    one: { hand: ['Kiln Spark'], crystal: 2, field: ['Reef Lurker', 'Moonlit Courser'] },
    two: { hand: ['Answering Flame'], crystal: 4, field: ['Drowsy Pixie'] },
    moves: [
      play('Kiln Spark', 'Tower 2'),
      { refused: play('Answering Flame', 'Drowsy Pixie', 1), code: 'bad-target' },
      play('Answering Flame', 'Moonlit Courser', 1),
    ],
    expect: both(
      { field: [{ card: 'Reef Lurker' }], graveyard: ['Moonlit Courser', 'Kiln Spark'] },
      { hp: 61, crystal: 0 },
    ),
  });
  duel({
    one: { hand: ['Drowsy Pixie'], crystal: 1, field: ['Reef Lurker'] },
    two: { hand: ['Answering Flame'], crystal: 4, field: ['Torchbearer Adept'] },
    moves: [
      play('Drowsy Pixie'),
      { refused: play('Answering Flame', 'Reef Lurker', 1), code: 'nothing-to-answer' },
    ],
  });
});

cardTest('Sheet of Flame', 'deals 2 damage to all opposing Units', () => {
  duel({
    one: { hand: ['Sheet of Flame'], crystal: 4, field: ['Drowsy Pixie'] },
    two: { field: ['Reef Lurker', 'Drowsy Pixie', 'Dusk Moth'] },
    moves: [play('Sheet of Flame')],
    expect: both(
      { crystal: 0, field: [{ hp: 2 }] },
      { hp: 64, field: [{ hp: 2 }, { card: 'Dusk Moth', hp: 1 }], graveyard: ['Drowsy Pixie'] },
    ),
  });
});

cardTest('Kiln Backlash', 'deals 4 damage whenever an own effect is Disrupted', () => {
  duel({
    one: { hand: ['Kiln Backlash', 'Drowsy Pixie'], crystal: 3 },
    two: { hand: ['Seal of Salt'], crystal: 4, field: ['Slag Bulwark'] },
    moves: [
      play('Kiln Backlash'),
      pass(1),
      look({ crystal: 1, field: [{ card: 'Kiln Backlash' }] }),
      play('Drowsy Pixie'),
      play('Seal of Salt', undefined, 1),
      { refused: choose({ target: 'Tower 1' }), code: 'bad-target' },
      choose({ target: 'Slag Bulwark' }),
    ],
    expect: both({ field: [{}] }, { hp: 64, field: [{ hp: 7 }] }),
  });
  duel({
    one: { field: ['Kiln Backlash'], hand: ['Seal of Salt'], crystal: 4 },
    two: { hand: ['Drowsy Pixie'], crystal: 1 },
    with: { turnPlayer: 2 },
    moves: [play('Drowsy Pixie', undefined, 1), play('Seal of Salt')],
    expect: both({ hp: 64 }, { hp: 64, field: [] }),
  });
});

cardTest('Ever-Burning Brazier', 'burns the opposing Tower for 2 in each own Standby', () => {
  duel({
    one: { hand: ['Ever-Burning Brazier'], crystal: 4 },
    moves: [play('Ever-Burning Brazier'), endTurn(), look({ crystal: 0 }, { hp: 64 }), endTurn(1)],
    expect: both({ hp: 64, crystal: 7 }, { hp: 62 }),
  });
});

complete();
