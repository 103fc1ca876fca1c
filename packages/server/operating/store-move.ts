import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StoreError } from '@three-spires/session';
import { type Kysely, sql } from 'kysely';
import { OperatorError } from '../settings/operator-error.ts';
import { type Links, postgresBuilder } from '../store/postgres/postgres-driver.ts';
import { POSTGRES_FAILURES, refusalOf } from '../store/postgres/postgres-trouble.ts';
import { prepareDatabase, refuseOlder } from '../store/postgres/store-postgres.ts';
import type { Database } from '../store/schema.ts';
import { DATABASE, openExisting } from '../store/sqlite/sqlite-file.ts';
import { openSqliteStore } from '../store/sqlite/store-sqlite.ts';
import { copyOut } from './copy-out.ts';
import {
  type AnyTables,
  type CopiedTable,
  type CopyProgress,
  copyRows,
  refuseNonEmpty,
} from './copy-rows.ts';
import { type Contents, copyDatabase, inspectDatabase } from './database-copy.ts';
import { lockFolder } from './folder-lock.ts';

/** The target database, and its name for the operator. */
export type Target = { readonly links: Links; readonly name: string };

/**
 * Copies a database file, or the one in a data folder, into an empty PostgreSQL database. The file is only
 * read; migrations run on a copy of it. A folder must not be in use, or the newest moves would be lost.
 */
export const moveStore = async (
  from: string,
  target: Target,
  tell: (progress: CopyProgress) => void,
): Promise<readonly CopiedTable[]> => {
  const isFolder = statSync(from, { throwIfNoEntry: false })?.isDirectory() === true;
  const lock = isFolder ? lockFolder(from) : undefined;
  const aside = mkdtempSync(path.join(tmpdir(), 'three-spires-move-'));
  try {
    const [file, copy] = [isFolder ? path.join(from, DATABASE) : from, path.join(aside, DATABASE)];
    await inspectDatabase(file);
    await copyDatabase(file, copy);
    await (await openSqliteStore(copy)).close();
    return await send(copy, target, tell);
  } finally {
    rmSync(aside, { recursive: true, force: true });
    lock?.release();
  }
};

/** Backs up a PostgreSQL database, which may be in use, to a file such as a server without PostgreSQL has. */
export const backUpDatabase = async (source: Target, to: string): Promise<Contents> => {
  const aside = mkdtempSync(path.join(path.dirname(to), '.three-spires-backup-'));
  const file = path.join(aside, DATABASE);
  const db = postgresBuilder<Database>(source.links);
  try {
    await refuseOlder(db, source.name);
    await (await openSqliteStore(file)).close();
    const opened = openExisting(file, 'rw');
    try {
      await copyOut(db as unknown as Kysely<AnyTables>, opened, source.name);
    } finally {
      opened.close();
    }
    return await copyDatabase(file, to);
  } catch (error) {
    throw namedFor(source.name, error);
  } finally {
    await db.destroy();
    rmSync(aside, { recursive: true, force: true });
  }
};

const send = async (
  file: string,
  { links, name }: Target,
  tell: (progress: CopyProgress) => void,
): Promise<readonly CopiedTable[]> => {
  const opened = openExisting(file, 'ro');
  const db = postgresBuilder<Database>(links);
  const tables = db as unknown as Kysely<AnyTables>;
  try {
    await refuseNonEmpty(opened, tables, name);
    await prepareDatabase(db, name);
    const copied = await copyRows(opened, tables, name, tell);
    // Lets the first queries be planned for the new contents.
    for (const table of copied) await sql`analyze ${sql.table(table.name)}`.execute(db);
    return copied;
  } catch (error) {
    throw namedFor(name, error);
  } finally {
    opened.close();
    await db.destroy();
  }
};

const namedFor = (name: string, error: unknown): unknown => {
  const problem = POSTGRES_FAILURES.named(error);
  if (!(problem instanceof StoreError)) return problem;
  const reason = refusalOf(error) ?? `${problem.message} (${(error as Error).message}).`;
  return new OperatorError(`${name}: ${reason} Nothing was copied.`);
};
