import { defined } from '@three-spires/kernel';
import { type Games, heldSeats, isOpenToAll, storedSetupFor } from '@three-spires/session';
import type { Store } from '../store/store.ts';

type GameNeeds = { readonly store: Store; readonly games: Games };

/**
 * A game in a person's export. A finished game that anybody may watch has no secrets left, so the export has
 * its whole log and the seed that replays it. For any other game it has only the person's own moves, and the
 * visible part of the set-up. A daily game is always exported without its seed, because others may still have
 * to play it.
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
