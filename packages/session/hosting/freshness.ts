import { followEntry, lastSeq, type SeatHolder, type Table, type UndoRequest } from '@three-spires/table';
import type { SessionStore, StoredTable } from '../given/store.ts';
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
  const areNewSettings = takeOverSettings(loaded, stored);
  for (const entry of entries) {
    // What came after the seats were read is taken over the next time.
    if (entry.seq > stored.lastSeq) break;
    followEntry(table, entry);
  }
  const isNewRequest = takeOverRequest(table, stored.lastSeq, stored.request);
  const seats = stored.seats.map(seatHolder);
  const isNewSeat =
    seats.length !== table.seats.length || !seats.every((seat, at) => isSame(seat, table.seats[at]));
  if (isNewSeat) table.seats = seats;
  loaded.checkedAt = time.elapsed();
  loaded.isStale = false;
  if (isNewSeat) return { people: true };
  return entries.length > 0 || isNewNext || isNewClock || isNewRequest || areNewSettings ? {} : undefined;
};

const takeOverRequest = (table: Table, seq: number, request: UndoRequest | undefined): boolean => {
  if (lastSeq(table) !== seq || JSON.stringify(request) === JSON.stringify(table.request)) return false;
  table.request = request;
  return true;
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

/** When those at an open table were last seen is nothing new. */
const takeOverSettings = (loaded: LoadedTable, { listedAt, ...stored }: StoredTable): boolean => {
  const playersOnly = stored.playersOnly === true;
  const isNew =
    (listedAt === undefined) !== (loaded.listedAt === undefined) || playersOnly !== loaded.playersOnly;
  loaded.listedAt = listedAt;
  loaded.playersOnly = playersOnly;
  return isNew;
};

const isSame = (one: SeatHolder, other: SeatHolder | undefined): boolean =>
  one.person === other?.person &&
  one.name === other?.name &&
  one.bot === other?.bot &&
  one.avatar === other?.avatar;
