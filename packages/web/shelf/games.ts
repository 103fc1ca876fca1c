/** The games on the shelf, each with what is loaded only when somebody looks into it. */
import type { Catalogue, LibraryGame } from '../library/library-game.ts';
import type { Rulebook } from '../rules/rulebook.ts';
import type { SandboxGame } from '../sandbox/sandbox-game.ts';
import type { MessageKey } from '../text/en.ts';

export type ShelfGame = {
  readonly id: string;
  readonly title: MessageKey;
  /** The name in short, for a row of games. */
  readonly short: MessageKey;
  readonly rulebook: () => Promise<Rulebook>;
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
  rulebook: once(async () => (await import('../rules/slay-the-spire.ts')).RULEBOOK),
  catalogue: once(async () => (await import('../library/slay-the-spire/catalogue.ts')).CATALOGUE),
  library: once(async () => (await import('../library/slay-the-spire/game.ts')).LIBRARY),
  sandbox: once(async () => (await import('../sandbox/slay-the-spire/game.ts')).SANDBOX),
};

export const SHELF: readonly ShelfGame[] = [SLAY_THE_SPIRE];

/** The game of an address; the first one where none is named, or none of that name exists. */
export const shelfGame = (id: string | undefined): ShelfGame =>
  SHELF.find((game) => game.id === id) ?? SLAY_THE_SPIRE;
