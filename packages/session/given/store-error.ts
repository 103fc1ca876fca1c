import { SessionError } from '../common/error.ts';

/** What can be wrong with the storage while everything else is fine. */
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

/** The storage could not do what was asked. Nothing of it was stored, so it can be asked again. */
export class StoreError extends SessionError {
  readonly trouble: Trouble;

  constructor(trouble: Trouble, cause?: unknown) {
    const [code, text] = ANSWERS[trouble];
    super('unavailable', code, text);
    this.trouble = trouble;
    this.cause = cause;
  }
}
