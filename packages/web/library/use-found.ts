import { useDeferredValue, useMemo } from 'react';
import type { Entry, LibraryGame, Selection } from '../game/library.ts';
import { selectEntries } from './select.ts';

/** The entries that match a selection. Typed text shows at once; the results follow when there is time. */
export const useFound = (
  game: LibraryGame,
  selection: Selection,
): { readonly settled: Selection; readonly found: readonly Entry[] } => {
  const settled = useDeferredValue(selection);
  const found = useMemo(() => selectEntries(game, settled), [game, settled]);
  return { settled, found };
};
