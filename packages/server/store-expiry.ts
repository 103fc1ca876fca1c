import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Due, Old, Store } from './store.ts';
import type { Database } from './store-schema.ts';

type ExpiryStore = Pick<Store, 'openTablesOf' | 'oldTables' | 'deleteTable' | 'oldPeople' | 'deletePerson'>;

/** What belongs to a table, in an order in which it can be deleted. */
const PARTS = ['chat_line', 'snapshot', 'entry', 'seat'] as const;

/** Finished games stay while a campaign refers to them, or still has to hear of them. */
const isTableDue = ({ abandonedBefore, finishedBefore }: Due): RawBuilder<number> =>
  sql<number>`case when outcome is null then changed_at < ${abandonedBefore}
    else changed_at < ${finishedBefore} and entered = 1
      and not exists (select 1 from campaign_entry where game_id = game.id) end`;

const isPersonDue: RawBuilder<number> = sql<number>`
  not exists (select 1 from seat where person_id = person.id)
  and not exists (select 1 from deck where person_id = person.id)
  and not exists (select 1 from campaign where person_id = person.id)
  and not exists (select 1 from campaign_entry where person_id = person.id)
  and not exists (select 1 from chat_line where person_id = person.id)`;

export const expiryStore = (db: Kysely<Database>): ExpiryStore => ({
  async openTablesOf(person) {
    const { count } = await db
      .selectFrom('game')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('outcome', 'is', null)
      .where('id', 'in', (query) =>
        query.selectFrom('seat').select('game_id').where('person_id', '=', person),
      )
      .executeTakeFirstOrThrow();
    return count;
  },

  async oldTables(due, after, limit) {
    const rows = await db
      .selectFrom('game')
      .select(['id', 'changed_at as at', isTableDue(due).as('due')])
      .where('changed_at', '<', Math.max(due.abandonedBefore, due.finishedBefore))
      .where(sql<boolean>`(changed_at, id) > (${after.at}, ${after.id})`)
      .orderBy('changed_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(old);
  },

  deleteTable: (table, due) =>
    db.transaction().execute(async (transaction) => {
      const found = await transaction
        .selectFrom('game')
        .select(isTableDue(due).as('due'))
        .where('id', '=', table)
        .executeTakeFirst();
      if (found?.due !== 1) return false;
      for (const part of PARTS) await transaction.deleteFrom(part).where('game_id', '=', table).execute();
      await transaction.deleteFrom('game').where('id', '=', table).execute();
      return true;
    }),

  async oldPeople(before, after, limit) {
    const rows = await db
      .selectFrom('person')
      .select(['id', 'seen_at as at', isPersonDue.as('due')])
      .where('seen_at', '<', before)
      .where(sql<boolean>`(seen_at, id) > (${after.at}, ${after.id})`)
      .orderBy('seen_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(old);
  },

  async deletePerson(person, before) {
    const { numDeletedRows } = await db
      .deleteFrom('person')
      .where('id', '=', person)
      .where('seen_at', '<', before)
      .where(isPersonDue as RawBuilder<unknown> as RawBuilder<boolean>)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },
});

const old = ({ id, at, due }: { id: string; at: number; due: number }): Old => ({ id, at, isDue: due === 1 });
