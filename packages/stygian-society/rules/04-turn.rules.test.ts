import { test } from 'vitest';
import { act, drops, floor, pay, quiet, strike, wild } from '../testing.ts';

const OGRE = { front: ['Tower Ogre'] };

test('STY-4.1 STY-4.3 STY-4.4 STY-4.6 one support before the action, and no cubes or peril for it', () => {
  floor({
    with: {
      ...OGRE,
      heroes: [{ hero: 'Knight', skills: ['Battle Cry', 'Hold the Line'] }, { hero: 'Doctor' }],
    },
    moves: [
      { do: 'support', card: 'Battle Cry' },
      {
        expect: {
          field: { blue: 3 },
          tower: { red: 0 },
          peril: 0,
          heroes: [{ exhausted: ['Battle Cry'] }, {}],
        },
      },
      { refused: { do: 'support', card: 'Hold the Line' }, code: 'second-support' },
      act('Steel Fist', 'Tower Ogre'),
      { refused: { do: 'support', card: 'Hold the Line' }, code: 'too-late' },
      wild('white'),
      drops(),
      pay(1),
    ],
    expect: { active: 'Doctor', front: [{ wounds: 3 }], field: { blue: 1 } },
  });
});

test('STY-4.5 STY-18.8 STY-20.10 a party support is used by the active hero and leaves the game', () => {
  floor({
    with: { ...OGRE, wounds: 5, partyTreasures: ['Healing Draught'] },
    moves: [{ do: 'support', card: 'Healing Draught' }],
    expect: { wounds: 2, partyTreasures: [] },
  });
});

test('STY-14.1 STY-14.2 healing stops at 0 and may be used without wounds', () => {
  floor({
    with: { ...OGRE, heroes: [{ hero: 'Doctor', skills: ['Tonic'] }] },
    moves: [{ do: 'support', card: 'Tonic' }],
    expect: { wounds: 0, heroes: [{ exhausted: ['Tonic'] }] },
  });
});

test('STY-5.1 STY-5.3 STY-5.4 STY-5.5 the target stands where the card reaches, or the action cannot be chosen', () => {
  floor({
    with: { front: ['Tower Ogre'], rear: ['Cannoneer'] },
    moves: [{ refused: act('Steel Fist', 'Cannoneer'), code: 'wrong-rank' }],
  });
  floor({
    with: { ...OGRE, heroes: [{ hero: 'Spellsling', skills: ['Frost Lance'] }] },
    moves: [{ refused: act('Frost Lance', 'Tower Ogre'), code: 'no-target' }],
  });
});

test('STY-18.6 STY-18.7 an exhausted card cannot be used; a forfeited action stays ready', () => {
  floor({
    with: { ...OGRE, heroes: [{ hero: 'Knight', skills: ['Lance Charge'] }] },
    moves: [act('Lance Charge', 'Tower Ogre'), drops()],
    expect: { heroes: [{ exhausted: [] }] },
  });
  floor({
    with: { ...OGRE, field: { blue: 2 }, heroes: [{ hero: 'Knight', skills: ['Lance Charge'] }] },
    moves: [
      act('Lance Charge', 'Tower Ogre'),
      drops(),
      pay(1),
      { refused: act('Lance Charge', 'Tower Ogre'), code: 'exhausted' },
    ],
    expect: { heroes: [{ exhausted: ['Lance Charge'] }], front: [{ wounds: 5 }] },
  });
});

test('STY-5.2 STY-18.1 STY-19.1 own cards and generic actions only', () => {
  floor({
    with: { ...OGRE, heroes: [{ hero: 'Knight' }, { hero: 'Spellsling' }] },
    moves: [
      { refused: act('Arc Bolt', 'Tower Ogre'), code: 'not-yours' },
      { refused: { do: 'support', card: 'Steel Fist' }, code: 'not-support' },
      act('Regroup'),
    ],
    expect: { active: 'Spellsling' },
  });
});

test('STY-19.2 STY-19.3 Regroup empties tower, field and crypt and raises peril by 4, and nothing else happens', () => {
  floor({
    with: { ...OGRE, field: { red: 8, blue: 2 }, crypt: { white: 1, red: 2 }, tower: { green: 3 } },
    moves: [act('Regroup')],
    expect: {
      bank: { blue: 10, green: 10, white: 10, red: 10 },
      peril: 4,
      // The room's event at 3.
      wounds: 1,
      luck: 0,
    },
  });
});

test('STY-19.4 STY-9.4 STY-9.5 Brawl takes hero cubes of any colours', () => {
  floor({
    with: { ...OGRE, field: { green: 2, white: 1, blue: 1 } },
    moves: [act('Brawl', 'Tower Ogre'), wild('blue'), wild('blue'), drops(), pay(2)],
    expect: { front: [{ wounds: 3 }], field: { green: 0, white: 0, blue: 0 } },
  });
});

test('STY-19.5 Catch Breath heals 1 for each two cubes', () => {
  floor({
    with: { ...OGRE, wounds: 4, field: { green: 4 } },
    moves: [...quiet(), pay(2)],
    expect: { wounds: 2, field: { green: 0 } },
  });
});

test('STY-4.7 STY-9.2 STY-9.3 cubes that were not used stay where they are', () => {
  floor({
    with: { ...OGRE, field: { green: 3 }, crypt: { white: 1 } },
    moves: strike('Tower Ogre'),
    expect: { field: { green: 3 }, crypt: { white: 1 } },
  });
});

test('STY-8.1 STY-8.3 STY-9.1 STY-11.2 cubes may be picked by hand, and the lost half is lost', () => {
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
