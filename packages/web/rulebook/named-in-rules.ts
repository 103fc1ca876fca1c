import type { Catalogue, Entry } from '../game/library.ts';
import type { Rulebook } from '../game/rulebook.ts';
import { findMentions, type Mentions } from './mentions.ts';

/** Zones are terms of the rulebook and occur on almost every page. */
const ZONE = 'zone';

const known = new WeakMap<Catalogue['entries'], Mentions>();

/** Which rules mention which entries, computed once. */
export const mentionsIn = ({ entries }: Catalogue, book: Rulebook): Mentions => {
  const found =
    known.get(entries) ??
    findMentions(
      book,
      entries.flatMap(({ kind, name }) => (kind === ZONE ? [] : [name])),
    );
  known.set(entries, found);
  return found;
};

/** The entries that a rule mentions, one per name. */
export const entriesNamedBy = (catalogue: Catalogue, book: Rulebook, rule: string): readonly Entry[] =>
  [...mentionsIn(catalogue, book)].flatMap(([name, mentions]) =>
    mentions.some((mention) => mention.rule.id === rule)
      ? (catalogue.entries.find((entry) => entry.name === name) ?? [])
      : [],
  );
