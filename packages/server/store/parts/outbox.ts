import type { StoredNotice } from '@three-spires/session/stores';
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { storedChannel } from './notices.ts';

type OutboxStore = Pick<
  Store,
  | 'listenersAt'
  | 'tablesWithListeners'
  | 'lastEntryBy'
  | 'noteTurn'
  | 'takeNotices'
  | 'postponeNotice'
  | 'endNotice'
>;

/** What people were told about their turns, and what is still to be delivered. */
export const outboxStore = (db: Kysely<Database>): OutboxStore => ({
  async listenersAt(table) {
    const rows = await db
      .selectFrom('seat')
      .innerJoin('notice_channel', 'notice_channel.person_id', 'seat.person_id')
      .select('notice_channel.person_id')
      .distinct()
      .where('seat.game_id', '=', table)
      .where('notice_channel.off_reason', 'is', null)
      .execute();
    return rows.map(({ person_id }) => person_id);
  },

  async tablesWithListeners(after, limit) {
    const rows = await db
      .selectFrom('notice_channel')
      .innerJoin('seat', 'seat.person_id', 'notice_channel.person_id')
      .innerJoin('game', 'game.id', 'seat.game_id')
      .select('game.id')
      .distinct()
      .where('notice_channel.off_reason', 'is', null)
      .where('game.outcome', 'is', null)
      .where('game.closed', 'is', null)
      .where('game.id', '>', after)
      .orderBy('game.id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },

  async lastEntryBy(table, person) {
    const found = await db
      .selectFrom('entry')
      .select('seq')
      .where('game_id', '=', table)
      .where('person_id', '=', person)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    return found?.seq ?? 0;
  },

  async noteTurn({ table, person, afterSeq, at, isTold, newId }) {
    return await db.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('notice_told')
        .values({ game_id: table, person_id: person, after_seq: afterSeq })
        .onConflict((conflict) =>
          conflict
            .columns(['game_id', 'person_id'])
            .doUpdateSet({ after_seq: afterSeq })
            .where('notice_told.after_seq', '!=', afterSeq),
        )
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) return false;
      if (isTold)
        await putNotices(transaction, { game_id: table, after_seq: afterSeq, made_at: at }, person, newId);
      return true;
    });
  },

  async takeNotices(now, leaseUntil, limit) {
    const due = await db
      .selectFrom('notice_outbox')
      .selectAll()
      .where('next_at', '<=', now)
      .orderBy('next_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    const taken: StoredNotice[] = [];
    for (const row of due) {
      const notice = await lease(db, row, leaseUntil);
      if (notice !== undefined) taken.push(notice);
    }
    return taken;
  },

  async postponeNotice(id, nextAt) {
    await db.updateTable('notice_outbox').set({ next_at: nextAt }).where('id', '=', id).execute();
  },

  async endNotice({ id, channel }, how) {
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('notice_outbox').where('id', '=', id).execute();
      if (how === 'delivered')
        await transaction
          .updateTable('notice_channel')
          .set({ failures: 0 })
          .where('id', '=', channel.id)
          .where('failures', '!=', 0)
          .execute();
      else if (how !== 'dropped') await noteFailure(transaction, channel.id, how);
    });
  },
});

const noteFailure = async (
  db: Kysely<Database>,
  channel: string,
  { most, reason }: { readonly most: number; readonly reason: string },
): Promise<void> => {
  await db
    .updateTable('notice_channel')
    .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', channel)
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('notice_channel')
    .set({ off_reason: reason })
    .where('id', '=', channel)
    .where('failures', '>=', most)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await db.deleteFrom('notice_outbox').where('channel_id', '=', channel).execute();
};

type Row = Database['notice_outbox'];

/** A channel has at most one notice per table: a newer one replaces it. */
const putNotices = async (
  db: Kysely<Database>,
  turn: Pick<Row, 'game_id' | 'after_seq' | 'made_at'>,
  person: string,
  newId: () => string,
): Promise<void> => {
  const channels = await db
    .selectFrom('notice_channel')
    .select('id')
    .where('person_id', '=', person)
    .where('off_reason', 'is', null)
    .execute();
  for (const channel of channels) {
    const row = { ...turn, id: newId(), next_at: turn.made_at, attempts: 0 };
    await db
      .insertInto('notice_outbox')
      .values({ ...row, channel_id: channel.id })
      .onConflict((conflict) => conflict.columns(['channel_id', 'game_id']).doUpdateSet(row))
      .execute();
  }
};

/** Undefined if another node was faster. If that node dies, the notice is free again after its lease. */
const lease = async (
  db: Kysely<Database>,
  { id, next_at, attempts, channel_id, game_id, after_seq, made_at }: Row,
  leaseUntil: number,
): Promise<StoredNotice | undefined> => {
  const { numUpdatedRows } = await db
    .updateTable('notice_outbox')
    .set({ next_at: leaseUntil, attempts: attempts + 1 })
    .where('id', '=', id)
    .where('next_at', '=', next_at)
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return undefined;
  const channel = await db
    .selectFrom('notice_channel')
    .selectAll()
    .where('id', '=', channel_id)
    .executeTakeFirst();
  return (
    channel && {
      id,
      table: game_id,
      afterSeq: after_seq,
      madeAt: made_at,
      attempts: attempts + 1,
      channel: storedChannel(channel),
    }
  );
};
