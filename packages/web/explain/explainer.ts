import type { Explainer, Explanation } from '../game/explain.ts';
import type { Keyword } from '../game/rulebook.ts';
import { keywordNamed } from '../rulebook/rulebook.ts';

/** A term of the glossary by name, or a separate text. */
export type ExplainEntry = string | { readonly title: string; readonly text: string; readonly rule: string };

type Parts = {
  readonly keywords: readonly Keyword[];
  /** By key: `sign:hit`, `phase:Draw`. */
  readonly entries: Readonly<Record<string, ExplainEntry>>;
  /** What to look up in the game's catalogues, by the kind before the colon. */
  readonly things: Readonly<Record<string, (id: string) => Explanation | undefined>>;
};

const idOf = (key: string): readonly [string, string] => {
  const colon = key.indexOf(':');
  return [key.slice(0, colon), key.slice(colon + 1)];
};

export const explainerOf = ({ keywords, entries, things }: Parts): Explainer => {
  const explainTerm = (name: string): Explanation | undefined => {
    const found = keywordNamed({ keywords }, name);
    const rule = found?.rules[0];
    if (found === undefined || rule === undefined) return undefined;
    const title = found.keyword.charAt(0).toUpperCase() + found.keyword.slice(1);
    return { title, text: [found.summary], rule };
  };
  const explain = (key: string): Explanation | undefined => {
    const entry = entries[key];
    if (typeof entry === 'string') return explainTerm(entry);
    if (entry !== undefined) return { ...entry, text: [entry.text] };
    const [kind, id] = idOf(key);
    return kind === 'keyword' ? explainTerm(id) : things[kind]?.(id);
  };
  return { explain };
};
