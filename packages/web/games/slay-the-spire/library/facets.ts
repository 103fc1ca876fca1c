import { makeFacets } from '../../../library/catalogue-parts.ts';
import { ENTRIES, ORDER } from './entries.ts';

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

export const FACETS = makeFacets(ENTRIES, KEYS, ORDER);
