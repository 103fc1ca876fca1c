import type { Seat } from '@three-spires/kernel';
import { isOpenSeat } from '@three-spires/table';
import { requireInvite } from './admission.ts';
import { ApiError } from './api-error.ts';
import type { Host } from './host.ts';
import { seatHolder } from './loaded-table.ts';
import type { ClaimSeatBody } from './protocol.ts';
import type { Store, StoredPerson, StoredSeat, StoredTable } from './store.ts';

/** Gives a person an open seat: the one asked for, or else the one they have, or else the lowest. */
export const claimSeat = async (
  store: Store,
  host: Host,
  table: StoredTable,
  person: StoredPerson,
  { invite, seat: wanted, choice }: ClaimSeatBody,
): Promise<Seat> => {
  requireInvite(table, invite);
  const held = table.seats.find(
    (seat) => seat.person === person.id && (wanted === undefined || seat.seat === wanted),
  );
  if (held !== undefined) {
    if (choice !== undefined) await host.choose(table.id, held.seat, choice);
    return held.seat;
  }
  const candidates = wanted === undefined ? table.seats.filter(isOpenSeat) : [seatNumbered(table, wanted)];
  for (const { seat } of candidates) {
    if (!(await store.takeSeat(table.id, seat, person.id))) continue;
    await host.seat(table.id, seat, { person: person.id, name: person.name });
    if (choice !== undefined) await chooseOrLeave(store, host, table, person, seat, choice);
    return seat;
  }
  if (wanted === undefined) throw new ApiError(409, 'no-open-seat', 'Every seat of this table is taken.');
  throw new ApiError(409, 'seat-taken', `Seat ${wanted} is taken.`, 'seat');
};

/** Makes the choice that a seat brings; with one that does not hold, nobody has sat down. */
const chooseOrLeave = async (
  store: Store,
  host: Host,
  table: StoredTable,
  person: StoredPerson,
  seat: Seat,
  choice: unknown,
): Promise<void> => {
  try {
    await host.choose(table.id, seat, choice);
  } catch (error) {
    await releaseSeat(store, host, table, person, seat);
    throw error;
  }
};

/** Gives a seat back, so that somebody else can take it with the invitation. A game that is over keeps its people. */
export const releaseSeat = async (
  store: Store,
  host: Host,
  table: StoredTable,
  person: StoredPerson | undefined,
  seat: Seat,
): Promise<void> => {
  if (table.outcome !== undefined) throw new ApiError(409, 'game-over', 'This game is over.', 'seat');
  seatNumbered(table, seat);
  if (person === undefined || !(await store.releaseSeat(table.id, seat, person.id)))
    throw new ApiError(403, 'not-your-seat', `You do not hold seat ${seat}.`, 'seat');
  await host.seat(table.id, seat, seatHolder({ seat }));
};

const seatNumbered = (table: StoredTable, wanted: Seat): StoredSeat => {
  const found = table.seats.find(({ seat }) => seat === wanted);
  if (found === undefined)
    throw new ApiError(404, 'no-such-seat', `This table has no seat ${wanted}.`, 'seat');
  return found;
};
