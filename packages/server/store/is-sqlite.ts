import { type Kysely, SqliteAdapter } from 'kysely';

/** The only check of the kind of database. dialect.ts handles the consequences. */
export const isSqlite = (db: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof SqliteAdapter;
