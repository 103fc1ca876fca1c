import type { Catalogue, Entry } from '../game/library.ts';
import type { Rulebook } from '../game/rulebook.ts';
import { findMentions, type Mentions } from './mentions.ts';

/** Zones are terms of the rulebook and on nearly every page of it. */
const ZONE = 'zone';

const known = new WeakMap<Catalogue['entries'], Mentions>();

/** Which rules name which entries, looked for once. */
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

/** The entries a rule names, one for each name. */
export const entriesNamedBy = (catalogue: Catalogue, book: Rulebook, rule: string): readonly Entry[] =>
  [...mentionsIn(catalogue, book)].flatMap(([name, mentions]) =>
    mentions.some((mention) => mention.rule.id === rule)
      ? (catalogue.entries.find((entry) => entry.name === name) ?? [])
      : [],
  );
