/** Splits the text of a rule into words, emphasis, and links: ids of rules, and terms. */
import { defined } from '@three-spires/kernel';
import type { Keyword, Rulebook } from '../game/rulebook.ts';

export type Piece = {
  readonly text: string;
  readonly strong?: boolean;
  /** The rule it names. */
  readonly rule?: string;
  readonly keyword?: Keyword;
};

export type Reader = (text: string) => readonly Piece[];

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A regular expression of all names, longest first, so that "Attack Mode" is not read as "Attack". */
export const anyOf = (names: Iterable<string>): string =>
  [...names]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

/** Whether a match begins a sentence, where every word is capitalised. */
const beginsSentence = (text: string, at: number): boolean =>
  /(^|[.!?:”"]\s*\**|\n\**)$/.test(text.slice(0, at).trimEnd()) || at === 0;

/** Every word that the rulebook uses in lower case somewhere. */
export const ordinaryWords = ({ rules }: Rulebook): ReadonlySet<string> =>
  new Set(
    rules.flatMap(({ text, rulings }) =>
      [text, ...rulings].flatMap((part) => part.match(/\b[a-z][a-z-]*\b/g) ?? []),
    ),
  );

/**
 * Names are capitalised. At the beginning of a sentence that proves nothing, so there a single word counts as
 * a name only if the rulebook never uses it as an ordinary word.
 */
export const isName = (name: string, text: string, at: number, ordinary: ReadonlySet<string>): boolean =>
  name.includes(' ') || !ordinary.has(name.toLowerCase()) || !beginsSentence(text, at);

export const readerOf = (book: Rulebook): Reader => {
  const terms = new Map<string, Keyword>();
  for (const each of book.keywords)
    for (const name of [each.keyword, ...each.aliases]) if (!terms.has(name)) terms.set(name, each);
  const names = anyOf(terms.keys());
  const ids = new Set(book.rules.map(({ id }) => id));
  const ordinary = ordinaryWords(book);
  const pieces = new RegExp(`\\*\\*(.+?)\\*\\*|\\b([A-Z]+-\\d+\\.\\d+)\\b|\\b(${names})\\b`, 'g');
  const byLowerName = new Map([...terms].map(([name, each]) => [name.toLowerCase(), each]));

  const pieceOf = (text: string, match: RegExpMatchArray): Piece => {
    const [whole, strong, id, name] = match;
    if (strong !== undefined) {
      const keyword = byLowerName.get(strong.toLowerCase());
      return { text: strong, strong: true, ...defined({ keyword }) };
    }
    if (id !== undefined) return ids.has(id) ? { text: id, rule: id } : { text: id };
    const keyword = terms.get(name ?? '');
    return keyword !== undefined && isName(whole, text, match.index ?? 0, ordinary)
      ? { text: whole, keyword }
      : { text: whole };
  };

  return (text) => {
    const found: Piece[] = [];
    let done = 0;
    for (const match of text.matchAll(pieces)) {
      if (match.index > done) found.push({ text: text.slice(done, match.index) });
      found.push(pieceOf(text, match));
      done = match.index + match[0].length;
    }
    if (done < text.length) found.push({ text: text.slice(done) });
    return found;
  };
};
