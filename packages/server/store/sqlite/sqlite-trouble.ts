import { statfsSync } from 'node:fs';
import path from 'node:path';
import { StoreError, type Trouble } from '@three-spires/session';
import type { Failures } from '../patience.ts';

/** SQLite error codes by prefix: extended codes only add to them. */
const TROUBLES: readonly (readonly [code: string, trouble: Trouble])[] = [
  ['SQLITE_BUSY', 'busy'],
  ['SQLITE_FULL', 'full'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_READONLY', 'read-only'],
  ['SQLITE_IOERR', 'failing'],
  ['SQLITE_CANTOPEN', 'failing'],
];

export const troubleOf = (error: unknown): Trouble | undefined => {
  if (!(error instanceof Error)) return undefined;
  // libsql sets no code if it cannot open the file at all.
  if (error.message.startsWith('ConnectionFailed')) return 'failing';
  const code = 'code' in error ? String(error.code) : '';
  return TROUBLES.find(([start]) => code.startsWith(start))?.[1];
};

/** Converts an SQLite error into ours; returns anything else unchanged. */
export const asStoreError = (error: unknown, file: string): unknown => {
  const trouble = troubleOf(error);
  if (trouble === undefined) return error;
  // SQLite does not report a full disk if a sync or the shared memory runs out of space.
  return new StoreError(trouble === 'failing' && isDiskFull(file) ? 'full' : trouble, error);
};

/** Work that found the file locked has changed nothing. */
export const failuresOf = (file: string): Failures => ({
  mayPass: (error) => troubleOf(error) === 'busy',
  named: (error) => asStoreError(error, file),
  longestWaitMs: 50,
});

const LEAST_BYTES = 64 * 1024;

const isDiskFull = (file: string): boolean => {
  try {
    const { bavail, bsize, blocks } = statfsSync(path.dirname(file));
    return blocks > 0 && bavail * bsize < LEAST_BYTES;
  } catch {
    return false;
  }
};
