import { expect, test } from 'vitest';
import { stygianSociety } from '../../index.ts';
import { act, drops, floor, quiet, strike, wild } from '../../testing/turns.ts';

const OGRE = { front: ['Tower Ogre'] };

test('STY-12.1 an event happens when peril reaches or passes its number, not before', () => {
  const after = (peril: number, wounds: number) =>
    floor({ with: { ...OGRE, peril }, moves: [act('Regroup')], expect: { wounds } });
  // Run and Gun: one wound at 3, three at 12.
  after(0, 1);
  after(3, 0);
  after(8, 3);
  after(7, 0);
});

test('STY-12.3 all events that peril passes happen', () => {
  floor({
    // Run and Gun: 3 one wound, 6 a Ripper: but a red Tower Ogre is in play, so another comes (STY-16.8).
    with: { ...OGRE, peril: 2 },
    moves: [act('Regroup')],
    expect: { peril: 6, wounds: 1, front: [{}, { enemy: 'Tower Ogre 2' }] },
  });
});

test('STY-16.7 an enemy that joins stands unwounded at the right end of its rank, then the ranks reform', () => {
  floor({
    with: { front: ['Ghoul', 'Ghoul'], peril: 4 },
    moves: [act('Regroup')],
    expect: { front: [{}, {}, { enemy: 'Ripper', wounds: 0 }] },
  });
  // Webbed Stair at 7: a Weaver joins the rear rank, where it would be alone with only one enemy in front of it.
  floor({
    with: { place: 'Webbed Stair', front: ['Ghoul'], rear: ['Ghoul'], peril: 4 },
    moves: [act('Regroup')],
    expect: { front: [{ enemy: 'Ghoul 1' }, { enemy: 'Weaver' }], rear: [{ enemy: 'Ghoul 2' }] },
  });
});

test('STY-16.8 another kind of the colour comes only while one is in play', () => {
  floor({
    with: { front: ['Plague Rat'], peril: 2 },
    moves: [act('Regroup')],
    expect: { front: [{ enemy: 'Plague Rat' }, { enemy: 'Ripper' }] },
  });
});

test('STY-12.2 an event happens once although peril falls and rises again', () => {
  floor({
    with: { ...OGRE, peril: 4, partyTreasures: ['Cloak of Dusk'] },
    moves: [{ do: 'support', card: 'Cloak of Dusk' }, act('Regroup')],
    expect: { peril: 4, wounds: 0 },
  });
});

test('STY-12.4 peril falls to 0 at most, and falling causes nothing', () => {
  const { events } = floor({
    with: { ...OGRE, peril: 1, partyTreasures: ['Cloak of Dusk'] },
    moves: [{ do: 'support', card: 'Cloak of Dusk' }],
    expect: { peril: 0, wounds: 0 },
  });
  expect(events.some(({ type }) => type === 'perilEvent')).toBe(false);
});

test('STY-12.5 extra peril cubes are gathered in every later drop of the floor', () => {
  floor({
    with: { ...OGRE, peril: 8 },
    moves: [act('Regroup'), act('Catch Breath'), { expect: { gathered: { red: 2, yellow: 1, black: 1 } } }],
  });
});

test('STY-24.2 the last event loses the game, whatever responses there are', () => {
  const doctor = { heroes: [{ hero: 'Doctor', skills: ['Galvanic Shock'] }] };
  floor({ with: { ...OGRE, ...doctor, peril: 14 }, moves: [act('Regroup')], expect: { result: 'peril' } });
});

test('STY-24.4 a loss ends everything at once: what would have come later in the turn does not', () => {
  const { state, events } = floor({
    // Peril for the Ash Hound's action reaches 18; the hero could have paid for the last wound on it.
    with: { front: [{ enemy: 'Ash Hound', wounds: 1 }], field: { red: 3, blue: 2 }, peril: 17 },
    moves: strike('Ash Hound'),
    expect: { result: 'peril' },
  });
  expect(events.at(-1)?.type).toBe('over');
  expect(stygianSociety.deciding(state)).toBe(0);
});

test('STY-16.9 with all six figures in play peril rises instead', () => {
  floor({
    with: { front: ['Ripper', 'Ripper', 'Ripper', 'Ripper', 'Ripper', 'Ripper'], peril: 2 },
    moves: [act('Regroup')],
    expect: { peril: 7 },
  });
});

test('STY-7.8 a line that raises peril itself adds nothing', () => {
  floor({ with: { ...OGRE, field: { black: 4 } }, moves: quiet(), expect: { peril: 2 } });
});

/** The Tower Ogre is about to deal seven wounds. */
const SEVEN = { ...OGRE, field: { red: 4 } };

test('STY-13.1 "for each" is counted before anything is prevented, and every instruction is one source', () => {
  // Three Rippers, 1 for each: three wounds, of which two shields leave one.
  floor({
    with: {
      front: ['Ripper', 'Ripper', 'Ripper'],
      field: { red: 3 },
      heroes: [{ hero: 'Knight', skills: ['Heater Shield'] }],
    },
    moves: quiet(),
    expect: { wounds: 1 },
  });
});

test('STY-13.4 first shields, then what a support prevents, then a response for what is left', () => {
  const position = { ...SEVEN, heroes: [{ hero: 'Knight', skills: ['Hold the Line', 'Interpose'] }] };
  // 7 wounds: 2 shields, 4 of guard, 1 left for a response.
  const upToResponse = [
    { do: 'support', card: 'Hold the Line' },
    ...quiet(),
    { expect: { question: 'respond', guard: 0, wounds: 0 } },
  ];
  floor({ with: position, moves: [...upToResponse, { do: 'pass' }], expect: { wounds: 1 } });
  floor({
    with: position,
    moves: [...upToResponse, { do: 'respond', card: 'Interpose' }],
    expect: { wounds: 0 },
  });
});

test('STY-28.8 guard of a support lasts over several sources, that of a response for one', () => {
  const twice = { front: ['Cellar Imp'], rear: ['Cannoneer'], field: { red: 2, black: 4 } };
  // 1 wound and then 4; a guard of 4 is used up in the second.
  floor({
    with: { ...twice, heroes: [{ hero: 'Doctor' }], partyTreasures: [] },
    moves: quiet(),
    expect: { wounds: 5 },
  });
  floor({
    with: { ...twice, heroes: [{ hero: 'Knight', skills: ['Hold the Line'] }] },
    // One of the five wounds meets the card's shield.
    moves: [{ do: 'support', card: 'Hold the Line' }, ...quiet()],
    expect: { wounds: 0, guard: 0 },
  });
  floor({
    with: { ...twice, partyTreasures: ['Iron Rations'] },
    moves: [...quiet(), { do: 'respond', card: 'Iron Rations' }],
    expect: { wounds: 4 },
  });
});

test('STY-18.3 a ready response is asked for when its event occurs, once for each', () => {
  const knight = { hero: 'Knight', skills: ['Interpose'] };
  floor({ with: { ...SEVEN, heroes: [knight] }, moves: quiet(), expect: { question: 'respond' } });
  floor({
    with: { ...SEVEN, heroes: [{ ...knight, exhausted: ['Interpose'] }] },
    moves: quiet(),
    expect: { wounds: 6, question: 'turn' },
  });
  floor({
    with: { ...SEVEN, heroes: [knight] },
    moves: [...quiet(), { do: 'respond', card: 'Interpose' }],
    // One shield and five prevented; for the last wound it is not asked again.
    expect: { wounds: 1, question: 'turn', heroes: [{ exhausted: ['Interpose'] }] },
  });
});

test('STY-18.4 several responses to one event, each for what is left', () => {
  floor({
    with: {
      ...SEVEN,
      heroes: [{ hero: 'Knight', skills: ['Interpose'] }],
      partyTreasures: ['Iron Rations'],
    },
    moves: [
      ...quiet(),
      { do: 'respond', card: 'Interpose' },
      { expect: { question: 'respond' } },
      { do: 'respond', card: 'Iron Rations' },
    ],
    expect: { wounds: 0, partyTreasures: [], heroes: [{ exhausted: ['Interpose'] }] },
  });
});

test('STY-18.5 a response works in every turn, or in its owner’s alone where it says so', () => {
  const knight = { hero: 'Knight', skills: ['Interpose'] };
  const burglar = { hero: 'Burglar', skills: ['Cat Reflexes'] };
  const refused = { refused: { do: 'respond', card: 'Cat Reflexes' }, code: 'no-response' };
  floor({ with: { ...SEVEN, heroes: [knight, burglar] }, moves: [...quiet(), refused] });
  floor({
    with: { ...SEVEN, heroes: [burglar, knight] },
    moves: [
      ...[act('Catch Breath'), wild('white'), wild('white'), wild('white'), drops()],
      { expect: { question: 'respond' } },
      { do: 'respond', card: 'Interpose' },
      { do: 'respond', card: 'Cat Reflexes' },
    ],
    expect: { wounds: 0 },
  });
});

test('STY-24.1 the game is lost when wounds reach the maximum', () => {
  floor({ with: { ...SEVEN, wounds: 17 }, moves: quiet(), expect: { wounds: 24 } });
  floor({ with: { ...SEVEN, wounds: 18 }, moves: quiet(), expect: { result: 'wounds' } });
});

test('STY-24.3 a response to defeat prevents all wounds of the source that would be the last', () => {
  const doctor = { heroes: [{ hero: 'Doctor', skills: ['Galvanic Shock'] }] };
  floor({
    with: { ...SEVEN, ...doctor, wounds: 20 },
    moves: [...quiet(), { do: 'respond', card: 'Galvanic Shock' }],
    expect: { wounds: 20 },
  });
  // Wounds that can be survived do not ask for it.
  floor({ with: { ...SEVEN, ...doctor, wounds: 17 }, moves: quiet(), expect: { wounds: 24 } });
});

test('STY-13.2 shields of other heroes do not help', () => {
  floor({
    with: {
      ...OGRE,
      heroes: [{ hero: 'Doctor' }, { hero: 'Knight', skills: ['Plate Harness'] }],
      field: { red: 4 },
    },
    moves: quiet(),
    expect: { wounds: 7 },
  });
});

test('STY-13.6 what raises the maximum of wounds works at once', () => {
  floor({
    with: { ...SEVEN, wounds: 20, partyTreasures: ['Ox Blood Tonic'] },
    moves: quiet(),
    expect: { maxWounds: 28, wounds: 27 },
  });
});

test('STY-25.5 with two heroes the tonic raises the maximum to 30, not to 31', () => {
  floor({
    with: { ...OGRE, maxWounds: 28, partyTreasures: ['Ox Blood Tonic'] },
    moves: [],
    expect: { maxWounds: 30 },
  });
});
