import { defined } from '@three-spires/kernel';
import { type Games, heldSeats, isOpenToAll, storedSetupFor } from '@three-spires/session';
import type { Store } from '../store/store.ts';

type GameNeeds = { readonly store: Store; readonly games: Games };

/**
 * A game in the export of a person. A finished game that anybody may watch again has no secrets left: all of its log is
 * there, and the seed that it replays from. Of any other game there are only the person's own moves, and of the set-up what
 * they may see. A day's game never has its seed: others may still have it before them.
 */
export const exportedGame = async (
  { store, games }: GameNeeds,
  table: string,
  person: string,
): Promise<object> => {
  const stored = await store.tableById(table);
  if (stored === undefined) return {};
  const isOpen = await isOpenToAll(store, stored);
  const game = games.get(stored.game)?.game;
  const isOfDay = game?.dayOf?.(stored.setup) !== undefined;
  const log = (await store.entriesOf(table)).filter((entry) => isOpen || entry.person === person);
  return {
    rulesVersion: stored.rulesVersion,
    contentHash: stored.contentHash,
    setup: storedSetupFor(games, stored, heldSeats(stored, person), isOpen),
    ...(isOpen && game !== undefined && !isOfDay ? { seed: stored.seed } : {}),
    ...defined({ outcome: stored.outcome }),
    log: log.map(({ entry }) => entry),
  };
};
