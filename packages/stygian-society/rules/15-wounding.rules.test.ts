import { test } from 'vitest';
import { act, drops, floor, pay, strike, wild } from '../testing.ts';

const BLUE = { field: { blue: 4 } };

/** Arc Bolt on somebody, all cubes stuck. */
const bolt = (target: string) => [act('Arc Bolt', target), wild('blue'), drops()];

test('STY-15.1 STY-15.2 STY-15.4 resistance counts once for all payments of a use', () => {
  floor({
    with: { ...BLUE, front: ['Clank'] },
    moves: [...strike('Clank'), pay(2)],
    expect: { front: [{ wounds: 4 }] },
  });
  floor({
    with: { ...BLUE, front: ['Cannoneer'] },
    moves: [...strike('Cannoneer'), pay(1)],
    expect: { front: [{ wounds: 0 }], field: { blue: 2 } },
  });
});

test('STY-15.3 a Rider in the rear rank loses 1 for every enemy in front, in front nothing', () => {
  const spell = { heroes: [{ hero: 'Spellsling' }], field: { white: 4 } };
  floor({
    with: { ...spell, front: ['Ripper', 'Ripper'], rear: ['Rider'] },
    moves: [...bolt('Rider'), pay(2)],
    // 2 + 1 in the rear rank + 2, less 2 in front.
    expect: { rear: [{ wounds: 3 }] },
  });
  floor({
    with: { ...spell, front: ['Ripper', 'Rider'] },
    moves: [...bolt('Rider'), pay(1)],
    expect: { front: [{ wounds: 0 }, { wounds: 2 }] },
  });
});

test('STY-15.5 STY-21.5 bonuses for the target, Weakened for every enemy hit', () => {
  floor({
    with: {
      heroes: [
        { hero: 'Spellsling', skills: ['Static Veil', 'Fireball'], tokens: { Weakened: { blue: 1 } } },
      ],
      front: ['Tower Ogre', 'Plague Rat'],
      field: { white: 3 },
    },
    moves: [act('Fireball', 'Tower Ogre'), drops(), pay(1)],
    expect: { front: [{ wounds: 2 }, { wounds: 1 }] },
  });
});

test('STY-15.5 without a target the bonus goes to one enemy hit', () => {
  floor({
    with: {
      heroes: [{ hero: 'Spellsling', skills: ['Static Veil', 'Meteor'] }],
      front: ['Tower Ogre', 'Ghoul'],
      field: { white: 3 },
    },
    moves: [act('Meteor'), wild('blue'), drops(), pay(1), { do: 'wound', target: 'Ghoul' }],
    expect: { front: [{ wounds: 3 }, { wounds: 4 }] },
  });
});

test('STY-15.6 a piercing attack skips resistance', () => {
  floor({
    with: { ...BLUE, front: ['Cannoneer', 'Ripper'], heroes: [{ hero: 'Knight', skills: ['Sunder'] }] },
    moves: [act('Sunder', 'Cannoneer'), wild('white'), drops(), pay(1)],
    expect: { front: [{ enemy: 'Ripper' }], xp: 2 },
  });
});

test('STY-15.7 wounds of supports are no attacks', () => {
  floor({
    with: {
      heroes: [{ hero: 'Knight', tokens: { Weakened: { blue: 2 } } }],
      front: ['Ripper'],
      rear: ['Rider'],
      partyTreasures: ['Grenado'],
    },
    moves: [
      { do: 'support', card: 'Grenado' },
      { do: 'wound', target: 'Rider' },
    ],
    expect: { rear: [{ wounds: 3 }] },
  });
});

test('STY-15.8 STY-15.9 «one other enemy» is chosen for each such part', () => {
  floor({
    with: {
      ...BLUE,
      heroes: [{ hero: 'Knight', skills: ['Cleave'] }],
      front: ['Tower Ogre', 'Ghoul', 'Marionette'],
    },
    moves: [
      act('Cleave', 'Tower Ogre'),
      wild('white'),
      drops(),
      pay(2),
      { do: 'wound', target: 'Ghoul' },
      { do: 'wound', target: 'Marionette' },
    ],
    expect: { front: [{ wounds: 4 }, { wounds: 1 }, { wounds: 1 }] },
  });
});

test('STY-15.10 STY-28.11 Lightning Flies sting when a melee attack is paid, two at most', () => {
  floor({
    with: { ...BLUE, front: ['Tower Ogre', 'Lightning Fly', 'Lightning Fly', 'Lightning Fly'] },
    moves: [...strike('Tower Ogre'), pay(1)],
    expect: { wounds: 2, front: [{ wounds: 3 }, {}, {}, {}], peril: 0 },
  });
});

test('STY-28.11 Patchwork Adams doubles their next harm', () => {
  floor({
    with: {
      ...BLUE,
      floor: 3,
      place: 'Patchwork Adams',
      front: ['Lightning Fly', 'Lightning Fly', 'Patchwork Adams'],
      field: { blue: 4, black: 4 },
    },
    moves: [act('Steel Fist', 'Patchwork Adams'), wild('white'), drops(), pay(1)],
    expect: { wounds: 4, field: { red: 1, black: 0 }, front: [{}, {}, { wounds: 3 }] },
  });
});

test('STY-16.1 STY-16.2 STY-16.4 STY-16.5 STY-16.6 the dead leave, red falls forward first', () => {
  floor({
    with: { ...BLUE, front: ['Plague Rat', 'Shade'], rear: ['Shade', 'Clank'] },
    moves: [...strike('Plague Rat'), pay(1)],
    expect: {
      xp: 1,
      front: [{ enemy: 'Shade 1' }, { enemy: 'Clank' }],
      rear: [{ enemy: 'Shade 2' }],
    },
  });
});

test('STY-16.3 enemies that fall by the same use leave together', () => {
  floor({
    with: {
      ...BLUE,
      heroes: [{ hero: 'Knight', skills: ['Whirling Steel'] }],
      front: ['Cellar Imp', 'Cellar Imp'],
      rear: ['Shade'],
    },
    moves: [act('Whirling Steel', 'Cellar Imp 1'), drops(), pay(1)],
    expect: { xp: 2, front: [{ enemy: 'Shade' }], rear: [] },
  });
});

test('STY-16.10 STY-5.6 a shoved enemy goes to the right end of the other rank, a boss never', () => {
  const shover = { heroes: [{ hero: 'Spellsling', skills: ['Force Shove'] }], field: { white: 2 } };
  const shove = (target: string) => [act('Force Shove', target), wild('blue'), drops(), pay(1)];
  floor({
    with: { ...shover, front: ['Tower Ogre', 'Ghoul', 'Ghoul'], rear: ['Vat Ooze'] },
    moves: shove('Tower Ogre'),
    expect: {
      front: [{ enemy: 'Ghoul 1' }, { enemy: 'Ghoul 2' }],
      rear: [{ enemy: 'Vat Ooze' }, { wounds: 2 }],
    },
  });
  floor({
    with: { ...shover, floor: 3, place: 'Baron Brass', front: ['Clank', 'Clank'], rear: ['Baron Brass'] },
    moves: shove('Baron Brass'),
    expect: { rear: [{ enemy: 'Baron Brass', wounds: 2 }] },
  });
});

test('STY-14.3 a healing bonus counts once per action', () => {
  floor({
    with: {
      heroes: [{ hero: 'Doctor', skills: ['Bedside Manner'] }],
      front: ['Tower Ogre'],
      wounds: 10,
      field: { green: 4 },
    },
    moves: [act('Field Dressing'), wild('white'), drops(), pay(3)],
    expect: { wounds: 5 },
  });
});
