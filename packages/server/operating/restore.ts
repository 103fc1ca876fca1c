// npm run restore -- FILE: replaces the database with a backup, and keeps the old one.
import { constants, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../settings/config.ts';
import { giveUp, OperatorError } from '../settings/operator-error.ts';
import { checkpoint, DATABASE, openExisting } from '../store/sqlite/sqlite-file.ts';
import { contentsText, copyDatabase, fromCaller, inspectDatabase, stampOf } from './database-copy.ts';
import { lockFolder } from './folder-lock.ts';
import { keepFilesPrivate } from './private-files.ts';

const restore = async (dataDir: string, from: string): Promise<readonly string[]> => {
  await inspectDatabase(from);
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new OperatorError(`DATA_DIR: ${dataDir} cannot be made (${(error as Error).message}).`);
  }
  const lock = lockFolder(dataDir);
  try {
    const database = path.join(dataDir, DATABASE);
    const fresh = `${database}.restored`;
    const contents = await copyDatabase(from, fresh);
    const kept = existsSync(database) ? setAside(database) : undefined;
    // Atomic: before this call the old database is in place, after it the new one, and never a mixture.
    renameSync(fresh, database);
    return [
      `Restored ${from} to ${database}: ${contentsText(contents)}.`,
      ...(kept === undefined ? [] : [`The database that was there is now ${kept}.`]),
    ];
  } finally {
    lock.release();
  }
};

/** A PostgreSQL database must be empty: nothing in it is ever replaced. */
const restoreInto = async (databaseUrl: string, from: string): Promise<readonly string[]> => {
  const { openPool } = await import('../store/postgres/postgres-pool.ts');
  const { shownUrl } = await import('../store/postgres/store-postgres.ts');
  const { moveStore } = await import('./store-move.ts');
  const name = shownUrl(databaseUrl);
  const contents = await inspectDatabase(from);
  await moveStore(from, { links: openPool(databaseUrl, 'unhurried'), name }, () => undefined);
  return [`Restored ${from} to ${name}: ${contentsText(contents)}.`];
};

/**
 * Copies the database aside and removes its write-ahead log, which must never be applied to another database.
 */
const setAside = (database: string): string => {
  const kept = path.join(path.dirname(database), `three-spires-replaced-${stampOf(new Date())}.db`);
  const log = `${database}-wal`;
  emptyLog(database);
  copyFileSync(database, kept, constants.COPYFILE_EXCL);
  // What cannot be checkpointed from a damaged database is kept next to its copy.
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > 0) copyFileSync(log, `${kept}-wal`);
  for (const file of [log, `${database}-shm`]) rmSync(file, { force: true });
  return kept;
};

const emptyLog = (database: string): void => {
  try {
    const opened = openExisting(database, 'rw');
    checkpoint(opened);
    opened.close();
  } catch {
    // It may be damaged, which is a reason to restore a backup.
  }
};

try {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) throw new OperatorError('Usage: npm run restore -- FILE');
  const { databaseUrl, dataDir } = readConfig(process.env);
  keepFilesPrivate();
  const from = fromCaller(file);
  const lines =
    databaseUrl === undefined ? await restore(dataDir, from) : await restoreInto(databaseUrl, from);
  for (const line of lines) console.log(line);
} catch (error) {
  giveUp(error);
}
