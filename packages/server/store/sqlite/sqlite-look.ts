import { statSync } from 'node:fs';
import { StoreError } from '@three-spires/session';
import { LOOKED_AT } from '../health.ts';
import { openExisting } from './sqlite-file.ts';
import { asStoreError, troubleOf } from './sqlite-trouble.ts';

export type SqliteLook = {
  /** Fails with a StoreError if the file cannot be read and written now. */
  look(): Promise<void>;
  close(): void;
};

/** `write` makes one small change to the database. */
export const createSqliteLook = (file: string, write: () => Promise<void>): SqliteLook => {
  // A separate connection without a page cache, so that it reads what is on disk now.
  const reader = openExisting(file, 'ro');
  const { ino } = statSync(file);

  const read = (): void => {
    if (statSync(file, { throwIfNoEntry: false })?.ino !== ino) throw new StoreError('missing');
    reader.pragma('shrink_memory');
    // One row of each table reads the table's first page.
    for (const table of LOOKED_AT) reader.prepare(`select 1 from ${table} limit 1`).all();
  };

  return {
    async look() {
      try {
        read();
        await write();
      } catch (error) {
        // Others wait for a lock. If it is never released, their operations fail and are recorded.
        if (troubleOf(error) !== 'busy') throw asStoreError(error, file);
      }
    },
    close: () => reader.close(),
  };
};
