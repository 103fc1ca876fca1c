import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';

export const clockStore = (db: Kysely<Database>): Pick<Store, 'tablesDue'> => ({
  async tablesDue(by, after, limit) {
    const rows = await db
      .selectFrom('game')
      .select(['id', 'clock_due as dueAt'])
      .where('clock_due', '<=', by)
      .where('outcome', 'is', null)
      .where('closed', 'is', null)
      .$if(after !== undefined, (query) =>
        query.where(({ or, and, eb }) =>
          or([
            eb('clock_due', '>', after?.dueAt ?? 0),
            and([eb('clock_due', '=', after?.dueAt ?? 0), eb('id', '>', after?.id ?? '')]),
          ]),
        ),
      )
      .orderBy('clock_due')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id, dueAt }) => ({ id, dueAt: Number(dueAt) }));
  },
});
