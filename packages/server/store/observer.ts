import type { Trouble } from '@three-spires/session';

/** Hears what a store does, for metrics. */
export type StoreObserver = {
  /** Some entries were added to logs in one transaction. */
  appended(count: number, seconds: number): void;
  /** An operation has failed. */
  troubled(trouble: Trouble): void;
};
