import type { Kysely } from 'kysely';
import type { Store } from './store.ts';
import type { Database } from './store-schema.ts';

type PeopleStore = Pick<Store, 'addPerson' | 'personByToken' | 'renamePerson'>;

const DAY_MS = 24 * 3600 * 1000;

export const peopleStore = (db: Kysely<Database>): PeopleStore => ({
  async addPerson({ id, name, tokenHash, createdAt }) {
    await db
      .insertInto('person')
      .values({ id, name, token_hash: tokenHash, created_at: createdAt, seen_at: createdAt })
      .execute();
  },

  async personByToken(tokenHash, at) {
    const found = await db
      .selectFrom('person')
      .select(['id', 'name', 'seen_at'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    if (found === undefined) return undefined;
    const { id, name, seen_at: seenAt } = found;
    if (at - seenAt > DAY_MS)
      await db.updateTable('person').set({ seen_at: at }).where('id', '=', id).execute();
    return { id, name };
  },

  async renamePerson(id, name) {
    await db.updateTable('person').set({ name }).where('id', '=', id).execute();
  },
});
