import type { Kysely, Migration } from 'kysely';

/** A branch has the log of `parent_id` up to entry `parent_seq` for its past; its own entries come after. */
export const branches: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('game').addColumn('parent_id', 'text').execute();
    await db.schema.alterTable('game').addColumn('parent_seq', 'integer').execute();
    await db.schema.createIndex('game_parent').on('game').columns(['parent_id', 'parent_seq']).execute();
  },
};
