import { statfsSync } from 'node:fs';
import path from 'node:path';
import { ApiError } from './api-error.ts';

/** What can be wrong with the storage while everything else is fine. */
export type Trouble = 'busy' | 'full' | 'damaged' | 'read-only' | 'missing' | 'failing';

const ANSWERS: Readonly<Record<Trouble, readonly [code: string, text: string]>> = {
  busy: ['try-again', 'Another program holds the database. Try again in a moment.'],
  full: ['storage-full', 'The disk is full. Nothing can be stored until there is space again.'],
  damaged: ['storage-damaged', 'The database is damaged. A backup has to be restored.'],
  'read-only': ['storage-read-only', 'The database cannot be written: its file or folder is read-only.'],
  missing: ['storage-missing', 'The database file was removed or replaced while the server runs.'],
  failing: ['storage-failing', 'The disk refuses to read or write the database.'],
};

/** The storage could not do what was asked. Nothing of it was stored, so it can be asked again. */
export class StoreError extends ApiError {
  readonly trouble: Trouble;

  constructor(trouble: Trouble, cause?: unknown) {
    const [code, text] = ANSWERS[trouble];
    super(503, code, text);
    this.trouble = trouble;
    this.cause = cause;
  }
}

/** The error codes of SQLite, by how they begin: extended codes only add to them. */
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
  // libsql gives no code where it cannot open the file at all.
  if (error.message.startsWith('ConnectionFailed')) return 'failing';
  const code = 'code' in error ? String(error.code) : '';
  return TROUBLES.find(([start]) => code.startsWith(start))?.[1];
};

/** An error of SQLite as ours; anything else as it is. */
export const asStoreError = (error: unknown, file: string): unknown => {
  const trouble = troubleOf(error);
  if (trouble === undefined) return error;
  // SQLite cannot tell where it is a sync or the shared memory that finds no space.
  return new StoreError(trouble === 'failing' && isDiskFull(file) ? 'full' : trouble, error);
};

const LEAST_BYTES = 64 * 1024;

const isDiskFull = (file: string): boolean => {
  try {
    const { bavail, bsize, blocks } = statfsSync(path.dirname(file));
    return blocks > 0 && bavail * bsize < LEAST_BYTES;
  } catch {
    return false;
  }
};
