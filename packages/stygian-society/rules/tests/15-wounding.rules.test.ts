import { expect, test } from 'vitest';
import { act, drops, type Fields, floor, PAY_NOTHING, pay, strike, wild } from '../../testing/turns.ts';

const BLUE = { field: { blue: 4 } };

/** Arc Bolt on a target, all cubes stuck. */
const bolt = (target: string) => [act('Arc Bolt', target), wild('blue'), drops()];

test('STY-15.1 every figure keeps its own wounds', () => {
  floor({
    with: { ...BLUE, front: ['Tower Ogre', { enemy: 'Tower Ogre', wounds: 1 }] },
    moves: [...strike('Tower Ogre 1'), pay(1), ...strike('Tower Ogre 1'), pay(1)],
    expect: { front: [{ wounds: 6 }, { wounds: 1 }] },
  });
});

test('STY-15.2 resistance takes its number off attacks of its kind, down to 0, and off no other', () => {
  floor({
    with: { ...BLUE, front: ['Cannoneer'] },
    moves: [...strike('Cannoneer'), pay(1)],
    // Melee 3 against resistance 3.
    expect: { front: [{ wounds: 0 }], field: { blue: 2 } },
  });
  floor({
    with: { heroes: [{ hero: 'Spellsling' }], front: ['Cannoneer'], field: { white: 2 } },
    moves: [...bolt('Cannoneer'), pay(1)],
    expect: { front: [{ wounds: 2 }] },
  });
});

test('STY-15.4 all payments of a use are added up and reduced once', () => {
  floor({
    with: { ...BLUE, front: ['Clank'] },
    moves: [...strike('Clank'), pay(2)],
    // 3 and 2, less 1.
    expect: { front: [{ wounds: 4 }] },
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

/** A Fireball on two enemies in front, 2 wounds to each. */
const fireball = (hero: object, front: object[]) =>
  floor({
    with: {
      heroes: [{ hero: 'Spellsling', skills: ['Fireball'], ...hero }],
      front: ['Tower Ogre', 'Ghoul'],
      field: { white: 3 },
    },
    moves: [act('Fireball', 'Tower Ogre'), drops(), pay(1)],
    expect: { front },
  });

test('STY-15.5 bonuses for a kind of attack count on the target, and add up', () => {
  fireball({}, [{ wounds: 2 }, { wounds: 2 }]);
  fireball({ skills: ['Fireball', 'Static Veil', 'Archmage'] }, [{ wounds: 4 }, { wounds: 2 }]);
});

test('STY-21.5 Weakened takes 1 for each token off every enemy hit', () => {
  fireball({ tokens: { Weakened: { blue: 1 } } }, [{ wounds: 1 }, { wounds: 1 }]);
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

test('STY-15.8 the wounds of one use fall on all enemies at the same moment, before its other parts', () => {
  const { events } = floor({
    with: {
      heroes: [{ hero: 'Doctor', skills: ['Vivisection'] }],
      front: ['Ripper', 'Ghoul'],
      field: { green: 5 },
      wounds: 6,
    },
    // 6 and 2 on a Ripper with 3 health: what is more than needed is lost.
    moves: [act('Vivisection', 'Ripper'), wild('white'), drops(), pay(2)],
    expect: { front: [{ enemy: 'Ghoul', wounds: 0 }], wounds: 4 },
  });
  const parts = events.map(({ type }) => type).filter((type) => type === 'wounded' || type === 'healed');
  expect(parts).toEqual(['wounded', 'healed']);
});

test('STY-15.9 without another enemy in the rank those wounds are lost', () => {
  floor({
    with: {
      ...BLUE,
      heroes: [{ hero: 'Knight', skills: ['Cleave'] }],
      front: ['Tower Ogre'],
      rear: ['Ghoul'],
    },
    moves: [act('Cleave', 'Tower Ogre'), wild('white'), drops(), pay(1)],
    expect: { front: [{ wounds: 3 }], rear: [{ wounds: 0 }] },
  });
});

test('STY-15.9 "one other enemy" is chosen for each such part', () => {
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

test('STY-15.10 other attacks than melee are not stung, nor what is not paid', () => {
  const flies = { front: ['Tower Ogre', 'Lightning Fly'] };
  floor({
    with: { ...flies, heroes: [{ hero: 'Spellsling' }], field: { white: 2 } },
    moves: [...bolt('Tower Ogre'), pay(1)],
    expect: { wounds: 0 },
  });
  floor({
    with: { ...flies, ...BLUE },
    moves: [...strike('Tower Ogre'), PAY_NOTHING],
    expect: { wounds: 0 },
  });
});

test('STY-15.10 Lightning Flies sting when a melee attack is paid, two at most', () => {
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

/** Steel Fist on a target, paid once: three wounds. */
const fist = (ranks: Fields, target: string, expect: Fields) =>
  floor({ with: { ...BLUE, ...ranks }, moves: [...strike(target), pay(1)], expect });

test('STY-16.1 an enemy is eliminated as soon as its wounds reach its health', () => {
  fist({ front: ['Ripper', 'Ghoul'] }, 'Ripper', { front: [{ enemy: 'Ghoul' }] });
  fist({ front: [{ enemy: 'Ghoul', wounds: 2 }, 'Ripper'] }, 'Ghoul', {
    front: [{ enemy: 'Ghoul', wounds: 5 }, {}],
  });
});

test('STY-16.2 the party gains the XP of its card', () => {
  fist({ front: ['Ripper', 'Ghoul'] }, 'Ripper', { xp: 1 });
  fist({ front: [{ enemy: 'Rider', wounds: 1 }, 'Ghoul'] }, 'Rider', { xp: 2 });
});

test('STY-16.4 the others close up to the left', () => {
  fist({ front: ['Ghoul', 'Ripper', 'Marionette'] }, 'Ripper', {
    front: [{ enemy: 'Ghoul' }, { enemy: 'Marionette' }],
  });
});

test('STY-16.5 while more stand in the rear than in front, one after the other falls forward to the right end', () => {
  fist({ front: ['Plague Rat', 'Shade'], rear: ['Shade', 'Shade'] }, 'Plague Rat', {
    front: [{ enemy: 'Shade 1' }, { enemy: 'Shade 2' }],
    rear: [{ enemy: 'Shade 3' }],
  });
  fist({ front: ['Plague Rat', 'Shade'], rear: ['Shade'] }, 'Plague Rat', { front: [{}], rear: [{}] });
});

test('STY-16.6 red falls forward first, then yellow, then black', () => {
  fist({ front: ['Cellar Imp', 'Shade'], rear: ['Shade', 'Plague Rat'] }, 'Cellar Imp', {
    front: [{ enemy: 'Shade 1' }, { enemy: 'Plague Rat' }],
    rear: [{ enemy: 'Shade 2' }],
  });
  fist({ front: ['Plague Rat', 'Shade'], rear: ['Shade', 'Clank'] }, 'Plague Rat', {
    front: [{ enemy: 'Shade 1' }, { enemy: 'Clank' }],
    rear: [{ enemy: 'Shade 2' }],
  });
});

test('STY-16.6 of one colour the leftmost falls forward', () => {
  const hurt = (wounds: number): Fields => ({ enemy: 'Tower Ogre', wounds });
  fist({ front: ['Ripper', 'Shade'], rear: [hurt(1), hurt(2)] }, 'Ripper', {
    front: [{ enemy: 'Shade' }, { wounds: 1 }],
    rear: [{ wounds: 2 }],
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

test('STY-5.6 a target that has moved before the hero acts is still the target', () => {
  // The Imp acts and falls to Riposte, so that the target of the Frost Lance falls forward.
  floor({
    with: {
      heroes: [
        { hero: 'Spellsling', skills: ['Frost Lance'] },
        { hero: 'Knight', skills: ['Riposte'] },
      ],
      front: [{ enemy: 'Cellar Imp', wounds: 1 }],
      rear: ['Marionette'],
      field: { white: 2, red: 2 },
    },
    moves: [
      act('Frost Lance', 'Marionette'),
      wild('blue'),
      drops(),
      { do: 'respond', card: 'Riposte' },
      { expect: { front: [{ enemy: 'Marionette', wounds: 0 }], rear: [] } },
      pay(1),
    ],
    expect: { front: [{ enemy: 'Marionette', wounds: 4 }] },
  });
});

test('STY-16.10 a shoved enemy goes to the right end of the other rank, a boss never', () => {
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
