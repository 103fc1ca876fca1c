/** The rulebook as it stands beside the rules, cut into its numbered rules. */
export type Rule = {
  readonly id: string;
  readonly title: string;
  readonly chapter: string;
  readonly text: string;
  readonly rulings: readonly string[];
};

export type Keyword = {
  readonly keyword: string;
  readonly aliases: readonly string[];
  readonly rules: readonly string[];
  readonly summary: string;
};

const chapters = import.meta.glob<string>('../../slay-the-spire/rulebook/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const readChapter = (source: string): Rule[] => {
  const [head = '', ...sections] = source.split(/^## /m);
  const chapter = /^# (.*)$/m.exec(head)?.[1] ?? '';
  return sections.map((section) => {
    const [first = '', ...lines] = section.split('\n');
    const [, id = '', title = ''] = /^(\S+)\s+(.*)$/.exec(first) ?? [];
    const rulings = lines.filter((line) => line.startsWith('>')).map((line) => line.replace(/^>\s*/, ''));
    const text = lines
      .filter((line) => !line.startsWith('>'))
      .join('\n')
      .trim();
    return { id, title, chapter, text, rulings };
  });
};

export const RULES: readonly Rule[] = Object.keys(chapters)
  .sort()
  .flatMap((file) => readChapter(chapters[file] ?? ''));

const glossaries = import.meta.glob<readonly Keyword[]>('../../slay-the-spire/rulebook/keywords.json', {
  import: 'default',
  eager: true,
});

export const KEYWORDS: readonly Keyword[] = Object.values(glossaries).flat();

const plain = (text: string): string => text.toLowerCase();

/** The term with this name or one of its other names. */
export const keywordNamed = (name: string): Keyword | undefined => {
  const wanted = plain(name);
  return KEYWORDS.find(
    ({ keyword, aliases }) => plain(keyword) === wanted || aliases.some((alias) => plain(alias) === wanted),
  );
};

const score = (rule: Rule, words: readonly string[], preferred: readonly string[]): number => {
  let total = preferred.includes(rule.id) ? 60 - preferred.indexOf(rule.id) : 0;
  for (const word of words) {
    const inId = plain(rule.id) === word ? 100 : plain(rule.id).includes(word) ? 20 : 0;
    const inTitle = plain(rule.title).includes(word) ? 12 : 0;
    const inText = plain(rule.text).includes(word) ? 4 : 0;
    const inRulings = rule.rulings.some((ruling) => plain(ruling).includes(word)) ? 2 : 0;
    const found = inId + inTitle + inText + inRulings;
    if (found === 0 && !preferred.includes(rule.id)) return 0;
    total += found;
  }
  return total;
};

/** The rules that fit a query best; every word must occur. */
export const searchRules = (query: string, limit = 40): readonly Rule[] => {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return RULES.slice(0, limit);
  const preferred = keywordNamed(query)?.rules ?? [];
  return RULES.map((rule) => ({ rule, points: score(rule, words, preferred) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, limit)
    .map(({ rule }) => rule);
};
