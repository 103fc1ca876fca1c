import { StoreError } from '@three-spires/session';
import { type Kysely, sql } from 'kysely';
import { OperatorError } from '../../settings/operator-error.ts';
import { createStoreHealth, LOOKED_AT } from '../health.ts';
import { migrate, refuseUnknown } from '../migrate.ts';
import { postgresMigrations } from '../migrations.ts';
import type { StoreObserver } from '../observer.ts';
import { storeParts } from '../parts/parts.ts';
import { eachThrough, PATIENCE_MS, patiently } from '../patience.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { createPostgresAppend } from './postgres-append.ts';
import { type Links, postgresBuilder } from './postgres-driver.ts';
import { openPool } from './postgres-pool.ts';
import { POSTGRES_FAILURES, postgresTroubleOf } from './postgres-trouble.ts';

export type PostgresOptions = {
  /** How long an operation retries while the database is unreachable or in conflict. */
  readonly patienceMs?: number;
  readonly observer?: StoreObserver;
};

/** The address without its password, safe to print. */
export const shownUrl = (url: string): string => {
  const shown = new URL(url);
  shown.password = '';
  shown.search = '';
  return shown.href;
};

/** Opens a database and migrates it. If several servers start at once, one of them migrates. */
export const openPostgresStore = async (url: string, options: PostgresOptions = {}): Promise<Store> => {
  const { patienceMs = PATIENCE_MS } = options;
  await patiently(POSTGRES_FAILURES, patienceMs, async () => {
    const db = postgresBuilder<Database>(openPool(url, 'unhurried'));
    try {
      await prepareDatabase(db, shownUrl(url));
    } finally {
      await db.destroy();
    }
  });
  return storeOver(openPool(url, 'quick'), options);
};

/** Migrates a database in the first schema of its search path. */
export const prepareDatabase = async (db: Kysely<Database>, name: string): Promise<void> => {
  const { rows } = await sql<{ schema: string | null }>`select current_schema() as schema`.execute(db);
  const schema = rows[0]?.schema;
  if (typeof schema !== 'string')
    throw new OperatorError(
      `${name} has no schema to put tables into. Its search_path names none that exists.`,
    );
  await refuseUnknown(name, await stepsOf(db, schema), postgresMigrations);
  await migrate(db, postgresMigrations, (error) => postgresTroubleOf(error) !== undefined, schema);
};

/** Refuses a database that lacks some of today's migrations, which only a server runs. */
export const refuseOlder = async (db: Kysely<Database>, name: string): Promise<void> => {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  const done = await stepsOf(db, rows[0]?.schema ?? '');
  await refuseUnknown(name, done, postgresMigrations);
  const all = Object.keys(await postgresMigrations.getMigrations());
  if (done.length === 0) throw new OperatorError(`${name} is a database, but not one of Three Spires.`);
  if (done.length < all.length)
    throw new OperatorError(`${name} is of an earlier version. Start a server of this one on it first.`);
};

const stepsOf = async (db: Kysely<Database>, schema: string): Promise<readonly string[]> => {
  const found = await sql`select 1 from information_schema.tables
    where table_schema = ${schema} and table_name = 'kysely_migration'`.execute(db);
  if (found.rows.length === 0) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.id(schema, 'kysely_migration')} order by name`.execute(db);
  return rows.map(({ name }) => name);
};

/** A store on connections to an up-to-date database. */
export const storeOver = (links: Links, options: PostgresOptions = {}): Store => {
  const { patienceMs = PATIENCE_MS, observer } = options;
  const db = postgresBuilder<Database>(links);
  const health = createStoreHealth(() => look(db));
  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await patiently(POSTGRES_FAILURES, patienceMs, work);
    } catch (error) {
      if (error instanceof StoreError) {
        health.note(error);
        observer?.troubled(error.trouble);
      }
      throw error;
    }
  };
  return {
    ...eachThrough({ ...storeParts(db), append: createPostgresAppend(links, observer) }, run),
    check: health.check,
    size: () => sizeOf(db),
    close: () => db.destroy(),
  };
};

const sizeOf = async (db: Kysely<Database>): Promise<number> => {
  const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(
    db,
  );
  return Number(rows[0]?.size ?? 0);
};

const look = async (db: Kysely<Database>): Promise<void> => {
  try {
    for (const table of LOOKED_AT) await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    // The smallest possible write: a row that is read only during migrations, and keeps its value.
    await sql`update kysely_migration_lock set is_locked = is_locked`.execute(db);
  } catch (error) {
    throw POSTGRES_FAILURES.named(error);
  }
};
