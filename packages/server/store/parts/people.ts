import type { IdentityStore } from '@three-spires/session/stores';
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

type PeopleStore = Pick<IdentityStore, 'addPerson' | 'personByToken' | 'changePerson'>;

const DAY_MS = 24 * 3600 * 1000;

export const peopleStore = (db: Kysely<Database>): PeopleStore => ({
  async addPerson({ id, name, avatar = '', tokenHash, device = { id, name: '' }, createdAt }) {
    const times = { created_at: createdAt, seen_at: createdAt };
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('person')
        .values({ id, name, avatar, token_hash: id, owner_shown: 0, ...times })
        .execute();
      await transaction
        .insertInto('device')
        .values({ id: device.id, person_id: id, token_hash: tokenHash, name: device.name, ...times })
        .execute();
    });
  },

  async personByToken(tokenHash, at) {
    const found = await db
      .selectFrom('device')
      .innerJoin('person', 'person.id', 'device.person_id')
      .select(['person.id', 'person.name', 'person.avatar', 'device.id as device', 'device.seen_at'])
      .where('device.token_hash', '=', tokenHash)
      .executeTakeFirst();
    if (found === undefined) return undefined;
    const { id, name, avatar, device, seen_at: seenAt } = found;
    if (at - Number(seenAt) > DAY_MS) {
      await db.updateTable('person').set({ seen_at: at }).where('id', '=', id).execute();
      await db.updateTable('device').set({ seen_at: at }).where('id', '=', device).execute();
    }
    return { id, name, ...(avatar === '' ? {} : { avatar }), device };
  },

  async changePerson(id, change) {
    await db.updateTable('person').set(change).where('id', '=', id).execute();
  },
});
