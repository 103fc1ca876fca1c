import type { Kysely, Migration } from 'kysely';

/** The fingerprint of the secret that all servers on this database use: at most one row. */
export const secret: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('secret')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .execute();
  },
};
