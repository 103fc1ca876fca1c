import { hasSeat } from '@three-spires/kernel';
import { heldSeats, type StoredTable } from '@three-spires/session';
import { isOpenSeat } from '@three-spires/table';

/**
 * Whether others are waiting for a person at a table. Nobody waits in a solo game, nor before all players
 * have joined.
 */
export const isTurnOf = (table: StoredTable, person: string): boolean => {
  const { outcome, closed, deciding, lastSeq, seats } = table;
  if (outcome !== undefined || closed !== undefined) return false;
  if (lastSeq === 0 && seats.some(isOpenSeat)) return false;
  return (
    othersAt(table, person).length > 0 && heldSeats(table, person).some((seat) => hasSeat(deciding, seat))
  );
};

/** The names of the other people at a table, without duplicates. */
export const othersAt = ({ seats }: StoredTable, person: string): readonly string[] => {
  const others = new Map(
    seats.flatMap((seat) =>
      seat.person === undefined || seat.person === person ? [] : [[seat.person, seat.name ?? ''] as const],
    ),
  );
  return [...others.values()];
};
