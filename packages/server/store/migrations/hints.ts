import type { Kysely, Migration } from 'kysely';

export const hints: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('game').addColumn('hints', 'text').execute();
  },
};
