import type { Keyword, Rulebook } from '../../../game/rulebook.ts';
import { readRulebook } from '../../../rulebook/rulebook.ts';

const chapters = import.meta.glob<string>('../../../../mystic-spires/rulebook/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const glossaries = import.meta.glob<readonly Keyword[]>('../../../../mystic-spires/rulebook/keywords.json', {
  import: 'default',
  eager: true,
});

export const RULEBOOK: Rulebook = readRulebook('mystic-spires', chapters, Object.values(glossaries).flat());
