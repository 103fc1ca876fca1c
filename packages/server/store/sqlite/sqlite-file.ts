import { pathToFileURL } from 'node:url';
import Libsql from 'libsql';

/** The name of the database in the data folder. */
export const DATABASE = 'three-spires.db';

/** SQLite's default is ten times as high: commits of 80 ms under the load of 2,000 tables. */
const CHECKPOINT_PAGES = 100;

export type SqliteFile = InstanceType<typeof Libsql>;

/** Opens an existing file, read-only or read-write. */
export const openExisting = (file: string, mode: 'ro' | 'rw'): SqliteFile => {
  const opened = new Libsql(`${pathToFileURL(file).href}?mode=${mode}`);
  opened.pragma('busy_timeout = 0');
  return opened;
};

/** Opens the database of a server, and creates it if it does not exist. */
export const openForServer = (file: string): SqliteFile => {
  const opened = new Libsql(file);
  // SQLite would wait for a lock inside the call and block everyone meanwhile. `patiently` waits instead.
  opened.pragma('busy_timeout = 0');
  opened.pragma('journal_mode = WAL');
  // FULL waits for the disk at every commit, so even a power cut loses nothing that was acknowledged. It
  // costs a fraction of a millisecond per move, and people do not move faster than that.
  opened.pragma('synchronous = FULL');
  opened.pragma('foreign_keys = ON');
  // The commit that fills the write-ahead log empties it while everyone waits. Many short waits are better
  // than a few long ones.
  opened.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  return opened;
};

/** Moves the write-ahead log into the database file. Returns false while the log is still being read. */
export const checkpoint = (opened: SqliteFile): boolean => {
  const [row] = opened.pragma('wal_checkpoint(TRUNCATE)') as { readonly busy: number }[];
  return row?.busy === 0;
};
