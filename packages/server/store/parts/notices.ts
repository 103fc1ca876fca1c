import type { ChannelKind, StoredChannel } from '@three-spires/session/stores';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';

type NoticeStore = Pick<
  Store,
  | 'addChannel'
  | 'channelsOf'
  | 'removeChannel'
  | 'saveFeed'
  | 'feedOf'
  | 'personOfFeed'
  | 'removeFeed'
  | 'forgetNotices'
>;

/** How people want to be notified of their turns. */
export const noticeStore = (db: Kysely<Database>): NoticeStore => ({
  async addChannel(channel, most) {
    const { id, person, kind, endpoint, keys, origin, createdAt } = channel;
    await db.transaction().execute(async (transaction) => {
      // A browser belongs to its current user; several people may use the same webhook.
      const known = transaction.selectFrom('notice_channel').select('id').where('endpoint', '=', endpoint);
      const replaced = await known
        .where('kind', '=', kind)
        .$if(kind === 'webhook', (query) => query.where('person_id', '=', person))
        .execute();
      const kept = await transaction
        .selectFrom('notice_channel')
        .select('id')
        .where('person_id', '=', person)
        .where('kind', '=', kind)
        .where('endpoint', '!=', endpoint)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      for (const old of [...replaced, ...kept.slice(most - 1)]) await deleteChannel(transaction, old.id);
      await transaction
        .insertInto('notice_channel')
        .values({
          id,
          person_id: person,
          kind,
          endpoint,
          origin,
          created_at: createdAt,
          failures: 0,
          keys: keys === undefined ? null : JSON.stringify(keys),
          off_reason: null,
        })
        .execute();
    });
  },

  async channelsOf(person) {
    const rows = await db
      .selectFrom('notice_channel')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(storedChannel);
  },

  async removeChannel(person, id) {
    const found = await db
      .selectFrom('notice_channel')
      .select('id')
      .where('id', '=', id)
      .where('person_id', '=', person)
      .executeTakeFirst();
    if (found === undefined) return false;
    await db.transaction().execute((transaction) => deleteChannel(transaction, id));
    return true;
  },

  async saveFeed(person, { nonce, tokenHash, createdAt }) {
    const values = { nonce, token_hash: tokenHash, created_at: createdAt };
    await db
      .insertInto('notice_feed')
      .values({ person_id: person, ...values })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet(values))
      .execute();
  },

  async feedOf(person) {
    return await db
      .selectFrom('notice_feed')
      .select('nonce')
      .where('person_id', '=', person)
      .executeTakeFirst();
  },

  async personOfFeed(tokenHash) {
    const found = await db
      .selectFrom('notice_feed')
      .select('person_id')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    return found?.person_id;
  },

  async removeFeed(person) {
    const { numDeletedRows } = await db
      .deleteFrom('notice_feed')
      .where('person_id', '=', person)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },

  forgetNotices: (person) => forgetNotices(db, person),
});

export const forgetNotices = async (db: Kysely<Database>, person: string): Promise<void> => {
  const channels = db.selectFrom('notice_channel').select('id').where('person_id', '=', person);
  await db.deleteFrom('notice_outbox').where('channel_id', 'in', channels).execute();
  for (const table of ['notice_channel', 'notice_feed', 'notice_told'] as const)
    await db.deleteFrom(table).where('person_id', '=', person).execute();
};

const deleteChannel = async (db: Kysely<Database>, id: string): Promise<void> => {
  await db.deleteFrom('notice_outbox').where('channel_id', '=', id).execute();
  await db.deleteFrom('notice_channel').where('id', '=', id).execute();
};

export const storedChannel = (row: Selectable<Database['notice_channel']>): StoredChannel => ({
  id: row.id,
  person: row.person_id,
  kind: row.kind as ChannelKind,
  endpoint: row.endpoint,
  ...(row.keys === null ? {} : { keys: JSON.parse(row.keys) }),
  origin: row.origin,
  createdAt: row.created_at,
  failures: row.failures,
  ...(row.off_reason === null ? {} : { offReason: row.off_reason }),
});
