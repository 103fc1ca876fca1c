import { notesOn, selects, standingOf } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import { CONTENT, ZONE_ITEMS } from '../library.ts';
import { GUIDE } from './guide.ts';
import { STARTER_DECKS } from './index.ts';
import { SOURCES } from './sources.ts';

const ITEMS = [...CONTENT, ...ZONE_ITEMS];
const standing = (item: (typeof ITEMS)[number]) => standingOf(notesOn(SOURCES, item), SOURCES.otherwise);

test('the sources of Mystic Spires name nothing that does not exist', () => {
  for (const { of, note } of SOURCES.notes)
    for (const selector of of) {
      const found = ITEMS.filter((item) => selects(selector, item));
      expect(found.length, note).toBe(selector.names?.length ?? ZONE_ITEMS.length);
    }
});

test('no card is the rulebook’s alone: those it names are partly ours, all others ours', () => {
  const partly = CONTENT.filter((item) => standing(item) === 'partly').map(({ name }) => name);
  expect(partly.sort()).toEqual([
    'Answering Flame',
    'Dream Token',
    'Gallows Magus',
    'Greedy Hands',
    'Lucid Dreaming',
    'Oneiros the Weaver',
    'Rise Again',
    'Spoils of Ruin',
    'The Tower of Dreams',
  ]);
  expect(CONTENT.filter((item) => standing(item) === 'ours')).toHaveLength(CONTENT.length - partly.length);
});

test('cost, Power and HP of the cards the rulebook names are told as ours', () => {
  const oneiros = CONTENT.find(({ name }) => name === 'Oneiros the Weaver');
  const ours = oneiros && notesOn(SOURCES, oneiros).find((note) => note.standing === 'ours');
  expect(ours?.fields).toEqual(['cost', 'figures']);
});

test('every starter deck has a difficulty', () => {
  expect(GUIDE.difficulties.map(({ name }) => name)).toEqual(STARTER_DECKS.map(({ name }) => name));
});
