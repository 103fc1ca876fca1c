import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Who was paired with whom, so that nobody wins a rating from one person or one address; and which address
 * reports come from, so that one address cannot fill the operator's list. `place` stands for an address, and
 * only the server's secret could turn it back into one.
 */
export const pairings: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('game').addColumn('unrated', 'text').execute();
    // Until now, a rated game could be opened by invitation.
    await sql`update game set rated = 0, unrated = 'earlier'
      where rated = 1 and outcome is null and closed is null`.execute(db);
    for (const table of ['waiting', 'report'])
      await db.schema
        .alterTable(table)
        .addColumn('place', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    await db.schema.createIndex('report_place').on('report').columns(['place', 'at']).execute();
    await db.schema
      .createTable('pairing')
      .addColumn('game_id', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('opponent_id', 'text', (column) => column.notNull())
      .addColumn('opponent_place', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('pairing_key', ['game_id', 'person_id'])
      .execute();
    await db.schema.createIndex('pairing_person').on('pairing').columns(['person_id', 'at']).execute();
    await db.schema.createIndex('pairing_at').on('pairing').column('at').execute();
  },
};
