import type { Keyword, Rulebook } from '../../../game/rulebook.ts';
import { readRulebook } from '../../../rulebook/rulebook.ts';

const chapters = import.meta.glob<string>('../../../../slay-the-spire/rulebook/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const glossaries = import.meta.glob<readonly Keyword[]>('../../../../slay-the-spire/rulebook/keywords.json', {
  import: 'default',
  eager: true,
});

export const RULEBOOK: Rulebook = readRulebook('slay-the-spire', chapters, Object.values(glossaries).flat());
