import { testsOf } from '../testing/cards.ts';
import {
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
import { DROWNED_ARCHIVE } from './drowned-archive.ts';

const { cardTest, units, spells, complete } = testsOf(DROWNED_ARCHIVE);

/** A deck whose top cards can be told apart. */
const DECK = ['Dusk Moth', 'Reef Lurker', 'Drowsy Pixie', 'Kiln Spark', 'Barrow Rat', 'Reverie'];

units(
  ['Inkcloud Familiar', 'Special', 2, 1, 2, 'Ethereal'],
  ['Page-Eater Eel', 'Assault', 2, 3, 3],
  ['Silt Scribe', 'Special', 2, 1, 4],
  ['Archivist of the Abyss', 'Special', 3, 2, 6],
  ['Brackish Warden', 'Defense', 3, 1, 15],
  ['Kelp Strangler', 'Defense', 3, 1, 13],
  ['Maelstrom Tutor', 'Special', 3, 2, 3],
  ['Reef Lurker', 'Assault', 3, 4, 4],
  ['Ebb-Caller', 'Special', 4, 3, 4],
  ['Undertow Serpent', 'Assault', 4, 4, 4],
  ['Mnemophage', 'Assault', 5, 4, 6],
  ['Reefbound Titan', 'Defense', 5, 5, 14],
  ['Siren of the Ninth Fathom', 'Special', 5, 3, 6],
  ['Leviathan Unread', 'Assault', 9, 9, 10, 'Piercing'],
);

spells(
  ['Anchor of Regret', 2],
  ['Bottomless Satchel', 2],
  ['Forced Reading', 1],
  ['Stilled Waters', 1],
  ['Index of the Deep', 2],
  ['Becalm', 3],
  ['Flood the Stacks', 3],
  ['Turning Maw', 3],
  ['Seal of Salt', 4, 'a Spell'],
  ['Crushing Depths', 5],
  ['Erase from the Record', 5],
  ['Dripping Clock', 3],
  ['The Unwritten Hour', 3],
  ['Tithe of Salt', 3],
);

cardTest('Inkcloud Familiar', 'makes an Ink Token for Fatigue and 1 Crystal', () => {
  duel({
    one: { field: ['Inkcloud Familiar'], crystal: 2, tokens: { 'Ink Token': 2 } },
    moves: [use('Inkcloud Familiar'), { refused: use('Inkcloud Familiar'), code: 'fatigued' }],
    expect: both({
      crystal: 1,
      field: [{ fatigued: true }, { card: 'Ink Token', power: 0, hp: 4 }],
      tokens: { 'Ink Token': 1 },
    }),
  });
  duel({
    one: { field: ['Inkcloud Familiar'], tokens: { 'Ink Token': 1 } },
    moves: [{ refused: use('Inkcloud Familiar'), code: 'too-little-crystal' }],
  });
});

cardTest('Page-Eater Eel', 'discards a card of the opponent’s deck for each hit on the Tower', () => {
  duel({
    one: { field: ['Page-Eater Eel'] },
    two: { deck: DECK, field: ['Slag Bulwark'] },
    moves: [battle(), attack('Page-Eater Eel', 'Tower 2'), letThrough()],
    expect: both({}, { hp: 61, graveyard: ['Dusk Moth'], deck: DECK.slice(1) }),
  });
  duel({
    one: { field: ['Page-Eater Eel'] },
    two: { deck: DECK, field: ['Slag Bulwark'] },
    moves: [battle(), attack('Page-Eater Eel', 'Tower 2'), intercept('Slag Bulwark')],
    expect: both({}, { hp: 64, graveyard: [], deck: DECK }),
  });
});

cardTest('Silt Scribe', 'discards 2 cards of the opponent’s deck on arrival', () => {
  duel({
    one: { hand: ['Silt Scribe'], crystal: 2, deck: DECK },
    two: { deck: DECK },
    moves: [play('Silt Scribe')],
    expect: both({ deck: DECK }, { graveyard: DECK.slice(0, 2), deck: DECK.slice(2) }),
  });
});

cardTest('Archivist of the Abyss', 'discards 2 cards of the opponent’s deck for Fatigue', () => {
  duel({
    one: { field: ['Archivist of the Abyss'], deck: DECK },
    two: { deck: DECK },
    moves: [use('Archivist of the Abyss'), { refused: use('Archivist of the Abyss'), code: 'fatigued' }],
    expect: both({ deck: DECK, field: [{ fatigued: true }] }, { graveyard: DECK.slice(0, 2) }),
  });
});

cardTest('Kelp Strangler', 'Paralyzes whom it intercepts until the end of the Unit’s next turn', () => {
  duel({
    one: { field: ['Reef Lurker'] },
    two: { field: ['Kelp Strangler'] },
    moves: [
      battle(),
      attack('Reef Lurker', 'Tower 2'),
      intercept('Kelp Strangler'),
      look({ field: [{ statuses: ['Paralyzed'] }] }, { hp: 64, field: [{ hp: 9 }] }),
      endBattle(),
      endTurn(),
      endTurn(1),
      battle(),
      { refused: attack('Reef Lurker', 'Tower 2'), code: 'paralyzed' },
      endBattle(),
      endTurn(),
    ],
    expect: both({ field: [{ statuses: [] }] }),
  });
});

cardTest('Maelstrom Tutor', 'draws a card on arrival', () => {
  duel({
    one: { hand: ['Maelstrom Tutor'], crystal: 3, deck: DECK },
    moves: [play('Maelstrom Tutor')],
    expect: both({ hand: ['Dusk Moth'], deck: DECK.slice(1) }, { hand: [] }),
  });
});

cardTest('Ebb-Caller', 'returns an opposing Unit of cost 3 or less to its owner’s hand', () => {
  duel({
    one: { hand: ['Ebb-Caller'], crystal: 4, field: ['Drowsy Pixie'] },
    two: { field: ['Reef Lurker', 'Crypt Hauler', 'Bone Token'] },
    moves: [
      play('Ebb-Caller'),
      { refused: choose({ target: 'Crypt Hauler' }), code: 'bad-target' },
      { refused: choose({ target: 'Drowsy Pixie' }), code: 'bad-target' },
      choose({ target: 'Reef Lurker' }),
    ],
    expect: both({ field: [{}, {}] }, { hand: ['Reef Lurker'], field: [{ card: 'Crypt Hauler' }, {}] }),
  });
  duel({
    one: { hand: ['Ebb-Caller'], crystal: 4 },
    two: { field: ['Crypt Hauler', 'Bone Token'] },
    moves: [play('Ebb-Caller')],
    expect: both({}, { hand: [], field: [{ card: 'Crypt Hauler' }], tokens: { 'Bone Token': 1 } }),
  });
});

cardTest('Undertow Serpent', 'gains +1 Power for the turn whenever the opponent’s deck loses cards', () => {
  duel({
    one: { hand: ['Flood the Stacks', 'Silt Scribe'], crystal: 5, field: ['Undertow Serpent'] },
    moves: [
      play('Flood the Stacks'),
      look({ field: [{ power: 5, hp: 4 }] }),
      play('Silt Scribe'),
      look({ field: [{ power: 6 }, {}] }),
      endTurn(),
    ],
    expect: both({ field: [{ power: 4 }, {}] }),
  });
  duel({
    one: { field: ['Undertow Serpent', 'Wailing Remnant'], crystal: 1 },
    moves: [use('Wailing Remnant')],
    expect: both({ field: [{ power: 4 }, {}], graveyard: { length: 2 } }),
  });
});

cardTest('Mnemophage', 'has +1 Power for every 5 cards in the opponent’s graveyard', () => {
  duel({
    one: { hand: ['Silt Scribe'], crystal: 2, field: ['Mnemophage'], graveyard: [...DECK, ...DECK] },
    two: { graveyard: [...DECK, 'Reverie', 'Reverie', 'Reverie'] },
    moves: [look({ field: [{ power: 5, hp: 6 }] }), play('Silt Scribe')],
    expect: both({ field: [{ power: 6, hp: 6 }, {}] }, { graveyard: { length: 11 } }),
  });
});

cardTest('Reefbound Titan', 'may attack while the opponent’s deck has 15 or fewer cards', () => {
  const deck = (size: number) => new Array(size).fill('Drowsy Pixie');
  duel({
    one: { field: ['Reefbound Titan'] },
    two: { deck: deck(15) },
    moves: [battle(), attack('Reefbound Titan', 'Tower 2')],
    expect: both({}, { hp: 59 }),
  });
  duel({
    one: { field: ['Reefbound Titan'], deck: deck(10) },
    two: { deck: deck(16) },
    moves: [battle(), { refused: attack('Reefbound Titan', 'Tower 2'), code: 'cannot-attack' }],
  });
});

for (const [name, cost] of [
  ['Siren of the Ninth Fathom', 0],
  ['Stilled Waters', 1],
] as const)
  cardTest(name, 'Paralyzes an opposing Unit until the end of its Keeper’s next turn', () => {
    const isUnit = name === 'Siren of the Ninth Fathom';
    const aim = isUnit ? use : play;
    duel({
      one: {
        field: isUnit ? [name, 'Drowsy Pixie'] : ['Drowsy Pixie'],
        hand: isUnit ? [] : [name],
        crystal: cost,
      },
      two: { field: ['Reef Lurker', 'Moonlit Courser'] },
      moves: [
        { refused: aim(name, 'Drowsy Pixie'), code: 'bad-target' },
        { refused: aim(name, 'Tower 2'), code: 'bad-target' },
        aim(name, 'Reef Lurker'),
        ...(isUnit ? [{ refused: use(name, 'Reef Lurker'), code: 'fatigued' }] : []),
        look({ crystal: 0 }, { field: [{ statuses: ['Paralyzed'] }, { statuses: [] }] }),
        endTurn(),
        battle(1),
        { refused: attack('Reef Lurker', 'Tower 1', 1), code: 'paralyzed' },
        endBattle(1),
        endTurn(1),
      ],
      expect: both({}, { field: [{ statuses: [] }, {}] }),
    });
  });

cardTest('Stilled Waters', 'lasts through the next turn when cast in the Unit’s own turn', () => {
  duel({
    one: { hand: ['Stilled Waters'], crystal: 1 },
    two: { field: ['Reef Lurker'], hand: ['Drowsy Pixie'], crystal: 1 },
    with: { turnPlayer: 2 },
    moves: [
      play('Drowsy Pixie', undefined, 1),
      play('Stilled Waters', 'Reef Lurker'),
      endTurn(1),
      endTurn(),
      look({}, { field: [{ statuses: ['Paralyzed'] }, {}] }),
      endTurn(1),
    ],
    expect: both({}, { field: [{ statuses: [] }, {}] }),
  });
});

cardTest('Leviathan Unread', 'discards 4 cards of the opponent’s deck on arrival', () => {
  duel({
    one: { hand: ['Leviathan Unread'], crystal: 9 },
    two: { deck: DECK },
    moves: [play('Leviathan Unread')],
    expect: both({ crystal: 0 }, { graveyard: DECK.slice(0, 4), deck: DECK.slice(4) }),
  });
});

cardTest('Leviathan Unread', 'carries its excess to the Tower', () => {
  duel({
    one: { field: ['Leviathan Unread'] },
    two: { field: ['Reef Lurker'] },
    moves: [battle(), attack('Leviathan Unread', 'Reef Lurker')],
    expect: both({}, { hp: 59, graveyard: ['Reef Lurker'] }),
  });
});

cardTest('Anchor of Regret', 'gives any Unit +2 HP and forbids it to attack', () => {
  duel({
    one: { hand: ['Anchor of Regret', 'Anchor of Regret'], crystal: 4, field: ['Moonlit Courser'] },
    two: { field: ['Reef Lurker'] },
    moves: [
      { refused: play('Anchor of Regret', 'Tower 2'), code: 'bad-target' },
      play('Anchor of Regret', 'Moonlit Courser'),
      play('Anchor of Regret', 'Reef Lurker'),
      look({ crystal: 0, field: [{ power: 4, hp: 6 }, {}, {}] }, { field: [{ power: 4, hp: 6 }] }),
      battle(),
      { refused: attack('Moonlit Courser', 'Tower 2'), code: 'cannot-attack' },
      endBattle(),
      endTurn(),
      battle(1),
      { refused: attack('Reef Lurker', 'Tower 1', 1), code: 'cannot-attack' },
    ],
  });
});

cardTest('Bottomless Satchel', 'gives an own Unit +1 HP and draws for the host’s Fatigue', () => {
  duel({
    one: { hand: ['Bottomless Satchel'], crystal: 2, field: ['Moonlit Courser', 'Drowsy Pixie'], deck: DECK },
    two: { field: ['Reef Lurker'] },
    moves: [
      { refused: play('Bottomless Satchel', 'Reef Lurker'), code: 'bad-target' },
      play('Bottomless Satchel', 'Drowsy Pixie'),
      look({ crystal: 0, field: [{}, { power: 2, hp: 3 }, { on: 'Drowsy Pixie' }] }),
      use('Bottomless Satchel'),
      { refused: use('Bottomless Satchel'), code: 'fatigued' },
    ],
    expect: both({
      hand: ['Dusk Moth'],
      field: [{ fatigued: false }, { fatigued: true }, { fatigued: false }],
    }),
  });
});

cardTest('Forced Reading', 'makes the opponent draw 1 and discard 3 from the deck', () => {
  duel({
    one: { hand: ['Forced Reading'], crystal: 1 },
    two: { deck: DECK },
    moves: [play('Forced Reading')],
    expect: both({ crystal: 0, hand: [] }, { hand: ['Dusk Moth'], graveyard: DECK.slice(1, 4) }),
  });
});

cardTest('Index of the Deep', 'fetches an Instant, in the own turn only', () => {
  duel({
    one: { hand: ['Index of the Deep'], crystal: 2, deck: DECK },
    moves: [
      play('Index of the Deep'),
      { refused: choose({ card: 'Dusk Moth' }), code: 'bad-target' },
      choose({ card: 'Kiln Spark' }),
    ],
    expect: both({ crystal: 0, hand: ['Kiln Spark'], deck: { length: 5 } }),
  });
  duel({
    one: { hand: ['Index of the Deep'], crystal: 2, field: ['Torchbearer Adept'] },
    two: { hand: ['Drowsy Pixie'], crystal: 1 },
    with: { turnPlayer: 2 },
    moves: [
      play('Drowsy Pixie', undefined, 1),
      { refused: play('Index of the Deep'), code: 'own-turn-only' },
    ],
  });
});

cardTest('Becalm', 'Paralyzes all opposing Units until the end of their Keeper’s next turn', () => {
  duel({
    one: { hand: ['Becalm'], crystal: 3, field: ['Drowsy Pixie'] },
    two: { field: ['Reef Lurker', 'Moonlit Courser'] },
    moves: [
      play('Becalm'),
      look(
        { crystal: 0, field: [{ statuses: [] }] },
        { field: [{ statuses: ['Paralyzed'] }, { statuses: ['Paralyzed'] }] },
      ),
      endTurn(),
      endTurn(1),
    ],
    expect: both({}, { field: [{ statuses: [] }, { statuses: [] }] }),
  });
});

cardTest('Flood the Stacks', 'discards 5 cards of the opponent’s deck', () => {
  duel({
    one: { hand: ['Flood the Stacks'], crystal: 3, deck: DECK },
    two: { deck: DECK },
    moves: [play('Flood the Stacks')],
    expect: both({ crystal: 0, deck: DECK }, { graveyard: DECK.slice(0, 5), deck: DECK.slice(5) }),
  });
});

cardTest('Turning Maw', 'returns any Unit to its owner’s hand', () => {
  const given = {
    one: { hand: ['Turning Maw'], crystal: 3, field: ['Drowsy Pixie'] },
    two: { field: ['Reef Lurker', 'Rise Again'] },
  };
  duel({
    ...given,
    moves: [
      { refused: play('Turning Maw', 'Rise Again'), code: 'bad-target' },
      play('Turning Maw', 'Reef Lurker'),
    ],
    expect: both({ crystal: 0, hand: [] }, { hand: ['Reef Lurker'], field: [{}] }),
  });
  duel({
    ...given,
    moves: [play('Turning Maw', 'Drowsy Pixie')],
    expect: both({ hand: ['Drowsy Pixie'], field: [] }, { hand: [] }),
  });
});

cardTest(
  'Seal of Salt',
  'Disrupts a summon, a Spell or an effect, and discards 2 of the opponent’s deck',
  () => {
    const two = { hand: ['Seal of Salt'], crystal: 4 };
    const seal = play('Seal of Salt', undefined, 1);
    duel({
      one: { hand: ['Reef Lurker'], crystal: 3, deck: DECK },
      two,
      moves: [play('Reef Lurker'), seal],
      expect: both(
        { crystal: 0, field: [], graveyard: ['Reef Lurker', ...DECK.slice(0, 2)] },
        { crystal: 0, graveyard: ['Seal of Salt'] },
      ),
    });
    duel({
      one: { hand: ['Dripping Clock'], crystal: 3 },
      two,
      moves: [play('Dripping Clock'), seal],
      expect: both({ field: [], graveyard: { length: 3 } }),
    });
    duel({
      one: { field: ['Conduit Acolyte'] },
      two,
      moves: [use('Conduit Acolyte'), seal],
      expect: both({ crystal: 0, field: [{ fatigued: true }], graveyard: { length: 2 } }),
    });
    duel({
      one: { field: ['Reef Lurker'] },
      two: { ...two, field: ['Torchbearer Adept'] },
      with: { phase: 'Battle' },
      moves: [attack('Reef Lurker', 'Tower 2'), { refused: seal, code: 'nothing-to-answer' }],
    });
  },
);

cardTest('Crushing Depths', 'deals 3 damage to all opposing Units that are no Tokens', () => {
  duel({
    one: { hand: ['Crushing Depths'], crystal: 5, field: ['Drowsy Pixie'] },
    two: { field: ['Reef Lurker', 'Drowsy Pixie', 'Bone Token'] },
    moves: [play('Crushing Depths')],
    expect: both(
      { crystal: 0, field: [{ hp: 2 }] },
      { hp: 64, field: [{ hp: 1 }, { card: 'Bone Token', hp: 2 }], graveyard: ['Drowsy Pixie'] },
    ),
  });
});

cardTest('Erase from the Record', 'exiles an opposing Unit, Passive, Equipment or Token', () => {
  const field = ['Reef Lurker', 'Rise Again', 'Shard Token', { card: 'Molten Edge', on: 'Reef Lurker' }];
  for (const [target, exiled, graveyard] of [
    ['Reef Lurker', ['Reef Lurker'], ['Molten Edge']],
    ['Rise Again', ['Rise Again'], []],
    ['Shard Token', ['Shard Token'], []],
    ['Molten Edge', ['Molten Edge'], []],
  ] as const)
    duel({
      one: { hand: ['Erase from the Record'], crystal: 5, field: ['Drowsy Pixie'] },
      two: { field },
      moves: [
        { refused: play('Erase from the Record', 'Drowsy Pixie'), code: 'bad-target' },
        { refused: play('Erase from the Record', 'Tower 2'), code: 'bad-target' },
        play('Erase from the Record', target),
      ],
      expect: both({ crystal: 0 }, { exiled, graveyard, tokens: {} }),
    });
});

cardTest('Dripping Clock', 'discards 2 cards of the opponent’s deck in each own Standby', () => {
  duel({
    one: { hand: ['Dripping Clock'], crystal: 3 },
    two: { deck: DECK },
    moves: [play('Dripping Clock'), endTurn(), look({}, { graveyard: [] }), endTurn(1)],
    // The first card was drawn.
    expect: both({ graveyard: [] }, { hand: ['Dusk Moth'], graveyard: DECK.slice(1, 3) }),
  });
});

cardTest('The Unwritten Hour', 'discards 4 cards whenever an effect of the opponent is Disrupted', () => {
  duel({
    one: { hand: ['The Unwritten Hour', 'Smother the Spark'], crystal: 6 },
    two: { hand: ['Kiln Spark'], crystal: 2, deck: DECK },
    moves: [
      play('The Unwritten Hour'),
      pass(1),
      endTurn(),
      play('Kiln Spark', 'Tower 1', 1),
      play('Smother the Spark'),
    ],
    expect: both(
      { hp: 64, crystal: 0, field: [{}] },
      { hp: 62, graveyard: ['Kiln Spark', ...DECK.slice(0, 4)] },
    ),
  });
  duel({
    one: { field: ['The Unwritten Hour'], hand: ['Kiln Spark'], crystal: 2 },
    two: { hand: ['Smother the Spark'], crystal: 3, deck: DECK },
    moves: [play('Kiln Spark', 'Tower 2'), play('Smother the Spark', undefined, 1)],
    expect: both({}, { deck: DECK }),
  });
});

cardTest('Tithe of Salt', 'makes the opponent’s Spells cost 1 more', () => {
  duel({
    one: { field: ['Tithe of Salt'], hand: ['Kiln Spark'], crystal: 2 },
    two: { hand: ['Kiln Spark', 'Drowsy Pixie'], crystal: 4 },
    with: { turnPlayer: 2 },
    moves: [
      play('Drowsy Pixie', undefined, 1),
      pass(),
      pass(1),
      look({}, { crystal: 3 }),
      play('Kiln Spark', 'Tower 1', 1),
      look({}, { crystal: 0 }),
      play('Kiln Spark', 'Tower 2'),
    ],
    expect: both({ crystal: 0, hp: 61 }, { hp: 61 }),
  });
  duel({
    one: { field: ['Tithe of Salt'] },
    two: { hand: ['Kiln Spark'], crystal: 2 },
    with: { turnPlayer: 2 },
    moves: [{ refused: play('Kiln Spark', 'Tower 1', 1), code: 'too-little-crystal' }],
  });
});

complete();
