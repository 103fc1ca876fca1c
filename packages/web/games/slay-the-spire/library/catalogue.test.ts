import { plainText } from '@three-spires/kernel';
import { BOX } from '@three-spires/slay-the-spire/box';
import { describe, expect, test } from 'vitest';
import { type Entry, NOTHING_CHOSEN, type Selection } from '../../../game/library.ts';
import { entryAt, entryHref, readSelection, writeSelection } from '../../../game/library-address.ts';
import { countFacet, countKinds, selectEntries } from '../../../library/select.ts';
import { CATALOGUE as LIBRARY } from './catalogue.ts';
import { mapFigures, printedMap } from './printed-map.ts';

const select = (change: Partial<Selection>): readonly Entry[] =>
  selectEntries(LIBRARY, { ...NOTHING_CHOSEN, ...change });
const names = (entries: readonly Entry[]): string[] => entries.map(({ name }) => name);

describe('the library', () => {
  test('has everything in the box, each thing once and at an address of its own', () => {
    const readable = BOX.filter(({ faces }) => faces.length > 0);
    const ids = new Set(readable.map(({ kind, id }) => `${kind}/${id}`));
    expect(LIBRARY.entries.length).toBe(ids.size);
    const addresses = LIBRARY.entries.map((entry) => entryHref(LIBRARY.id, entry));
    expect(new Set(addresses).size).toBe(LIBRARY.entries.length);
    expect(LIBRARY.entries.filter((entry) => entryAt(LIBRARY, entry.kind, entry.slug) !== entry)).toEqual([]);
    expect(LIBRARY.entries.filter(({ texts }) => texts.some((text) => text.length === 0))).toEqual([]);
  });

  test('has a tab for every kind of card', () => {
    expect(LIBRARY.kinds.map(({ kind }) => kind)).toEqual([
      ...['card', 'relic', 'bossRelic', 'potion', 'enemy', 'event', 'neow', 'board', 'map'],
    ]);
    expect(names(select({ kind: 'event', wanted: { act: ['1'] } }))).toContain('Living Wall');
  });

  test('finds an entry by its short name, its id and a shared name', () => {
    expect(entryAt(LIBRARY, 'card', 'bash')?.id).toBe('ironclad-bash');
    expect(entryAt(LIBRARY, 'card', 'ironclad-bash')?.name).toBe('Bash');
    expect(entryAt(LIBRARY, 'card', 'strike')?.name).toBe('Strike');
    expect(entryAt(LIBRARY, 'card', 'no-such-card')).toBeUndefined();
  });

  test('has the four player boards with what each character begins with', () => {
    const boards = select({ kind: 'board' });
    expect(names(boards)).toEqual(['Ironclad', 'Silent', 'Defect', 'Watcher']);
    const text = plainText(boards[2]?.texts[0] ?? []);
    expect(text).toContain('9 HP. 3 energy each turn, at most 6.');
    expect(text).toContain('4 Strike, 4 Defend, 1 Zap, 1 Dual Cast');
    expect(text).toContain('3 Orb slots');
  });

  test('has the map boards of all Acts, each drawn with every path', () => {
    const maps = select({ kind: 'map' });
    expect(names(maps)).toEqual([
      ...[
        'Act I map, side A',
        'Act I map, side B',
        'Act II map',
        'Act III map',
        'Act IV',
        'Act IV with Elites',
      ],
    ]);
    const figures = maps.map((entry) => mapFigures(printedMap(entry)));
    expect(figures.map(({ spaces }) => spaces)).toEqual([41, 43, 33, 30, 3, 4]);
    expect(figures.map(({ paths }) => paths)).toEqual([52, 55, 44, 39, 2, 3]);
  });

  test('narrows down to what rests on one source or is disputed', () => {
    const unsure = select({ wanted: { source: ['oneSource', 'disputed'] } });
    expect(names(unsure)).toEqual(
      expect.arrayContaining(['Spire Growth', 'The Woman In Blue', 'Act II map']),
    );
    expect(names(unsure)).not.toContain('Bash');
    const selection = { ...NOTHING_CHOSEN, kind: 'relic' };
    expect([...countFacet(LIBRARY, selection, 'source').keys()]).toEqual(['printed']);
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
