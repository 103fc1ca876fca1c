import type { Kysely, Migration } from 'kysely';

/** The past of a branch is the log of `parent_id` up to entry `parent_seq`; its own entries follow. */
export const branches: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('game').addColumn('parent_id', 'text').execute();
    await db.schema.alterTable('game').addColumn('parent_seq', 'integer').execute();
    await db.schema.createIndex('game_parent').on('game').columns(['parent_id', 'parent_seq']).execute();
  },
};
