import { appended, inserted, reversed } from '@three-spires/kernel/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';

/** Loads the content again and returns what its numbers stand for. */
const load = async () => {
  vi.resetModules();
  const { ABILITY_ENTRIES, CARD_ENTRIES, TOWER_ENTRIES } = await import('../rules/compile/entries.ts');
  return { ABILITY_ENTRIES, CARD_ENTRIES, TOWER_ENTRIES };
};

type Loaded = Awaited<ReturnType<typeof load>>;
const cardsOf = ({ CARD_ENTRIES }: Loaded) => CARD_ENTRIES.map(({ definition }) => definition.name);
const abilitiesOf = ({ ABILITY_ENTRIES }: Loaded) =>
  ABILITY_ENTRIES.map(({ name, number, ability }) => ({ name, number, ability }));

/** Test files share what they have loaded. */
afterEach(() => {
  for (const file of ['./cinderwrought.ts', './towers.ts', './numbers.ts']) vi.doUnmock(file);
  vi.resetModules();
});

describe('the numbers of content', () => {
  test('stay when its lists are put in another order', async () => {
    const before = await load();
    vi.doMock('./cinderwrought.ts', async (original) => reversed(await original<object>()));
    vi.doMock('./towers.ts', async (original) => reversed(await original<object>()));
    expect(await load()).toEqual(before);
  });

  test('stay when a card comes into the middle', async () => {
    const before = await load();
    const [copied] = (await import('./cinderwrought.ts')).CINDERWROUGHT.filter(
      ({ abilities }) => (abilities ?? []).length === 1,
    );
    const card = { ...copied, name: 'Ember Clerk' };
    vi.doMock('./cinderwrought.ts', async (original) =>
      inserted(await original<object>(), 'CINDERWROUGHT', card),
    );
    await expect(load()).rejects.toThrow('append to the list of numbers: Ember Clerk');
    vi.doMock('./numbers.ts', async (original) => {
      const cards = appended(await original<object>(), 'CARD_NUMBERS', 'Ember Clerk');
      return appended(cards, 'ABILITY_NUMBERS', 'Ember Clerk');
    });
    const after = await load();
    expect(cardsOf(after)).toEqual([...cardsOf(before), 'Ember Clerk']);
    expect(abilitiesOf(after).slice(0, -1)).toEqual(abilitiesOf(before));
    expect(after.ABILITY_ENTRIES.at(-1)?.name).toBe('Ember Clerk');
  });
});
