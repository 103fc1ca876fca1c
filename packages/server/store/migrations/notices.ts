import type { Kysely, Migration } from 'kysely';

/**
 * Who wants turn notices and how, what they were last told, and what is still to be delivered. Also when the
 * clock of a table runs out, so that the table need not be in memory for that.
 */
export const notices: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('game').addColumn('clock_due', 'bigint').execute();
    await db.schema.createIndex('game_clock_due').on('game').columns(['clock_due', 'id']).execute();
    await createChannels(db);
    await db.schema
      .createTable('notice_told')
      .addColumn('game_id', 'text', (column) => column.notNull().references('game.id'))
      .addColumn('person_id', 'text', (column) => column.notNull().references('person.id'))
      .addColumn('after_seq', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('notice_told_key', ['game_id', 'person_id'])
      .execute();
    await db.schema.createIndex('notice_told_person').on('notice_told').column('person_id').execute();
    await db.schema
      .createTable('notice_outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('channel_id', 'text', (column) => column.notNull().references('notice_channel.id'))
      .addColumn('game_id', 'text', (column) => column.notNull().references('game.id'))
      .addColumn('after_seq', 'integer', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('next_at', 'bigint', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addUniqueConstraint('notice_outbox_one', ['channel_id', 'game_id'])
      .execute();
    await db.schema
      .createIndex('notice_outbox_next')
      .on('notice_outbox')
      .columns(['next_at', 'id'])
      .execute();
    await db.schema.createIndex('notice_outbox_game').on('notice_outbox').column('game_id').execute();
  },
};

const createChannels = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('notice_channel')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('keys', 'text')
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('off_reason', 'text')
    .addUniqueConstraint('notice_channel_one', ['person_id', 'kind', 'endpoint'])
    .execute();
  await db.schema.createIndex('notice_channel_endpoint').on('notice_channel').column('endpoint').execute();
  await db.schema
    .createTable('notice_feed')
    .addColumn('person_id', 'text', (column) => column.primaryKey().references('person.id'))
    .addColumn('nonce', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
};
