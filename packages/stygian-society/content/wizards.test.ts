import { describe, test } from 'vitest';
import { boss, figures, place, placesHold } from '../testing/places.ts';
import { drops, floor, pay } from '../testing/turns.ts';
import { WIZARDS } from './wizards.ts';

placesHold(WIZARDS, [
  place('Ottokar the Undying', {
    front: [...figures(3, 'Ash Hound')],
    rear: [],
    perilCubes: 'RYKK',
    health: 78,
    rank: 'rear',
    lines: {
      red: [4, { peril: 2, field: { red: -4 } }],
      yellow: [4, { wounds: 4, Stricken: [1, 0], peril: 1, field: { yellow: -4 } }, true],
      black: [4, { wounds: 8, mended: boss(4), peril: 1, field: { black: -4 } }, true],
    },
    events: {
      3: { arrived: ['Ash Hound front'] },
      6: { mended: boss(5) },
      10: { extra: { yellow: 1 } },
      14: { wounds: 6 },
      20: { result: 'peril' },
    },
  }),
  place('Lady Hemlock', {
    front: [...figures(3, 'Weaver')],
    rear: [],
    perilCubes: 'RRYK',
    health: 84,
    rank: 'rear',
    lines: {
      red: [4, { wounds: 11, peril: 1, field: { red: -4 } }, true],
      yellow: [4, { peril: 2, field: { yellow: -4 } }],
      black: [3, { wounds: 4, Stricken: [1, 0], peril: 1, field: { black: -3 } }, true],
    },
    events: {
      3: { Weakened: [1, 0] },
      6: { arrived: ['Weaver front'] },
      9: { Stricken: [1, 1] },
      12: { extra: { black: 1 } },
      15: { wounds: 7 },
      18: { result: 'peril' },
    },
  }),
  place('The Court Astronomer', {
    front: [...figures(3, 'Clank')],
    rear: ['Grave Wisp'],
    perilCubes: 'RYKK',
    health: 67,
    rank: 'rear',
    lines: {
      red: [4, { peril: 2, field: { red: -4 } }],
      yellow: [4, { peril: 2, field: { yellow: -4 } }],
      black: [4, { wounds: 7, peril: 1, field: { blue: -3, black: -4 } }, true],
    },
    events: {
      3: { field: { red: 1, yellow: 1, black: 1 } },
      7: { arrived: ['Grave Wisp rear'] },
      11: { extra: { yellow: 1 } },
      15: { wounds: 5 },
      20: { result: 'peril' },
    },
  }),
  place('Professor Nachtigall', {
    front: [],
    rear: [],
    perilCubes: 'RRYK',
    health: 84,
    rank: 'front',
    lines: {
      red: [4, { wounds: 11, peril: 1, field: { red: -4 } }, true],
      yellow: [4, { wounds: 4, Hexed: [1, 0], peril: 1, field: { yellow: -4 } }, true],
      black: [4, { arrived: ['Shade front', 'Shade front'], peril: 1, field: { black: -4 } }, true],
    },
    events: {
      3: { arrived: ['Shade front', 'Shade front'] },
      6: { arrived: ['Marionette front'] },
      9: { wounds: 6 },
      13: { extra: { red: 1, yellow: 1, black: 1 } },
      18: { result: 'peril' },
    },
  }),
]);

describe('defences', () => {
  /** Four wounds before anything is taken off. */
  const hit = (name: string, weapon: string, cube: string, wounds: number) =>
    floor({
      with: {
        heroes: [{ hero: 'Knight', treasures: [weapon] }],
        place: name,
        floor: 6,
        field: { [cube]: 2 },
        front: [name],
      },
      moves: [{ do: 'act', card: weapon, target: name }, drops(), pay(1)],
      expect: { front: [{ wounds }] },
    });

  test('The Court Astronomer resists magic by two', () => {
    hit('The Court Astronomer', 'Star Sceptre', 'white', 2);
    hit('The Court Astronomer', 'Runed Blade', 'blue', 4);
  });
  test('Professor Nachtigall resists everything by one', () => {
    hit('Professor Nachtigall', 'Star Sceptre', 'white', 3);
    hit('Professor Nachtigall', 'Runed Blade', 'blue', 3);
    hit('Professor Nachtigall', 'Repeating Crossbow', 'green', 3);
  });
  test.each(['Ottokar the Undying', 'Lady Hemlock'])('STY-15.3 %s is screened in the rear rank', (name) => {
    floor({
      with: {
        heroes: [{ hero: 'Knight', treasures: ['Star Sceptre'] }],
        place: name,
        floor: 6,
        field: { white: 2 },
        front: ['Ghoul', 'Tower Ogre'],
        rear: [name],
      },
      moves: [{ do: 'act', card: 'Star Sceptre', target: name }, drops(), pay(1)],
      expect: { rear: [{ wounds: 2 }] },
    });
    hit(name, 'Star Sceptre', 'white', 4);
  });
});
