import type { Rule, Rulebook } from '../game/rulebook.ts';
import { searchWords } from '../kit/search-words.ts';
import { keywordNamed } from './rulebook.ts';

const score = (rule: Rule, words: readonly string[], preferred: readonly string[]): number => {
  const [id, title, text] = [rule.id, rule.title, rule.text].map((part) => part.toLowerCase());
  let total = preferred.includes(rule.id) ? 60 - preferred.indexOf(rule.id) : 0;
  for (const word of words) {
    const inId = id === word ? 100 : id?.includes(word) ? 20 : 0;
    const inTitle = title?.includes(word) ? 12 : 0;
    const inText = text?.includes(word) ? 4 : 0;
    const inRulings = rule.rulings.some((ruling) => ruling.toLowerCase().includes(word)) ? 2 : 0;
    const found = inId + inTitle + inText + inRulings;
    if (found === 0 && !preferred.includes(rule.id)) return 0;
    total += found;
  }
  return total;
};

/** The rules that match a query best; every word must occur. */
export const searchRules = (book: Rulebook, query: string, limit = 40): readonly Rule[] => {
  const words = searchWords(query);
  if (words.length === 0) return book.rules.slice(0, limit);
  const preferred = keywordNamed(book, query)?.rules ?? [];
  return book.rules
    .map((rule) => ({ rule, points: score(rule, words, preferred) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, limit)
    .map(({ rule }) => rule);
};
