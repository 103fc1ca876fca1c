import { type Kysely, type Migration, sql } from 'kysely';

/**
 * A person is known in several browsers, each with its own token. Existing tokens move there. SQLite cannot
 * drop a unique column, so `person.token_hash` stays and holds the id, which nobody can present as a token.
 */
export const people: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('person')
      .addColumn('avatar', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await createDevices(db);
    await createPasskeys(db);
  },
};

const createDevices = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('device')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('device_person').on('device').column('person_id').execute();
  // A person's first browser gets the person's id: there is only one so far.
  await sql`insert into device (id, person_id, token_hash, name, created_at, seen_at)
    select id, id, token_hash, '', created_at, seen_at from person`.execute(db);
  await sql`update person set token_hash = id`.execute(db);
};

const createPasskeys = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('passkey')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id'))
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('backed_up', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('passkey_person').on('passkey').column('person_id').execute();
  await db.schema
    .createTable('challenge')
    .addColumn('device_id', 'text', (column) => column.notNull().references('device.id'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('challenge', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('challenge_key', ['device_id', 'purpose'])
    .execute();
};
