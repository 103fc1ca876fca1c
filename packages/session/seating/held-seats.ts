import type { Seat } from '@three-spires/kernel';
import type { StoredTable } from '../given/store.ts';

/** The seats a person holds at a table. */
export const heldSeats = ({ seats }: StoredTable, person: string | undefined): Seat[] =>
  seats.flatMap((stored) => (stored.person !== undefined && stored.person === person ? [stored.seat] : []));
