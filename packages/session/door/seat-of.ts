import type { Seat } from '@three-spires/kernel';
import { seatsOf, type Table } from '@three-spires/table';
import { SessionError } from '../common/error.ts';

/** The seat a request is for: the one it names, or the only one the person holds. */
export const seatOf = (table: Table, person: string, wanted: Seat | undefined): Seat => {
  if (wanted !== undefined) return wanted;
  const [only, ...more] = seatsOf(table, person);
  if (only === undefined)
    throw new SessionError('forbidden', 'not-seated', 'You have no seat at this table.', 'seat');
  if (more.length > 0)
    throw new SessionError('invalid', 'which-seat', 'You hold several seats here. Name one.', 'seat');
  return only;
};
