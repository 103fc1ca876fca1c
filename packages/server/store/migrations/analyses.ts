import type { Kysely, Migration } from 'kysely';

export const analyses: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('analysis')
      .addColumn('game_id', 'text', (column) => column.notNull().primaryKey().references('game.id'))
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .execute();
  },
};
