import type { Trouble } from '@three-spires/session';

/** Receives the store's measurements, for metrics. */
export type StoreObserver = {
  /** One transaction added this many entries to logs. */
  appended(count: number, seconds: number): void;
  /** An operation failed. */
  troubled(trouble: Trouble): void;
};
