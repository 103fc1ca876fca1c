import { say } from '../../text/say.ts';
import type { Facet } from '../library-game.ts';
import { valuesOf } from './entries.ts';
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
] as const;

export const FACETS: readonly Facet[] = KEYS.map((key) => ({
  key,
  label: say(`facet.${key}`),
  values: valuesOf(key).map((value) => ({ value, name: nameOfValue(key, value) })),
}));
