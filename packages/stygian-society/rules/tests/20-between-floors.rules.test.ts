import { expect, test } from 'vitest';
import { MID_BOSSES, TREASURES } from '../../content/index.ts';
import { stygianSociety } from '../../index.ts';
import { act, drops, floor, pay, quiet, strike } from '../../testing/turns.ts';
import { enemyNamed } from '../compile/enemy-names.ts';
import { cardName, placeEntry } from '../compile/entries.ts';
import type { State } from '../state.ts';

const LAST = { front: [{ enemy: 'Ripper', wounds: 2 }], field: { blue: 2, red: 2 } };
const TWO = {
  players: 2,
  heroes: [
    { hero: 'Knight', treasures: ['Buckler'] },
    { hero: 'Doctor', seat: 1 },
  ],
};
const leave = (seat = 0) => ({ do: 'vote', chest: 'leave', seat });

/** A wounded mid-boss before the last blow. */
const beaten = (
  boss: string,
  wounds: number,
  { front = [], ...more }: { front?: string[]; [field: string]: unknown } = {},
) => ({
  floor: 3,
  place: boss,
  front: [...front, { enemy: boss, wounds }],
  field: { blue: 2 },
  needed: 15,
  partyTreasures: ['Dark Lantern'],
  ...more,
});
const FELLED = [{ do: 'act', card: 'Steel Fist' }, { do: 'wild', cube: 'white' }, drops(), pay(1), leave()];

/** The Knight's blow completes the floor; the Doctor comes next. */
const COMPLETED = {
  ...LAST,
  heroes: [
    { hero: 'Knight', skills: ['Riposte'], exhausted: ['Riposte'] },
    { hero: 'Doctor', tokens: { Dazed: { white: 2 } }, treasures: ['Buckler'] },
  ],
  tower: { green: 3 },
  crypt: { white: 1 },
  luck: 2,
  wounds: 4,
  peril: 5,
  xp: 3,
};
const BLOW = [...strike('Ripper'), pay(1)];
const CLIMBED = [...BLOW, leave(), { do: 'done' }];

test('STY-16.11 when no enemy is left the floor is completed and the turn is over', () => {
  floor({ with: COMPLETED, moves: BLOW, expect: { question: 'chest', floor: 1, front: [], xp: 4 } });
  floor({
    with: { ...COMPLETED, front: [...COMPLETED.front, 'Ghoul'] },
    moves: BLOW,
    expect: { question: 'turn', floor: 1, active: 'Doctor' },
  });
});

test('STY-3.5 field and crypt are cleared for a new floor, the tower is not', () => {
  floor({
    with: COMPLETED,
    moves: CLIMBED,
    expect: {
      floor: 2,
      field: { red: 0, blue: 0 },
      crypt: { white: 0 },
      tower: { green: 3 },
      bank: { red: 9, blue: 8 },
    },
  });
});

test('STY-3.6 peril goes to 0, and what events of the old floor have left ends', () => {
  const { state } = floor({ with: COMPLETED, moves: CLIMBED, expect: { peril: 0 } });
  expect(state.fired).toBe(0);
  // Run and Gun at 9 adds a red cube to every drop, on this floor alone.
  floor({
    with: {
      front: [{ enemy: 'Ghoul', wounds: 5 }],
      peril: 6,
      heroes: [{ hero: 'Knight' }, { hero: 'Doctor' }],
      partyTreasures: ['Grenado'],
    },
    moves: [
      act('Regroup'),
      { expect: { peril: 10, extra: { red: 1 } } },
      { do: 'support', card: 'Grenado' },
      leave(),
    ],
    expect: { floor: 2, extra: { red: 0 } },
  });
});

test('STY-3.7 luck, XP, wounds, tokens, cards and what is exhausted carry over', () => {
  floor({
    with: COMPLETED,
    moves: CLIMBED,
    expect: {
      floor: 2,
      luck: 2,
      xp: 4,
      wounds: 4,
      heroes: [
        { skills: ['Riposte'], exhausted: ['Riposte'] },
        { tokens: { Dazed: { white: 2 } }, treasures: ['Buckler'] },
      ],
    },
  });
});

test('STY-3.9 the next floor begins with the hero to the left of the one who completed the last', () => {
  floor({ with: COMPLETED, moves: CLIMBED, expect: { floor: 2, active: 'Doctor', question: 'turn' } });
});

test('STY-20.2 chests are opened one at a time; what is left is lost', () => {
  const twoChests = { at: 'floor end', place: 'Gear Gallery', treasureDeck: [] };
  floor({
    with: twoChests,
    moves: [{ do: 'vote', chest: 'open' }, { expect: { question: 'chest', floor: 1 } }, leave()],
    expect: { floor: 2 },
    seed: 'quiet chest',
  });
  floor({ with: twoChests, moves: [leave()], expect: { floor: 2 } });
});

/** A chest whose card does nothing at peril 0. */
const OPENED = {
  with: {
    at: 'floor end',
    treasureDeck: ['Buckler', 'Dark Lantern', 'Caltrops'],
    heroes: [{ hero: 'Knight' }, { hero: 'Doctor' }],
  },
  seed: 'quiet chest',
} as const;
const open = { do: 'vote', chest: 'open' };

test('STY-20.1 when a floor is completed the chests of the room may be opened', () => {
  floor({ ...OPENED, moves: [], expect: { question: 'chest' } });
  // A wizard's mat has none, and after the last chest the party trades.
  floor({ ...OPENED, moves: [open, { do: 'vote', hero: 'Doctor' }], expect: { question: 'trade' } });
});

test('STY-20.6 an opened chest gives two treasures', () => {
  const { state } = floor({ ...OPENED, moves: [open, { do: 'vote', hero: 'Doctor' }] });
  expect(state.treasureDeck.map(cardName)).toEqual(['Caltrops']);
});

test('STY-20.9 the party says who holds a solo treasure, and it works for the holder alone', () => {
  floor({
    ...OPENED,
    moves: [open, { expect: { question: 'holder' } }, { do: 'vote', hero: 'Doctor' }],
    expect: { heroes: [{ treasures: [] }, { treasures: ['Buckler'] }], partyTreasures: ['Dark Lantern'] },
  });
});

test('STY-20.11 treasures follow the rules for skills of their type', () => {
  const ogre = { front: ['Tower Ogre'], field: { blue: 2, red: 4 } };
  // A passive: a shield against the Ogre's seven wounds. An action: dropped for, paid, and exhausted by its mark.
  floor({
    with: { ...ogre, heroes: [{ hero: 'Knight', treasures: ['Buckler', 'Boar Spear'] }] },
    moves: [act('Boar Spear', 'Tower Ogre'), { do: 'wild', cube: 'white' }, drops(), pay(1)],
    expect: { wounds: 6, front: [{ wounds: 3 }] },
  });
  floor({
    with: {
      front: ['Tower Ogre'],
      field: { white: 2 },
      heroes: [{ hero: 'Knight', treasures: ['Cracked Wand'] }],
    },
    moves: [
      ...[act('Cracked Wand', 'Tower Ogre'), { do: 'wild', cube: 'blue' }, drops(), pay(1)],
      { refused: act('Cracked Wand', 'Tower Ogre'), code: 'exhausted' },
    ],
  });
});

test('STY-20.8 from an empty deck nothing is drawn', () => {
  floor({
    with: { at: 'floor end', treasureDeck: [] },
    moves: [{ do: 'vote', chest: 'open' }],
    expect: { floor: 2, partyTreasures: [] },
    seed: 'quiet chest',
  });
});

test('STY-20.12 an offer of one treasure for another changes both, if both players agree', () => {
  const both = {
    players: 2,
    at: 'floor end',
    heroes: [
      { hero: 'Knight', treasures: ['Cracked Wand', 'Buckler'] },
      { hero: 'Spellsling', seat: 1, treasures: ['Boar Spear'], exhausted: ['Boar Spear'] },
    ],
  };
  const offered = [
    leave(0),
    leave(1),
    { seat: 0, do: 'swap', card: 'Cracked Wand', for: 'Boar Spear' },
    { expect: { question: 'accept', asked: [1] } },
  ];
  // What is exhausted stays so.
  floor({
    with: both,
    moves: [...offered, { seat: 1, do: 'accept' }],
    expect: {
      question: 'trade',
      heroes: [
        { treasures: ['Buckler', 'Boar Spear'], exhausted: ['Boar Spear'] },
        { treasures: ['Cracked Wand'], exhausted: [] },
      ],
    },
  });
  floor({
    with: both,
    moves: [...offered, { seat: 1, do: 'refuse' }, { seat: 0, do: 'done' }, { seat: 1, do: 'done' }],
    expect: {
      floor: 2,
      heroes: [{ treasures: ['Cracked Wand', 'Buckler'] }, { treasures: ['Boar Spear'] }],
    },
  });
});

test('STY-20.12 heroes of one player exchange without asking', () => {
  floor({
    with: {
      at: 'floor end',
      heroes: [
        { hero: 'Knight', treasures: ['Cracked Wand'] },
        { hero: 'Spellsling', treasures: ['Boar Spear'] },
      ],
    },
    moves: [leave(), { do: 'swap', card: 'Boar Spear', for: 'Cracked Wand' }],
    expect: { question: 'trade', heroes: [{ treasures: ['Boar Spear'] }, { treasures: ['Cracked Wand'] }] },
  });
});

test('STY-20.12 treasures are traded between floors, if both agree, and at no other time', () => {
  floor({
    with: { ...TWO, at: 'floor end' },
    moves: [
      leave(),
      leave(1),
      { do: 'give', card: 'Buckler', to: 'Doctor' },
      { do: 'refuse', seat: 1 },
      { expect: { heroes: [{ treasures: ['Buckler'] }, {}] } },
      { do: 'done' },
      { do: 'done', seat: 1 },
      { refused: { do: 'give', card: 'Buckler', to: 'Doctor' }, code: 'no-trading' },
    ],
  });
  floor({
    with: { ...TWO, at: 'floor end' },
    moves: [
      leave(),
      leave(1),
      { do: 'give', card: 'Buckler', to: 'Doctor' },
      { do: 'accept', seat: 1 },
      { do: 'done', seat: 1 },
      { do: 'done' },
    ],
    expect: { heroes: [{ treasures: [] }, { treasures: ['Buckler'] }] },
  });
});

test('STY-20.12 treasures go back and forth on one landing', () => {
  floor({
    with: { ...TWO, at: 'floor end' },
    moves: [
      leave(),
      leave(1),
      { do: 'give', card: 'Buckler', to: 'Doctor' },
      { do: 'accept', seat: 1 },
      { do: 'give', seat: 1, card: 'Buckler', to: 'Knight' },
      { do: 'accept' },
      { do: 'give', card: 'Buckler', to: 'Doctor' },
      { do: 'accept', seat: 1 },
    ],
    expect: { question: 'trade', heroes: [{ treasures: [] }, { treasures: ['Buckler'] }] },
  });
});

test('STY-20.12 a refused offer can be repeated once a treasure has changed hands', () => {
  const offer = { do: 'give', card: 'Buckler', to: 'Doctor' };
  floor({
    with: {
      players: 2,
      at: 'floor end',
      heroes: [
        { hero: 'Knight', treasures: ['Buckler', 'Boar Spear'] },
        { hero: 'Doctor', seat: 1 },
      ],
    },
    moves: [
      leave(),
      leave(1),
      offer,
      { do: 'refuse', seat: 1 },
      { refused: offer, code: 'offer-refused' },
      { do: 'give', card: 'Boar Spear', to: 'Doctor' },
      { do: 'accept', seat: 1 },
      offer,
      { do: 'accept', seat: 1 },
    ],
    expect: { heroes: [{ treasures: [] }, { treasures: ['Boar Spear', 'Buckler'] }] },
  });
});

test('STY-20.12 a refused exchange says nothing about the gift, and a refusal says why', () => {
  const position = {
    players: 2,
    at: 'floor end',
    heroes: [
      { hero: 'Knight', treasures: ['Buckler'] },
      { hero: 'Doctor', seat: 1, treasures: ['Boar Spear'] },
    ],
  };
  const swap = { do: 'swap', card: 'Buckler', for: 'Boar Spear' };
  floor({
    with: position,
    moves: [
      leave(),
      leave(1),
      swap,
      { do: 'refuse', seat: 1 },
      { refused: swap, code: 'offer-refused' },
      { refused: { do: 'give', card: 'Boar Spear', to: 'Knight' }, code: 'not-yours' },
      { refused: { do: 'give', card: 'Buckler', to: 'Knight' }, code: 'no-receiver' },
      { refused: { do: 'swap', card: 'Buckler', for: 'Buckler' }, code: 'not-theirs' },
      { do: 'give', card: 'Buckler', to: 'Doctor' },
      { do: 'accept', seat: 1 },
    ],
    expect: { heroes: [{ treasures: [] }, { treasures: ['Boar Spear', 'Buckler'] }] },
  });
});

test('STY-20.12 a player who is done makes no more offers but can accept one', () => {
  floor({
    with: { ...TWO, at: 'floor end' },
    moves: [
      leave(),
      leave(1),
      { do: 'done', seat: 1 },
      { do: 'give', card: 'Buckler', to: 'Doctor' },
      { do: 'accept', seat: 1 },
      { refused: { do: 'give', seat: 1, card: 'Buckler', to: 'Knight' }, code: 'not-your-decision' },
      { do: 'done' },
    ],
    expect: { floor: 2, heroes: [{ treasures: [] }, { treasures: ['Buckler'] }] },
  });
});

test('STY-20.1 abilities for the end of a floor work before the chests', () => {
  floor({
    with: { at: 'floor end', wounds: 9, heroes: [{ hero: 'Doctor', skills: ['Oilcloth Coat'] }] },
    moves: [],
    expect: { wounds: 7, question: 'chest' },
  });
});

test('STY-3.8 what is announced for the start of a floor happens once peril is at 0', () => {
  floor({
    with: { at: 'floor end', peril: 5, partyTreasures: ["Rabbit's Foot"] },
    moves: [leave()],
    expect: { floor: 2, luck: 1 },
  });
  // The mark of Baron Brass raises the peril of the new floor from 0.
  floor({ with: beaten('Baron Brass', 24, { peril: 9 }), moves: FELLED, expect: { floor: 4, peril: 2 } });
});

test('STY-22.4 a beaten mid-boss brings 12 XP, and the others flee without any', () => {
  floor({
    with: beaten('Patchwork Adams', 29, { front: ['Lightning Fly'] }),
    moves: [...strike('Patchwork Adams'), pay(1)],
    expect: { xp: 12, front: [], rear: [], question: 'chest' },
  });
});

test('STY-22.5 its Defeated side takes effect before the chests', () => {
  floor({
    with: beaten('Patchwork Adams', 29),
    moves: FELLED.slice(0, -1),
    expect: { question: 'chest', banished: { blue: 2, green: 2, white: 2 } },
  });
});

test('STY-22.6 Adams takes cubes, Brass raises peril, Mildew strikes who begins, Gallows puts cubes down', () => {
  floor({
    with: beaten('Patchwork Adams', 29),
    moves: FELLED,
    expect: { floor: 4, banished: { blue: 2, green: 2, white: 2, red: 0 } },
  });
  floor({ with: beaten('Baron Brass', 24), moves: FELLED, expect: { floor: 4, peril: 2 } });
  floor({
    with: beaten('Colonel Gallows', 33),
    moves: FELLED,
    expect: { floor: 4, field: { red: 1, black: 1 } },
  });
  // The token wounds at once, since the hero who received it begins.
  const { state } = floor({
    with: beaten('Mother Mildew', 37),
    moves: FELLED,
    expect: { floor: 4, wounds: 1 },
  });
  expect(state.supply.reduce((sum, count) => sum + count, 0)).toBe(47);
});

test('STY-22.7 its chests hold lower treasures, then the upper decks come', () => {
  const tiersOf = (state: State): Set<string | undefined> =>
    new Set(state.treasureDeck.map((card) => TREASURES.find(({ name }) => name === cardName(card))?.tier));
  const before = floor({ with: beaten('Baron Brass', 24), moves: FELLED.slice(0, -1) }).state;
  expect(tiersOf(before)).toEqual(new Set(['lower']));
  const { state } = floor({ with: beaten('Baron Brass', 24), moves: FELLED });
  expect(tiersOf(state)).toEqual(new Set(['upper']));
  expect(stygianSociety.view(state, 0)).toMatchObject({ rooms: 12, treasureDeck: 20 });
});

test('STY-23.1 a wizard stands, is wounded and acts as a mid-boss does', () => {
  floor({
    with: { floor: 6, place: 'Lady Hemlock', field: { red: 4, white: 2 }, heroes: [{ hero: 'Spellsling' }] },
    moves: [act('Arc Bolt', 'Lady Hemlock'), { do: 'wild', cube: 'blue' }, drops(), pay(1)],
    // The red line with an exclamation mark; 3 wounds on her in the rear rank, screened by three Weavers.
    expect: {
      wounds: 11,
      peril: 1,
      front: [{ enemy: 'Weaver 1' }, {}, {}],
      rear: [{ enemy: 'Lady Hemlock', wounds: 0 }],
    },
  });
});

test('STY-23.1 a wizard has the health its mat names for the number of heroes', () => {
  const party = ['Knight', 'Doctor', 'Burglar', 'Spellsling'].map((hero) => ({ hero }));
  const health = (heroes: number) => {
    const { state } = floor({
      with: { floor: 6, place: 'Lady Hemlock', heroes: party.slice(0, heroes) },
      moves: [],
    });
    return stygianSociety.view(state, 0).figures.find(({ enemy }) => enemy < 0)?.health;
  };
  expect([2, 3, 4].map(health)).toEqual([58, 71, 84]);
});

test('STY-23.2 the heroes win at once when the wizard is eliminated, no matter who else is there', () => {
  const { state } = floor({
    with: {
      floor: 6,
      place: 'Lady Hemlock',
      front: ['Weaver', { enemy: 'Lady Hemlock', wounds: 82 }],
      field: { blue: 2 },
    },
    moves: [...strike('Lady Hemlock'), pay(1)],
    expect: { result: 'wizard' },
  });
  expect(stygianSociety.outcome(state)).toEqual({ result: 'victory', winners: [0], reason: 'wizard' });
});

test('STY-22.1 on floor 3 a mid-boss, chosen at random, takes the place of the room', () => {
  const met = new Set<string>();
  for (let seed = 0; seed < 24; seed++) {
    const { state } = floor({ with: { at: 'floor start', floor: 3 }, moves: [], seed: `mat ${seed}` });
    met.add(placeEntry(state.place).definition.name);
  }
  expect([...met].sort()).toEqual(MID_BOSSES.map(({ name }) => name).sort());
});

test('STY-22.2 the boss stands to the right of the figures of its rank and can be a target', () => {
  floor({
    with: { floor: 3, place: 'Patchwork Adams', field: { blue: 2 } },
    moves: [...strike('Patchwork Adams'), pay(1)],
    expect: { front: [{ enemy: 'Lightning Fly 1' }, {}, { enemy: 'Patchwork Adams', wounds: 3 }] },
  });
});

test('STY-22.3 a line with an exclamation mark is checked also where a figure of its colour is in play, after its card', () => {
  const { events } = floor({
    // Ottokar: four yellow with an exclamation mark; the Plague Rat asks for three. Seven are enough for both.
    with: {
      floor: 6,
      place: 'Ottokar the Undying',
      front: ['Plague Rat', 'Ottokar the Undying'],
      field: { yellow: 7 },
    },
    moves: quiet(),
    expect: { peril: 2, field: { yellow: 0 } },
  });
  const rat = enemyNamed('Plague Rat');
  expect(events.flatMap((event) => (event.type === 'acted' ? [event.enemy] : []))).toEqual([rat, -1]);
  // A line without one is not: Lady Hemlock's yellow line would raise peril by 2.
  floor({
    with: {
      floor: 6,
      place: 'Lady Hemlock',
      front: ['Plague Rat', 'Lady Hemlock'],
      field: { yellow: 7 },
    },
    moves: quiet(),
    expect: { peril: 1, field: { yellow: 4 } },
  });
});
