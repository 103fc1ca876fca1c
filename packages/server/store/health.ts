import type { StoreError } from '@three-spires/session';

/** The result of a check is reused for this long, so frequent checks cost little. */
const FRESH_MS = 1_000;
/** A failure is reported for this long: a small write may succeed where a move did not. */
const RECENT_MS = 10_000;

/** Every database table that a game needs. */
export const LOOKED_AT = ['person', 'game', 'seat', 'entry', 'snapshot'];

export type StoreHealth = {
  /** Resolves if the storage can be read and written now; rejects with a StoreError otherwise. */
  check(): Promise<void>;
  /** Records a failed operation. */
  note(error: StoreError): void;
};

/** `look` reads and writes a little, and fails with a StoreError if that is impossible. */
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

/** Damage does not go away, even if other pages can still be read. */
const isLasting = ({ trouble }: StoreError): boolean => trouble === 'damaged';
