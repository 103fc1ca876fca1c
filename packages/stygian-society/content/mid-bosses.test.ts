import { describe, test } from 'vitest';
import { boss, figures, place, placesHold } from '../testing/places.ts';
import { floor } from '../testing/turns.ts';
import { MID_BOSSES } from './mid-bosses.ts';

placesHold(MID_BOSSES, [
  place('Patchwork Adams', {
    front: [...figures(2, 'Lightning Fly')],
    rear: [...figures(2, 'Lightning Fly')],
    perilCubes: 'YKK',
    health: 30,
    rank: 'front',
    chests: 1,
    lines: {
      red: [5, { wounds: 10, peril: 1, field: { red: -5 } }, true],
      black: [4, { doubled: true, peril: 1, field: { red: 1, black: -4 } }, true],
    },
    events: {
      10: { result: 'peril' },
    },
  }),
  place('Baron Brass', {
    front: [...figures(2, 'Clank')],
    rear: [],
    perilCubes: 'RYK',
    health: 25,
    rank: 'rear',
    chests: 1,
    lines: {
      red: [4, { peril: 2, field: { red: -4 } }],
      yellow: [4, { exhausted: 1, mended: boss(2), peril: 1, field: { yellow: -4 } }, true],
      black: [4, { wounds: 6, peril: 1, field: { black: -4 } }, true],
    },
    events: {
      4: { arrived: ['Clank front'] },
      8: { extra: { black: 1 } },
      12: { mended: boss(4) },
      19: { result: 'peril' },
    },
  }),
  place('Mother Mildew', {
    front: [...figures(3, 'Plague Rat')],
    rear: [],
    perilCubes: 'RYK',
    health: 38,
    rank: 'rear',
    chests: 1,
    lines: {
      red: [4, { wounds: 7, peril: 1, field: { red: -4 } }, true],
      yellow: [4, { peril: 2, field: { yellow: -4 } }],
      black: [4, { Stricken: [1, 0], arrived: ['Plague Rat front'], peril: 1, field: { black: -4 } }, true],
    },
    events: {
      4: { Stricken: [1, 0] },
      8: { Stricken: [1, 1] },
      12: { extra: { yellow: 1 } },
      18: { result: 'peril' },
    },
  }),
  place('Colonel Gallows', {
    front: [...figures(2, 'Ripper')],
    rear: ['Rider'],
    perilCubes: 'RYK',
    health: 34,
    rank: 'rear',
    chests: 1,
    lines: {
      red: [4, { peril: 2, field: { red: -4 } }],
      yellow: [4, { wounds: 6, peril: 1, field: { yellow: -4 } }, true],
      black: [4, { arrived: ['Rider rear'], wounds: 2, peril: 1, field: { black: -4 } }, true],
    },
    events: {
      5: { arrived: ['Ripper front'] },
      10: { wounds: 3 },
      14: { extra: { black: 1 } },
      20: { result: 'peril' },
    },
  }),
]);

describe('STY-22.6 the Defeated side', () => {
  const HEALTH = { 'Patchwork Adams': 30, 'Baron Brass': 25, 'Mother Mildew': 38, 'Colonel Gallows': 34 };

  /** The last blow, then no chest; gives what the next floor begins with. */
  const defeated = (name: keyof typeof HEALTH, expect: object) =>
    floor({
      with: {
        heroes: [{ hero: 'Knight' }, { hero: 'Doctor' }],
        place: name,
        floor: 3,
        needed: 15,
        front: [{ enemy: name, wounds: HEALTH[name] - 6 }],
        rear: [],
        field: { red: 2 },
        partyTreasures: ['Petard'],
      },
      moves: [
        { do: 'support', card: 'Petard' },
        { expect: { question: 'chest', xp: 12 } },
        { do: 'vote', chest: 'leave' },
      ],
      expect: { floor: 4, active: 'Doctor', xp: 12, ...expect },
    });

  test('Patchwork Adams takes two of each hero colour out of the game', () => {
    defeated('Patchwork Adams', {
      banished: { blue: 2, green: 2, white: 2, red: 0 },
      bank: { blue: 8, green: 8, white: 8, red: 10 },
      peril: 0,
    });
  });
  test('Baron Brass raises peril by two at the start of each later floor', () => {
    defeated('Baron Brass', { peril: 2 });
  });
  test('Mother Mildew strikes the hero who acts first', () => {
    const { state } = defeated('Mother Mildew', { peril: 0, wounds: 1 });
    const tokens = state.heroes.map((hero) => hero.tokens.reduce((sum, count) => sum + count, 0));
    if (tokens.join() !== '0,1') throw new Error(`tokens: ${tokens}`);
  });
  test('Colonel Gallows puts a red and a black cube into the field', () => {
    defeated('Colonel Gallows', { field: { red: 1, yellow: 0, black: 1 } });
  });
});
