import { setTimeout as sleep } from 'node:timers/promises';
import type { Bus } from '../given/bus.ts';
import type { Log } from '../given/log.ts';
import { StoreError } from '../given/store-error.ts';

/** Does for a table what nobody there does, if there is anything; false when there is nothing. */
export type Service = (table: string, stop: AbortSignal) => Promise<boolean>;

/** Keeps tables going where the server has to do something: whenever one has changed or comes into memory. */
export type Attendant = {
  /** Waits until nothing is under way any more. */
  close(): Promise<void>;
};

type AttendantNeeds = {
  readonly bus: Bus;
  readonly log: Log;
  readonly services: readonly Service[];
  readonly retryMs?: number;
};

/** A full disk or a locked database is looked at again after this long. */
const RETRY_MS = 5_000;

export const createAttendant = (needs: AttendantNeeds): Attendant => {
  const { bus, log, services, retryMs = RETRY_MS } = needs;
  const attended = new Map<string, Promise<void>>();
  const stop = new AbortController();

  const serveOnce = async (table: string): Promise<boolean> => {
    for (const service of services) if (await service(table, stop.signal)) return true;
    return false;
  };

  /** Whether to come back later: storage that failed may work again, and then the table must go on. */
  const failed = (table: string, error: unknown): boolean => {
    if (!stop.signal.aborted) log.error(error, `table ${table} could not be kept going`);
    return error instanceof StoreError && error.trouble !== 'damaged';
  };

  const attend = async (table: string): Promise<void> => {
    while (!stop.signal.aborted) {
      try {
        if (!(await serveOnce(table))) return;
      } catch (error) {
        if (!failed(table, error)) return;
        await sleep(retryMs, undefined, { signal: stop.signal }).catch(() => undefined);
      }
    }
  };

  // Whoever attends to a table looks again before leaving it, so nobody else is needed there meanwhile.
  const call = ({ table }: { readonly table: string }): void => {
    if (stop.signal.aborted || attended.has(table)) return;
    attended.set(
      table,
      attend(table).finally(() => attended.delete(table)),
    );
  };

  const unsubscribe = [bus.subscribe('table', call), bus.subscribe('loaded', call)];

  return {
    async close() {
      for (const end of unsubscribe) end();
      stop.abort();
      await Promise.all(attended.values());
    },
  };
};
