import { pathToFileURL } from 'node:url';
import { Kysely, type KyselyConfig, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import Libsql from 'libsql';

/** The name of the database in the data folder. */
export const DATABASE = 'three-spires.db';

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
  return opened;
};

/** Moves what lies in the write-ahead log into the database file. False while somebody still reads the log. */
export const checkpoint = (opened: SqliteFile): boolean => {
  const [row] = opened.pragma('wal_checkpoint(TRUNCATE)') as { readonly busy: number }[];
  return row?.busy === 0;
};

/** SQLite takes changes of the schema back with the rest of a transaction, so a migration is done or not at all. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #opened: SqliteFile;

  constructor(opened: SqliteFile) {
    super({ database: opened });
    this.#opened = opened;
  }

  /** Takes the write lock at once: a transaction that has begun never has to be given up for another writer. */
  override async beginTransaction(): Promise<void> {
    this.#opened.exec('begin immediate');
  }

  /** A full disk has ended the transaction already. A rollback would fail and hide what really happened. */
  override async rollbackTransaction(): Promise<void> {
    if (this.#opened.inTransaction) this.#opened.exec('rollback');
  }
}

export const queryBuilder = <Tables>(opened: SqliteFile): Kysely<Tables> => {
  const standard = new SqliteDialect({ database: opened });
  const dialect: KyselyConfig['dialect'] = {
    createDriver: () => new ImmediateDriver(opened),
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => standard.createQueryCompiler(),
    createIntrospector: (db) => standard.createIntrospector(db),
  };
  return new Kysely<Tables>({ dialect });
};
