import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

/**
 * The tables that hold the log of a table, and the last entry of each that counts: the table itself, and
 * those it has branched from.
 */
export const tablesOfLog = (table: string): RawBuilder<unknown> => sql`
  with recursive past (id, upto) as (
    select cast(${table} as text), cast(2147483647 as integer)
    union all
    select game.parent_id, case when game.parent_seq < past.upto then game.parent_seq else past.upto end
      from past join game on game.id = past.id where game.parent_id is not null
  )`;

/** The new ids of their commands. They are longer than the ids people send, and unique at a table too. */
const LEFT = 'left by a table that was deleted to a branch of it that needs its past: ';

/** How many entries to move at a time. */
const ENTRIES_AT_ONCE = 200;

/**
 * Moves the past that branches need to one of them before their table is deleted: the branch with the longest
 * past gets the entries, newest first, and the others refer to it. Every log is complete after each step.
 * False if no branch refers to the table.
 */
export const leavePast = async (db: Kysely<Database>, table: string): Promise<boolean> =>
  db.isTransaction
    ? await leaveSome(db, table)
    : await db.transaction().execute((transaction) => leaveSome(transaction, table));

const leaveSome = async (db: Kysely<Database> | Transaction<Database>, table: string): Promise<boolean> => {
  const heir = await db
    .selectFrom('game')
    .select(['id', 'parent_seq'])
    .where('parent_id', '=', table)
    .orderBy('parent_seq', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  if (heir === undefined) return false;
  await db
    .updateTable('game')
    .set({ parent_id: heir.id })
    .where('parent_id', '=', table)
    .where('id', '!=', heir.id)
    .execute();
  const upto = heir.parent_seq ?? 0;
  const given = await db
    .selectFrom('entry')
    .select('seq')
    .where('game_id', '=', table)
    .where('seq', '<=', upto)
    .orderBy('seq', 'desc')
    .limit(ENTRIES_AT_ONCE)
    .execute();
  const first = given.at(-1)?.seq;
  if (first !== undefined)
    await sql`update entry set game_id = ${heir.id}, command = ${LEFT} || ${table} || ' ' || seq
      where game_id = ${table} and seq between ${first} and ${upto}`.execute(db);
  await db
    .updateTable('game')
    .set(await pastBefore(db, table, first ?? upto + 1))
    .where('id', '=', heir.id)
    .execute();
  return true;
};

/** Where the earlier past of a branch is, once the branch owns everything from this entry of a table on. */
const pastBefore = async (
  db: Kysely<Database>,
  table: string,
  first: number,
): Promise<Pick<Database['game'], 'parent_id' | 'parent_seq'>> => {
  const left = await db
    .selectFrom('entry')
    .select('seq')
    .where('game_id', '=', table)
    .where('seq', '<', first)
    .limit(1)
    .executeTakeFirst();
  if (left !== undefined) return { parent_id: table, parent_seq: first - 1 };
  const own = await db
    .selectFrom('game')
    .select(['parent_id', 'parent_seq'])
    .where('id', '=', table)
    .executeTakeFirst();
  return own === undefined || own.parent_seq === null
    ? { parent_id: null, parent_seq: null }
    : { parent_id: own.parent_id, parent_seq: Math.min(own.parent_seq, first - 1) };
};
