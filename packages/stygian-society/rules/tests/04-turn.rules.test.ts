import { createMoveList, encodeMove, listedMoves, moveKind } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import { stygianSociety } from '../../index.ts';
import { act, drops, floor, PAY_NOTHING, pay, quiet, strike, wild } from '../../testing/turns.ts';
import { cardNamed } from '../compile/entries.ts';
import { MOVE } from '../moves.ts';

const OGRE = { front: ['Tower Ogre'] };
const SUPPORTS = { ...OGRE, heroes: [{ hero: 'Knight', skills: ['Battle Cry', 'Hold the Line'] }] };

test('STY-4.1 a turn needs an action, a support it does not; then the next hero has a turn', () => {
  const { state } = floor({
    with: { ...SUPPORTS, heroes: [...SUPPORTS.heroes, { hero: 'Doctor' }] },
    moves: [{ do: 'support', card: 'Battle Cry' }],
    expect: { active: 'Knight', question: 'turn' },
  });
  const list = createMoveList();
  stygianSociety.legal(state, 0, list);
  expect(new Set(listedMoves(list).map(moveKind))).toEqual(new Set([MOVE.action]));
  floor({
    with: { ...OGRE, heroes: [{ hero: 'Knight' }, { hero: 'Doctor' }] },
    moves: strike('Tower Ogre'),
    expect: { active: 'Doctor', question: 'turn' },
  });
});

test('STY-4.3 a second support in a turn is refused', () => {
  floor({
    with: SUPPORTS,
    moves: [
      { do: 'support', card: 'Battle Cry' },
      { refused: { do: 'support', card: 'Hold the Line' }, code: 'second-support' },
    ],
  });
});

test('STY-4.4 once cubes are gathered it is too late for a support', () => {
  floor({
    with: SUPPORTS,
    moves: [
      act('Steel Fist', 'Tower Ogre'),
      { refused: { do: 'support', card: 'Hold the Line' }, code: 'too-late' },
      wild('white'),
      drops(),
    ],
  });
});

test('STY-4.5 a support treasure is the one support: of the party for the active hero, a solo one for its holder', () => {
  const knight = { hero: 'Knight', skills: ['Battle Cry'] };
  floor({
    with: { ...OGRE, wounds: 5, partyTreasures: ['Healing Draught'], heroes: [knight] },
    moves: [
      { do: 'support', card: 'Healing Draught' },
      { refused: { do: 'support', card: 'Battle Cry' }, code: 'second-support' },
    ],
    expect: { wounds: 2 },
  });
  const holder = { hero: 'Doctor', treasures: ['Bandage Roll'] };
  floor({
    with: { ...OGRE, heroes: [knight, holder] },
    moves: [{ refused: { do: 'support', card: 'Bandage Roll' }, code: 'not-yours' }],
  });
  floor({
    with: { ...OGRE, wounds: 5, heroes: [holder] },
    moves: [{ do: 'support', card: 'Bandage Roll' }],
    expect: { wounds: 3 },
  });
});

test('STY-4.6 a support drops nothing and lets no enemy act', () => {
  floor({
    with: { ...SUPPORTS, field: { red: 4 }, tower: { blue: 2 } },
    moves: [{ do: 'support', card: 'Battle Cry' }],
    expect: { field: { blue: 3, red: 4 }, tower: { blue: 2, red: 0 }, peril: 0, wounds: 0, question: 'turn' },
  });
});

test('STY-4.7 what is set for the end of the turn happens before tokens may be removed', () => {
  floor({
    with: {
      front: ['Rider'],
      field: { black: 3, blue: 1 },
      heroes: [{ hero: 'Knight', tokens: { Hexed: { blue: 1 } } }],
    },
    moves: [...quiet(), { expect: { question: 'removal', field: { black: 2 } } }, { do: 'done' }],
    // Then the next turn begins, with the red cube of Hexed.
    expect: { question: 'turn', turn: 2, field: { red: 1 } },
  });
});

test('STY-18.8 a card with the discard mark leaves the game and returns to no deck', () => {
  const { state } = floor({
    with: { ...OGRE, wounds: 5, partyTreasures: ['Healing Draught'], treasureDeck: ['Buckler'] },
    moves: [{ do: 'support', card: 'Healing Draught' }],
    expect: { partyTreasures: [] },
  });
  expect(state.treasureDeck).toHaveLength(1);
});

test('STY-20.10 a party treasure serves the whole party: its passive every hero, its response every player', () => {
  floor({
    with: { ...OGRE, luck: 4, partyTreasures: ['Ox Blood Tonic'] },
    moves: [],
    expect: { maxWounds: 28 },
  });
  floor({
    with: {
      ...OGRE,
      players: 2,
      heroes: [{ hero: 'Knight' }, { hero: 'Doctor', seat: 1 }],
      partyTreasures: ['Iron Rations'],
      field: { red: 4 },
    },
    moves: [...quiet(), { seat: 1, do: 'respond', card: 'Iron Rations' }],
    expect: { wounds: 3, partyTreasures: [] },
  });
});

test('STY-14.1 healing stops at 0', () => {
  floor({
    with: { ...OGRE, wounds: 2, heroes: [{ hero: 'Doctor', skills: ['Tonic'] }] },
    moves: [{ do: 'support', card: 'Tonic' }],
    expect: { wounds: 0 },
  });
});

test('STY-14.2 healing may be used without wounds', () => {
  floor({
    with: { ...OGRE, wounds: 0, heroes: [{ hero: 'Doctor', skills: ['Tonic'] }] },
    moves: [{ do: 'support', card: 'Tonic' }],
    expect: { wounds: 0, heroes: [{ exhausted: ['Tonic'] }] },
  });
});

test('STY-5.1 the steps of an action follow each other: choice, gathering, drop, enemies, hero', () => {
  const { events, state } = floor({
    with: { ...OGRE, field: { blue: 2, red: 4 } },
    moves: [...strike('Tower Ogre'), pay(1)],
  });
  const steps = ['chose', 'gathered', 'dropped', 'acted', 'paid'];
  expect(events.map(({ type }) => type).filter((type) => steps.includes(type))).toEqual(steps);
  expect(state.turn).toBe(2);
});

test('STY-5.3 the target is named with the action, before any cube is gathered', () => {
  const { state } = floor({ with: OGRE, moves: [], expect: { gathered: { red: 0, blue: 0 } } });
  const untargeted = encodeMove(MOVE.action, cardNamed('Steel Fist'));
  expect(stygianSociety.refuse(state, 0, untargeted)).toMatchObject({
    code: 'needs-target',
    rule: 'STY-5.3',
  });
  floor({
    with: OGRE,
    moves: [act('Steel Fist', 'Tower Ogre')],
    expect: { target: 'Tower Ogre', gathered: { red: 1, blue: 2 } },
  });
});

test('STY-5.4 the target stands in the rank the card names', () => {
  const both = { front: ['Tower Ogre'], rear: ['Cannoneer'] };
  floor({ with: both, moves: [{ refused: act('Steel Fist', 'Cannoneer'), code: 'wrong-rank' }] });
  const either = { ...both, heroes: [{ hero: 'Spellsling' }] };
  for (const target of ['Tower Ogre', 'Cannoneer'])
    floor({ with: either, moves: [act('Arc Bolt', target)], expect: { target } });
});

test('STY-5.5 an action without a legal target cannot be chosen', () => {
  floor({
    with: { ...OGRE, heroes: [{ hero: 'Spellsling', skills: ['Frost Lance'] }] },
    moves: [{ refused: act('Frost Lance', 'Tower Ogre'), code: 'no-target' }],
  });
});

const CHARGER = { ...OGRE, heroes: [{ hero: 'Knight', skills: ['Lance Charge'] }] };

test('STY-18.6 an exhausted card cannot be used, and a new floor does not refresh it', () => {
  floor({
    with: { ...CHARGER, field: { blue: 2 } },
    moves: [
      act('Lance Charge', 'Tower Ogre'),
      drops(),
      pay(1),
      { refused: act('Lance Charge', 'Tower Ogre'), code: 'exhausted' },
    ],
    expect: { heroes: [{ exhausted: ['Lance Charge'] }], front: [{ wounds: 5 }] },
  });
  floor({
    with: { heroes: [{ ...CHARGER.heroes[0], exhausted: ['Lance Charge'] }], at: 'floor start', floor: 2 },
    moves: [],
    expect: { heroes: [{ exhausted: ['Lance Charge'] }] },
  });
});

test('STY-18.7 an action that is forfeited or not paid stays ready', () => {
  const charge = [act('Lance Charge', 'Tower Ogre'), drops()];
  floor({ with: CHARGER, moves: charge, expect: { heroes: [{ exhausted: [] }] } });
  floor({
    with: { ...CHARGER, field: { blue: 2 } },
    moves: [...charge, PAY_NOTHING],
    expect: { heroes: [{ exhausted: [] }], field: { blue: 2 } },
  });
});

test('STY-5.2 actions come from skills, own treasures, the party’s treasures and the generic ones', () => {
  const { state } = floor({
    with: {
      ...OGRE,
      heroes: [
        { hero: 'Knight', skills: ['Cleave'], treasures: ['Boar Spear'], exhausted: ['Cleave'] },
        { hero: 'Doctor', treasures: ['Cracked Wand'] },
      ],
      partyTreasures: ['Petard'],
    },
    moves: [
      { refused: act('Cleave', 'Tower Ogre'), code: 'exhausted' },
      { refused: act('Cracked Wand', 'Tower Ogre'), code: 'not-yours' },
    ],
  });
  const list = createMoveList();
  stygianSociety.legal(state, 0, list);
  const cards = listedMoves(list).flatMap((move) => {
    const readable = stygianSociety.describe(state, 0, move);
    return readable.do === 'act' ? [readable.card] : [];
  });
  expect(new Set(cards)).toEqual(new Set(['Steel Fist', 'Boar Spear', 'Regroup', 'Brawl', 'Catch Breath']));
});

test('STY-18.1 a skill works for the hero who has it', () => {
  floor({
    with: { ...OGRE, heroes: [{ hero: 'Knight' }, { hero: 'Spellsling', skills: ['Focus'] }] },
    moves: [
      { refused: act('Arc Bolt', 'Tower Ogre'), code: 'not-yours' },
      { refused: { do: 'support', card: 'Focus' }, code: 'not-yours' },
    ],
  });
});

test('STY-19.1 every hero can choose the generic actions, turn after turn', () => {
  floor({
    with: { ...OGRE, heroes: [{ hero: 'Burglar' }, { hero: 'Spellsling' }], field: { blue: 8 } },
    moves: [
      ...[act('Catch Breath'), wild('white'), wild('white'), wild('white'), drops(), pay(1)],
      { expect: { active: 'Spellsling' } },
      ...[act('Catch Breath'), wild('white'), wild('white'), drops(), pay(1)],
      { expect: { active: 'Burglar', heroes: [{ exhausted: [] }, { exhausted: [] }] } },
      ...[act('Brawl', 'Tower Ogre'), wild('white'), wild('white'), wild('white'), drops(), pay(1)],
      act('Regroup'),
    ],
    expect: { active: 'Burglar', front: [{ wounds: 2 }] },
  });
});

const SCATTERED = { field: { red: 8, blue: 2 }, crypt: { white: 1, red: 2 }, tower: { green: 3 } };

test('STY-19.2 Regroup empties tower, field and crypt and raises peril by 4, with its events', () => {
  floor({
    with: { ...OGRE, ...SCATTERED },
    moves: [act('Regroup')],
    // The room's event at 3 wounds the party.
    expect: { bank: { blue: 10, green: 10, white: 10, red: 10, yellow: 10, black: 10 }, peril: 4, wounds: 1 },
  });
});

test('STY-19.3 with a Regroup nothing is gathered or dropped, no enemy acts and no luck is gained', () => {
  const { events } = floor({
    with: { ...OGRE, ...SCATTERED, heroes: [{ hero: 'Knight', skills: ['Battle Cry'] }] },
    moves: [{ do: 'support', card: 'Battle Cry' }, act('Regroup')],
    expect: { luck: 0, turn: 2 },
  });
  const types = events.map(({ type }) => type);
  for (const type of ['gathered', 'dropped', 'acted', 'luck']) expect(types).not.toContain(type);
  expect(types).toContain('turnEnded');
});

test('STY-19.4 Brawl: two wounds for two hero cubes, one more for each further two', () => {
  floor({
    with: { ...OGRE, field: { green: 6 } },
    moves: [act('Brawl', 'Tower Ogre'), wild('blue'), wild('blue'), drops(), pay(3)],
    expect: { front: [{ wounds: 4 }], field: { green: 0 } },
  });
});

test('STY-9.4 cubes that another hero dropped can be spent', () => {
  floor({
    with: { ...OGRE, heroes: [{ hero: 'Spellsling' }, { hero: 'Knight' }] },
    moves: [
      ...[act('Arc Bolt', 'Tower Ogre'), wild('blue'), drops({ blue: 1 })],
      ...[act('Steel Fist', 'Tower Ogre'), wild('white'), drops({ blue: 1 })],
      pay(1),
    ],
    expect: { front: [{ wounds: 3 }], field: { blue: 0 } },
  });
});

test('STY-9.5 a price is paid in its colour, a wild part in any hero colour, never with enemy cubes', () => {
  const others = { green: 2, white: 2, red: 1, yellow: 1, black: 1 };
  const { events } = floor({ with: { ...OGRE, field: others }, moves: strike('Tower Ogre') });
  expect(events.some(({ type }) => type === 'forfeited')).toBe(true);
  floor({
    with: { ...OGRE, field: others },
    moves: [
      ...[act('Brawl', 'Tower Ogre'), wild('blue'), wild('blue'), drops()],
      { refused: pay(3), code: 'too-few-cubes' },
      pay(2),
    ],
    expect: { front: [{ wounds: 3 }], field: { green: 0, white: 0, red: 1, yellow: 1, black: 1 } },
  });
});

test('STY-19.5 Catch Breath heals 1 for each two cubes', () => {
  floor({
    with: { ...OGRE, wounds: 4, field: { green: 4 } },
    moves: [...quiet(), pay(2)],
    expect: { wounds: 2, field: { green: 0 } },
  });
});

test('STY-9.2 cubes that are not spent keep their places from turn to turn', () => {
  floor({
    with: { ...OGRE, field: { green: 3, red: 2 }, crypt: { white: 1 } },
    moves: [...strike('Tower Ogre'), { expect: { turn: 2 } }, ...strike('Tower Ogre')],
    expect: { turn: 3, field: { green: 3, red: 2 }, crypt: { white: 1 } },
  });
});

test('STY-9.3 what lies in the corners after a turn is still in the field: heroes and enemies spend it', () => {
  floor({
    with: { ...OGRE, field: { blue: 2 } },
    moves: [
      ...[act('Catch Breath'), wild('white'), wild('white'), drops({ red: 1 }), PAY_NOTHING],
      { expect: { turn: 2, field: { blue: 2, red: 1 } } },
      ...[...strike('Tower Ogre'), pay(1)],
    ],
    expect: { front: [{ wounds: 3 }], field: { blue: 0, red: 1 } },
  });
});

test('STY-8.1 heroes pay with the cubes they like, from field and crypt and with luck', () => {
  floor({
    with: { ...OGRE, field: { blue: 2 }, crypt: { blue: 1 }, luck: 1 },
    moves: [
      ...strike('Tower Ogre'),
      { do: 'pay by hand', times: 1 },
      { do: 'spend', with: 'luck' },
      { do: 'spend', with: 'blue', from: 'field' },
    ],
    expect: { luck: 0, field: { blue: 1 }, crypt: { blue: 1 }, front: [{ wounds: 3 }] },
  });
});

test('STY-8.3 whether to pay is decided after the enemies, and nothing may be paid', () => {
  floor({
    with: { ...OGRE, field: { blue: 2, red: 4 } },
    moves: [
      act('Steel Fist', 'Tower Ogre'),
      { refused: pay(1), code: 'not-now' },
      wild('white'),
      drops(),
      { expect: { question: 'pay', wounds: 7 } },
      PAY_NOTHING,
    ],
    expect: { front: [{ wounds: 0 }], field: { blue: 2 }, turn: 2 },
  });
});

test('STY-9.1 spent cubes are back in the bank at once and can be gathered again', () => {
  floor({
    with: { ...OGRE, field: { blue: 10 } },
    moves: [
      ...[act('Steel Fist', 'Tower Ogre'), wild('white'), drops(), pay(1)],
      { expect: { bank: { blue: 2 } } },
      act('Steel Fist', 'Tower Ogre'),
    ],
    expect: { gathered: { blue: 2 }, bank: { blue: 0 } },
  });
});

test('STY-11.2 the half of a crypt cube that a payment does not need is lost', () => {
  floor({
    with: { ...OGRE, field: { blue: 2 }, crypt: { blue: 1 }, luck: 1 },
    moves: [
      ...strike('Tower Ogre'),
      { do: 'pay by hand', times: 1 },
      { do: 'spend', with: 'luck' },
      { do: 'spend', with: 'blue', from: 'crypt' },
    ],
    expect: { luck: 0, field: { blue: 2 }, crypt: { blue: 0 }, bank: { blue: 6 }, front: [{ wounds: 3 }] },
  });
});

test('STY-10.3 luck pays for cubes of any hero colour', () => {
  floor({
    with: { ...OGRE, luck: 2 },
    moves: [...strike('Tower Ogre'), pay(1)],
    expect: { luck: 0, front: [{ wounds: 3 }] },
  });
});
