import { notesOn, selects, standingOf } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import { CONTENT } from '../library.ts';
import { BOARD_ITEMS } from '../library-box.ts';
import { HEROES } from '../words/lists.ts';
import { GUIDE } from './guide.ts';
import { SOURCES } from './sources.ts';

const ITEMS = [...CONTENT, ...BOARD_ITEMS];
const named = (wanted: string) =>
  CONTENT.filter((item) => standingOf(notesOn(SOURCES, item), SOURCES.otherwise) === wanted)
    .map(({ name }) => name)
    .sort();

test('the sources of The Stygian Society name nothing that does not exist', () => {
  for (const { of, note } of SOURCES.notes)
    for (const selector of of) {
      const found = ITEMS.filter((item) => selects(selector, item));
      expect(found.length, note).toBe(selector.names?.length ?? HEROES.length);
    }
});

test('three cards are printed, the others that are known are partly ours, the rest is ours', () => {
  expect(named('printed')).toEqual(['Rider', 'Steel Fist', 'Stricken']);
  expect(named('partly')).toEqual([
    'Burglary',
    'Cannoneer',
    'Clank',
    'Hurl Knives',
    'Lightning Fly',
    'Patchwork Adams',
    'Ray of Agony',
    'Regroup',
    'Ripper',
    'Run and Gun',
    'The Weaver Has Awakened',
    'Weaver',
  ]);
  expect(named('ours')).toHaveLength(CONTENT.length - 15);
});

test('every hero has a difficulty, and every number of players a length', () => {
  expect(GUIDE.difficulties.map(({ name }) => name)).toEqual([...HEROES]);
  expect(GUIDE.lengths.flatMap(({ players }) => players).sort()).toEqual([1, 2, 3, 4]);
});
