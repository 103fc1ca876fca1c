import { StoreError } from '@three-spires/session';
import { type Kysely, Migrator, sql } from 'kysely';
import { eachThrough, PATIENCE_MS, patiently } from './patience.ts';
import { queryBuilder } from './sqlite-driver.ts';
import { checkpoint, openForServer, type SqliteFile } from './sqlite-file.ts';
import { asStoreError, troubleOf } from './sqlite-trouble.ts';
import type { Store } from './store.ts';
import { analysisStore } from './store-analyses.ts';
import { createAppend } from './store-append.ts';
import { versionStore } from './store-archive.ts';
import { campaignStore } from './store-campaigns.ts';
import { chatStore } from './store-chat.ts';
import { deckStore } from './store-decks.ts';
import { expiryStore } from './store-expiry.ts';
import { createStoreHealth } from './store-health.ts';
import { logStore } from './store-log.ts';
import { peopleStore } from './store-people.ts';
import { resultStore } from './store-results.ts';
import { type Database, migrations } from './store-schema.ts';
import { tableStore } from './store-tables.ts';
import { refuseNewer } from './store-version.ts';

/** How often the write-ahead log is emptied into the database file. */
const CHECKPOINT_MS = 60_000;

export type SqliteOptions = {
  readonly checkpointMs?: number;
  /** How long an operation waits for another process that holds the file. */
  readonly patienceMs?: number;
  /** Sees the file once it is open and up to date. */
  readonly onOpen?: (opened: SqliteFile) => void;
};

/** Opens the file, creates it where there is none, and brings it up to today's schema. */
export const openSqliteStore = async (file: string, options: SqliteOptions = {}): Promise<Store> => {
  const { checkpointMs = CHECKPOINT_MS, patienceMs = PATIENCE_MS } = options;
  const opened = await patiently(file, patienceMs, async () => openForServer(file));
  const db = queryBuilder<Database>(opened);
  await patiently(file, patienceMs, async () => {
    await refuseNewer(file, opened);
    await migrate(db);
  });
  options.onOpen?.(opened);

  const health = createStoreHealth(file, () => touch(db));
  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await patiently(file, patienceMs, work);
    } catch (error) {
      if (error instanceof StoreError) health.note(error);
      throw error;
    }
  };
  const emptyLog = (): void => {
    try {
      // A transaction that is open on this connection is in the way, and the next time will do.
      if (!opened.inTransaction) checkpoint(opened);
    } catch (error) {
      const problem = asStoreError(error, file);
      if (problem instanceof StoreError && problem.trouble !== 'busy') health.note(problem);
    }
  };
  const timer = setInterval(emptyLog, checkpointMs).unref();

  return {
    ...eachThrough(
      {
        ...peopleStore(db),
        ...tableStore(db),
        ...logStore(db),
        append: createAppend(db, opened),
        ...campaignStore(db),
        ...resultStore(db),
        ...chatStore(db),
        ...deckStore(db),
        ...expiryStore(db),
        ...versionStore(db),
        ...analysisStore(db),
      },
      run,
    ),
    check: health.check,
    async close() {
      clearInterval(timer);
      health.close();
      emptyLog();
      await db.destroy();
    },
  };
};

const migrate = async (db: Kysely<Database>): Promise<void> => {
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error === undefined) return;
  throw troubleOf(error) === undefined
    ? new Error('the database could not be brought up to date', { cause: error })
    : error;
};

/** The smallest change there is: a number in the header that nothing reads. */
const touch = async (db: Kysely<Database>): Promise<void> => {
  await sql.raw('pragma user_version = 1').execute(db);
};
