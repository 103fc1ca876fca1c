import { Kysely, Migrator, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import type { Store } from './store.ts';
import { campaignStore } from './store-campaigns.ts';
import { chatStore } from './store-chat.ts';
import { deckStore } from './store-decks.ts';
import { expiryStore } from './store-expiry.ts';
import { logStore } from './store-log.ts';
import { peopleStore } from './store-people.ts';
import { type Database, migrations } from './store-schema.ts';
import { tableStore } from './store-tables.ts';

/** How long a writer waits for another process that holds the same file. */
const BUSY_MS = 5_000;

/** Opens the file, creates it where there is none, and brings it up to today's schema. */
export const openSqliteStore = async (file: string): Promise<Store> => {
  const database = new Libsql(file);
  database.pragma('journal_mode = WAL');
  // FULL waits for the disk at every commit, so that not even a power cut takes back what was acknowledged.
  // It costs a fraction of a millisecond for each move, and people do not move faster than that.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma(`busy_timeout = ${BUSY_MS}`);
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database }) });
  await migrate(db);
  return {
    ...peopleStore(db),
    ...tableStore(db),
    ...logStore(db),
    ...campaignStore(db),
    ...chatStore(db),
    ...deckStore(db),
    ...expiryStore(db),
    close: () => db.destroy(),
  };
};

const migrate = async (db: Kysely<Database>): Promise<void> => {
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error !== undefined) throw new Error('the database could not be brought up to date', { cause: error });
};
