import type { Kysely, Migration } from 'kysely';

/**
 * A row for each person in each finished game. It references no game, so histories and statistics survive the
 * deletion of old tables. Upkeep fills in the games that are already over.
 */
export const results: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('game')
      .addColumn('recorded', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('result')
      .addColumn('person_id', 'text', (column) => column.notNull().references('person.id'))
      .addColumn('game_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('day', 'text')
      .addColumn('began_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint', (column) => column.notNull())
      .addColumn('result', 'text', (column) => column.notNull())
      .addColumn('counts', 'integer', (column) => column.notNull())
      .addColumn('names', 'text', (column) => column.notNull())
      .addColumn('level', 'integer')
      .addColumn('stage', 'integer', (column) => column.notNull())
      .addColumn('reached', 'integer', (column) => column.notNull())
      .addColumn('played_as', 'text', (column) => column.notNull())
      .addColumn('cards', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('result_key', ['person_id', 'game_id'])
      .execute();
    await db.schema.createIndex('result_ended').on('result').columns(['person_id', 'ended_at']).execute();
    await db.schema.createIndex('result_day').on('result').columns(['kind', 'day', 'person_id']).execute();
  },
};
