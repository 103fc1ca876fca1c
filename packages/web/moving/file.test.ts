import type { MovedFile, MovedGame } from '@three-spires/session/protocol';
import { describe, expect, test } from 'vitest';
import { EMPTY_FILE, fileOf, partsOf } from './file.ts';

const game = (entries: number, seed = 'seed'): MovedGame => ({
  table: 'here-1',
  game: 'toy',
  rulesVersion: 1,
  contentHash: 'hash',
  setup: {},
  seed,
  createdAt: 1,
  changedAt: 2,
  practice: [],
  seats: [{ holder: 'me' }],
  stood: { deciding: 1, about: {} },
  entries: Array.from({ length: entries }, () => ({ seat: 0, move: 1 })),
  lines: [],
});

const sizes = (file: MovedFile): readonly number[] => partsOf(file).map(({ games }) => games.length);

describe('the parts of a file', () => {
  test('are the file itself if it is short, or empty', () => {
    const file = { ...EMPTY_FILE, games: [game(3)] };
    expect(partsOf(file)).toEqual([file]);
    expect(partsOf(EMPTY_FILE)).toEqual([EMPTY_FILE]);
  });

  test('have no more games, entries or characters than one import takes, and together all of the file', () => {
    expect(sizes({ ...EMPTY_FILE, games: Array.from({ length: 60 }, () => game(1)) })).toEqual([25, 25, 10]);
    expect(sizes({ ...EMPTY_FILE, games: [game(4_000), game(4_000), game(4_000), game(1)] })).toEqual([3, 1]);
    const long = 'x'.repeat(200_000);
    expect(sizes({ ...EMPTY_FILE, games: [game(1, long), game(1, long), game(1)] })).toEqual([1, 2]);
    const result = {
      ...{ table: 't', game: 'toy', beganAt: 1, endedAt: 2, result: 'won' as const, names: [] },
      ...{ as: [], cards: [], stage: 0, reached: 0 },
    };
    const results = Array.from({ length: 450 }, () => result);
    expect(partsOf({ ...EMPTY_FILE, results }).map((part) => part.results.length)).toEqual([200, 200, 50]);
  });
});

describe('reading a file', () => {
  const text = (edit: object): string => JSON.stringify({ ...EMPTY_FILE, ...edit });

  test('gives back what was exported', () => {
    const file = { ...EMPTY_FILE, games: [game(2)] };
    expect(fileOf(JSON.stringify(file))).toEqual(file);
  });

  test.each([
    ['a damaged one', text({}).slice(0, -1), 'damaged or cut off'],
    ['nothing', '', 'damaged or cut off'],
    ['another one', '[1, 2]', 'not an export'],
    ['a number', '7', 'not an export'],
    ['the copy of a person’s data', '{"about": "x", "profile": {}, "tables": []}', 'Export everything'],
    ['one of a newer release', text({ version: 2 }), 'newer release'],
    ['one with a list that is none', text({ decks: {} }), 'decks must be a list'],
  ])('says what is wrong with %s', (_, given, words) => {
    expect(() => fileOf(given)).toThrow(words);
  });
});
