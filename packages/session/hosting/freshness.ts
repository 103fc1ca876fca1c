import { followEntry, lastSeq, type SeatHolder } from '@three-spires/table';
import type { SessionStore } from '../given/store.ts';
import type { Time } from '../given/time.ts';
import { clockFromStore } from './clock-time.ts';
import { type LoadedTable, nextOf, seatHolder } from './loaded-table.ts';
import { storedTable } from './stored-table.ts';

/** What another node has changed: with `restarted` the copy is of no use, and the table has to be loaded again. */
export type Change = { readonly people?: true; readonly restarted?: true };

type Given = { readonly store: SessionStore; readonly time: Time };

/** Compares a table in memory with the store and takes over what is new. Undefined when nothing is. */
export const catchUp = async ({ store, time }: Given, loaded: LoadedTable): Promise<Change | undefined> => {
  const { id, table } = loaded;
  const stored = await storedTable(store, id);
  const known = lastSeq(table);
  if (stored.lastSeq < known || JSON.stringify(stored.setup) !== loaded.storedSetup)
    return { restarted: true };
  const entries = stored.lastSeq > known ? await store.logOf(id, known) : [];
  const next = stored.outcome && (loaded.next ?? (await nextOf(store, stored)));
  // From here on nothing waits, so half of it is never seen.
  const isNewNext = next !== loaded.next;
  loaded.next = next;
  const isNewClock = takeOverClock(loaded, stored.clock, time);
  for (const entry of entries) {
    // What came after the seats were read is taken over the next time.
    if (entry.seq > stored.lastSeq) break;
    followEntry(table, entry);
  }
  const seats = stored.seats.map(seatHolder);
  const isNewSeat =
    seats.length !== table.seats.length || !seats.every((seat, at) => isSame(seat, table.seats[at]));
  if (isNewSeat) table.seats = seats;
  loaded.checkedAt = time.elapsed();
  loaded.isStale = false;
  if (isNewSeat) return { people: true };
  return entries.length > 0 || isNewNext || isNewClock ? {} : undefined;
};

const takeOverClock = (
  loaded: LoadedTable,
  clock: Parameters<typeof clockFromStore>[1] | undefined,
  time: Time,
): boolean => {
  const text = clock && JSON.stringify(clock);
  if (text === loaded.storedClock) return false;
  loaded.storedClock = text;
  loaded.clock = clock && clockFromStore(time, clock);
  return true;
};

const isSame = (one: SeatHolder, other: SeatHolder | undefined): boolean =>
  one.person === other?.person && one.name === other?.name && one.bot === other?.bot;
