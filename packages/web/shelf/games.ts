/** The games on the shelf, each with what is loaded only when somebody looks into it. */
import type { Catalogue, LibraryGame } from '../library/library-game.ts';
import type { AidPage } from '../rules/aids/aid-page.ts';
import type { Rulebook } from '../rules/rulebook.ts';
import type { SandboxGame } from '../sandbox/sandbox-game.ts';
import type { MessageKey } from '../text/en.ts';

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
  rulebook: once(async () => (await import('../rules/slay-the-spire.ts')).RULEBOOK),
  aid: once(async () => (await import('../rules/aids/slay-the-spire.tsx')).AID_PAGE),
  catalogue: once(async () => (await import('../library/slay-the-spire/catalogue.ts')).CATALOGUE),
  library: once(async () => (await import('../library/slay-the-spire/game.ts')).LIBRARY),
  sandbox: once(async () => (await import('../sandbox/slay-the-spire/game.ts')).SANDBOX),
};

const MYSTIC_SPIRES: ShelfGame = {
  id: 'mystic-spires',
  title: 'game.mystic-spires',
  short: 'front.title.mystic',
  places: [{ href: '/decks', name: 'shelf.decks' }],
  rulebook: once(async () => (await import('../rules/mystic-spires.ts')).RULEBOOK),
  aid: once(async () => (await import('../rules/aids/mystic-spires.tsx')).AID_PAGE),
  catalogue: once(async () => (await import('../library/mystic-spires/catalogue.ts')).CATALOGUE),
  library: once(async () => (await import('../library/mystic-spires/game.ts')).LIBRARY),
  sandbox: once(async () => (await import('../sandbox/mystic-spires/game.ts')).SANDBOX),
};

const STYGIAN_SOCIETY: ShelfGame = {
  id: 'stygian-society',
  title: 'game.stygian-society',
  short: 'front.title.stygian',
  places: [],
  rulebook: once(async () => (await import('../rules/stygian-society.ts')).RULEBOOK),
  aid: once(async () => (await import('../rules/aids/stygian-society.tsx')).AID_PAGE),
  catalogue: once(async () => (await import('../library/stygian-society/catalogue.ts')).CATALOGUE),
  library: once(async () => (await import('../library/stygian-society/game.ts')).LIBRARY),
  sandbox: once(async () => (await import('../sandbox/stygian-society/game.ts')).SANDBOX),
};

export const SHELF: readonly ShelfGame[] = [SLAY_THE_SPIRE, MYSTIC_SPIRES, STYGIAN_SOCIETY];

/** The game of an address; the first one where none is named, or none of that name exists. */
export const shelfGame = (id: string | undefined): ShelfGame =>
  SHELF.find((game) => game.id === id) ?? SLAY_THE_SPIRE;
