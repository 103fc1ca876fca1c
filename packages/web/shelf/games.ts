/** The games on the shelf, each with what is loaded only when somebody looks into it. */
import type { LibraryGame } from '../library/library-game.ts';
import type { Rulebook } from '../rules/rulebook.ts';
import type { MessageKey } from '../text/en.ts';

export type ShelfGame = {
  readonly id: string;
  readonly title: MessageKey;
  readonly rulebook: () => Promise<Rulebook>;
  readonly library: () => Promise<LibraryGame>;
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
  rulebook: once(async () => (await import('../rules/slay-the-spire.ts')).RULEBOOK),
  library: once(async () => (await import('../library/slay-the-spire/game.ts')).LIBRARY),
};

const SHELF: readonly ShelfGame[] = [SLAY_THE_SPIRE];

/** The game of an address; the first one where none is named, or none of that name exists. */
export const shelfGame = (id: string | undefined): ShelfGame =>
  SHELF.find((game) => game.id === id) ?? SLAY_THE_SPIRE;
