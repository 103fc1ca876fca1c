import type { Keyword, Rulebook } from '../../../game/rulebook.ts';
import { readRulebook } from '../../../rulebook/rulebook.ts';

const chapters = import.meta.glob<string>('../../../../stygian-society/rulebook/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const glossaries = import.meta.glob<readonly Keyword[]>(
  '../../../../stygian-society/rulebook/keywords.json',
  {
    import: 'default',
    eager: true,
  },
);

export const RULEBOOK: Rulebook = readRulebook('stygian-society', chapters, Object.values(glossaries).flat());
