import {
  concedeSeat,
  type Games,
  type Host,
  heldSeats,
  type Results,
  releaseSeat,
  storedTable,
} from '@three-spires/session';
import type { Store } from '../store/store.ts';

/** How many tables to read at once when a person leaves all of theirs. */
const BATCH = 50;

/** What is needed to give up all seats of a person. */
export type LeavingNeeds = {
  readonly store: Store;
  readonly games: Games;
  readonly host: Host;
  readonly results: Results;
};

/**
 * Gives up all seats at running tables. Rated games are conceded instead, and their results recorded while it
 * is still known whose rating they change. After a crash in between, the person still exists and can ask
 * again.
 */
export const leaveTables = async (
  { store, host, games, results }: LeavingNeeds,
  person: { readonly id: string },
): Promise<void> => {
  for (;;) {
    const running = await store.runningTablesOf(person.id, BATCH);
    for (const id of running) {
      const table = await storedTable(store, id);
      for (const seat of heldSeats(table, person.id))
        if (table.rated === true) await concedeSeat(host, games, table, seat);
        else await releaseSeat(store, host, table, person, seat);
      if (table.rated === true) await results.record(id);
    }
    if (running.length < BATCH) return;
  }
};
