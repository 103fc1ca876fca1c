import { createMoveList, listedMoves } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import { mysticSpires } from '../../index.ts';
import {
  answer,
  attack,
  battle,
  both,
  choose,
  duel,
  endTurn,
  look,
  pass,
  play,
  use,
} from '../../testing/duel.ts';

test('MYS-7.1 a condition limits when an effect can be used', () => {
  duel({
    one: { field: ['Null Warden'], crystal: 2 },
    moves: [{ refused: use('Null Warden'), code: 'nothing-to-answer' }],
  });
});

test('MYS-7.2 "if you do" needs the action to have done something', () => {
  duel({
    one: { hand: ['Ground the Charge'], hp: 40, crystal: 0 },
    moves: [play('Ground the Charge')],
    expect: both({ hp: 40 }),
  });
  duel({
    one: { hand: ['Ground the Charge'], hp: 40, crystal: 3 },
    moves: [play('Ground the Charge')],
    expect: both({ hp: 44, crystal: 0 }),
  });
});

test('MYS-7.2 "if not" needs it to have done nothing; "then" comes either way', () => {
  duel({
    one: { field: ['Indentured Colossus'], crystal: 2 },
    two: {},
    with: { turnPlayer: 2, phase: 'Main 1' },
    moves: [endTurn(1), answer('pay')],
    expect: both({ crystal: 7, field: [{ card: 'Indentured Colossus' }] }),
  });
  duel({
    one: { field: ['Indentured Colossus'], crystal: 2 },
    with: { turnPlayer: 2 },
    moves: [endTurn(1), answer('refuse')],
    expect: both({ crystal: 9, field: [], graveyard: ['Indentured Colossus'] }),
  });
  duel({
    one: { hand: ['Reverie'], crystal: 3, tokens: {}, deck: ['Dusk Moth', 'Drowsy Pixie'] },
    moves: [play('Reverie')],
    expect: both({ hand: ['Dusk Moth'] }),
  });
});

test('MYS-7.3 Active by choice, Triggered on an event, Passive all the time', () => {
  duel({
    one: { field: ['Somnia, Queen of Dew', 'Drowsy Pixie', 'Conduit Acolyte'], tokens: { 'Dream Token': 1 } },
    moves: [
      look({ crystal: 0, field: [{ power: 4 }, { power: 3, hp: 3 }, {}] }),
      use('Conduit Acolyte'),
      look({ crystal: 2 }),
      battle(),
      attack('Somnia, Queen of Dew', 'Tower 2'),
    ],
    expect: both({ field: [{}, {}, {}, { card: 'Dream Token' }] }, { hp: 60 }),
  });
});

test('MYS-7.4 once per turn: once for each copy, in the own turn, without Fatigue', () => {
  duel({
    one: { field: ['Lensgrinder', 'Lensgrinder'], crystal: 8, hp: 40 },
    moves: [
      use('Lensgrinder 1', 'Tower 1'),
      { refused: use('Lensgrinder 1', 'Tower 1'), code: 'used' },
      use('Lensgrinder 2', 'Tower 1'),
      look({ hp: 46, field: [{ fatigued: false }, { fatigued: false }] }),
      endTurn(),
      { refused: use('Lensgrinder 1', 'Tower 1'), code: 'not-your-decision' },
      endTurn(1),
      use('Lensgrinder 1', 'Tower 1'),
    ],
    expect: both({ hp: 49 }),
  });
});

test('MYS-7.5 Fatigue as a price is paid on announcement, by a Unit that has it to give', () => {
  duel({
    one: { field: ['Torchbearer Adept', { card: 'Torchbearer Adept', fatigued: true }] },
    two: { hand: ['Hush of the Crypt'], crystal: 3 },
    moves: [
      { refused: use('Torchbearer Adept 2', 'Tower 2'), code: 'fatigued' },
      use('Torchbearer Adept 1', 'Tower 2'),
      look({ field: [{ fatigued: true }, { fatigued: true }] }, { hp: 64 }),
      pass(1),
    ],
    expect: both({}, { hp: 62 }),
  });
});

test('MYS-7.6 Active effects are for the own Main Phases; "at any time" for every point and window', () => {
  duel({
    one: { field: ['Archivist of the Abyss', 'Torchbearer Adept'] },
    two: { hand: ['Kiln Spark'], crystal: 2 },
    with: { turnPlayer: 2 },
    moves: [
      play('Kiln Spark', 'Archivist of the Abyss', 1),
      { refused: use('Archivist of the Abyss'), code: 'main-phase-only' },
      use('Torchbearer Adept', 'Tower 2'),
    ],
    expect: both({}, { hp: 62 }),
  });
});

test('MYS-7.7 a trigger must happen unless it says "may"', () => {
  duel({
    one: { hand: ['Silt Scribe'], crystal: 2 },
    moves: [play('Silt Scribe')],
    expect: both({}, { graveyard: ['Quilted Sentinel', 'Quilted Sentinel'] }),
  });
  for (const [deed, hand, crystal] of [
    ['yes', ['Ashwake Phoenix'], 1],
    ['no', [], 3],
  ] as const)
    duel({
      one: { hand: ['Kiln Spark'], crystal: 2 },
      two: { field: [{ card: 'Ashwake Phoenix', damage: 3 }], crystal: 3 },
      moves: [play('Kiln Spark', 'Ashwake Phoenix'), answer(deed, 1)],
      expect: both({}, { hand, crystal }),
    });
});

test('MYS-7.8 a number means exactly that many or as many as there are; "up to" from 0', () => {
  duel({
    one: { field: ['Rise Again'], graveyard: ['Dusk Moth'], deck: ['Kiln Spark', 'Dusk Moth'] },
    moves: [use('Rise Again')],
    expect: both({ hand: ['Dusk Moth'], graveyard: ['Kiln Spark'] }),
  });
  duel({
    one: { hand: ['Shatter the Dream'], crystal: 3, field: ['Dream Token', 'Dream Token'] },
    moves: [play('Shatter the Dream')],
    expect: both({ field: [{}, {}], graveyard: ['Shatter the Dream'] }, { hp: 64 }),
  });
});

test('MYS-7.8 a Spiritbond needs both Units', () => {
  duel({
    one: { hand: ['Pact of Two Sleepers'], crystal: 2, field: ['Dusk Moth'] },
    moves: [{ refused: play('Pact of Two Sleepers', 'Dusk Moth'), code: 'no-target' }],
  });
});

test('MYS-7.9 targets of a later step are chosen when it is announced', () => {
  duel({
    one: { hand: ['Shatter the Dream'], crystal: 3, field: ['Dream Token', 'Dream Token', 'Dream Token'] },
    two: { field: ['Reef Lurker'] },
    moves: [
      play('Shatter the Dream', 'Dream Token 1'),
      choose({ target: 'Dream Token 2' }),
      answer('done'),
      { expect: { question: 'target', asked: 1 } },
      choose({ target: 'Reef Lurker' }),
    ],
    expect: both({ field: [{}] }, { graveyard: ['Reef Lurker'] }),
  });
});

test('MYS-7.10 "all" means those who are there on resolution, and may be announced with nobody there', () => {
  duel({
    one: { hand: ['Sheet of Flame'], crystal: 4 },
    moves: [play('Sheet of Flame')],
    expect: both({ graveyard: ['Sheet of Flame'], crystal: 0 }),
  });
});

test('MYS-7.10 amounts are computed on resolution and rounded down', () => {
  duel({
    one: { hand: ['Nova of the Ninth Lens'], crystal: 4 },
    two: { crystal: 14, field: ['Reef Lurker'], hand: ['Kiln Spark'] },
    moves: [
      play('Nova of the Ninth Lens'),
      play('Kiln Spark', 'Tower 1', 1),
      // 12 Crystal are left: 2 damage, not 14 / 5 = 2.8.
    ],
    expect: both({ hp: 61 }, { field: [{ hp: 2 }] }),
  });
});

test('MYS-7.11 a search shows the card and shuffles; taking none is allowed', () => {
  const { events } = duel({
    one: { hand: ['Index of the Deep'], crystal: 2, deck: ['Dusk Moth', 'Kiln Spark', 'Drowsy Pixie'] },
    moves: [play('Index of the Deep'), choose({ card: 'Kiln Spark' })],
    expect: both({ hand: ['Kiln Spark'] }),
  });
  expect(events.filter(({ type }) => type === 'found')).toHaveLength(1);
  expect(events.filter(({ type }) => type === 'shuffled')).toHaveLength(1);
  duel({
    one: { hand: ['Index of the Deep'], crystal: 2, deck: ['Dusk Moth', 'Kiln Spark'] },
    moves: [play('Index of the Deep'), answer('take none')],
    expect: both({ hand: [], graveyard: ['Index of the Deep'] }),
  });
});

test('MYS-7.12 discarding from the deck is no draw; who discards from hand chooses', () => {
  duel({
    one: { hand: ['Overexposure'], crystal: 2 },
    two: { hand: ['Dusk Moth', 'Reef Lurker'], crystal: 0 },
    moves: [
      play('Overexposure'),
      { expect: { question: 'discard', asked: 2 } },
      choose({ card: 'Reef Lurker' }, 1),
    ],
    expect: both({}, { hand: ['Dusk Moth'], graveyard: ['Reef Lurker'], crystal: 6 }),
  });
  const { events } = duel({
    one: { hand: ['Flood the Stacks'], crystal: 3 },
    moves: [play('Flood the Stacks')],
    expect: both({}, { hand: [] }),
  });
  expect(events.some(({ type }) => type === 'drew')).toBe(false);
});

test('MYS-8.1 an Instant fits any point of either turn; "own" only the Keeper’s turn', () => {
  duel({
    one: { hand: ['Drowsy Pixie'], crystal: 1 },
    two: { hand: ['Kiln Spark', 'Critical Mass'], crystal: 6 },
    moves: [
      play('Drowsy Pixie'),
      { refused: play('Critical Mass', undefined, 1), code: 'own-turn-only' },
      play('Kiln Spark', 'Tower 1', 1),
    ],
    expect: both({ hp: 61, field: [{}] }),
  });
});

test('MYS-8.2 a used Instant goes to its owner’s graveyard', () => {
  duel({
    one: { hand: ['Kiln Spark'], crystal: 2 },
    two: { hand: ['Smother the Spark'], crystal: 3 },
    moves: [play('Kiln Spark', 'Tower 2'), play('Smother the Spark', undefined, 1)],
    expect: both({ graveyard: ['Kiln Spark'], hp: 62 }, { graveyard: ['Smother the Spark'], hp: 64 }),
  });
});

test('MYS-8.3 an answer needs what it answers on top of the Cascade', () => {
  duel({
    one: { hand: ['Drowsy Pixie', 'Kiln Spark'], crystal: 3 },
    two: { hand: ['Smother the Spark'], crystal: 3 },
    moves: [
      play('Drowsy Pixie'),
      pass(),
      play('Kiln Spark', 'Tower 2'),
      play('Smother the Spark', undefined, 1),
    ],
    expect: both({ hp: 62, field: [{}] }, { hp: 64 }),
  });
});

test('MYS-8.4 Lucid Dreaming has two response points, and owes the skip only for a card', () => {
  const { events } = duel({
    one: { hand: ['Lucid Dreaming'], crystal: 1, deck: ['Dusk Moth', 'Reef Lurker', 'Reef Lurker'] },
    two: { field: ['Torchbearer Adept'] },
    moves: [
      play('Lucid Dreaming'),
      pass(1),
      choose({ card: 'Dusk Moth' }),
      { expect: { word: 2, cascade: [{ name: 'Lucid Dreaming' }] } },
      pass(1),
    ],
    expect: both({ hand: ['Dusk Moth'], skipDraw: 1 }),
  });
  expect(events.filter(({ type }) => type === 'passed')).toHaveLength(2);
  duel({
    one: { hand: ['Lucid Dreaming'], crystal: 1, deck: ['Reef Lurker', 'Reef Lurker'] },
    moves: [play('Lucid Dreaming')],
    expect: both({ hand: [], skipDraw: 0 }),
  });
});

test('MYS-9.1 a Passive is cast in the own Main Phases; "any" like an Instant', () => {
  duel({
    one: { hand: ['Drowsy Pixie'], crystal: 1 },
    two: { hand: ['Dripping Clock', 'Vengeful Silence'], crystal: 6 },
    moves: [
      play('Drowsy Pixie'),
      { refused: play('Dripping Clock', undefined, 1), code: 'main-phase-only' },
      play('Vengeful Silence', undefined, 1),
    ],
    expect: both({}, { field: [{ card: 'Vengeful Silence' }] }),
  });
});

test('MYS-9.2 a Passive stays until something removes it', () => {
  duel({
    one: { hand: ['Dripping Clock'], crystal: 3 },
    two: { hand: ['Scorch the Seal'], crystal: 0 },
    moves: [
      play('Dripping Clock'),
      endTurn(),
      look({ field: [{ card: 'Dripping Clock', fatigued: false }] }),
      play('Scorch the Seal', 'Dripping Clock', 1),
    ],
    expect: both({ field: [], graveyard: ['Dripping Clock'] }),
  });
});

test('MYS-9.3 copies of a Passive each work', () => {
  duel({
    one: {
      field: ['Dripping Clock', 'Dripping Clock', 'Rise Again', 'Rise Again'],
      graveyard: ['Dusk Moth'],
    },
    with: { turnPlayer: 2 },
    moves: [endTurn(1), use('Rise Again 1'), use('Rise Again 2')],
    expect: both({}, { graveyard: new Array<string>(4).fill('Quilted Sentinel') }),
  });
});

test('MYS-9.4 Rise Again may return the card it discards', () => {
  duel({
    one: { field: ['Rise Again'], graveyard: ['Dusk Moth'], deck: ['Reef Lurker', 'Dusk Moth'] },
    moves: [use('Rise Again')],
    expect: both({ hand: ['Dusk Moth', 'Reef Lurker'], graveyard: [] }),
  });
});

test('MYS-10.1 Equipment goes on a Unit its text allows', () => {
  duel({
    one: { hand: ['Molten Edge'], crystal: 2, field: ['Drowsy Pixie'] },
    two: { field: ['Reef Lurker'] },
    moves: [
      { refused: play('Molten Edge', 'Reef Lurker'), code: 'bad-target' },
      play('Molten Edge', 'Drowsy Pixie'),
    ],
    expect: both({ field: [{ power: 4, statuses: ['Ignite'] }, { on: 'Drowsy Pixie' }] }),
  });
});

test('MYS-10.2 its figures are added to the host’s, negative ones too', () => {
  duel({
    one: { field: ['Reef Lurker', { card: "Leper's Shackle", on: 'Reef Lurker' }] },
    moves: [],
    expect: both({ field: [{ power: 3, hp: 3 }, {}] }),
  });
});

test('MYS-10.3 a Unit may carry several', () => {
  duel({
    one: {
      field: [
        'Reef Lurker',
        { card: 'Molten Edge', on: 'Reef Lurker' },
        { card: 'Feathered Nightcap', on: 'Reef Lurker' },
      ],
    },
    moves: [],
    expect: both({ field: [{ power: 6, hp: 6, statuses: ['Ignite', 'Levitating'] }, {}, {}] }),
  });
});

test('MYS-10.4 without its host Equipment goes to the graveyard', () => {
  duel({
    one: { field: ['Drowsy Pixie', { card: 'Molten Edge', on: 'Drowsy Pixie' }] },
    two: { hand: ['Kiln Spark'], crystal: 2 },
    with: { turnPlayer: 2 },
    moves: [play('Kiln Spark', 'Drowsy Pixie', 1)],
    expect: both({ field: [], graveyard: ['Drowsy Pixie', 'Molten Edge'] }),
  });
});

test('MYS-10.5 a host that is gone Disrupts it; once attached it stays', () => {
  duel({
    one: { hand: ['Molten Edge'], crystal: 2, field: ['Drowsy Pixie'] },
    two: { hand: ['Kiln Spark'], crystal: 2 },
    moves: [play('Molten Edge', 'Drowsy Pixie'), play('Kiln Spark', 'Drowsy Pixie', 1)],
    expect: both({ field: [], graveyard: ['Drowsy Pixie', 'Molten Edge'] }),
  });
  duel({
    one: { hand: ['Greedy Hands'], crystal: 3 },
    two: { field: ['Torchbearer Adept'] },
    moves: [play('Greedy Hands', 'Torchbearer Adept'), use('Torchbearer Adept', 'Tower 1', 1)],
    expect: both({ field: [], graveyard: ['Greedy Hands'], hp: 62 }),
  });
});

test('MYS-10.6 a Fatigue price is the host’s, which must be one’s own and ready, asleep or not', () => {
  const satchel = { card: 'Bottomless Satchel', on: 'Reef Lurker' };
  duel({
    one: { field: [{ card: 'Reef Lurker', statuses: ['Sleep', 'Paralyzed'] }, satchel] },
    moves: [
      use('Bottomless Satchel'),
      look({ hand: ['Quilted Sentinel'], field: [{ fatigued: true }, { fatigued: false }] }),
      { refused: use('Bottomless Satchel'), code: 'fatigued' },
    ],
  });
  duel({
    one: { field: [satchel] },
    two: { field: ['Reef Lurker'] },
    moves: [{ refused: use('Bottomless Satchel'), code: 'host-not-yours' }],
  });
});

test('MYS-17.8 every attack can be intercepted, by one Unit', () => {
  duel({
    one: { field: ['Reef Lurker'] },
    two: { field: ['Dusk Moth', 'Crypt Hauler', 'Slag Bulwark'] },
    moves: [battle(), attack('Reef Lurker', 'Dusk Moth'), { do: 'intercept', with: 'Slag Bulwark', seat: 1 }],
    expect: both({}, { field: [{ hp: 2 }, { hp: 5 }, { hp: 7 }] }),
  });
  const { state } = duel({
    one: { field: ['Reef Lurker'] },
    two: { field: ['Crypt Hauler'] },
    moves: [battle(), attack('Reef Lurker', 'Tower 2')],
  });
  const list = createMoveList();
  mysticSpires.legal(state, 1, list);
  expect(listedMoves(list).map((move) => mysticSpires.describe(state, 1, move).do)).toEqual([
    'intercept',
    'let through',
  ]);
});
