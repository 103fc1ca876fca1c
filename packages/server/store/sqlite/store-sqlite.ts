import { statSync } from 'node:fs';
import { StoreError } from '@three-spires/session';
import { type Kysely, sql } from 'kysely';
import { createStoreHealth } from '../health.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations.ts';
import type { StoreObserver } from '../observer.ts';
import { storeParts } from '../parts/parts.ts';
import { eachThrough, PATIENCE_MS, patiently } from '../patience.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { createSqliteAppend } from './sqlite-append.ts';
import { queryBuilder } from './sqlite-driver.ts';
import { checkpoint, openForServer, type SqliteFile } from './sqlite-file.ts';
import { createSqliteLook } from './sqlite-look.ts';
import { asStoreError, failuresOf, troubleOf } from './sqlite-trouble.ts';
import { refuseUnreadable } from './store-version.ts';

/** How often the write-ahead log is moved into the database file. */
const CHECKPOINT_MS = 60_000;

export type SqliteOptions = {
  /** `never` if another process empties the write-ahead log. */
  readonly checkpointMs?: number | 'never';
  /** How long an operation waits for another process that locks the file. */
  readonly patienceMs?: number;
  /** Called with the file once it is open and up to date. */
  readonly onOpen?: (opened: SqliteFile) => void;
  readonly observer?: StoreObserver;
};

/** Opens the file, creates it if it does not exist, and migrates it. */
export const openSqliteStore = async (file: string, options: SqliteOptions = {}): Promise<Store> => {
  const { checkpointMs = CHECKPOINT_MS, patienceMs = PATIENCE_MS, observer } = options;
  const failures = failuresOf(file);
  const opened = await patiently(failures, patienceMs, async () => openForServer(file));
  const db = queryBuilder<Database>(opened);
  await patiently(failures, patienceMs, async () => {
    await refuseUnreadable(file, opened);
    await migrate(db, migrations, (error) => troubleOf(error) !== undefined);
  });
  options.onOpen?.(opened);

  const looking = createSqliteLook(file, () => touch(db));
  const health = createStoreHealth(looking.look);
  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await patiently(failures, patienceMs, work);
    } catch (error) {
      if (error instanceof StoreError) {
        health.note(error);
        observer?.troubled(error.trouble);
      }
      throw error;
    }
  };
  const emptyLog = (): void => {
    try {
      // An open transaction on this connection would be in the way; the next time will do.
      if (!opened.inTransaction) checkpoint(opened);
    } catch (error) {
      const problem = asStoreError(error, file);
      if (problem instanceof StoreError && problem.trouble !== 'busy') health.note(problem);
    }
  };
  const timer = checkpointMs === 'never' ? undefined : setInterval(emptyLog, checkpointMs).unref();

  return {
    ...eachThrough({ ...storeParts(db), append: createSqliteAppend(db, opened, observer) }, run),
    check: health.check,
    size: async () => sizeOf(file),
    async close() {
      clearInterval(timer);
      looking.close();
      emptyLog();
      await db.destroy();
    },
  };
};

/** Includes the changes still in the write-ahead log. */
const sizeOf = (file: string): number =>
  [file, `${file}-wal`].reduce(
    (sum, part) => sum + (statSync(part, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );

/** The smallest possible write: a header number that nothing reads. */
const touch = async (db: Kysely<Database>): Promise<void> => {
  await sql.raw('pragma user_version = 1').execute(db);
};
