import type { Kysely, Migration } from 'kysely';

/**
 * How people find each other: open tables, a queue for duels, ratings, blocks and reports. These rows do not
 * reference `person`: a report outlives the person it is about, and deleting a person clears the rest with
 * `forgetFinding`.
 */
export const finding: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('game').addColumn('listed_at', 'bigint').execute();
    for (const column of ['rated', 'players_only'])
      await db.schema
        .alterTable('game')
        .addColumn(column, 'integer', (added) => added.notNull().defaultTo(0))
        .execute();
    await db.schema.createIndex('game_listed').on('game').column('listed_at').execute();
    await addRatings(db);
    await addQueue(db);
    await addBlocks(db);
  },
};

const addRatings = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('rating')
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('rating', 'double precision', (column) => column.notNull())
    .addColumn('deviation', 'double precision', (column) => column.notNull())
    .addColumn('volatility', 'double precision', (column) => column.notNull())
    .addColumn('games', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('rating_key', ['person_id', 'kind'])
    .execute();
  await db.schema.createIndex('rating_best').on('rating').columns(['kind', 'rating']).execute();
  await db.schema
    .createTable('rating_change')
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('game_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('before', 'double precision', (column) => column.notNull())
    .addColumn('after', 'double precision', (column) => column.notNull())
    .addColumn('deviation', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('rating_change_key', ['person_id', 'game_id'])
    .execute();
  await db.schema.createIndex('rating_change_game').on('rating_change').column('game_id').execute();
};

const addQueue = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('waiting')
    .addColumn('person_id', 'text', (column) => column.primaryKey())
    .addColumn('ticket', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('clock', 'text', (column) => column.notNull())
    .addColumn('choice', 'text', (column) => column.notNull())
    .addColumn('rating', 'double precision', (column) => column.notNull())
    .addColumn('joined_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('game_id', 'text')
    .execute();
  await db.schema.createIndex('waiting_kind').on('waiting').columns(['kind', 'clock', 'seen_at']).execute();
  await db.schema.createIndex('waiting_seen').on('waiting').column('seen_at').execute();
};

const addBlocks = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('block')
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('blocked_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('block_key', ['person_id', 'blocked_id'])
    .execute();
  await db.schema.createIndex('block_blocked').on('block').column('blocked_id').execute();
  await db.schema
    .createTable('report')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('game_id', 'text', (column) => column.notNull())
    .addColumn('reporter_id', 'text', (column) => column.notNull())
    .addColumn('reporter_name', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('person_name', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('lines', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('report_at').on('report').column('at').execute();
  await db.schema.createIndex('report_reporter').on('report').columns(['reporter_id', 'at']).execute();
};
