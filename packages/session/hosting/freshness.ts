import { followEntry, lastSeq, type SeatHolder, type Table, type UndoRequest } from '@three-spires/table';
import type { GameStore } from '../given/ports.ts';
import type { StoredGame, StoredSeat } from '../given/store.ts';
import type { Time } from '../given/time.ts';
import { clockFromStore } from './clock-time.ts';
import { type LoadedTable, nextOf, seatHolder } from './loaded-table.ts';
import { storedGame, storedTable } from './stored-table.ts';

/** Another node's change; with `restarted` the copy is useless and the table must be reloaded. */
export type Change = { readonly people?: true; readonly restarted?: true };

type Compared = StoredGame & { readonly seats?: readonly StoredSeat[] };

type Given = { readonly store: GameStore; readonly time: Time };

/**
 * Compares a table in memory with the store and takes over what is new. Undefined when nothing is. Without
 * `people` the seats are not compared: for news of a move, by far the most frequent kind.
 */
export const catchUp = async (
  { store, time }: Given,
  loaded: LoadedTable,
  people: boolean,
): Promise<Change | undefined> => {
  const { id, table } = loaded;
  const stored: Compared = people ? await storedTable(store, id) : await storedGame(store, id);
  const known = lastSeq(table);
  if (stored.lastSeq < known || JSON.stringify(stored.setup) !== loaded.storedSetup)
    return { restarted: true };
  const entries = stored.lastSeq > known ? await store.logOf(id, known) : [];
  if (!people && entries.some((entry) => 'join' in entry))
    return await catchUp({ store, time }, loaded, true);
  const next = stored.outcome && (loaded.next ?? (await nextOf(store, stored)));
  // No awaits from here on, so no partial update is ever visible.
  const isNewNext = next !== loaded.next;
  loaded.next = next;
  const isNewClock = takeOverClock(loaded, stored.clock, time);
  const areNewSettings = takeOverSettings(loaded, stored);
  for (const entry of entries) {
    // Entries added after the seats were read are taken over next time.
    if (entry.seq > stored.lastSeq) break;
    followEntry(table, entry);
  }
  const isNewRequest = takeOverRequest(table, stored.lastSeq, stored.request);
  const isNewSeat = stored.seats !== undefined && takeOverSeats(table, stored.seats);
  loaded.isStale = false;
  if (people) {
    loaded.checkedAt = time.elapsed();
    loaded.hasNewPeople = false;
  }
  if (isNewSeat) return { people: true };
  return entries.length > 0 || isNewNext || isNewClock || isNewRequest || areNewSettings ? {} : undefined;
};

const takeOverSeats = (table: Table, stored: readonly StoredSeat[]): boolean => {
  const seats = stored.map(seatHolder);
  if (seats.length === table.seats.length && seats.every((seat, at) => isSame(seat, table.seats[at])))
    return false;
  table.seats = seats;
  return true;
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

/** A change of `listedAt` alone is not news. */
const takeOverSettings = (loaded: LoadedTable, { listedAt, ...stored }: StoredGame): boolean => {
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
