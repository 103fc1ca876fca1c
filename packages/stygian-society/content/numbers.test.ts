import { appended, inserted, reversed } from '@three-spires/kernel/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';

/** Loads the content again and returns what its numbers stand for. */
const load = async () => {
  vi.resetModules();
  const entries = await import('../rules/compile/entries.ts');
  const { ROUTINE_NUMBERS } = await import('./numbers.ts');
  const { routineOf } = await import('../rules/compile/routines.ts');
  const { readNumbers } = await import('@three-spires/kernel');
  const routines = readNumbers('routines', ROUTINE_NUMBERS).names.map((_, number) => routineOf(number));
  const { CARD_ENTRIES, CHEST_ENTRIES, ENEMY_ENTRIES, GENERICS, PLACE_ENTRIES, WIZARD_PLACES } = entries;
  const decks = [entries.roomsOfTier(false), entries.treasuresOfTier(true)];
  return {
    CARD_ENTRIES,
    CHEST_ENTRIES,
    ENEMY_ENTRIES,
    GENERICS,
    PLACE_ENTRIES,
    WIZARD_PLACES,
    decks,
    routines,
  };
};

const LISTS = ['./knight.ts', './upper-treasures.ts', './lower-rooms.ts', './chests.ts', './enemies.ts'];

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

  test('stay when a chest comes into the middle', async () => {
    const before = await load();
    const chest = { name: 'Loose Hinge', peril: 1, effects: [] };
    vi.doMock('./chests.ts', async (original) => inserted(await original<object>(), 'CHESTS', chest));
    await expect(load()).rejects.toThrow('append to the list of numbers: Loose Hinge');
    vi.doMock('./numbers.ts', async (original) => {
      const chests = appended(await original<object>(), 'CHEST_NUMBERS', 'Loose Hinge');
      return appended(chests, 'ROUTINE_NUMBERS', 'chest/Loose Hinge');
    });
    const after = await load();
    expect(after.CHEST_ENTRIES.slice(0, -1)).toEqual(before.CHEST_ENTRIES);
    expect(after.CHEST_ENTRIES.at(-1)?.name).toBe('Loose Hinge');
    expect(after.routines.slice(0, -1)).toEqual(before.routines);
  });
});
