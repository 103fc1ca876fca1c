/** The databases that a store is tested on, each with its helpers for a test file. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openKeptStore } from '@three-spires/device/keeping';
import { createTwinDatabase } from '@three-spires/device/testing';
import { createMemory, createMemoryStore } from '@three-spires/session/memory';
import { type Kysely, sql } from 'kysely';
import { customAlphabet, nanoid } from 'nanoid';
import { type Links, postgresBuilder } from '../store/postgres/postgres-driver.ts';
import { openPool } from '../store/postgres/postgres-pool.ts';
import { prepareDatabase, storeOver } from '../store/postgres/store-postgres.ts';
import type { Database } from '../store/schema.ts';
import { queryBuilder } from '../store/sqlite/sqlite-driver.ts';
import { openForServer } from '../store/sqlite/sqlite-file.ts';
import { openSqliteStore } from '../store/sqlite/store-sqlite.ts';
import type { Store } from '../store/store.ts';
import { hasPostgres, reportMissing, TEST_DATABASE_URL } from './brokers.ts';
import { layDatabase } from './fresh-database.ts';
import { pgliteLinks } from './pglite-links.ts';

/** A storage location that nobody else uses. */
export type TestPlace = {
  /** Opens a store here; several of them share their data, as several servers do. */
  open(): Promise<Store>;
  /** The number of entries here, of one table or of all. */
  countEntries(table?: string): Promise<number>;
  /** Deletes all data here, while no store is open. */
  clear(): Promise<void>;
  /** Removes the location itself. */
  end(): Promise<void>;
};

/** A location in a database that tests can also access without the store. */
export type DatabasePlace = TestPlace & {
  reach<Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result>;
};

/** A location in a PostgreSQL database, with connections to it. */
export type PostgresPlace = DatabasePlace & { readonly schema: string; links(): Links };

export type TestStore<Place = TestPlace> = { readonly name: string; readonly make: () => Promise<Place> };

const newName = customAlphabet('abcdefghijklmnopqrstuvwxyz', 12);

/** The PostgreSQL server if it responds; PGlite replaces it otherwise. */
export const SERVER = (await hasPostgres()) ? TEST_DATABASE_URL : undefined;
if (SERVER === undefined) reportMissing('PostgreSQL');

/** The same server with a separate schema, and a name that identifies its connections. */
export const urlWithin = (server: string, schema: string): string => {
  const url = new URL(server);
  // Test data need not survive a crash of the machine, so nothing has to wait for its disk.
  url.searchParams.set('options', `-c search_path=${schema} -c synchronous_commit=off`);
  url.searchParams.set('application_name', schema);
  return url.href;
};

const makeFolder = async (): Promise<DatabasePlace> => {
  let folder = mkdtempSync(path.join(tmpdir(), 'three-spires-store-'));
  const file = (): string => path.join(folder, 'test.db');
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  return {
    async open() {
      await layDatabase(file());
      return await openSqliteStore(file());
    },
    reach: (work) => closing(queryBuilder<Database>(openForServer(file())), work),
    countEntries: (table) =>
      closing(queryBuilder<Database>(openForServer(file())), (db) => countEntries(db, table)),
    async clear() {
      remove();
      folder = mkdtempSync(path.join(tmpdir(), 'three-spires-store-'));
    },
    end: async () => remove(),
  };
};

const countEntries = async (db: Kysely<Database>, table?: string): Promise<number> => {
  const { count } = await db
    .selectFrom('entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$if(table !== undefined, (query) => query.where('game_id', '=', table ?? ''))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** What a server's store has beyond the session's. */
const serversPart = (): Pick<Store, 'agreeOnSecret' | 'forgetSecret' | 'check' | 'size' | 'close'> => {
  let secret: string | undefined;
  return {
    async agreeOnSecret(fingerprint) {
      secret ??= fingerprint;
      return secret === fingerprint;
    },
    async forgetSecret() {
      secret = undefined;
    },
    check: async () => undefined,
    size: async () => 0,
    close: async () => undefined,
  };
};

/** The session's own in-memory equivalent of the databases. */
const makeMemory = async (): Promise<TestPlace> => {
  let memory = createMemory();
  const part = serversPart();
  return {
    open: async () => ({ ...createMemoryStore({ memory, now: Date.now, newId: nanoid }), ...part }),
    countEntries: async (table) =>
      (table === undefined ? memory.entries.all() : memory.entries.in(table)).length,
    async clear() {
      memory = createMemory();
    },
    end: async () => undefined,
  };
};

/**
 * The store of a browser, over a database in memory. Those open at the same time are one, as in the browser; the
 * next one after them reads the database.
 */
const makeDevice = async (): Promise<TestPlace> => {
  let database = createTwinDatabase();
  let shared: ReturnType<typeof openKeptStore> | undefined;
  let count = 0;
  const part = serversPart();
  return {
    async open() {
      const lost = (error: unknown): never => {
        throw error;
      };
      shared ??= openKeptStore({ database, now: Date.now, newId: nanoid, defer: setImmediate, lost });
      count++;
      return {
        ...(await shared),
        ...part,
        async close() {
          count--;
          if (count === 0) shared = undefined;
        },
      };
    },
    countEntries: async (table) =>
      database
        .rows()
        .filter(({ kind, key }) => kind === 'entries' && (table === undefined || key.startsWith(`${table} `)))
        .length,
    async clear() {
      database = createTwinDatabase();
      shared = undefined;
      count = 0;
    },
    end: async () => undefined,
  };
};

const closing = async <Result>(
  db: Kysely<Database>,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> => {
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
};

/** A schema in a PostgreSQL database, and connections that see only it. */
const makeSchema = async (linksTo: (schema: string) => Links): Promise<PostgresPlace> => {
  const schema = `test_${newName()}`;
  const reach: DatabasePlace['reach'] = (work) => closing(postgresBuilder<Database>(linksTo(schema)), work);
  await reach(async (db) => {
    await db.schema.createSchema(schema).execute();
    await prepareDatabase(db, schema);
  });
  return {
    schema,
    reach,
    countEntries: (table) => reach((db) => countEntries(db, table)),
    open: async () => storeOver(linksTo(schema)),
    links: () => linksTo(schema),
    clear: () =>
      reach(async (db) => {
        const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
          where table_schema = ${schema} and table_name not like 'kysely%'`.execute(db);
        // In one statement their order does not matter. TRUNCATE would wait for the disk.
        const deletes = rows.map(
          ({ name }) => sql`${sql.id(`d_${name}`)} as (delete from ${sql.id(schema, name)})`,
        );
        await sql`with ${sql.join(deletes)} select 1`.execute(db);
      }),
    end: () =>
      reach(async (db) => {
        await db.schema.dropSchema(schema).cascade().execute();
      }),
  };
};

/** Tests run on a PostgreSQL server if one is reachable. */
const serverStore = (server: string): TestStore<PostgresPlace> => ({
  name: 'PostgreSQL',
  make: () => makeSchema((schema) => openPool(urlWithin(server, schema), 'quick')),
});

/** One is enough: PGlite runs the same statements, with one connection and several times the work. */
export const POSTGRES_STORES: readonly TestStore<PostgresPlace>[] = [
  SERVER === undefined ? { name: 'PGlite', make: () => makeSchema(pgliteLinks) } : serverStore(SERVER),
];

/** The stores with a database underneath. */
export const DATABASES: readonly TestStore<DatabasePlace>[] = [
  { name: 'SQLite', make: makeFolder },
  ...POSTGRES_STORES,
];

export const TEST_STORES: readonly TestStore[] = [
  ...DATABASES,
  { name: 'memory', make: makeMemory },
  { name: 'device', make: makeDevice },
];
