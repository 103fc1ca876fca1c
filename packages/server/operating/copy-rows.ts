import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { OperatorError } from '../settings/operator-error.ts';
import { storable } from '../store/postgres/postgres-driver.ts';
import type { SqliteFile } from '../store/sqlite/sqlite-file.ts';

/** Any tables: what is copied depends on the file. */
export type AnyTables = Record<string, Record<string, unknown>>;
export type Row = Readonly<Record<string, unknown>>;

/** A table of the file. The tables it refers to come before it. */
export type SourceTable = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
};

export type CopiedTable = { readonly name: string; readonly rows: number; readonly checksum: string };
/** Rows count twice: once when copied, once when read back for comparison. */
export type CopyProgress = { readonly table: string; readonly done: number; readonly total: number };

/** Few enough for memory, although rows may hold game states, and for the parameter limit of a statement. */
export const ROWS_AT_ONCE = 200;

/** Copies all rows into a database with the same tables, all or none, and verifies the copy. */
export const copyRows = (
  opened: SqliteFile,
  db: Kysely<AnyTables>,
  name: string,
  tell: (progress: CopyProgress) => void,
): Promise<readonly CopiedTable[]> =>
  db.transaction().execute(async (transaction) => {
    const tables = sourceTables(opened);
    await refuseOthers(transaction, name, tables);
    // A server that starts in the meantime has to wait.
    const all = sql.join(tables.map((table) => sql.table(table.name)));
    await sql`lock table ${all} in exclusive mode`.execute(transaction);
    await refuseFull(transaction, name, tables);
    const total = 2 * tables.reduce((sum, { rows }) => sum + rows, 0);
    let done = 0;
    const count = (table: string, rows: number): void => {
      done += rows;
      tell({ table, done, total });
    };
    const copied: CopiedTable[] = [];
    for (const table of tables) {
      const sent = await sendTable(opened, transaction, table, count);
      const arrived = await readTable(transaction, table, count);
      if (sent.rows !== arrived.rows || sent.checksum !== arrived.checksum)
        throw new OperatorError(
          `${name}: ${table.name} did not arrive as it was sent (${sent.rows} and ${arrived.rows} rows). Nothing was copied.`,
        );
      copied.push(sent);
    }
    return copied;
  });

/** Refuses a database that is not empty, before changing anything in it. */
export const refuseNonEmpty = async (
  opened: SqliteFile,
  db: Kysely<AnyTables>,
  name: string,
): Promise<void> => {
  const ours = new Map(sourceTables(opened).map((table) => [table.name, table]));
  const there = (await tablesThere(db)).filter((table) => !table.startsWith('kysely_migration'));
  const other = there.find((table) => !ours.has(table));
  if (other !== undefined)
    throw new OperatorError(
      `${name} has a table ${other}, which is not of Three Spires. Choose an empty database.`,
    );
  await refuseFull(
    db,
    name,
    there.flatMap((table) => ours.get(table) ?? []),
  );
};

const tablesThere = async (db: Kysely<AnyTables>): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() order by table_name`.execute(db);
  return rows.map(({ name }) => name);
};

const refuseFull = async (
  db: Kysely<AnyTables>,
  name: string,
  tables: readonly SourceTable[],
): Promise<void> => {
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table.name)} limit 1`.execute(db);
    if (rows.length > 0)
      throw new OperatorError(
        `${name} is not empty: there are rows in ${table.name}. Choose an empty database.`,
      );
  }
};

/** Refuses a database whose tables differ from those of the file. */
export const refuseOthers = async (
  transaction: Transaction<AnyTables>,
  name: string,
  tables: readonly SourceTable[],
): Promise<void> => {
  const { rows } = await sql<{ place: string }>`select table_name || '.' || column_name as place
    from information_schema.columns where table_schema = current_schema()`.execute(transaction);
  const there = new Set(rows.map(({ place }) => place));
  for (const table of tables)
    for (const column of table.columns)
      if (!there.has(`${table.name}.${column}`))
        throw new OperatorError(`${name} has no column ${column} of ${table.name}.`);
};

export const sourceTables = (opened: SqliteFile): readonly SourceTable[] => {
  const all = opened
    .prepare(
      `select name from sqlite_master where type = 'table' and name not like 'sqlite!_%' escape '!'
       and name not like 'kysely!_%' escape '!' order by name`,
    )
    .all() as { readonly name: string }[];
  const names = all.map(({ name }) => name);
  return inOrder(opened, names).map((name) => ({
    name,
    columns: (opened.pragma(`table_info("${name}")`) as { readonly name: string }[]).map(
      (column) => column.name,
    ),
    rows: (opened.prepare(`select count(*) as count from "${name}"`).get() as { readonly count: number })
      .count,
  }));
};

const inOrder = (opened: SqliteFile, names: readonly string[]): readonly string[] => {
  const ordered = new Set<string>();
  const add = (name: string): void => {
    if (ordered.has(name)) return;
    for (const { table } of opened.pragma(`foreign_key_list("${name}")`) as { readonly table: string }[])
      if (table !== name) add(table);
    ordered.add(name);
  };
  for (const name of names) add(name);
  return [...ordered];
};

const sendTable = async (
  opened: SqliteFile,
  transaction: Transaction<AnyTables>,
  { name, columns }: SourceTable,
  count: (table: string, rows: number) => void,
): Promise<CopiedTable> => {
  const list = columns.map((column) => `"${column}"`).join(', ');
  const some = opened.prepare(
    `select rowid as "row number", ${list} from "${name}" where rowid > ? order by rowid limit ${ROWS_AT_ONCE}`,
  );
  const sum = createSum(name, columns);
  for (let after = Number.MIN_SAFE_INTEGER; ; ) {
    const found = some.all([after]) as Row[];
    const last = found.at(-1);
    if (last === undefined) return sum.done();
    after = last['row number'] as number;
    const rows = found.map((row) =>
      Object.fromEntries(columns.map((column) => [column, sendable(row[column])])),
    );
    await transaction.insertInto(name).values(rows).execute();
    for (const row of rows) sum.add(row);
    count(name, rows.length);
  }
};

/** libsql returns bytes as a bare buffer, which PostgreSQL does not accept. */
export const sendable = (value: unknown): unknown =>
  value instanceof ArrayBuffer ? Buffer.from(value) : storable(value);

const readTable = async (
  transaction: Transaction<AnyTables>,
  { name, columns }: SourceTable,
  count: (table: string, rows: number) => void,
): Promise<CopiedTable> => {
  const sum = createSum(name, columns);
  const list = sql.join(columns.map((column) => sql.ref(column)));
  await sql`declare copied no scroll cursor for select ${list} from ${sql.table(name)}`.execute(transaction);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_AT_ONCE)} from copied`.execute(transaction);
    if (rows.length === 0) break;
    for (const row of rows) sum.add(row);
    count(name, rows.length);
  }
  await sql`close copied`.execute(transaction);
  return sum.done();
};

const SUM_BITS = 128;

/** A checksum over rows that does not depend on their order. */
export const createSum = (name: string, columns: readonly string[]) => {
  let rows = 0;
  let sum = 0n;
  return {
    add(row: Row): void {
      const text = JSON.stringify(columns.map((column) => plain(row[column])));
      const digest = createHash('sha256').update(text).digest('hex');
      sum = BigInt.asUintN(SUM_BITS, sum + BigInt(`0x${digest.slice(0, SUM_BITS / 4)}`));
      rows++;
    },
    done: (): CopiedTable => ({ name, rows, checksum: sum.toString(16).padStart(SUM_BITS / 4, '0') }),
  };
};

const plain = (value: unknown): unknown =>
  value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('hex') } : value;
