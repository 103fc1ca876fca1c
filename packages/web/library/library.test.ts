import { BOX } from '@three-spires/slay-the-spire/box';
import { describe, expect, test } from 'vitest';
import { entryAt, entryHref, readSelection, writeSelection } from './address.ts';
import { type Entry, NOTHING_CHOSEN, type Selection } from './library-game.ts';
import { countFacet, countKinds, selectEntries } from './select.ts';
import { CATALOGUE as LIBRARY } from './slay-the-spire/catalogue.ts';

const select = (change: Partial<Selection>): readonly Entry[] =>
  selectEntries(LIBRARY, { ...NOTHING_CHOSEN, ...change });
const names = (entries: readonly Entry[]): string[] => entries.map(({ name }) => name);

describe('the library', () => {
  test('has everything in the box, each thing once and at an address of its own', () => {
    const readable = BOX.filter(({ faces, kind }) => faces.length > 0 && kind !== 'map');
    const ids = new Set(readable.map(({ kind, id }) => `${kind}/${id}`));
    expect(LIBRARY.entries.length).toBe(ids.size);
    const addresses = LIBRARY.entries.map((entry) => entryHref(LIBRARY.id, entry));
    expect(new Set(addresses).size).toBe(LIBRARY.entries.length);
    expect(LIBRARY.entries.filter((entry) => entryAt(LIBRARY, entry.kind, entry.slug) !== entry)).toEqual([]);
    expect(LIBRARY.entries.filter(({ texts }) => texts.some((text) => text.length === 0))).toEqual([]);
  });

  test('has a tab for every kind of card', () => {
    expect(LIBRARY.kinds.map(({ kind }) => kind)).toEqual([
      ...['card', 'relic', 'bossRelic', 'potion', 'enemy', 'event', 'neow'],
    ]);
    expect(names(select({ kind: 'event', wanted: { act: ['1'] } }))).toContain('Living Wall');
  });

  test('finds an entry by its short name, its id and a shared name', () => {
    expect(entryAt(LIBRARY, 'card', 'bash')?.id).toBe('ironclad-bash');
    expect(entryAt(LIBRARY, 'card', 'ironclad-bash')?.name).toBe('Bash');
    expect(entryAt(LIBRARY, 'card', 'strike')?.name).toBe('Strike');
    expect(entryAt(LIBRARY, 'card', 'no-such-card')).toBeUndefined();
  });

  test('searches names and texts, names first', () => {
    const found = select({ query: 'poison' });
    expect(found[0]?.name).toMatch(/poison/i);
    expect(names(found)).toContain('Noxious Fumes');
    expect(names(select({ query: 'corpse expl' }))).toEqual(['Corpse Explosion']);
  });

  test('narrows down by several facets and counts what each would leave', () => {
    const wanted = { character: ['Silent'], type: ['power'], rarity: ['rare'] };
    const found = select({ kind: 'card', wanted });
    expect(found.length).toBeGreaterThan(2);
    expect(found.every(({ facets }) => facets.character?.[0] === 'Silent')).toBe(true);
    const selection = { ...NOTHING_CHOSEN, kind: 'card', wanted };
    expect(countFacet(LIBRARY, selection, 'type').get('power')).toBe(found.length);
    expect(countFacet(LIBRARY, selection, 'type').get('attack')).toBeGreaterThan(0);
    expect(countKinds(LIBRARY, selection).get('card')).toBe(found.length);
  });

  test('sorts by cost and by name', () => {
    const costs = select({ kind: 'card', sort: 'cost' }).map(({ ranks }) => ranks.cost ?? 0);
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
    const sorted = names(select({ kind: 'relic', sort: 'name' }));
    expect(sorted).toEqual([...sorted].sort((a, b) => a.localeCompare(b)));
  });

  test('keeps a selection in the address', () => {
    const selection: Selection = {
      query: 'hit & run',
      kind: 'card',
      wanted: { character: ['Silent', 'Defect'], cost: ['X'] },
      sort: 'cost',
      upgraded: true,
    };
    expect(readSelection(LIBRARY, writeSelection(selection))).toEqual(selection);
    expect(readSelection(LIBRARY, '?kind=nonsense&cost=77,1&sort=colour')).toEqual({
      ...NOTHING_CHOSEN,
      wanted: { cost: ['1'] },
    });
  });
});
