import type { Kysely, Migration } from 'kysely';

/**
 * Which nodes are alive, and which of them runs each singleton task. A lease is valid while its owner is
 * alive, so a node renews one row however many leases it has. `request` is a request for consent as JSON; it
 * is valid while entry `request_seq` is the newest.
 */
export const nodes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('node')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('lease')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('epoch', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('lease_owner').on('lease').column('owner').execute();
    await db.schema.alterTable('game').addColumn('request_seq', 'integer').execute();
    await db.schema.alterTable('game').addColumn('request', 'text').execute();
  },
};
