import type { Kysely } from 'kysely';
import type { Store } from './store.ts';
import type { Database } from './store-schema.ts';

type PeopleStore = Pick<Store, 'addPerson' | 'personByToken' | 'renamePerson'>;

export const peopleStore = (db: Kysely<Database>): PeopleStore => ({
  async addPerson({ id, name, tokenHash, createdAt }) {
    await db
      .insertInto('person')
      .values({ id, name, token_hash: tokenHash, created_at: createdAt })
      .execute();
  },

  async personByToken(tokenHash) {
    return await db
      .selectFrom('person')
      .select(['id', 'name'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
  },

  async renamePerson(id, name) {
    await db.updateTable('person').set({ name }).where('id', '=', id).execute();
  },
});
