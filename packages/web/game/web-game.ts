/** The games on the shelf, each with what is loaded only when somebody looks into it. */

import type { Rulebook } from '../rulebook/rulebook.ts';
import type { MessageKey } from '../text/en.ts';
import type { AidPage } from './aid-page.ts';
import type { Catalogue, LibraryGame } from './library.ts';
import type { SandboxGame } from './sandbox.ts';

export type ShelfGame = {
  readonly id: string;
  readonly title: MessageKey;
  /** The name in short, for a row of games. */
  readonly short: MessageKey;
  /** Other places of this game beside library, rules and sandbox. */
  readonly places: readonly { readonly href: string; readonly name: MessageKey }[];
  readonly rulebook: () => Promise<Rulebook>;
  readonly aid: () => Promise<AidPage>;
  /** The names and texts of the library without its pictures. */
  readonly catalogue: () => Promise<Catalogue>;
  readonly library: () => Promise<LibraryGame>;
  readonly sandbox: () => Promise<SandboxGame>;
};

/** Loads once; React's `use` needs the same promise every time. */
const once = <Loaded>(load: () => Promise<Loaded>): (() => Promise<Loaded>) => {
  let loading: Promise<Loaded> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
};

const SLAY_THE_SPIRE: ShelfGame = {
  id: 'slay-the-spire',
  title: 'game.slay-the-spire',
  short: 'front.title.spire',
  places: [],
  rulebook: once(async () => (await import('../games/slay-the-spire/rulebook/book.ts')).RULEBOOK),
  aid: once(async () => (await import('../games/slay-the-spire/rulebook/aid.tsx')).AID_PAGE),
  catalogue: once(async () => (await import('../games/slay-the-spire/library/catalogue.ts')).CATALOGUE),
  library: once(async () => (await import('../games/slay-the-spire/library/library.ts')).LIBRARY),
  sandbox: once(async () => (await import('../games/slay-the-spire/sandbox/sandbox.ts')).SANDBOX),
};

const MYSTIC_SPIRES: ShelfGame = {
  id: 'mystic-spires',
  title: 'game.mystic-spires',
  short: 'front.title.mystic',
  places: [{ href: '/decks', name: 'shelf.decks' }],
  rulebook: once(async () => (await import('../games/mystic-spires/rulebook/book.ts')).RULEBOOK),
  aid: once(async () => (await import('../games/mystic-spires/rulebook/aid.tsx')).AID_PAGE),
  catalogue: once(async () => (await import('../games/mystic-spires/library/catalogue.ts')).CATALOGUE),
  library: once(async () => (await import('../games/mystic-spires/library/library.ts')).LIBRARY),
  sandbox: once(async () => (await import('../games/mystic-spires/sandbox/sandbox.ts')).SANDBOX),
};

const STYGIAN_SOCIETY: ShelfGame = {
  id: 'stygian-society',
  title: 'game.stygian-society',
  short: 'front.title.stygian',
  places: [],
  rulebook: once(async () => (await import('../games/stygian-society/rulebook/book.ts')).RULEBOOK),
  aid: once(async () => (await import('../games/stygian-society/rulebook/aid.tsx')).AID_PAGE),
  catalogue: once(async () => (await import('../games/stygian-society/library/catalogue.ts')).CATALOGUE),
  library: once(async () => (await import('../games/stygian-society/library/library.ts')).LIBRARY),
  sandbox: once(async () => (await import('../games/stygian-society/sandbox/sandbox.ts')).SANDBOX),
};

export const SHELF: readonly ShelfGame[] = [SLAY_THE_SPIRE, MYSTIC_SPIRES, STYGIAN_SOCIETY];

/** The game of an address; the first one where none is named, or none of that name exists. */
export const shelfGame = (id: string | undefined): ShelfGame =>
  SHELF.find((game) => game.id === id) ?? SLAY_THE_SPIRE;
