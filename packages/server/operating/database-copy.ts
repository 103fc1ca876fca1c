import { chmodSync, closeSync, fsyncSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../settings/operator-error.ts';
import { openExisting, type SqliteFile } from '../store/sqlite/sqlite-file.ts';
import { troubleOf } from '../store/sqlite/sqlite-trouble.ts';
import { refuseUnreadable, stepsOf } from '../store/sqlite/store-version.ts';

/** The size of a database, for comparisons and messages. */
export type Contents = { readonly people: number; readonly tables: number; readonly entries: number };

export const contentsText = ({ people, tables, entries }: Contents): string =>
  `${counted(tables, 'table')} with ${counted(entries, 'log entry', 'log entries')}, ${counted(people, 'person', 'people')}`;

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/**
 * Copies a database that may be in use, as of one moment, and checks the copy. The copy gets its name only
 * once it is complete and on disk.
 */
export const copyDatabase = async (from: string, to: string): Promise<Contents> => {
  const aside = `${to}.part`;
  try {
    // VACUUM INTO fills an empty file that only its owner may read, because a database holds what players
    // must not see.
    closeSync(openSync(aside, 'w', 0o600));
    chmodSync(aside, 0o600);
  } catch (error) {
    throw new OperatorError(`${to} cannot be written (${(error as Error).message}).`);
  }
  try {
    reading(from, (opened) => opened.prepare('vacuum into ?').run(aside));
    syncToDisk(aside);
    const contents = await inspectDatabase(aside);
    renameSync(aside, to);
    return contents;
  } catch (error) {
    if (troubleOf(error) === undefined) throw error;
    throw new OperatorError(`${from} could not be copied to ${to} (${(error as Error).message}).`);
  } finally {
    for (const file of [aside, `${aside}-journal`]) rmSync(file, { force: true });
  }
};

/** The contents of a database file. Refuses one that is damaged, not ours, or newer than this release. */
export const inspectDatabase = async (file: string): Promise<Contents> => {
  refuseOther(file);
  const opened = openOrRefuse(file);
  try {
    const [check] = opened.pragma('integrity_check(1)') as { readonly integrity_check: string }[];
    if (check?.integrity_check !== 'ok')
      throw new OperatorError(`${file} is damaged (${check?.integrity_check}).`);
    if (stepsOf(opened) === undefined)
      throw new OperatorError(`${file} is a database, but not one of Three Spires.`);
    await refuseUnreadable(file, opened);
    return countContents(file, opened);
  } catch (error) {
    throw troubleOf(error) === undefined ? error : unreadable(file, error);
  } finally {
    opened.close();
  }
};

/** Logs are numbered without gaps. (The log of a table that is being deleted may end early.) */
const countContents = (file: string, opened: SqliteFile): Contents => {
  const count = (what: string): number => {
    const [row] = opened.prepare(`select count(*) as count from ${what}`).all() as { count: number }[];
    return row?.count ?? 0;
  };
  const torn = count(
    hasBranches(opened)
      ? `(select 1 from entry join game on game.id = game_id group by game_id
          having count(*) <> max(seq) - coalesce(max(parent_seq), 0))`
      : '(select 1 from entry group by game_id having count(*) <> max(seq))',
  );
  if (torn > 0)
    throw new OperatorError(`${file} is damaged (${counted(torn, 'table')} with a gap in the log).`);
  return { people: count('person'), tables: count('game'), entries: count('entry') };
};

/** Whether a log can begin in another table's log, which earlier releases did not have. */
const hasBranches = (opened: SqliteFile): boolean =>
  (opened.pragma('table_info(game)') as { readonly name: string }[]).some(({ name }) => name === 'parent_id');

const reading = <Result>(file: string, read: (opened: SqliteFile) => Result): Result => {
  const opened = openOrRefuse(file);
  try {
    return read(opened);
  } finally {
    opened.close();
  }
};

const openOrRefuse = (file: string): SqliteFile => {
  try {
    return openExisting(file, 'ro');
  } catch (error) {
    throw unreadable(file, error);
  }
};

const unreadable = (file: string, error: unknown): OperatorError =>
  new OperatorError(
    troubleOf(error) === 'damaged'
      ? `${file} is damaged (${(error as Error).message}).`
      : `${file} cannot be read (${(error as Error).message}).`,
  );

const HEADER = 'SQLite format 3\0';

/** Refuses anything that is not a SQLite database, before SQLite opens it. */
const refuseOther = (file: string): void => {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) throw new OperatorError(`There is no file ${file}.`);
  if (!found.isFile()) throw new OperatorError(`${file} is not a file.`);
  const head = Buffer.alloc(HEADER.length);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, head, 0, head.length, 0);
  } finally {
    closeSync(handle);
  }
  if (head.toString('latin1') !== HEADER) throw new OperatorError(`${file} is not a database.`);
};

const syncToDisk = (file: string): void => {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** A timestamp for file names; it sorts by time. */
export const stampOf = (at: Date): string =>
  at.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');

/** Resolves a path from the command line, wherever npm runs the command. */
export const fromCaller = (file: string): string => path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
