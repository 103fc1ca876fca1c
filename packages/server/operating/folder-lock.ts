import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { StoreError } from '@three-spires/session';
import Libsql from 'libsql';
import { OperatorError } from '../settings/operator-error.ts';
import { asStoreError, troubleOf } from '../store/sqlite/sqlite-trouble.ts';

const LOCK = 'three-spires.lock';
const HOLDER = 'three-spires.pid';

export type FolderLock = { release(): void };

/**
 * Locks the data folder for this process alone, or refuses with a sentence that names the holder. The lock is
 * SQLite's own, on a file next to the database: the operating system releases it however the process ends.
 */
export const lockFolder = (folder: string): FolderLock => {
  const holder = path.join(folder, HOLDER);
  const lock = take(folder);
  try {
    writeFileSync(holder, `${process.pid} on ${hostname()}\n`);
  } catch (error) {
    throw notWritable(folder, (error as Error).message);
  }
  return {
    release() {
      rmSync(holder, { force: true });
      lock.exec('rollback');
      lock.close();
    },
  };
};

const take = (folder: string): InstanceType<typeof Libsql> => {
  const file = path.join(folder, LOCK);
  try {
    // Node reports why a file cannot be created, SQLite only that it cannot.
    writeFileSync(file, '', { flag: 'a' });
  } catch (error) {
    throw notWritable(folder, (error as Error).message);
  }
  try {
    const lock = new Libsql(file);
    lock.pragma('busy_timeout = 0');
    lock.pragma('journal_mode = MEMORY');
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    if (troubleOf(error) === 'busy') throw inUse(folder);
    const problem = asStoreError(error, file);
    throw problem instanceof StoreError ? notWritable(folder, problem.message) : problem;
  }
};

const inUse = (folder: string): OperatorError =>
  new OperatorError(
    `DATA_DIR: ${folder} is in use by another Three Spires (process ${holderOf(folder)}). Stop that one first, or choose another folder.`,
  );

const notWritable = (folder: string, why: string): OperatorError =>
  new OperatorError(`DATA_DIR: ${folder} cannot be written (${why}). Everything is kept there.`);

const holderOf = (folder: string): string => {
  try {
    return readFileSync(path.join(folder, HOLDER), 'utf8').trim();
  } catch {
    return 'unknown';
  }
};
