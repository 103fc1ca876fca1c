import type { Seat } from '@three-spires/kernel';
import type { StoredTable } from '../given/store.ts';

export const heldSeats = ({ seats }: StoredTable, person: string | undefined): Seat[] =>
  seats.flatMap((stored) => (stored.person !== undefined && stored.person === person ? [stored.seat] : []));

/** Whether a person holds or has held a seat at a table. */
export const hasHeld = ({ seats }: Pick<StoredTable, 'seats'>, person: string | undefined): boolean =>
  person !== undefined && seats.some(({ held }) => held?.includes(person) === true);
