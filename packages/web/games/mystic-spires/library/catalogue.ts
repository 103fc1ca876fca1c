import { SETS, type SetId } from '@three-spires/mystic-spires/library';
import { SOURCES } from '@three-spires/mystic-spires/sources';
import type { Catalogue } from '../../../game/library.ts';
import { makeFacets } from '../../../library/catalogue-parts.ts';
import { say } from '../words/say.ts';
import { ENTRIES, KINDS, ORDER } from './entries.ts';
import { nameOfKind, nameOfValue } from './names.ts';

const FACETS = ['set', 'type', 'cost', 'typing', 'keyword', 'rarity', 'timing', 'limit', 'source'] as const;
const SORTS = ['name', 'cost', 'power', 'hp', 'rarity', 'type'] as const;

/** Sets have printed names. */
const nameOf = (facet: string, value: string): string =>
  facet === 'set' ? (SETS[value as SetId] ?? value) : nameOfValue(facet, value);

export const CATALOGUE: Catalogue = {
  id: 'mystic-spires',
  kinds: KINDS.map((kind) => ({ kind, name: nameOfKind(kind) })),
  entries: [...ENTRIES].sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind)),
  facets: makeFacets(ENTRIES, FACETS, ORDER, { facet: (key) => say(`facet.${key}`), value: nameOf }),
  sorts: SORTS.map((key) => ({ key, name: say(`library.sort.${key}`) })),
  sources: SOURCES,
};
