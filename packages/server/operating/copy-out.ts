import { type Kysely, sql, type Transaction } from 'kysely';
import { OperatorError } from '../settings/operator-error.ts';
import type { SqliteFile } from '../store/sqlite/sqlite-file.ts';
import {
  type AnyTables,
  createSum,
  ROWS_AT_ONCE,
  type Row,
  refuseOthers,
  type SourceTable,
  sendable,
  sourceTables,
} from './copy-rows.ts';

/** Copies all rows of a database, as of one moment, into a file with the same tables, all empty. */
export const copyOut = (db: Kysely<AnyTables>, opened: SqliteFile, name: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(transaction);
    const tables = sourceTables(opened);
    await refuseOthers(transaction, name, tables);
    opened.exec('begin');
    for (const table of tables) {
      const sent = await fetchTable(transaction, opened, table);
      const arrived = readBack(opened, table);
      if (sent.rows !== arrived.rows || sent.checksum !== arrived.checksum)
        throw new OperatorError(
          `${name}: ${table.name} did not arrive as it was sent (${sent.rows} and ${arrived.rows} rows).`,
        );
    }
    opened.exec('commit');
  });

const fetchTable = async (
  transaction: Transaction<AnyTables>,
  opened: SqliteFile,
  { name, columns }: SourceTable,
) => {
  const sum = createSum(name, columns);
  const list = columns.map((column) => `"${column}"`).join(', ');
  const places = columns.map(() => '?').join(', ');
  const insert = opened.prepare(`insert into "${name}" (${list}) values (${places})`);
  const wanted = sql.join(columns.map((column) => sql.ref(column)));
  await sql`declare copied no scroll cursor for select ${wanted} from ${sql.table(name)}`.execute(
    transaction,
  );
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_AT_ONCE)} from copied`.execute(transaction);
    if (rows.length === 0) break;
    for (const row of rows) {
      insert.run(columns.map((column) => row[column]));
      sum.add(row);
    }
  }
  await sql`close copied`.execute(transaction);
  return sum.done();
};

const readBack = (opened: SqliteFile, { name, columns }: SourceTable) => {
  const sum = createSum(name, columns);
  const list = columns.map((column) => `"${column}"`).join(', ');
  for (const row of opened.prepare(`select ${list} from "${name}"`).iterate() as Iterable<Row>)
    sum.add(Object.fromEntries(columns.map((column) => [column, sendable(row[column])])));
  return sum.done();
};
