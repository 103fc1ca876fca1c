/**
 * Which rules mention a card, relic or enemy by name. Derived from the rulebook, never maintained by hand.
 */
import type { Rule, Rulebook } from '../game/rulebook.ts';
import { anyOf, isName, ordinaryWords } from './terms.ts';

export type Mention = {
  readonly rule: Rule;
  /** The rulings of that rule that mention it; empty if the rule itself does. */
  readonly rulings: readonly string[];
};

export type Mentions = ReadonlyMap<string, readonly Mention[]>;

/**
 * Finds every name in every rule. A longer name hides a shorter one within it ("Twin Strike" is not
 * "Strike"), and so do the rulebook's own terms.
 */
export const findMentions = (book: Rulebook, names: readonly string[]): Mentions => {
  const known = new Set(names);
  const terms = book.keywords.flatMap(({ keyword, aliases }) => [keyword, ...aliases]);
  const pattern = new RegExp(
    `(?<![\\w'])(${anyOf(new Set([...names, ...terms]))})(?:s|es|'s)?(?![\\w'])`,
    'g',
  );
  const ordinary = ordinaryWords(book);
  const namesIn = (text: string): Set<string> =>
    new Set(
      [...text.matchAll(pattern)].flatMap(({ 1: name = '', index }) =>
        known.has(name) && isName(name, text, index, ordinary) ? [name] : [],
      ),
    );
  const found = new Map<string, Mention[]>();
  const add = (name: string, mention: Mention): void => {
    found.set(name, [...(found.get(name) ?? []), mention]);
  };
  for (const rule of book.rules) {
    const byRule = new Set([...namesIn(rule.title), ...namesIn(rule.text)]);
    const byRuling = rule.rulings.map((ruling) => ({ ruling, names: namesIn(ruling) }));
    const all = new Set([...byRule, ...byRuling.flatMap((each) => [...each.names])]);
    for (const name of all)
      add(name, {
        rule,
        rulings: byRuling.filter((each) => each.names.has(name)).map(({ ruling }) => ruling),
      });
  }
  return found;
};
