/** Finds, counts and sorts entries of the library. */
import type { Catalogue, Entry, Selection } from '../game/library.ts';
import { searchWords } from '../kit/search-words.ts';

const fitsFacet = (entry: Entry, key: string, values: readonly string[]): boolean =>
  values.length === 0 || values.some((value) => entry.facets[key]?.includes(value));

const fitsFacets = (entry: Entry, { wanted }: Selection, but?: string): boolean =>
  Object.entries(wanted).every(([key, values]) => key === but || fitsFacet(entry, key, values));

const fitsWords = (entry: Entry, words: readonly string[]): boolean =>
  words.every((word) => entry.words.includes(word));

const fitsKind = (entry: Entry, { kind }: Selection): boolean => kind === '' || entry.kind === kind;

/** Names that begin with the query come first, then names that contain it, then texts. */
const closeness = (entry: Entry, query: string): number => {
  const name = entry.name.toLowerCase();
  if (name.startsWith(query)) return 0;
  return name.includes(query) ? 1 : 2;
};

const compareBy = ({ sorts }: Catalogue, sort: string): ((a: Entry, b: Entry) => number) => {
  const named = sorts.find(({ key }) => key === sort)?.rank;
  const rank = (entry: Entry): number => (named ?? (({ ranks }) => ranks[sort]))(entry) ?? Infinity;
  return (a, b) => {
    const [one, other] = [rank(a), rank(b)];
    return one === other ? a.name.localeCompare(b.name) : one - other;
  };
};

export const selectEntries = (game: Catalogue, selection: Selection): readonly Entry[] => {
  const words = searchWords(selection.query);
  const query = selection.query.trim().toLowerCase();
  const { sort } = selection;
  const found = game.entries.filter(
    (entry) => fitsKind(entry, selection) && fitsFacets(entry, selection) && fitsWords(entry, words),
  );
  if (sort === 'name') return found.sort((a, b) => a.name.localeCompare(b.name));
  if (sort !== '') return found.sort(compareBy(game, sort));
  return query === '' ? found : found.sort((a, b) => closeness(a, query) - closeness(b, query));
};

/** How many entries each kind would show. */
export const countKinds = (game: Catalogue, selection: Selection): ReadonlyMap<string, number> => {
  const words = searchWords(selection.query);
  const counts = new Map<string, number>();
  for (const entry of game.entries)
    if (fitsFacets(entry, selection) && fitsWords(entry, words))
      counts.set(entry.kind, (counts.get(entry.kind) ?? 0) + 1);
  return counts;
};

/** How many entries each value of a facet would show if it were the only one chosen there. */
export const countFacet = (
  { entries }: Catalogue,
  selection: Selection,
  key: string,
): ReadonlyMap<string, number> => {
  const words = searchWords(selection.query);
  const counts = new Map<string, number>();
  for (const entry of entries)
    if (fitsKind(entry, selection) && fitsFacets(entry, selection, key) && fitsWords(entry, words))
      for (const value of entry.facets[key] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};
