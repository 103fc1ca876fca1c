import { SOURCES } from '@three-spires/slay-the-spire/sources';
import type { Catalogue } from '../../../game/library.ts';
import { say } from '../words/say.ts';
import { ENTRIES } from './entries.ts';
import { FACETS } from './facets.ts';
import { nameOfKind } from './names.ts';

const KINDS = ['card', 'relic', 'bossRelic', 'potion', 'enemy', 'event', 'neow', 'board', 'map'];
const SORTS = ['name', 'cost', 'rarity', 'type', 'hp'] as const;

const found = [...new Set(ENTRIES.map(({ kind }) => kind))];

export const CATALOGUE: Catalogue = {
  id: 'slay-the-spire',
  kinds: [
    ...KINDS.filter((kind) => found.includes(kind)),
    ...found.filter((kind) => !KINDS.includes(kind)),
  ].map((kind) => ({ kind, name: nameOfKind(kind) })),
  entries: [...ENTRIES].sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind)),
  facets: FACETS,
  sorts: SORTS.map((key) => ({ key, name: say(`library.sort.${key}`) })),
  sources: SOURCES,
};
