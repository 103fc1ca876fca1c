import { testsOf } from '../testing/cards.ts';
import {
  attack,
  battle,
  both,
  duel,
  endBattle,
  endTurn,
  intercept,
  look,
  pass,
  play,
  use,
} from '../testing/duel.ts';
import { TOKENS } from './tokens.ts';

const { cardTest, complete } = testsOf(TOKENS);

for (const [token, power, hp, statuses, maker] of [
  ['Dream Token', 1, 1, ['Ethereal'], 'Dreamcatcher Owl'],
  ['Ember Token', 1, 1, ['Ignite'], 'Match-Striker Twins'],
  ['Bone Token', 1, 2, [], 'Bone Piper'],
] as const)
  cardTest(token, `is summoned with ${power}/${hp} and returns to the Token Deck`, () => {
    duel({
      one: { hand: [maker], crystal: 3, tokens: { [token]: 1 } },
      two: { hand: ['Kiln Spark'], crystal: 2 },
      moves: [
        play(maker),
        pass(1),
        pass(1),
        look({ field: [{}, { card: token, power, hp, statuses, fatigued: false }], tokens: {} }),
        endTurn(),
        play('Kiln Spark', token, 1),
      ],
      expect: both({ field: [{ card: maker }], tokens: { [token]: 1 }, graveyard: [] }),
    });
  });

for (const [token, power, hp, statuses, attacks, intercepts] of [
  ['Dream Token', 1, 1, ['Ethereal'], 'ethereal', false],
  ['Nightmare Token', 3, 2, [], '', false],
  ['Ember Token', 1, 1, ['Ignite'], '', false],
  ['Bone Token', 1, 2, [], '', true],
  ['Wisp Token', 1, 2, ['Levitating'], '', true],
  ['Ink Token', 0, 4, [], 'cannot-attack', true],
  ['Golem Token', 2, 6, [], 'cannot-attack', true],
] as const)
  cardTest(token, `has ${power}/${hp}, ${attacks === '' ? 'attacks' : 'does not attack'}`, () => {
    const declared = attack(token, 'Tower 2');
    duel({
      one: { field: [token] },
      with: { phase: 'Battle' },
      moves: [
        look({ field: [{ power, hp, statuses }] }),
        attacks === '' ? declared : { refused: declared, code: attacks },
      ],
      expect: both({}, { hp: attacks === '' ? 64 - power : 64 }),
    });
    duel({
      one: { field: ['Reef Lurker'] },
      two: { field: [token] },
      with: { phase: 'Battle' },
      moves: [attack('Reef Lurker', 'Tower 2')],
      expect: intercepts ? { question: 'intercept', asked: 2 } : both({}, { hp: 60 }),
    });
  });

cardTest('Dream Token', 'is Ethereal: no attack can choose it, an effect can', () => {
  duel({
    one: { field: ['Reef Lurker', 'Torchbearer Adept'] },
    two: { field: ['Dream Token'] },
    with: { phase: 'Battle' },
    moves: [{ refused: attack('Reef Lurker', 'Dream Token'), code: 'bad-target' }],
  });
  duel({
    one: { field: ['Torchbearer Adept'] },
    two: { field: ['Dream Token'] },
    moves: [use('Torchbearer Adept', 'Dream Token')],
    expect: both({}, { field: [], tokens: { 'Dream Token': 1 }, graveyard: [] }),
  });
});

cardTest('Nightmare Token', 'is an Entity, but no Dream Token', () => {
  duel({
    one: { field: ['Nightmare Stalker', 'Nightmare Token'] },
    moves: [{ refused: use('Nightmare Stalker', 'Nightmare Token'), code: 'no-target' }],
  });
  // Without effect text and status it is a Non-Effect Unit (MYS-6.3).
  duel({
    one: { field: ['Oneiros the Weaver', 'Nightmare Token'], tokens: { 'Dream Token': 1 } },
    moves: [use('Oneiros the Weaver', 'Nightmare Token')],
    expect: both({ field: [{}, { card: 'Dream Token' }], tokens: { 'Nightmare Token': 1 } }),
  });
});

cardTest('Ember Token', 'leaves an Ignite mark of 1', () => {
  duel({
    one: { field: ['Ember Token'] },
    moves: [
      battle(),
      attack('Ember Token', 'Tower 2'),
      look({}, { hp: 63, marks: [1] }),
      endBattle(),
      endTurn(),
    ],
    expect: both({}, { hp: 62, marks: [] }),
  });
});

cardTest('Wisp Token', 'takes half of every damage', () => {
  duel({
    one: { field: ['Torchbearer Adept'] },
    two: { field: ['Wisp Token'] },
    moves: [use('Torchbearer Adept', 'Wisp Token')],
    expect: both({}, { field: [{ hp: 1 }] }),
  });
});

for (const [token, left] of [
  ['Ink Token', []],
  ['Golem Token', [{ hp: 2, fatigued: true }]],
] as const)
  cardTest(token, 'intercepts for its Tower', () => {
    duel({
      one: { field: ['Reef Lurker'] },
      two: { field: [token] },
      moves: [battle(), attack('Reef Lurker', 'Tower 2'), intercept(token)],
      expect: both({}, { hp: 64, field: left }),
    });
  });

cardTest('Shard Token', 'is destroyed for 2 Crystal and returns to the Token Deck', () => {
  duel({
    one: { field: ['Shard Token', 'Shard Token'] },
    two: { hand: ['Hush of the Crypt'], crystal: 3 },
    moves: [
      use('Shard Token 1'),
      look({ crystal: 0, field: [{}], tokens: { 'Shard Token': 1 } }),
      pass(1),
      look({ crystal: 2 }),
      // The price stays paid when the effect is Disrupted.
      use('Shard Token'),
      play('Hush of the Crypt', undefined, 1),
    ],
    expect: both({ crystal: 2, field: [], tokens: { 'Shard Token': 2 }, graveyard: [] }),
  });
});

cardTest('Shard Token', 'is no Unit', () => {
  duel({
    one: { field: ['Reef Lurker'], hand: ['Stilled Waters'], crystal: 1 },
    two: { field: ['Shard Token'] },
    moves: [
      { refused: play('Stilled Waters', 'Shard Token'), code: 'no-target' },
      battle(),
      { refused: attack('Reef Lurker', 'Shard Token'), code: 'bad-target' },
      attack('Reef Lurker', 'Tower 2'),
    ],
    expect: both({}, { hp: 60, field: [{ card: 'Shard Token' }] }, { question: undefined }),
  });
  // Its Keeper gains nothing from a Unit's death when it is used.
  duel({
    one: { field: ['Tithe-Collector of Bones', 'Shard Token'] },
    moves: [use('Shard Token')],
    expect: both({ crystal: 2 }),
  });
});

complete();
