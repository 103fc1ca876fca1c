import { SOURCES } from '@three-spires/stygian-society/sources';
import type { Catalogue, Facet } from '../../../game/library.ts';
import { SOURCE_FACET, sourceValues } from '../../../library/catalogue-parts.ts';
import { say, sayOr } from '../words/library.ts';
import { ENTRIES } from './entries.ts';

const KINDS = [
  'skill',
  'generic',
  'treasure',
  'enemy',
  'room',
  'mid-boss',
  'wizard',
  'chest',
  'status',
  'hero',
  'board',
] as const;
const SORTS = ['name', 'level', 'health', 'xp', 'shields', 'peril'] as const;
const FACET_KEYS = [
  'hero',
  'cardType',
  'level',
  'attack',
  'target',
  'mark',
  'holder',
  'tier',
  'colour',
  'keyword',
] as const;

/** The name of a value; a value that is a name already stays as it is. */
const nameOfValue = (facet: string, value: string): string => sayOr(`value.${facet}.${value}`, value);

const valuesOf = (facet: string): readonly string[] => [
  ...new Set(ENTRIES.flatMap(({ facets }) => facets[facet] ?? [])),
];

export const FACETS: readonly Facet[] = [
  ...FACET_KEYS.map((key) => ({
    key,
    label: say(`facet.${key}`),
    values: valuesOf(key).map((value) => ({ value, name: nameOfValue(key, value) })),
  })),
  { key: SOURCE_FACET, label: say('facet.source'), values: sourceValues(ENTRIES) },
];

export const CATALOGUE: Catalogue = {
  id: 'stygian-society',
  kinds: KINDS.map((kind) => ({ kind, name: say(`kind.${kind}`) })),
  entries: ENTRIES,
  facets: FACETS,
  sorts: SORTS.map((key) => ({ key, name: say(`sort.${key}`) })),
  sources: SOURCES,
};
