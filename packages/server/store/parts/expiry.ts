import { setImmediate } from 'node:timers/promises';
import type { Due, Old } from '@three-spires/session/stores';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { holdForDeletion } from '../dialect.ts';
import { isSqlite } from '../is-sqlite.ts';
import { leavePast } from '../past.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { forgetFinding } from './blocks.ts';
import { forgetNotices } from './notices.ts';
import { forgetPrograms } from './programs.ts';

type ExpiryStore = Pick<Store, 'openTablesOf' | 'oldTables' | 'deleteTable' | 'oldPeople' | 'deletePerson'>;

/**
 * What belongs to a table, and how many rows of it to delete at a time: deleting a long game at once would
 * delay other tables. A crash in between leaves a table that can still be opened at an earlier point, and the
 * next sweep continues.
 */
const PARTS = [
  ['archive', 1],
  ['analysis', 1],
  ['answer', 200],
  ['snapshot', 10],
  ['base', 10],
  ['chat_line', 200],
  ['entry', 200],
  ['seat_held', 200],
  ['seat', 200],
] as const;
type Part = (typeof PARTS)[number][0];

/**
 * Keeps a game while the time for a move lasts, and a finished game while a campaign refers to it or has not
 * processed it yet.
 */
const isTableDue = ({ abandonedBefore, finishedBefore }: Due): RawBuilder<SqlBool> =>
  sql<SqlBool>`case when outcome is null then changed_at < ${abandonedBefore}
      and (clock_due is null or clock_due < ${abandonedBefore})
    else changed_at < ${finishedBefore} and entered = 1
      and not exists (select 1 from campaign_entry where game_id = game.id) end`;

const isPersonDue: RawBuilder<SqlBool> = sql<SqlBool>`
  not exists (select 1 from seat where person_id = person.id)
  and not exists (select 1 from seat_held where person_id = person.id)
  and not exists (select 1 from deck where person_id = person.id)
  and not exists (select 1 from campaign where person_id = person.id)
  and not exists (select 1 from campaign_entry where person_id = person.id)
  and not exists (select 1 from passkey where person_id = person.id)
  and not exists (select 1 from chat_line where person_id = person.id)
  and not exists (select 1 from person as bot where bot.owner_id = person.id)`;

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

  deleteTable: (table, due) =>
    isSqlite(db)
      ? deleteTable(db, table, due)
      : // Another node may make a move meanwhile: either before this, or it no longer finds the table.
        db.transaction().execute(async (transaction) => {
          await holdForDeletion(transaction, 'game', table);
          return deleteTable(transaction, table, due);
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

  deletePerson: (person, before) =>
    db.transaction().execute(async (transaction) => {
      await holdForDeletion(transaction, 'person', person);
      const due = await transaction
        .selectFrom('person')
        .select('id')
        .where('id', '=', person)
        .where('seen_at', '<', before)
        .where(isPersonDue)
        .executeTakeFirst();
      // Only for a person who is being deleted: the data of anyone who stays must not be lost.
      if (due === undefined) return false;
      await forgetFinding(transaction, person);
      await forgetNotices(transaction, person);
      await forgetPrograms(transaction, person);
      await transaction.deleteFrom('result').where('person_id', '=', person).execute();
      await transaction
        .deleteFrom('challenge')
        .where('device_id', 'in', (query) =>
          query.selectFrom('device').select('id').where('person_id', '=', person),
        )
        .execute();
      await transaction.deleteFrom('device').where('person_id', '=', person).execute();
      await transaction.deleteFrom('person').where('id', '=', person).execute();
      return true;
    }),
});

const old = ({ id, at, due }: { id: string; at: number; due: SqlBool }): Old => ({
  id,
  at,
  isDue: Boolean(due),
});

const deleteTable = async (db: Kysely<Database>, table: string, due: Due): Promise<boolean> => {
  if (!(await isDue(db, table, due))) return false;
  for (const [part, rows] of PARTS) {
    while (await deleteRows(db, part, table, rows)) await setImmediate();
    // When the rest of the log is gone, only the entries that branches need are left.
    if (part === 'entry') while (await leavePast(db, table)) await setImmediate();
  }
  await db.deleteFrom('notice_outbox').where('game_id', '=', table).execute();
  await db.deleteFrom('notice_told').where('game_id', '=', table).execute();
  const { numDeletedRows } = await db
    .deleteFrom('game')
    .where('id', '=', table)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('game as branch').select('branch.id').where('branch.parent_id', '=', table))),
    )
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

const isDue = async (db: Kysely<Database>, table: string, due: Due): Promise<boolean> => {
  const found = await db
    .selectFrom('game')
    .select(isTableDue(due).as('due'))
    .where('id', '=', table)
    .executeTakeFirst();
  return Boolean(found?.due);
};

/** Deletes the newest rows of a part; false if none was left. */
const deleteRows = async (
  db: Kysely<Database>,
  part: Part,
  table: string,
  rows: number,
): Promise<boolean> => {
  const column = sql.ref(ORDER[part]);
  // The past of branches stays.
  const isFree =
    part === 'entry'
      ? sql`seq > (select coalesce(max(parent_seq), 0) from game where parent_id = ${table})`
      : sql`1 = 1`;
  const { numAffectedRows } =
    await sql`delete from ${sql.table(part)} where game_id = ${table} and ${column} in
    (select ${column} from ${sql.table(part)} where game_id = ${table} and ${isFree}
      order by ${column} desc limit ${rows})`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
};

const ORDER: Readonly<Record<Part, string>> = {
  archive: 'game_id',
  analysis: 'game_id',
  answer: 'command',
  snapshot: 'seq',
  base: 'seq',
  chat_line: 'number',
  entry: 'seq',
  seat: 'seat',
  seat_held: 'seat',
};
