import { encodeMove } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import { mysticSpires } from '../../index.ts';
import {
  answer,
  attack,
  battle,
  both,
  choose,
  duel,
  endBattle,
  endTurn,
  letThrough,
  look,
  pass,
  play,
  use,
  useTower,
} from '../../testing/duel.ts';
import { MOVE } from '../moves.ts';
import { PHASE } from '../state.ts';

const start = (setup: Record<string, unknown> = {}, seed = 'start') =>
  mysticSpires.start(
    mysticSpires.readSetup({ decks: ['March of Cinders', 'Overdue Tides'], ...setup }),
    seed,
  );

test('MYS-11.1 the Tower sets HP and income', () => {
  const state = start({ first: 'first' });
  expect(state.keepers.map(({ hp }) => hp)).toEqual([49, 78]);
  expect(state.keepers[0]?.crystal).toBe(7);
  duel({
    one: { tower: 'The Brimming Lens', crystal: 1 },
    with: { turnPlayer: 2 },
    moves: [endTurn(1)],
    expect: both({ crystal: 7 }),
  });
});

test('MYS-11.2 an Active ability costs its Crystal, once per turn, in the own Main Phase', () => {
  duel({
    one: { tower: 'The Kiln Spire', crystal: 7 },
    moves: [
      useTower('Tower 2'),
      { refused: useTower('Tower 2'), code: 'used' },
      battle(),
      { refused: useTower('Tower 2'), code: 'main-phase-only' },
      endBattle(),
      { refused: useTower('Tower 2'), code: 'used' },
    ],
    expect: both({ crystal: 4 }, { hp: 62 }),
  });
  duel({
    one: { tower: 'The Kiln Spire', crystal: 2 },
    moves: [{ refused: useTower('Tower 2'), code: 'too-little-crystal' }],
  });
});

test('MYS-11.3 the Passive of The Tower of Dreams must happen, and stops without Tokens', () => {
  duel({
    one: { tower: 'The Tower of Dreams', tokens: { 'Dream Token': 1 } },
    with: { turnPlayer: 2 },
    moves: [endTurn(1), look({ field: [{ card: 'Dream Token' }], tokens: {} }), endTurn(), endTurn(1)],
    expect: both({ field: [{ card: 'Dream Token' }] }, {}, { phase: 'Main 1' }),
  });
});

test('MYS-11.4 a Tower is no target where a Unit is asked for', () => {
  duel({
    one: { hand: ['Stasis Prism'], crystal: 3 },
    moves: [{ refused: play('Stasis Prism', 'Tower 2'), code: 'no-target' }],
  });
});

test('MYS-12.1 chance decides who begins, or the Keepers do', () => {
  const firsts = new Set(Array.from({ length: 20 }, (_, seed) => start({}, `seed ${seed}`).firstPlayer));
  expect([...firsts].sort()).toEqual([0, 1]);
  expect(start({ first: 'second' }).firstPlayer).toBe(1);
});

const HANDS = ['rock', 'paper', 'scissors'];

test.each([
  ['paper', 'rock', 0],
  ['scissors', 'paper', 0],
  ['rock', 'scissors', 0],
  ['rock', 'paper', 1],
  ['paper', 'scissors', 1],
  ['scissors', 'rock', 1],
])('MYS-12.1 %s against %s: the winner chooses who begins', (one, two, winner) => {
  const state = start({ first: 'throw' });
  for (const [seat, hand] of [one, two].entries())
    mysticSpires.apply(state, seat, encodeMove(MOVE.choose, HANDS.indexOf(hand)));
  expect(mysticSpires.decisions(state)).toMatchObject([{ kind: 'first', seats: [winner] }]);
});

test('MYS-12.1 rock, paper, scissors: equal throws again, the winner chooses', () => {
  const state = start({ first: 'throw' });
  const throwHand = (seat: number, hand: string): void => {
    const move = mysticSpires.scenario.encode?.(state, seat, { do: 'throw', hand });
    const found = [0, 1, 2].find((at) => ['rock', 'paper', 'scissors'][at] === hand) ?? 0;
    mysticSpires.apply(state, seat, move ?? (10 << 24) | (found << 16));
  };
  expect(mysticSpires.deciding(state)).toBe(3);
  throwHand(0, 'rock');
  expect(JSON.stringify(mysticSpires.view(state, 1))).toBe(
    JSON.stringify(mysticSpires.view({ ...state, throws: [2, -1] }, 1)),
  );
  expect(mysticSpires.deciding(state)).toBe(2);
  throwHand(1, 'rock');
  expect(mysticSpires.deciding(state)).toBe(3);
  throwHand(0, 'rock');
  throwHand(1, 'paper');
  expect(mysticSpires.view(state, 1).question).toMatchObject({ kind: 'first', seat: 1 });
  mysticSpires.apply(state, 1, (10 << 24) | (1 << 16));
  expect(state.firstPlayer).toBe(0);
});

test('MYS-12.2 both begin with the Tower’s HP and no Crystal', () => {
  const state = start({ first: 'throw' });
  expect(state.keepers.map(({ crystal, hp }) => [crystal, hp])).toEqual([
    [0, 49],
    [0, 78],
  ]);
});

test('MYS-12.3 five cards each, and no hand limit', () => {
  const state = start({ first: 'first' });
  expect(state.keepers.map(({ hand, deck }) => [hand.length, deck.length])).toEqual([
    [5, 35],
    [5, 35],
  ]);
  const { deck } = state.keepers[0] ?? { deck: [] };
  expect(deck).not.toEqual([...deck].sort((a, b) => a - b));
  duel({
    one: { hand: new Array<string>(20).fill('Drowsy Pixie') },
    moves: [endTurn(), endTurn(1)],
    expect: both({ hand: [...new Array<string>(20).fill('Drowsy Pixie'), 'Quilted Sentinel'] }),
  });
});

test('MYS-12.4 MYS-12.5 MYS-12.6 the first turn: no draw, no battle, all else as usual', () => {
  const state = start({ first: 'first' });
  expect(state.turn).toBe(1);
  expect(state.keepers[0]?.hand).toHaveLength(5);
  duel({
    one: { field: ['Berserk Emberborn'], hand: ['Drowsy Pixie'], crystal: 1 },
    two: { field: ['Reef Lurker'] },
    with: { turn: 1 },
    moves: [
      { refused: battle(), code: 'no-battle' },
      play('Drowsy Pixie'),
      endTurn(),
      look({}, { hand: ['Quilted Sentinel'], crystal: 7 }),
      battle(1),
      attack('Reef Lurker', 'Tower 1', 1),
    ],
    expect: both({ hp: 60 }),
  });
});

test('MYS-13.1 six phases in order', () => {
  const { events } = duel({ moves: [endTurn(), battle(1), endBattle(1), endTurn(1)] });
  const phases = events.flatMap((event) => (event.type === 'phaseBegan' ? [event.phase] : []));
  expect(phases).toEqual([
    PHASE.end,
    PHASE.draw,
    PHASE.standby,
    PHASE.main,
    PHASE.battle,
    PHASE.second,
    PHASE.end,
    PHASE.draw,
    PHASE.standby,
    PHASE.main,
  ]);
});

test('MYS-13.2 uses per turn and cards played are reset for both', () => {
  duel({
    one: { field: ['Narrow Aperture'] },
    two: { hand: ['Kiln Spark', 'Kiln Spark', 'Kiln Spark'], crystal: 20 },
    moves: [
      endTurn(),
      play('Kiln Spark', 'Tower 1', 1),
      pass(1),
      play('Kiln Spark', 'Tower 1', 1),
      // The third of turn 3 would be too much; turn 4 begins and counts from 0.
      { expect: { turn: 4, phase: 'Standby', word: 2 } },
      play('Kiln Spark', 'Tower 1', 1),
    ],
    expect: both({ hp: 55 }),
  });
});

test('MYS-13.2 Sleep that has run its cycle ends before the Draw Phase', () => {
  const { events } = duel({
    one: { hand: ['Lullaby Sprite'], crystal: 2 },
    two: { field: ['Reef Lurker'] },
    moves: [
      play('Lullaby Sprite'),
      look({}, { field: [{ statuses: ['Sleep'] }] }),
      endTurn(),
      look({}, { field: [{ statuses: ['Sleep'] }] }),
      endTurn(1),
    ],
    expect: both({}, { field: [{ statuses: [] }] }),
  });
  const types = events.map(({ type }) => type);
  expect(types.slice(types.lastIndexOf('turnBegan')).slice(0, 4)).toEqual([
    'turnBegan',
    'figures',
    'phaseBegan',
    'drew',
  ]);
});

test('MYS-13.3 seven windows in a turn', () => {
  // A Unit with an effect at any time is asked in every window; it never uses it.
  duel({
    one: { field: ['Reef Lurker'] },
    two: { field: ['Torchbearer Adept', 'Quilted Sentinel'] },
    moves: [
      battle(),
      pass(1),
      { expect: { phase: 'Battle' } },
      pass(1),
      attack('Reef Lurker', 'Tower 2'),
      pass(1),
      letThrough(),
      pass(1),
      endBattle(),
      pass(1),
      { expect: { phase: 'Main 2' } },
      endTurn(),
      pass(1),
      { expect: { phase: 'End' } },
      pass(1),
    ],
    expect: { turnPlayer: 2, phase: 'Standby' },
  });
});

test('MYS-13.4 in a window the turn player speaks first; both passing ends it', () => {
  duel({
    one: { field: ['Torchbearer Adept'] },
    two: { field: ['Torchbearer Adept'] },
    moves: [
      endTurn(),
      { expect: { word: 1 } },
      pass(0),
      { expect: { word: 2 } },
      use('Torchbearer Adept 2', 'Tower 1', 1),
      pass(0),
      { expect: { word: 1, cascade: [] } },
    ],
    expect: both({ hp: 62 }),
  });
});

test('MYS-13.5 Crystal is kept, and never falls below 0', () => {
  duel({
    one: { crystal: 3, hand: ['Leyline Siphoner'] },
    two: { crystal: 2 },
    moves: [play('Leyline Siphoner')],
    expect: both({ crystal: 3 }, { crystal: 0 }),
  });
  duel({ one: { crystal: 5 }, moves: [endTurn(), endTurn(1)], expect: both({ crystal: 12 }) });
});

test('MYS-14.1 one card is drawn, from the top, and only its Keeper sees which', () => {
  const { state, events } = duel({
    one: { deck: ['Dusk Moth', 'Reef Lurker', 'Drowsy Pixie'] },
    with: { turnPlayer: 2 },
    moves: [endTurn(1)],
    expect: both({ hand: ['Dusk Moth'], deck: ['Reef Lurker', 'Drowsy Pixie'] }),
  });
  expect(events.filter(({ type }) => type === 'drew')).toEqual([
    { type: 'drew', seat: 0, number: 1, reveals: true, secret: { seats: 1, cards: state.keepers[0]?.hand } },
  ]);
});

test('MYS-14.2 debts of skipped phases add up, one phase each', () => {
  duel({
    one: { skipDraw: 2 },
    with: { turnPlayer: 2 },
    moves: [
      endTurn(1),
      look({ hand: [], skipDraw: 1 }),
      endTurn(),
      endTurn(1),
      look({ hand: [], skipDraw: 0 }),
      endTurn(),
      endTurn(1),
    ],
    expect: both({ hand: ['Quilted Sentinel'] }),
  });
  duel({
    one: { skipBattle: 1, field: ['Reef Lurker'] },
    moves: [
      { refused: battle(), code: 'no-battle' },
      endTurn(),
      look({ skipBattle: 0 }),
      endTurn(1),
      battle(),
      attack('Reef Lurker', 'Tower 2'),
    ],
    expect: both({}, { hp: 60 }),
  });
});

test('MYS-15.1 MYS-22.5 the Crystal of Standby comes first and cannot be answered', () => {
  duel({
    one: { crystal: 0 },
    two: { field: ['Torchbearer Adept'] },
    with: { turnPlayer: 2 },
    moves: [
      endTurn(1),
      pass(1),
      pass(1),
      look({ crystal: 7, hand: ['Quilted Sentinel'] }, {}, { phase: 'Standby' }),
    ],
  });
});

test('MYS-15.2 then Ignite, Poison, triggers, window', () => {
  const { events } = duel({
    one: {
      marks: [2],
      field: ['Dripping Clock', { card: 'Reef Lurker', marks: [1], statuses: ['Poisoned'] }],
    },
    with: { turnPlayer: 2 },
    moves: [endTurn(1)],
    expect: both({ hp: 62, marks: [], field: [{}, { hp: 2, marks: [] }] }),
  });
  const order = events.flatMap(({ type }) =>
    ['crystal', 'damaged', 'lostHp', 'announced'].includes(type) ? [type] : [],
  );
  expect(order).toEqual(['crystal', 'damaged', 'damaged', 'lostHp', 'announced']);
});

test('MYS-15.3 a Keeper who has too little has refused', () => {
  duel({
    one: { field: [{ card: 'Greedy Hands', on: 'Reef Lurker' }] },
    two: { tower: 'The Brimming Lens', field: ['Reef Lurker'], crystal: 0 },
    moves: [endTurn(), { expect: { question: 'toll', asked: 2 } }, answer('pay', 1)],
    expect: both({ field: [{}] }, { crystal: 3, field: [{}] }),
  });
  duel({
    one: { field: [{ card: 'Greedy Hands', on: 'Reef Lurker' }] },
    two: { tower: 'The Brimming Lens', field: ['Reef Lurker'], crystal: 1 },
    moves: [endTurn(), { expect: { question: 'toll', asked: 2 } }],
    expect: {},
  });
  duel({
    one: {
      field: ['Indentured Colossus', 'Narrow Aperture'],
      tower: 'The Brimming Lens',
      crystal: 0,
      hand: [],
    },
    two: { hand: ['Leyline Siphoner'] },
    with: { turnPlayer: 2 },
    moves: [endTurn(1), answer('pay')],
    expect: both({ crystal: 4 }),
  });
});

test('MYS-16.1 MYS-16.2 the turn player acts in any order, the other only responds', () => {
  duel({
    one: {
      tower: 'The Kiln Spire',
      hand: ['Drowsy Pixie', 'Dripping Clock'],
      field: ['Lensgrinder'],
      crystal: 20,
      hp: 40,
    },
    two: { hand: ['Kiln Spark'], crystal: 2 },
    moves: [
      { refused: play('Kiln Spark', 'Tower 1', 1), code: 'not-your-decision' },
      useTower('Tower 2'),
      pass(1),
      play('Drowsy Pixie'),
      pass(1),
      use('Lensgrinder', 'Tower 1'),
      pass(1),
      play('Dripping Clock'),
      play('Kiln Spark', 'Tower 1', 1),
    ],
    expect: both({ crystal: 11, hp: 40, field: [{}, {}, {}] }, { hp: 62 }),
  });
});

test('MYS-16.3 every card announced from hand counts, Disrupted ones too', () => {
  duel({
    one: { hand: ['Kiln Spark', 'Kiln Spark', 'Drowsy Pixie'], field: ['Torchbearer Adept'], crystal: 20 },
    two: { field: ['Narrow Aperture'], hand: ['Seal of Salt'], crystal: 4 },
    moves: [
      play('Kiln Spark', 'Tower 2'),
      play('Seal of Salt', undefined, 1),
      pass(),
      pass(),
      play('Kiln Spark', 'Tower 2'),
      pass(),
      { refused: play('Drowsy Pixie'), code: 'card-limit' },
      use('Torchbearer Adept', 'Tower 2'),
    ],
    expect: both({ hand: ['Drowsy Pixie'] }, { hp: 59 }),
  });
});

test('MYS-16.4 leaving opens a window, then comes Battle or End', () => {
  duel({
    two: { field: ['Torchbearer Adept'] },
    moves: [endTurn(), { expect: { phase: 'Main 1', word: 2 } }, pass(1), { expect: { phase: 'End' } }],
  });
});

test('MYS-18.1 Main 2 comes only after a Battle Phase, attack or none', () => {
  duel({ moves: [battle(), endBattle()], expect: { phase: 'Main 2' } });
  duel({ moves: [endTurn()], expect: { phase: 'Main 1', turnPlayer: 2 } });
});

test('MYS-18.2 what is used up in Main 1 stays used up', () => {
  duel({
    one: { field: ['Lensgrinder'], hand: ['Drowsy Pixie'], crystal: 9, hp: 40 },
    moves: [
      use('Lensgrinder', 'Tower 1'),
      battle(),
      endBattle(),
      { refused: use('Lensgrinder', 'Tower 1'), code: 'used' },
      play('Drowsy Pixie'),
    ],
    expect: both({ crystal: 6 }),
  });
});

test('MYS-19.1 End triggers of both Keepers form one Cascade', () => {
  duel({
    one: { crystal: 0 },
    two: { field: ['Saturation Engine', 'Brimming Chalice'] },
    moves: [
      endTurn(),
      { expect: { question: 'order', asked: 2 } },
      choose({ effect: 'Saturation Engine' }, 1),
    ],
    expect: both({ crystal: 9 }),
  });
});

test('MYS-19.2 what lasts until the end of the turn ends then', () => {
  duel({
    one: { field: ['Nightmare Stalker', 'Dream Token'], tokens: {} },
    moves: [use('Nightmare Stalker', 'Dream Token'), look({ field: [{ statuses: ['Fatal'] }] }), endTurn()],
    expect: both({ field: [{ statuses: [] }] }),
  });
});

test('MYS-19.3 "next turn" is never the turn in progress', () => {
  duel({
    one: { hand: ['Stilled Waters'], crystal: 1 },
    two: { field: ['Reef Lurker'] },
    moves: [
      play('Stilled Waters', 'Reef Lurker'),
      endTurn(),
      look({}, { field: [{ statuses: ['Paralyzed'] }] }),
      endTurn(1),
    ],
    expect: both({}, { field: [{ statuses: [] }] }),
  });
  duel({
    one: { field: ['Reef Lurker'] },
    two: { hand: ['Stilled Waters'], crystal: 1 },
    moves: [
      endTurn(),
      // Cast in the turn of Keeper 2: the next turn of Keeper 1 is the very next one.
      play('Stilled Waters', 'Reef Lurker', 1),
      endTurn(1),
      look({ field: [{ statuses: ['Paralyzed'] }] }),
      endTurn(),
    ],
    expect: both({ field: [{ statuses: [] }] }),
  });
});
