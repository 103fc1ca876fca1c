import { statSync } from 'node:fs';
import { StoreError } from '@three-spires/session';
import { openExisting } from './sqlite-file.ts';
import { asStoreError, troubleOf } from './sqlite-trouble.ts';

/** A look at the storage is good for this long, so that asking often costs little. */
const FRESH_MS = 1_000;
/** What went wrong is reported for this long: a small write may succeed where a move did not. */
const RECENT_MS = 10_000;

/** Every table that a game needs; reading one row of each goes through its first page. */
const LOOKED_AT = ['person', 'game', 'seat', 'entry', 'snapshot'];

export type StoreHealth = {
  /** Fulfilled when the storage can be read and written now; else rejected with a StoreError. */
  check(): Promise<void>;
  /** An operation has failed. */
  note(error: StoreError): void;
  close(): void;
};

/** `write` changes the database once, however little. */
export const createStoreHealth = (file: string, write: () => Promise<void>): StoreHealth => {
  // A connection of its own that keeps no pages, so that it sees what is on the disk and not what was.
  const reader = openExisting(file, 'ro');
  const { ino } = statSync(file);
  let noted: { readonly error: StoreError; readonly at: number } | undefined;
  let last: { readonly at: number; readonly result: Promise<void> } | undefined;

  const read = (): void => {
    if (statSync(file, { throwIfNoEntry: false })?.ino !== ino) throw new StoreError('missing');
    reader.pragma('shrink_memory');
    for (const table of LOOKED_AT) reader.prepare(`select 1 from ${table} limit 1`).all();
  };

  const look = async (): Promise<void> => {
    try {
      read();
      await write();
    } catch (error) {
      // Others wait their turn for a lock. One that is never released makes operations fail, and these are noted.
      if (troubleOf(error) !== 'busy') throw asStoreError(error, file);
    }
  };

  return {
    async check() {
      const now = performance.now();
      if (noted !== undefined && (isLasting(noted.error) || now - noted.at < RECENT_MS)) throw noted.error;
      if (last === undefined || now - last.at > FRESH_MS) last = { at: now, result: look() };
      await last.result;
    },
    note(error) {
      if (noted === undefined || !isLasting(noted.error)) noted = { error, at: performance.now() };
    },
    close: () => reader.close(),
  };
};

/** Damage does not go away, even where other pages can still be read. */
const isLasting = ({ trouble }: StoreError): boolean => trouble === 'damaged';
