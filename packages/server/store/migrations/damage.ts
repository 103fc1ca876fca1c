import type { Kysely, Migration } from 'kysely';

/** `damaged` is 1 if damage, not an update, cut a log. */
export const damage: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('base')
      .addColumn('damaged', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
