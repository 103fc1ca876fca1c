import type { Kysely, Migration } from 'kysely';

/** The versions that wrote tables and states, where updates have cut logs, and what finished games showed. */
export const versions: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // Before this migration the version of a state was not stored: it counts as 1, with an outline that no
    // content has.
    for (const table of ['game', 'snapshot'])
      await db.schema
        .alterTable(table)
        .addColumn('state_version', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
    await db.schema
      .alterTable('game')
      .addColumn('release', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema.alterTable('game').addColumn('closed', 'text').execute();
    await db.schema
      .alterTable('snapshot')
      .addColumn('outline', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .alterTable('snapshot')
      .addColumn('passing', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await createBase(db);
    await createArchive(db);
  },
};

const createBase = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('base')
    .addColumn('game_id', 'text', (column) => column.notNull().references('game.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('state_version', 'integer', (column) => column.notNull())
    .addColumn('outline', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('base_key', ['game_id', 'seq'])
    .execute();
};

const createArchive = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('archive')
    .addColumn('game_id', 'text', (column) => column.primaryKey().references('game.id'))
    .addColumn('at', 'integer', (column) => column.notNull())
    .addColumn('rules_version', 'integer', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('state_version', 'integer', (column) => column.notNull())
    .addColumn('release', 'text', (column) => column.notNull())
    .addColumn('data', 'blob')
    .execute();
};
