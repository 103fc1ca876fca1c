import type { Seat } from '@three-spires/kernel';
import type { StoredTable } from '../given/store.ts';

/** The seats a person holds at a table. */
export const heldSeats = ({ seats }: StoredTable, person: string | undefined): Seat[] =>
  seats.flatMap((stored) => (stored.person !== undefined && stored.person === person ? [stored.seat] : []));

/** Whether a person holds a seat at a table or has held one. */
export const hasHeld = ({ seats }: Pick<StoredTable, 'seats'>, person: string | undefined): boolean =>
  person !== undefined && seats.some(({ held }) => held?.includes(person) === true);
