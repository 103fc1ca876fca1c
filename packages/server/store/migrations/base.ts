import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The first migration of a PostgreSQL database: what the migrations up to 015 have made of a SQLite file.
 * Times are bigint, because milliseconds do not fit into PostgreSQL's integer.
 */
export const base: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createPeople(db);
    await createGames(db);
    await createSeats(db);
    await createLog(db);
    await createVersions(db);
    await createChat(db);
    await createCampaigns(db);
    await createResults(db);
  },
};

const createPeople = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('person')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('person_seen').on('person').columns(['seen_at', 'id']).execute();
  await db.schema
    .createTable('deck')
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('deck_key', ['person_id', 'id'])
    .execute();
};

const createGames = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('game')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('rules_version', 'integer', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('setup', 'text', (column) => column.notNull())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('invite', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('last_seq', 'integer', (column) => column.notNull())
    .addColumn('deciding', 'integer', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('practice', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('entered', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('about', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('match_id', 'text')
    .addColumn('match_standing', 'text')
    .addColumn('clock', 'text')
    .addColumn('match_number', 'integer')
    .addColumn('practice_reasons', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('state_version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('release', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('closed', 'text')
    .addColumn('recorded', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('hints', 'text')
    .execute();
  await db.schema
    .createIndex('game_match')
    .on('game')
    .columns(['match_id', 'match_number'])
    .unique()
    .execute();
  await db.schema.createIndex('game_changed').on('game').columns(['changed_at', 'id']).execute();
};

const createSeats = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('seat')
    .addColumn('game_id', 'text', (column) => column.notNull().references('game.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.references('person.id'))
    .addColumn('bot', 'text')
    .addColumn('bot_name', 'text')
    .addPrimaryKeyConstraint('seat_key', ['game_id', 'seat'])
    .execute();
  await db.schema.createIndex('seat_person').on('seat').column('person_id').execute();
  await db.schema
    .createTable('seat_held')
    .addColumn('game_id', 'text', (column) => column.notNull().references('game.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id'))
    .addPrimaryKeyConstraint('seat_held_key', ['game_id', 'seat', 'person_id'])
    .execute();
};

const createLog = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('entry')
    .addColumn('game_id', 'text', (column) => column.notNull().references('game.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('command', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('move', 'integer')
    .addColumn('undo_to', 'integer')
    .addColumn('outside', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('entry_key', ['game_id', 'seq'])
    .addUniqueConstraint('entry_command', ['game_id', 'command'])
    .addCheckConstraint('entry_kind', sql`num_nonnulls(move, undo_to, outside) = 1`)
    .execute();
  await db.schema
    .createTable('snapshot')
    .addColumn('game_id', 'text', (column) => column.notNull().references('game.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('state_version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('outline', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('passing', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('snapshot_key', ['game_id', 'seq'])
    .execute();
};

const createVersions = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('base')
    .addColumn('game_id', 'text', (column) => column.notNull().references('game.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('state_version', 'integer', (column) => column.notNull())
    .addColumn('outline', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('base_key', ['game_id', 'seq'])
    .execute();
  await db.schema
    .createTable('archive')
    .addColumn('game_id', 'text', (column) => column.primaryKey().references('game.id'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('rules_version', 'integer', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('state_version', 'integer', (column) => column.notNull())
    .addColumn('release', 'text', (column) => column.notNull())
    .addColumn('data', 'bytea')
    .execute();
  await db.schema
    .createTable('analysis')
    .addColumn('game_id', 'text', (column) => column.notNull().primaryKey().references('game.id'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .execute();
};

const createChat = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('chat_line')
    .addColumn('game_id', 'text', (column) => column.notNull().references('game.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('command', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id'))
    .addColumn('said', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_line_key', ['game_id', 'number'])
    .addUniqueConstraint('chat_line_command', ['game_id', 'command'])
    .execute();
  await db.schema.createIndex('chat_line_person').on('chat_line').column('person_id').execute();
};

const createCampaigns = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('campaign')
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('campaign_key', ['person_id', 'kind'])
    .execute();
  await db.schema
    .createTable('campaign_entry')
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id'))
    .addColumn('game_id', 'text', (column) => column.notNull().references('game.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('news', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('campaign_entry_key', ['person_id', 'game_id'])
    .execute();
  await db.schema.createIndex('campaign_entry_game').on('campaign_entry').column('game_id').execute();
};

const createResults = async (db: Kysely<unknown>): Promise<void> => {
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
};
