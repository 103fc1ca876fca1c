import type { Chapter, Keyword, Rule, Rulebook } from '../game/rulebook.ts';

const readRule = (section: string, chapter: string): Rule => {
  const [first = '', ...lines] = section.split('\n');
  const [, id = '', title = ''] = /^(\S+)\s+(.*)$/.exec(first) ?? [];
  const isRuling = (line: string): boolean => line.startsWith('>');
  return {
    id,
    title,
    chapter,
    text: lines
      .filter((line) => !isRuling(line))
      .join('\n')
      .trim(),
    rulings: lines.filter(isRuling).map((line) => line.replace(/^>\s*/, '')),
  };
};

const readChapter = (source: string): Chapter => {
  const [head = '', ...sections] = source.split(/^## /m);
  const [, number = '', title = ''] = /^# (\S+)\. (.*)$/m.exec(head) ?? [];
  return {
    number,
    title,
    lead: head.replace(/^# .*$/m, '').trim(),
    rules: sections.map((section) => readRule(section, number)),
  };
};

/** `sources` maps file names to chapters; the names give their order. */
export const readRulebook = (
  game: string,
  sources: Readonly<Record<string, string>>,
  keywords: readonly Keyword[],
): Rulebook => {
  const chapters = Object.keys(sources)
    .sort()
    .map((file) => readChapter(sources[file] ?? ''));
  const rules = chapters.flatMap((chapter) => chapter.rules);
  return { game, chapters, rules, keywords, citedBy: findCitations(rules) };
};

const findCitations = (rules: readonly Rule[]): Map<string, string[]> => {
  const citedBy = new Map<string, string[]>();
  for (const { id, text, rulings } of rules) {
    const cited = new Set([text, ...rulings].join('\n').match(/\b[A-Z]+-\d+\.\d+\b/g));
    for (const other of cited) if (other !== id) citedBy.set(other, [...(citedBy.get(other) ?? []), id]);
  }
  return citedBy;
};

export const ruleWithId = ({ rules }: Rulebook, id: string): Rule | undefined =>
  rules.find((rule) => rule.id.toLowerCase() === id.toLowerCase());

export const chapterOf = ({ chapters }: Rulebook, number: string): Chapter | undefined =>
  chapters.find((chapter) => chapter.number === number);

const namesOf = ({ keyword, aliases }: Keyword): readonly string[] => [keyword, ...aliases];

/** The term with this name or alias. */
export const keywordNamed = ({ keywords }: Pick<Rulebook, 'keywords'>, name: string): Keyword | undefined => {
  const wanted = name.toLowerCase();
  return keywords.find((each) => namesOf(each).some((one) => one.toLowerCase() === wanted));
};

/** A name as it appears in an address: `Neow's Blessing` is `neows-blessing`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

export const keywordWithSlug = ({ keywords }: Rulebook, slug: string): Keyword | undefined =>
  keywords.find((each) => namesOf(each).some((name) => slugOf(name) === slug.toLowerCase()));
