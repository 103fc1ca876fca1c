import { pathToFileURL } from 'node:url';
import Libsql from 'libsql';

/** The name of the database in the data folder. */
export const DATABASE = 'three-spires.db';

/** SQLite itself would take ten times as many: commits of 80 ms under the load of 2,000 tables. */
const CHECKPOINT_PAGES = 100;

export type SqliteFile = InstanceType<typeof Libsql>;

/** Opens a file that has to be there, to read it or to read and write it. */
export const openExisting = (file: string, mode: 'ro' | 'rw'): SqliteFile => {
  const opened = new Libsql(`${pathToFileURL(file).href}?mode=${mode}`);
  opened.pragma('busy_timeout = 0');
  return opened;
};

/** Opens the database of a server, and makes it where there is none. */
export const openForServer = (file: string): SqliteFile => {
  const opened = new Libsql(file);
  // SQLite would wait for a lock inside the call, and nobody would be answered meanwhile. `patiently` waits instead.
  opened.pragma('busy_timeout = 0');
  opened.pragma('journal_mode = WAL');
  // FULL waits for the disk at every commit, so that not even a power cut takes back what was acknowledged.
  // It costs a fraction of a millisecond for each move, and people do not move faster than that.
  opened.pragma('synchronous = FULL');
  opened.pragma('foreign_keys = ON');
  // The commit that fills the write-ahead log empties it, and everyone waits: often and little, not seldom and much.
  opened.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  return opened;
};

/** Moves what lies in the write-ahead log into the database file. False while the log is still being read. */
export const checkpoint = (opened: SqliteFile): boolean => {
  const [row] = opened.pragma('wal_checkpoint(TRUNCATE)') as { readonly busy: number }[];
  return row?.busy === 0;
};
