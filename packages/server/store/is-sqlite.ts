import { type Kysely, SqliteAdapter } from 'kysely';

/** The only question about the kind of database. dialect.ts answers what follows from it. */
export const isSqlite = (db: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof SqliteAdapter;
