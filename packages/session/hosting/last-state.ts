import { lastSeq } from '@three-spires/table';
import type { LogStore } from '../given/ports.ts';
import type { LoadedTable } from './loaded-table.ts';
import { snapshotOf } from './standing.ts';

/**
 * Stores the newest state of a table evicted from memory: after an update the game may have to resume from
 * it.
 */
export const keepLastState = async (store: LogStore, { id, table }: LoadedTable): Promise<void> => {
  const { game, state } = table;
  const seq = lastSeq(table);
  if (seq === 0 || game.outcome(state) !== undefined) return;
  const stored = await store.snapshotsOf(id);
  if (!stored.some((snapshot) => snapshot.seq === seq))
    await store.keepState(id, snapshotOf(game, seq, state));
};
