import { statSync } from 'node:fs';
import { StoreError } from '@three-spires/session';
import { LOOKED_AT } from '../health.ts';
import { openExisting } from './sqlite-file.ts';
import { asStoreError, troubleOf } from './sqlite-trouble.ts';

export type SqliteLook = {
  /** Fails with a StoreError where the file cannot be read and written now. */
  look(): Promise<void>;
  close(): void;
};

/** `write` changes the database once, however little. */
export const createSqliteLook = (file: string, write: () => Promise<void>): SqliteLook => {
  // A connection of its own that keeps no pages, so that it sees what is on the disk and not what was.
  const reader = openExisting(file, 'ro');
  const { ino } = statSync(file);

  const read = (): void => {
    if (statSync(file, { throwIfNoEntry: false })?.ino !== ino) throw new StoreError('missing');
    reader.pragma('shrink_memory');
    // One row of each goes through its first page.
    for (const table of LOOKED_AT) reader.prepare(`select 1 from ${table} limit 1`).all();
  };

  return {
    async look() {
      try {
        read();
        await write();
      } catch (error) {
        // Others wait their turn for a lock. One that is never released makes operations fail, and these are noted.
        if (troubleOf(error) !== 'busy') throw asStoreError(error, file);
      }
    },
    close: () => reader.close(),
  };
};
