import type { Rulebook } from '../../../game/rulebook.ts';
import { readRulebook } from '../../../rulebook/rulebook.ts';
import { KEYWORDS } from './keywords.ts';

const chapters = import.meta.glob<string>('../../../../stygian-society/rulebook/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const RULEBOOK: Rulebook = readRulebook('stygian-society', chapters, KEYWORDS);
