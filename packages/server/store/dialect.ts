/** The differences between SQLite and PostgreSQL. Everything else in the store runs unchanged on both. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { isSqlite } from './is-sqlite.ts';
import { tablesOfLog } from './past.ts';
import type { Database } from './schema.ts';

/**
 * Locks a row until the transaction ends: nobody else can change or lock it, so what is read after this stays
 * true. SQLite has one writer at a time, and a transaction is that writer from its beginning. Rows that refer
 * to the locked row can still be added.
 */
export const holdRow = (
  transaction: Transaction<Database>,
  table: 'game' | 'person',
  id: string,
): Promise<void> => hold(transaction, table, id, 'for no key update');

/** Locks all tables where a person holds a seat or has held one, in the order of their ids. */
export const holdTablesOf = async (transaction: Transaction<Database>, person: string): Promise<void> => {
  if (isSqlite(transaction)) return;
  await sql`select 1 from game where id in (select game_id from seat_held where person_id = ${person})
    order by id for no key update`.execute(transaction);
};

/** Locks a row for deletion: until then, no row that refers to it can be added either. */
export const holdForDeletion = (
  transaction: Transaction<Database>,
  table: 'game' | 'person',
  id: string,
): Promise<void> => hold(transaction, table, id, 'for update');

const hold = async (
  transaction: Transaction<Database>,
  table: 'game' | 'person',
  id: string,
  how: 'for no key update' | 'for update',
): Promise<void> => {
  if (isSqlite(transaction)) return;
  await sql`select 1 from ${sql.table(table)} where id = ${id} ${sql.raw(how)}`.execute(transaction);
};

/** All columns there are, as `table.column`. */
export const columnsOf = async (db: Kysely<unknown>): Promise<ReadonlySet<string>> => {
  const query = isSqlite(db)
    ? sql<{ place: string }>`select m.name || '.' || c.name as place
        from sqlite_master as m join pragma_table_info(m.name) as c where m.type = 'table'`
    : sql<{ place: string }>`select table_name || '.' || column_name as place
        from information_schema.columns where table_schema = current_schema()`;
  const { rows } = await query.execute(db);
  return new Set(rows.map(({ place }) => place));
};

/**
 * The log of a table as JSON, a list of lists (seq, seat, move, undo_to, outside), or the part after an entry
 * made at the table itself. One text, because reading a row for every move takes several times as long.
 */
export const readLogText = async (db: Kysely<Database>, table: string, after: number): Promise<string> => {
  // Entries after a known one are never in the past shared with another table.
  const entries =
    after > 0
      ? sql`from entry where game_id = ${table} and seq > ${after}`
      : sql`from past join entry on entry.game_id = past.id and entry.seq <= past.upto`;
  const tables = after > 0 ? sql`` : tablesOfLog(table);
  const query = isSqlite(db)
    ? sql<{ log: string | null }>`${tables}
        select json_group_array(json_array(seq, seat, move, undo_to, json(outside))) as log from
          (select entry.* ${entries} order by entry.seq)`
    : sql<{ log: string | null }>`${tables}
        select json_agg(json_build_array(seq, seat, move, undo_to, outside::json) order by seq)::text as log
          ${entries}`;
  const { rows } = await query.execute(db);
  return rows[0]?.log ?? '[]';
};
