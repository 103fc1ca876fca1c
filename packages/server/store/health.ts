import type { StoreError } from '@three-spires/session';

/** A look at the storage is good for this long, so that asking often costs little. */
const FRESH_MS = 1_000;
/** What went wrong is reported for this long: a small write may succeed where a move did not. */
const RECENT_MS = 10_000;

/** Every table that a game needs. */
export const LOOKED_AT = ['person', 'game', 'seat', 'entry', 'snapshot'];

export type StoreHealth = {
  /** Fulfilled when the storage can be read and written now; else rejected with a StoreError. */
  check(): Promise<void>;
  /** An operation has failed. */
  note(error: StoreError): void;
};

/** `look` reads and writes a little, and fails with a StoreError where that is not possible. */
export const createStoreHealth = (look: () => Promise<void>): StoreHealth => {
  let noted: { readonly error: StoreError; readonly at: number } | undefined;
  let last: { readonly at: number; readonly result: Promise<void> } | undefined;
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
  };
};

/** Damage does not go away, even where other pages can still be read. */
const isLasting = ({ trouble }: StoreError): boolean => trouble === 'damaged';
