import { test } from 'vitest';
import { act, floor, quiet } from '../testing.ts';

const OGRE = { front: ['Tower Ogre'] };

test('STY-12.1 STY-12.3 STY-16.7 all events reached happen, from the lowest', () => {
  floor({
    // Run and Gun: 3 one wound, 6 a Ripper: but a red Tower Ogre is in play, so another comes (STY-16.8).
    with: { ...OGRE, peril: 2 },
    moves: [act('Regroup')],
    expect: { peril: 6, wounds: 1, front: [{ enemy: 'Tower Ogre 1' }, { enemy: 'Tower Ogre 2' }] },
  });
});

test('STY-16.8 another kind of the colour comes only while one is in play', () => {
  floor({
    with: { front: ['Plague Rat'], peril: 2 },
    moves: [act('Regroup')],
    expect: { front: [{ enemy: 'Plague Rat' }, { enemy: 'Ripper' }] },
  });
});

test('STY-12.2 STY-12.4 an event happens once although peril falls and rises again', () => {
  floor({
    with: { ...OGRE, peril: 4, partyTreasures: ['Cloak of Dusk'] },
    moves: [{ do: 'support', card: 'Cloak of Dusk' }, { expect: { peril: 0 } }, act('Regroup')],
    expect: { peril: 4, wounds: 0 },
  });
});

test('STY-12.5 extra peril cubes are gathered in every later drop of the floor', () => {
  floor({
    with: { ...OGRE, peril: 8 },
    moves: [act('Regroup'), act('Catch Breath'), { expect: { gathered: { red: 2, yellow: 1, black: 1 } } }],
  });
});

test('STY-24.2 STY-24.4 the last event loses the game at once', () => {
  floor({ with: { ...OGRE, peril: 15 }, moves: [act('Regroup')], expect: { result: 'peril' } });
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

test('STY-13.1 STY-13.4 STY-28.8 shields, then guard, then responses', () => {
  floor({
    with: {
      ...OGRE,
      heroes: [{ hero: 'Knight', skills: ['Hold the Line', 'Interpose'] }],
      field: { red: 4 },
    },
    // 7 wounds: 2 shields, 4 of guard, 1 left for a response.
    moves: [{ do: 'support', card: 'Hold the Line' }, ...quiet(), { do: 'pass' }],
    expect: { wounds: 1, guard: 0 },
  });
});

test('STY-18.3 STY-18.4 STY-18.5 several responses, and those for the own turn only there', () => {
  floor({
    with: {
      ...OGRE,
      heroes: [
        { hero: 'Knight', skills: ['Interpose'] },
        { hero: 'Burglar', skills: ['Cat Reflexes'] },
      ],
      partyTreasures: ['Iron Rations'],
      field: { red: 4 },
    },
    moves: [
      ...quiet(),
      { refused: { do: 'respond', card: 'Cat Reflexes' }, code: 'no-response' },
      { do: 'respond', card: 'Interpose' },
      { do: 'respond', card: 'Iron Rations' },
    ],
    expect: { wounds: 0, partyTreasures: [], heroes: [{ exhausted: ['Interpose'] }, {}] },
  });
});

test('STY-24.1 STY-24.3 a response to defeat prevents all wounds of the source, else the game is lost', () => {
  const lethal = { ...OGRE, wounds: 20, field: { red: 4 } };
  floor({ with: lethal, moves: quiet(), expect: { result: 'wounds' } });
  floor({
    with: { ...lethal, heroes: [{ hero: 'Doctor', skills: ['Galvanic Shock'] }] },
    moves: [...quiet(), { do: 'respond', card: 'Galvanic Shock' }],
    expect: { wounds: 20 },
  });
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

test('STY-13.6 STY-25.5 the tonic raises the maximum, to 30 at most', () => {
  floor({
    with: { ...OGRE, maxWounds: 28, partyTreasures: ['Ox Blood Tonic'] },
    moves: [],
    expect: { maxWounds: 30 },
  });
});
