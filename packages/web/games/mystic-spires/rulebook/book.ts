import type { Rulebook } from '../../../game/rulebook.ts';
import { readRulebook } from '../../../rulebook/rulebook.ts';
import { KEYWORDS } from './keywords.ts';

const chapters = import.meta.glob<string>('../../../../mystic-spires/rulebook/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const RULEBOOK: Rulebook = readRulebook('mystic-spires', chapters, KEYWORDS);
