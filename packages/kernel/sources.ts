/** The sources of a game's facts and how certain each is. Part of a game's content, read by the browser. */
import type { ContentItem } from './content.ts';

/** The certainty of a fact, most certain first. */
export const STANDINGS = [
  /** Read from a printed component or from the rulebook. */
  'printed',
  /** Two independent transcriptions agree; none of us saw the component itself. */
  'agreed',
  'oneSource',
  /** Sources contradict each other, or the component is ambiguous; the note says what we chose. */
  'disputed',
  'ours',
] as const;
export type Standing = (typeof STANDINGS)[number];

/** The facts of an entry that can be certain or uncertain. */
export const FACT_FIELDS = [
  'name',
  'text',
  'cost',
  'figures',
  'hp',
  'actions',
  'rewards',
  'summons',
  'options',
  'copies',
  'unlock',
  'layout',
  'ruling',
] as const;
export type FactField = (typeof FACT_FIELDS)[number];

/** Every entry of a kind, narrowed down by the other fields. */
export type EntrySelector = {
  readonly kind: string;
  readonly ids?: readonly string[];
  readonly names?: readonly string[];
  readonly types?: readonly string[];
  readonly decks?: readonly string[];
};

export type SourceNote = {
  readonly standing: Standing;
  readonly of: readonly EntrySelector[];
  readonly fields: readonly FactField[];
  readonly note: string;
};

/** About something that is not a library entry. */
export type GeneralNote = { readonly standing: Standing; readonly topic: string; readonly note: string };

export type Sources = {
  readonly lead: string;
  readonly origins: readonly { readonly name: string; readonly about: string }[];
  readonly notes: readonly SourceNote[];
  readonly general: readonly GeneralNote[];
  /** The standing of entries not mentioned in any note. */
  readonly otherwise: Standing;
};

type Selectable = Pick<ContentItem, 'kind' | 'id' | 'name' | 'type' | 'deck'>;

const allows = (wanted: readonly string[] | undefined, value: string | undefined): boolean =>
  wanted === undefined || (value !== undefined && wanted.includes(value));

export const selects = ({ kind, ids, names, types, decks }: EntrySelector, item: Selectable): boolean =>
  kind === item.kind &&
  allows(ids, item.id) &&
  allows(names, item.name) &&
  allows(types, item.type) &&
  allows(decks, item.deck);

export const notesOn = ({ notes }: Sources, item: Selectable): readonly SourceNote[] =>
  notes.filter(({ of }) => of.some((selector) => selects(selector, item)));

/** An entry as a whole; `partly` means that some facts are known and the others are ours. */
export const ENTRY_STANDINGS = ['printed', 'agreed', 'oneSource', 'disputed', 'partly', 'ours'] as const;
export type EntryStanding = (typeof ENTRY_STANDINGS)[number];

/** An entry is as certain as its least certain note. */
export const standingOf = (notes: readonly SourceNote[], otherwise: Standing): EntryStanding => {
  const found = STANDINGS.filter((standing) => notes.some((note) => note.standing === standing));
  const worst = found[found.length - 1] ?? otherwise;
  return worst === 'ours' && found.length > 1 ? 'partly' : worst;
};
