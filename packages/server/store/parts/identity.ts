import type { IdentityStore, StoredPasskey } from '@three-spires/session/stores';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../schema.ts';

type DeviceStore = Pick<
  IdentityStore,
  | 'devicesOf'
  | 'addDevice'
  | 'removeDevice'
  | 'removeOtherDevices'
  | 'passkeysOf'
  | 'passkeyById'
  | 'addPasskey'
  | 'usePasskey'
  | 'removePasskey'
  | 'setChallenge'
  | 'takeChallenge'
>;

export const identityStore = (db: Kysely<Database>): DeviceStore => ({
  async devicesOf(person) {
    const rows = await newestDevices(db, person).execute();
    return rows.map(({ id, name, created_at, seen_at }) => ({
      id,
      name,
      createdAt: Number(created_at),
      seenAt: Number(seen_at),
    }));
  },

  async addDevice(person, { id, name, tokenHash, createdAt }, limit) {
    await db.transaction().execute(async (transaction) => {
      const known = await newestDevices(transaction, person).execute();
      const tooMany = known.slice(limit - 1).map((row) => row.id);
      if (tooMany.length > 0) await deleteDevices(transaction, tooMany);
      await transaction
        .insertInto('device')
        .values({
          id,
          person_id: person,
          token_hash: tokenHash,
          name,
          created_at: createdAt,
          seen_at: createdAt,
        })
        .execute();
    });
  },

  async removeDevice(person, device) {
    return await db.transaction().execute(async (transaction) => {
      const found = await newestDevices(transaction, person).where('id', '=', device).executeTakeFirst();
      if (found !== undefined) await deleteDevices(transaction, [device]);
      return found !== undefined;
    });
  },

  async removeOtherDevices(person, device) {
    await db.transaction().execute(async (transaction) => {
      const others = await newestDevices(transaction, person).where('id', '<>', device).execute();
      if (others.length === 0) return;
      await deleteDevices(
        transaction,
        others.map(({ id }) => id),
      );
    });
  },

  async passkeysOf(person) {
    const rows = await db
      .selectFrom('passkey')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(storedPasskey);
  },

  async passkeyById(id) {
    const row = await db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst();
    return row && storedPasskey(row);
  },

  // Counting and adding are one transaction, so that two windows cannot both take the last place.
  addPasskey: (passkey, limit) =>
    db.transaction().execute(async (transaction) => {
      const { count } = await transaction
        .selectFrom('passkey')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('person_id', '=', passkey.person)
        .executeTakeFirstOrThrow();
      if (Number(count) >= limit) return 'too-many';
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('passkey')
        .values(passkeyRow(passkey))
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n ? 'added' : 'known';
    }),

  async usePasskey(id, { counter, backedUp, at }) {
    const { numUpdatedRows } = await db
      .updateTable('passkey')
      .set({ counter, backed_up: backedUp ? 1 : 0, used_at: at })
      .where('id', '=', id)
      // An authenticator without a counter always sends 0.
      .where('counter', counter === 0 ? '=' : '<', counter)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  async removePasskey(person, id) {
    const { numDeletedRows } = await db
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('person_id', '=', person)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },

  async setChallenge(device, purpose, challenge, expiresAt) {
    const now = { challenge, expires_at: expiresAt };
    await db
      .insertInto('challenge')
      .values({ device_id: device, purpose, ...now })
      .onConflict((conflict) => conflict.columns(['device_id', 'purpose']).doUpdateSet(now))
      .execute();
  },

  async takeChallenge(device, purpose, at) {
    const found = await db
      .selectFrom('challenge')
      .selectAll()
      .where('device_id', '=', device)
      .where('purpose', '=', purpose)
      .executeTakeFirst();
    if (found === undefined) return undefined;
    // Of two requests with the same answer, possibly at two nodes, only one deletes it.
    const { numDeletedRows } = await db
      .deleteFrom('challenge')
      .where('device_id', '=', device)
      .where('purpose', '=', purpose)
      .where('challenge', '=', found.challenge)
      .executeTakeFirst();
    return numDeletedRows === 1n && Number(found.expires_at) > at ? found.challenge : undefined;
  },
});

const newestDevices = (db: Kysely<Database>, person: string) =>
  db
    .selectFrom('device')
    .select(['id', 'name', 'created_at', 'seen_at'])
    .where('person_id', '=', person)
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id');

const deleteDevices = async (
  transaction: Transaction<Database>,
  devices: readonly string[],
): Promise<void> => {
  await transaction.deleteFrom('challenge').where('device_id', 'in', devices).execute();
  await transaction.deleteFrom('device').where('id', 'in', devices).execute();
};

const storedPasskey = (row: Selectable<Database['passkey']>): StoredPasskey => ({
  id: row.id,
  person: row.person_id,
  publicKey: row.public_key,
  counter: Number(row.counter),
  transports: JSON.parse(row.transports),
  backedUp: row.backed_up === 1,
  name: row.name,
  createdAt: Number(row.created_at),
  ...(row.used_at === null ? {} : { usedAt: Number(row.used_at) }),
});

const passkeyRow = (passkey: StoredPasskey): Database['passkey'] => ({
  id: passkey.id,
  person_id: passkey.person,
  public_key: passkey.publicKey,
  counter: passkey.counter,
  transports: JSON.stringify(passkey.transports),
  backed_up: passkey.backedUp ? 1 : 0,
  name: passkey.name,
  created_at: passkey.createdAt,
  used_at: passkey.usedAt ?? null,
});
