import { SessionError } from '../common/error.ts';

/** Why the storage failed while everything else works. */
export type Trouble = 'busy' | 'full' | 'damaged' | 'read-only' | 'missing' | 'failing' | 'away';

const ANSWERS: Readonly<Record<Trouble, readonly [code: string, text: string]>> = {
  busy: ['try-again', 'Another program holds the database. Try again in a moment.'],
  full: ['storage-full', 'The disk is full. Nothing can be stored until there is space again.'],
  damaged: ['storage-damaged', 'The database is damaged. A backup has to be restored.'],
  'read-only': ['storage-read-only', 'The database cannot be written: its file or folder is read-only.'],
  missing: ['storage-missing', 'The database file was removed or replaced while the server runs.'],
  failing: ['storage-failing', 'The disk refuses to read or write the database.'],
  away: ['storage-away', 'The database server cannot be reached. Try again in a moment.'],
};

/** The storage operation failed. Nothing was stored, so the request can be retried. */
export class StoreError extends SessionError {
  readonly trouble: Trouble;

  constructor(trouble: Trouble, cause?: unknown) {
    const [code, text] = ANSWERS[trouble];
    super('unavailable', code, text);
    this.trouble = trouble;
    this.cause = cause;
  }
}
