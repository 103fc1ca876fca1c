import { makeFacets } from '../../../library/catalogue-parts.ts';
import { say } from '../words/library.ts';
import { ENTRIES, ORDER } from './entries.ts';
import { nameOfValue } from './names.ts';

const KEYS = [
  'character',
  'type',
  'rank',
  'rarity',
  'cost',
  'price',
  'act',
  'unlock',
  'ascension',
  'deck',
  'keyword',
  'source',
] as const;

export const FACETS = makeFacets(ENTRIES, KEYS, ORDER, {
  facet: (key) => say(`facet.${key}`),
  value: nameOfValue,
});
