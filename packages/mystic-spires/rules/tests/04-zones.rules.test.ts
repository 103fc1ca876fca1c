import { createMoveList, listedMoves } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import { mysticSpires } from '../../index.ts';
import { attack, battle, both, duel, look, pass, play, use } from '../../testing/duel.ts';

test('MYS-4.1 a field has room for any number of cards', () => {
  duel({
    one: { field: new Array<string>(30).fill('Drowsy Pixie'), hand: ['Drowsy Pixie'], crystal: 1 },
    moves: [play('Drowsy Pixie')],
    expect: both({ field: new Array(31).fill({ card: 'Drowsy Pixie' }) }),
  });
});

test('MYS-4.2 graveyards are open to everybody', () => {
  const { state } = duel({
    one: { hand: ['Kiln Spark'], crystal: 2 },
    two: { field: ['Drowsy Pixie'], graveyard: ['Dusk Moth'] },
    moves: [play('Kiln Spark', 'Drowsy Pixie')],
    expect: both({ graveyard: ['Kiln Spark'] }, { graveyard: ['Dusk Moth', 'Drowsy Pixie'] }),
  });
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(mysticSpires.view(state, viewer).keepers.map(({ graveyard }) => graveyard.length)).toEqual([1, 2]);
});

test('MYS-4.3 sizes of deck and hand are open, the hand is for its owner, the deck for nobody', () => {
  const { state } = duel({ one: { hand: ['Kiln Spark'], deck: ['Dusk Moth', 'Drowsy Pixie'] }, moves: [] });
  // No attack is shown while there is none.
  expect(mysticSpires.view(state, 0)).not.toHaveProperty('attack');
  const [own] = mysticSpires.view(state, 0).keepers;
  const [other] = mysticSpires.view(state, 1).keepers;
  expect(own?.hand).toHaveLength(1);
  expect(other?.hand).toBeUndefined();
  expect(other).toMatchObject({ handSize: 1, deckSize: 2 });
  expect(JSON.stringify(own)).not.toContain('"deck"');
});

test('MYS-4.4 Exiled cards are open to both', () => {
  const { state } = duel({ one: { exiled: ['Dusk Moth'] }, moves: [] });
  expect(mysticSpires.view(state, 1).keepers[0]?.exiled).toHaveLength(1);
});

test('MYS-4.5 a card goes to its owner’s zones', () => {
  duel({
    one: { hand: ['Turning Maw', 'Stasis Prism'], crystal: 6 },
    two: { field: ['Reef Lurker', 'Dusk Moth'] },
    moves: [play('Turning Maw', 'Reef Lurker'), pass(), play('Stasis Prism', 'Dusk Moth')],
    expect: both({ hand: [], exiled: [] }, { hand: ['Reef Lurker'], exiled: ['Dusk Moth'] }),
  });
});

test('MYS-4.6 Equipment stays with the Keeper who cast it', () => {
  const { state } = duel({
    one: { hand: ["Leper's Shackle"], crystal: 2 },
    two: { field: ['Reef Lurker'] },
    moves: [play("Leper's Shackle", 'Reef Lurker')],
    expect: both(
      { field: [{ card: "Leper's Shackle", on: 'Reef Lurker' }] },
      { field: [{ power: 3, hp: 3 }] },
    ),
  });
  expect(state.things.map(({ controller }) => controller)).toEqual([1, 0]);
});

test('MYS-4.6 a Token on the other field is controlled there and owned here', () => {
  const { state } = duel({
    one: { hand: ['Trade of Glass'], crystal: 2, tokens: { 'Golem Token': 1 } },
    two: { field: ['Reef Lurker'] },
    moves: [play('Trade of Glass', 'Reef Lurker')],
  });
  expect(state.things[0]).toMatchObject({ owner: 0, controller: 1 });
});

test('MYS-4.7 what comes back is a new card, whose effects can be used again', () => {
  duel({
    one: {
      field: [
        { card: 'Oneiros the Weaver', damage: 2, statuses: ['Necrotic'] },
        'Drowsy Pixie',
        'Moonlit Courser',
      ],
      hand: ['Turning Maw'],
      crystal: 7,
      tokens: { 'Dream Token': 2 },
    },
    moves: [
      use('Oneiros the Weaver', 'Drowsy Pixie'),
      pass(),
      pass(),
      play('Turning Maw', 'Oneiros the Weaver'),
      look({ hand: ['Oneiros the Weaver'] }),
      play('Oneiros the Weaver'),
      use('Oneiros the Weaver', 'Moonlit Courser'),
    ],
    expect: both({
      field: [
        { card: 'Dream Token' },
        { card: 'Oneiros the Weaver', damage: 0, statuses: [], hp: 5 },
        { card: 'Dream Token' },
      ],
    }),
  });
});

test('MYS-5.1 an effect that asks for a typing looks at the typing', () => {
  const { state } = duel({
    one: {
      hand: ['Lucid Dreaming'],
      crystal: 1,
      deck: ['Reef Lurker', 'Dusk Moth', 'Kiln Spark', 'Quilted Sentinel'],
    },
    moves: [play('Lucid Dreaming')],
  });
  const list = createMoveList();
  mysticSpires.legal(state, 0, list);
  const offered = listedMoves(list).map((move) => mysticSpires.describe(state, 0, move));
  expect(offered.flatMap(({ card }) => card ?? [])).toEqual(['Dusk Moth', 'Quilted Sentinel']);
});

test('MYS-5.2 Assault attacks and does not intercept; MYS-5.4 Special does both', () => {
  duel({
    one: { field: ['Reef Lurker'] },
    two: { field: ['Moonlit Courser'] },
    moves: [battle(), attack('Reef Lurker', 'Tower 2')],
    expect: both({}, { hp: 60 }),
  });
  duel({
    one: { field: ['Crypt Hauler'] },
    two: { field: ['Crypt Hauler'] },
    moves: [
      battle(),
      attack('Crypt Hauler 1', 'Tower 2'),
      { do: 'intercept', with: 'Crypt Hauler 2', seat: 1 },
    ],
    expect: both({}, { hp: 64, field: [{ hp: 1, fatigued: true }] }),
  });
});

test('MYS-5.3 Defense intercepts and does not attack unless permitted', () => {
  duel({
    one: { field: ['Slag Bulwark'] },
    moves: [battle(), { refused: attack('Slag Bulwark', 'Tower 2'), code: 'cannot-attack' }],
  });
  duel({
    one: { field: ['Reefbound Titan'] },
    two: { deck: new Array<string>(15).fill('Drowsy Pixie') },
    moves: [battle(), attack('Reefbound Titan', 'Tower 2')],
    expect: both({}, { hp: 59 }),
  });
  duel({
    one: { field: ['Reefbound Titan'] },
    two: { deck: new Array<string>(16).fill('Drowsy Pixie') },
    moves: [battle(), { refused: attack('Reefbound Titan', 'Tower 2'), code: 'cannot-attack' }],
  });
});

test('MYS-5.5 a Spell is never a Unit', () => {
  duel({
    one: { hand: ['Kiln Spark'], crystal: 2 },
    two: { field: ['Dripping Clock'] },
    moves: [
      { refused: play('Kiln Spark', 'Dripping Clock'), code: 'bad-target' },
      play('Kiln Spark', 'Tower 2'),
    ],
    expect: both({}, { hp: 61 }),
  });
});

test('MYS-5.6 a Token without figures cannot be attacked or chosen as a Unit', () => {
  duel({
    one: { field: ['Reef Lurker'], hand: ['Stasis Prism'], crystal: 3 },
    two: { field: ['Shard Token'] },
    moves: [
      { refused: play('Stasis Prism', 'Shard Token'), code: 'no-target' },
      battle(),
      { refused: attack('Reef Lurker', 'Shard Token'), code: 'bad-target' },
    ],
  });
});

test('MYS-5.7 cost is what is printed, changed by effects; what effects bring costs nothing', () => {
  duel({
    one: { hand: ['Kiln Spark', 'Drowsy Pixie'], crystal: 4 },
    two: { field: ['Tithe of Salt'] },
    moves: [play('Kiln Spark', 'Tower 2'), look({ crystal: 1 }), play('Drowsy Pixie')],
    expect: both({ crystal: 0 }),
  });
  duel({
    one: { hand: ['Barrow Bargain'], graveyard: ['Reef Lurker'], crystal: 3 },
    moves: [play('Barrow Bargain', 'Reef Lurker in graveyard 1')],
    expect: both({ crystal: 0, field: [{ card: 'Reef Lurker' }] }),
  });
});

test('MYS-6.1 Units are summoned in the own Main Phases, any number, with the Cascade empty', () => {
  duel({
    one: { hand: ['Drowsy Pixie', 'Drowsy Pixie', 'Drowsy Pixie'], crystal: 3 },
    two: { hand: ['Drowsy Pixie'], field: ['Torchbearer Adept'], crystal: 3 },
    moves: [
      play('Drowsy Pixie'),
      { refused: play('Drowsy Pixie', undefined, 1), code: 'main-phase-only' },
      pass(1),
      play('Drowsy Pixie'),
      pass(1),
    ],
    expect: both({ field: [{}, {}], crystal: 1 }),
  });
});

test('MYS-6.2 a Unit arrives unhurt and may act at once', () => {
  duel({
    one: { hand: ['Reef Lurker', 'Torchbearer Adept'], crystal: 6 },
    moves: [
      play('Reef Lurker'),
      play('Torchbearer Adept'),
      use('Torchbearer Adept', 'Tower 2'),
      battle(),
      attack('Reef Lurker', 'Tower 2'),
    ],
    expect: both({ field: [{ power: 4, hp: 4 }, {}] }, { hp: 58 }),
  });
});

test('MYS-6.3 only a Unit without text and printed status is a Non-Effect Unit', () => {
  duel({
    one: {
      field: [
        'Oneiros the Weaver',
        'Dusk Moth',
        { card: 'Drowsy Pixie', statuses: ['Poisoned'] },
        'Dream Token',
      ],
      tokens: { 'Dream Token': 1 },
    },
    moves: [
      { refused: use('Oneiros the Weaver', 'Dusk Moth'), code: 'bad-target' },
      { refused: use('Oneiros the Weaver', 'Dream Token'), code: 'bad-target' },
      use('Oneiros the Weaver', 'Drowsy Pixie'),
    ],
    expect: both({ graveyard: ['Drowsy Pixie'], tokens: {} }),
  });
});

test('MYS-6.4 active means not Fatigued, asleep or not', () => {
  duel({
    one: { hand: ['Greedy Hands'], crystal: 3 },
    two: {
      field: [
        { card: 'Reef Lurker', fatigued: true },
        { card: 'Dusk Moth', statuses: ['Sleep'] },
      ],
    },
    moves: [
      { refused: play('Greedy Hands', 'Reef Lurker'), code: 'bad-target' },
      play('Greedy Hands', 'Dusk Moth'),
    ],
    expect: both({ field: [{ card: 'Greedy Hands', on: 'Dusk Moth' }] }),
  });
});

test('MYS-6.5 return and exile are no destruction', () => {
  duel({
    one: { hand: ['Turning Maw', 'Stasis Prism'], crystal: 6, field: ['Spoils of Ruin'] },
    two: { field: ['Mourning Stag', 'Mourning Stag'], tokens: { 'Wisp Token': 2 }, hp: 40 },
    moves: [play('Turning Maw', 'Mourning Stag 1'), pass(), play('Stasis Prism', 'Mourning Stag')],
    expect: both({ crystal: 0 }, { hp: 40, field: [], tokens: { 'Wisp Token': 2 } }),
  });
  duel({
    one: { hand: ['Answering Flame', 'Kiln Spark'], crystal: 2 },
    two: { field: [{ card: 'Mourning Stag', damage: 3 }], tokens: { 'Wisp Token': 2 }, hp: 40 },
    moves: [play('Kiln Spark', 'Mourning Stag')],
    expect: both({}, { hp: 42, field: [{ card: 'Wisp Token' }], graveyard: ['Mourning Stag'] }),
  });
});
