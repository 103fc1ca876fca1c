import { appended, inserted, reversed } from '@three-spires/kernel/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CardDefinition } from '../words/definition.ts';

/** Loads the content again and returns what its numbers stand for. */
const load = async () => {
  vi.resetModules();
  const { ENEMY_ENTRIES, FACES, ITEM_ENTRIES } = await import('../rules/compile/entries.ts');
  const { EVENT_ENTRIES, NEOW_ENTRIES } = await import('../rules/compile/run-entries.ts');
  await import('../rules/compile/quick-start-entries.ts');
  const { ROUTINE_SOURCES, ROUTINES } = await import('../rules/compile/routines.ts');
  return { ENEMY_ENTRIES, FACES, ITEM_ENTRIES, EVENT_ENTRIES, NEOW_ENTRIES, ROUTINE_SOURCES, ROUTINES };
};

const REAPING_BLOW: CardDefinition = {
  name: 'Trial Blow',
  owner: 'Ironclad',
  type: 'attack',
  cost: 1,
  effects: [{ do: 'hit', amount: 2, times: 1, at: 'enemy' }],
  deck: 'rewards',
  rarity: 'common',
  copies: 1,
} as CardDefinition;

const insertCard = (): void => {
  vi.doMock('./ironclad/commons.ts', async (original) =>
    inserted(await original<object>(), 'ironcladCommons', REAPING_BLOW),
  );
};

const LISTS = [
  './ironclad/commons.ts',
  './relics-die.ts',
  './enemies/act1-encounters.ts',
  './events/act1.ts',
];

/** Test files share what they have loaded. */
afterEach(() => {
  for (const file of [...LISTS, './numbers.ts']) vi.doUnmock(file);
  vi.resetModules();
});

describe('the numbers of content', () => {
  test('stay when its lists are put in another order', async () => {
    const before = await load();
    for (const file of LISTS) vi.doMock(file, async (original) => reversed(await original<object>()));
    expect(await load()).toEqual(before);
  });

  test('stay when a card comes into the middle', async () => {
    const before = await load();
    insertCard();
    vi.doMock('./numbers.ts', async (original) => {
      const cards = appended(await original<object>(), 'CARD_NUMBERS', 'Ironclad/Trial Blow');
      return appended(cards, 'ROUTINE_NUMBERS', 'Ironclad/Trial Blow', 'Ironclad/Trial Blow');
    });
    const after = await load();
    expect(after.FACES.slice(0, before.FACES.length)).toEqual(before.FACES);
    expect(after.FACES.at(-1)?.name).toBe('Trial Blow');
    expect(after.ROUTINES.slice(0, before.ROUTINES.length)).toEqual(before.ROUTINES);
    expect(after.ROUTINE_SOURCES.slice(0, before.ROUTINES.length)).toEqual(before.ROUTINE_SOURCES);
    expect(after.ROUTINE_SOURCES.at(-1)?.name).toBe('Trial Blow');
  });

  test('must be given to a new card', async () => {
    insertCard();
    await expect(load()).rejects.toThrow('append to the list of numbers: Ironclad/Trial Blow');
  });
});
