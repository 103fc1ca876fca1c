import type { Addition } from '@three-spires/session';
import type { Store } from './store.ts';

/** An addition that is not stored yet, and the callbacks waiting for it. */
export type Waiting = {
  readonly table: string;
  readonly addition: Addition;
  readonly settle: (isAdded: boolean) => void;
  readonly fail: (error: unknown) => void;
};

/** How many commit durations bots leave the disk to people before their next commit. */
const REST = 3;

/**
 * Adds entries to logs. Additions in one turn of the event loop share a transaction, and so one wait for the
 * disk: a commit takes longer than everything else a move needs. Many tables of bots would keep the disk busy
 * all the time, so patient entries wait longer, unless a person's entry takes them along.
 *
 * `store` stores a batch and settles each addition. It reports to `took` how long the disk was busy, in
 * milliseconds.
 */
export const gathering = (
  store: (together: readonly Waiting[], took: (ms: number) => void) => Promise<void>,
): Store['append'] => {
  let waiting: Waiting[] = [];
  /** When patient entries may be stored again. */
  let restUntil = 0;
  let rest: NodeJS.Timeout | undefined;

  const storeWaiting = async (): Promise<void> => {
    clearTimeout(rest);
    rest = undefined;
    if (waiting.length === 0) return;
    const together = waiting;
    waiting = [];
    try {
      await store(together, (ms) => {
        restUntil = performance.now() + REST * ms;
      });
    } catch (error) {
      for (const { fail } of together) fail(error);
    }
  };

  const callSoon = ({ isPatient }: Addition): void => {
    const left = isPatient === true ? restUntil - performance.now() : 0;
    if (left <= 0) setImmediate(storeWaiting);
    else rest ??= setTimeout(storeWaiting, left);
  };

  return (table, addition) =>
    new Promise((settle, fail) => {
      waiting.push({ table, addition, settle, fail });
      callSoon(addition);
    });
};
