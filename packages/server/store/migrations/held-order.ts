import { type Kysely, type Migration, sql } from 'kysely';
import { isSqlite } from '../is-sqlite.ts';

/**
 * The order in which people first sat down at a table. Before this migration it was the order of SQLite's own
 * row numbers, which no other database has.
 */
export const heldOrder: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('seat_held')
      .addColumn('number', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    // A PostgreSQL database begins with this migration, so there is nobody yet.
    if (!isSqlite(db)) return;
    await sql`update seat_held set number = (select count(*) from seat_held as earlier
      where earlier.game_id = seat_held.game_id and earlier.rowid <= seat_held.rowid)`.execute(db);
  },
};
