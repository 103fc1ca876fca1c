import type { Keyword } from '../../../game/rulebook.ts';

const glossaries = import.meta.glob<readonly Keyword[]>('../../../../mystic-spires/rulebook/keywords.json', {
  import: 'default',
  eager: true,
});

export const KEYWORDS: readonly Keyword[] = Object.values(glossaries).flat();
