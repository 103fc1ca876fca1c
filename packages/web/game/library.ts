/** What a game provides for the library: its entries, their filters, and how they look. */
import type { Opinions } from '@three-spires/bots/opinion';
import type { EntryStanding, SourceNote, Sources, Text } from '@three-spires/kernel';
import type { ComponentType } from 'react';

export type Entry = {
  /** `card`, `relic`, `enemy` …: a tab of the library and part of the address. */
  readonly kind: string;
  /** Unique within its kind; the last part of the address. */
  readonly slug: string;
  /** The id in the game's content. */
  readonly id: string;
  readonly name: string;
  /** The text of each side. A second side is the upgraded one. */
  readonly texts: readonly Text[];
  /** The entry's values for each facet. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  /** The rulebook terms its texts use. */
  readonly terms: readonly string[];
  /** Name and texts in lower case, for searching. */
  readonly words: string;
  /** The value each sort order compares. */
  readonly ranks: Readonly<Record<string, number>>;
  /** How certain its facts are, and why. */
  readonly standing: EntryStanding;
  readonly notes: readonly SourceNote[];
};

export type Facet = {
  readonly key: string;
  readonly label: string;
  /** In display order. */
  readonly values: readonly { readonly value: string; readonly name: string }[];
};

/** A sort order; by default it compares the entry's rank of that name. Entries without a rank come last. */
export type Sort = {
  readonly key: string;
  readonly name: string;
  readonly rank?: (entry: Entry) => number | undefined;
};

/** Everything that can be searched. */
export type Catalogue = {
  readonly id: string;
  readonly kinds: readonly { readonly kind: string; readonly name: string }[];
  readonly entries: readonly Entry[];
  readonly facets: readonly Facet[];
  readonly sorts: readonly Sort[];
  readonly sources: Sources;
};

/** What bots think of the things in the box, and the game's wording for it. */
export type BotOpinions = {
  readonly told: Opinions;
  readonly words: {
    /** The share taken, the share of games won after taking it, and the share won after leaving it. */
    readonly share: string;
    readonly wonTaken: string;
    readonly wonLeft: string;
    /** The number of rooms or floors entered afterwards, where counted. */
    readonly depthTaken?: string;
    readonly depthLeft?: string;
    /** The share of games won with things that were found but not chosen. */
    readonly wonFound?: string;
  };
};

export type LibraryGame = Catalogue & {
  readonly opinions?: BotOpinions;
  /** An entry as a tile in the grid. */
  readonly Tile: ComponentType<{ readonly entry: Entry; readonly upgraded: boolean }>;
  /** An opened entry: everything printed on it. */
  readonly Detail: ComponentType<{ readonly entry: Entry; readonly hrefOf: (entry: Entry) => string }>;
};

/** The active filters of the library. */
export type Selection = {
  readonly query: string;
  /** Empty for all kinds. */
  readonly kind: string;
  /** The wanted values of each facet; an entry must match one of them. */
  readonly wanted: Readonly<Record<string, readonly string[]>>;
  /** Empty for the order in the box. */
  readonly sort: string;
  readonly upgraded: boolean;
};

export const NOTHING_CHOSEN: Selection = { query: '', kind: '', wanted: {}, sort: '', upgraded: false };
