/** What a game provides for the library: its entries, their filters, and how they look. */
import type { Opinions } from '@three-spires/bots/opinion';
import type { EntryStanding, SourceNote, Sources, Text } from '@three-spires/kernel';
import type { ComponentType } from 'react';

export type Entry = {
  /** `card`, `relic`, `enemy` …: a tab of the library and a part of the address. */
  readonly kind: string;
  /** Unique in its kind; the last part of the address. */
  readonly slug: string;
  /** The id in the game's content. */
  readonly id: string;
  readonly name: string;
  /** The text of each side; a second side is the upgraded one. */
  readonly texts: readonly Text[];
  /** By facet, the values it has. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  /** Terms of the rulebook that its texts use. */
  readonly terms: readonly string[];
  /** Name and texts in small letters, for the search. */
  readonly words: string;
  /** What the sort orders compare, by order. */
  readonly ranks: Readonly<Record<string, number>>;
  /** How sure its facts are, and what is known about that. */
  readonly standing: EntryStanding;
  readonly notes: readonly SourceNote[];
};

export type Facet = {
  readonly key: string;
  readonly label: string;
  /** In the order they are shown. */
  readonly values: readonly { readonly value: string; readonly name: string }[];
};

/** An order of entries; unless it says how, by the entry's rank of that name. What has none comes last. */
export type Sort = {
  readonly key: string;
  readonly name: string;
  readonly rank?: (entry: Entry) => number | undefined;
};

/** What can be searched. */
export type Catalogue = {
  readonly id: string;
  readonly kinds: readonly { readonly kind: string; readonly name: string }[];
  readonly entries: readonly Entry[];
  readonly facets: readonly Facet[];
  readonly sorts: readonly Sort[];
  readonly sources: Sources;
};

/** What bots think of the things in the box, and how the game says it. */
export type BotOpinions = {
  readonly told: Opinions;
  readonly words: {
    /** Of the share that was taken, and of the games won after that and after leaving it. */
    readonly share: string;
    readonly wonTaken: string;
    readonly wonLeft: string;
    /** Of the rooms or floors that were entered afterwards, where they were counted. */
    readonly depthTaken?: string;
    readonly depthLeft?: string;
    /** Of the games won with what only turned up. */
    readonly wonFound?: string;
  };
};

export type LibraryGame = Catalogue & {
  readonly opinions?: BotOpinions;
  /** An entry as a tile in the grid. */
  readonly Tile: ComponentType<{ readonly entry: Entry; readonly upgraded: boolean }>;
  /** An entry opened: everything that is printed on it. */
  readonly Detail: ComponentType<{ readonly entry: Entry; readonly hrefOf: (entry: Entry) => string }>;
};

/** A chosen part of the library. */
export type Selection = {
  readonly query: string;
  /** Empty for every kind. */
  readonly kind: string;
  /** By facet, the values that are wanted; one of them must fit. */
  readonly wanted: Readonly<Record<string, readonly string[]>>;
  /** Empty for the order of the box. */
  readonly sort: string;
  readonly upgraded: boolean;
};

export const NOTHING_CHOSEN: Selection = { query: '', kind: '', wanted: {}, sort: '', upgraded: false };
