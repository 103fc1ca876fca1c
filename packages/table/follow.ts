import { checkEntry, type LogEntry } from '@three-spires/kernel';
import { carryOut, stateAfter } from './fold.ts';
import { commitEntry } from './proposal.ts';
import type { Table } from './table.ts';

/** Adds the next log entry written by another copy of this table. Throws if it does not fit. */
export const followEntry = (table: Table, entry: LogEntry): void => {
  if ('undoTo' in entry) {
    const state = stateAfter(table, entry.undoTo);
    follow(commitEntry(table, { entry, state, events: [], isFinal: false }), entry);
    return;
  }
  checkEntry(table.game, table.state, entry);
  follow(commitEntry(table, { entry, ...carryOut(table, entry) }), entry);
};

const follow = (isNext: boolean, { seq }: LogEntry): void => {
  if (!isNext) throw new Error(`entry ${seq} is not the next one of this log`);
};
