import { InputError } from '@three-spires/kernel';
import { restoreTable } from './fold.ts';
import { firstSeq, lastSeq, type SeatHolder, seatCount, type Table, tableLog } from './table.ts';

/** A new table that shares this one's log up to entry `seq` and continues from there. */
export const branchTable = (table: Table, seq: number, seats: readonly SeatHolder[] = table.seats): Table => {
  if (!Number.isInteger(seq) || seq < firstSeq(table) || seq > lastSeq(table))
    throw new InputError(`seq: the log has entries ${firstSeq(table)} to ${lastSeq(table)}, not ${seq}`);
  const log = tableLog(table);
  const branch = restoreTable(table.game, { ...log, entries: log.entries.slice(0, seq) }, seats, {
    practice: ['branch'],
  });
  // Players who joined later are not there yet.
  branch.seats = seats.slice(0, seatCount(branch.game, branch.state));
  return branch;
};
