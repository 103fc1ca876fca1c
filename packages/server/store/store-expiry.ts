import { setImmediate } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Due, Old, Store } from './store.ts';
import type { Database } from './store-schema.ts';

type ExpiryStore = Pick<Store, 'openTablesOf' | 'oldTables' | 'deleteTable' | 'oldPeople' | 'deletePerson'>;

/**
 * What belongs to a table and how many rows of it are deleted in one go: a long game in one go would delay other tables.
 * A crash in between leaves a table that can still be opened at an earlier point, and the next sweep goes on.
 */
const PARTS = [
  ['archive', 1],
  ['analysis', 1],
  ['snapshot', 10],
  ['base', 10],
  ['chat_line', 200],
  ['entry', 200],
  ['seat_held', 200],
  ['seat', 200],
] as const;
type Part = (typeof PARTS)[number][0];

/** Finished games stay while a campaign refers to them, or still has to hear of them. */
const isTableDue = ({ abandonedBefore, finishedBefore }: Due): RawBuilder<number> =>
  sql<number>`case when outcome is null then changed_at < ${abandonedBefore}
    else changed_at < ${finishedBefore} and entered = 1
      and not exists (select 1 from campaign_entry where game_id = game.id) end`;

const isPersonDue: RawBuilder<number> = sql<number>`
  not exists (select 1 from seat where person_id = person.id)
  and not exists (select 1 from seat_held where person_id = person.id)
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
      .where('closed', 'is', null)
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

  async deleteTable(table, due) {
    if (!(await isDue(db, table, due))) return false;
    for (const [part, rows] of PARTS) {
      while (await deleteRows(db, part, table, rows)) await setImmediate();
    }
    await db.deleteFrom('game').where('id', '=', table).execute();
    return true;
  },

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
    // Only of a person who goes: what is left of one who stays must not be lost.
    await db
      .deleteFrom('result')
      .where('person_id', 'in', (query) =>
        query
          .selectFrom('person')
          .select('id')
          .where('id', '=', person)
          .where('seen_at', '<', before)
          .where(isPersonDue as RawBuilder<unknown> as RawBuilder<boolean>),
      )
      .execute();
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

const isDue = async (db: Kysely<Database>, table: string, due: Due): Promise<boolean> => {
  const found = await db
    .selectFrom('game')
    .select(isTableDue(due).as('due'))
    .where('id', '=', table)
    .executeTakeFirst();
  return found?.due === 1;
};

/** Deletes the newest rows of a part; false when none was left. */
const deleteRows = async (
  db: Kysely<Database>,
  part: Part,
  table: string,
  rows: number,
): Promise<boolean> => {
  const newest = sql`select rowid from ${sql.table(part)} where game_id = ${table}
    order by ${sql.ref(ORDER[part])} desc limit ${rows}`;
  const { numAffectedRows } = await sql`delete from ${sql.table(part)} where rowid in (${newest})`.execute(
    db,
  );
  return (numAffectedRows ?? 0n) > 0n;
};

const ORDER: Readonly<Record<Part, string>> = {
  archive: 'game_id',
  analysis: 'game_id',
  snapshot: 'seq',
  base: 'seq',
  chat_line: 'number',
  entry: 'seq',
  seat: 'seat',
  seat_held: 'seat',
};
