import type { Kysely, Migration } from 'kysely';

/** Answers to commands that added no entry, so that a retried command is never judged again. */
export const answers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('answer')
      .addColumn('game_id', 'text', (column) => column.notNull().references('game.id'))
      .addColumn('command', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('refusal', 'text')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('answer_key', ['game_id', 'command'])
      .execute();
  },
};
