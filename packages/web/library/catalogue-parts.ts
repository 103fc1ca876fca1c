/** The common parts of all games' catalogues: addresses, terms, and filters. */
import {
  type ContentItem,
  ENTRY_STANDINGS,
  notesOn,
  type Sources,
  standingOf,
  type Text,
} from '@three-spires/kernel';
import type { Entry, Facet } from '../game/library.ts';
import type { Rulebook } from '../game/rulebook.ts';
import { keywordNamed, slugOf } from '../rulebook/rulebook.ts';
import { nameOfStanding } from './names.ts';

/** The rulebook terms in some texts, each once and by its main name. */
export const termsIn = (
  book: Rulebook,
  texts: readonly Text[],
  nameOfIcon: (icon: string) => string,
): readonly string[] => {
  const written = texts
    .flat()
    .flatMap((part) =>
      typeof part === 'string' ? [] : ['icon' in part ? nameOfIcon(part.icon) : part.keyword],
    );
  return [...new Set(written.map((term) => keywordNamed(book, term)?.keyword ?? term))];
};

type Named = { readonly kind: string; readonly id: string; readonly name: string };

/** A name that is unique within its kind is the address; other entries use their ids. */
export const slugsOf = (items: readonly Named[]): readonly string[] => {
  const uses = new Map<string, number>();
  const nameOf = ({ kind, name }: Named): string => `${kind}/${slugOf(name)}`;
  for (const item of items) uses.set(nameOf(item), (uses.get(nameOf(item)) ?? 0) + 1);
  return items.map((item) => (uses.get(nameOf(item)) === 1 ? slugOf(item.name) : item.id));
};

/** How certain an item is: part of its entry, and of the facet that filters by it. */
export const sourcesOn = (sources: Sources, item: ContentItem): Pick<Entry, 'standing' | 'notes'> => {
  const notes = notesOn(sources, item);
  return { standing: standingOf(notes, sources.otherwise), notes };
};

/** A facet that every library has; the most certain first. */
export const SOURCE_FACET = 'source';
export const sourceValues = (entries: readonly Entry[]): Facet['values'] =>
  ENTRY_STANDINGS.filter((standing) => entries.some((entry) => entry.standing === standing)).map(
    (standing) => ({ value: standing, name: nameOfStanding(standing) }),
  );

/** Every value that occurs: numbers first, then in a meaningful order if there is one. */
const valuesOf = (entries: readonly Entry[], facet: string, order: readonly string[]): readonly string[] => {
  const rank = (value: string): number => {
    if (value === 'none') return Number.POSITIVE_INFINITY;
    if (/^\d+$/.test(value)) return Number(value);
    const place = order.indexOf(value);
    return place < 0 ? 999 : 1000 + place;
  };
  const found = new Set(entries.flatMap((entry) => entry.facets[facet] ?? []));
  return [...found].sort((a, b) => (rank(a) === rank(b) ? a.localeCompare(b) : rank(a) - rank(b)));
};

/** A game's names for its facets and their values. */
type FacetNames<Key extends string> = {
  readonly facet: (key: Key) => string;
  readonly value: (key: Key, value: string) => string;
};

export const makeFacets = <Key extends string>(
  entries: readonly Entry[],
  keys: readonly Key[],
  order: readonly string[],
  names: FacetNames<Key>,
): readonly Facet[] =>
  keys.map((key) => ({
    key,
    label: names.facet(key),
    values:
      key === SOURCE_FACET
        ? sourceValues(entries)
        : valuesOf(entries, key, order).map((value) => ({ value, name: names.value(key, value) })),
  }));
