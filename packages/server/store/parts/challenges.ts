import type { ChallengeStore, StoredChallenge } from '@three-spires/session/stores';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { holdRow } from '../dialect.ts';
import type { Database } from '../schema.ts';

export const challengeStore = (db: Kysely<Database>): ChallengeStore => ({
  addChallenge: ({ id, table, from, to, status, at, changedAt }, limit) =>
    db.transaction().execute(async (transaction) => {
      // Two requests of one person wait for each other, so that both cannot add the same.
      await holdRow(transaction, 'person', from);
      const open = await transaction
        .selectFrom('game_challenge')
        .select(['game_id', 'to_id'])
        .where('from_id', '=', from)
        .where('status', '=', 'open')
        .execute();
      if (open.some((row) => row.game_id === table && row.to_id === to)) return 'known';
      if (open.length >= limit) return 'too-many';
      await transaction
        .insertInto('game_challenge')
        .values({ id, game_id: table, from_id: from, to_id: to, status, at, changed_at: changedAt })
        .execute();
      return 'added';
    }),

  async challengeById(id) {
    const row = await db.selectFrom('game_challenge').selectAll().where('id', '=', id).executeTakeFirst();
    return row && storedChallenge(row);
  },

  async challengesOf(person, since, limit) {
    const rows = await db
      .selectFrom('game_challenge')
      .selectAll()
      .where(({ or, eb }) => or([eb('from_id', '=', person), eb('to_id', '=', person)]))
      .where('changed_at', '>', since)
      .orderBy('changed_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(storedChallenge);
  },

  async endChallenge(id, status, at) {
    const { numUpdatedRows } = await db
      .updateTable('game_challenge')
      .set({ status, changed_at: at })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  async clearChallenges(changedBefore) {
    await db.deleteFrom('game_challenge').where('changed_at', '<', changedBefore).execute();
  },
});

const storedChallenge = (row: Selectable<Database['game_challenge']>): StoredChallenge => ({
  id: row.id,
  table: row.game_id,
  from: row.from_id,
  to: row.to_id,
  status: row.status as StoredChallenge['status'],
  at: Number(row.at),
  changedAt: Number(row.changed_at),
});

export const forgetChallenges = async (db: Kysely<Database>, person: string): Promise<void> => {
  await db
    .deleteFrom('game_challenge')
    .where(({ or, eb }) => or([eb('from_id', '=', person), eb('to_id', '=', person)]))
    .execute();
};

export const moveChallenges = async (
  transaction: Transaction<Database>,
  from: string,
  to: string,
): Promise<void> => {
  await transaction.updateTable('game_challenge').set({ from_id: to }).where('from_id', '=', from).execute();
  await transaction.updateTable('game_challenge').set({ to_id: to }).where('to_id', '=', from).execute();
};
