import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';

type SecretStore = Pick<Store, 'agreeOnSecret' | 'forgetSecret'>;

const ONLY = 1;

export const secretStore = (db: Kysely<Database>): SecretStore => ({
  async agreeOnSecret(fingerprint) {
    await db
      .insertInto('secret')
      .values({ id: ONLY, fingerprint })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await db.selectFrom('secret').select('fingerprint').executeTakeFirst();
    return row?.fingerprint === fingerprint;
  },

  async forgetSecret() {
    await db.deleteFrom('secret').execute();
  },
});
