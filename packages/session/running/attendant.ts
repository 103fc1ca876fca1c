import type { Log } from '../given/log.ts';
import type { Newsroom } from '../given/news.ts';
import { StoreError } from '../given/store-error.ts';
import type { Time } from '../given/time.ts';
import { createStop, type Stop } from './stop.ts';

/** Does one thing for a table that no player there does; false when there is nothing to do. */
export type Service = (table: string, stop: Stop) => Promise<boolean>;

/** Runs bots, clocks and suppliers for a table, whenever it changes or comes into memory. */
export type Attendant = {
  /** Waits until nothing is under way any more. */
  close(): Promise<void>;
};

type AttendantNeeds = {
  readonly news: Newsroom;
  readonly time: Time;
  readonly log: Log;
  readonly services: readonly Service[];
  readonly retryMs?: number;
};

/** A full disk or a locked database is looked at again after this long. */
const RETRY_MS = 5_000;

export const createAttendant = (needs: AttendantNeeds): Attendant => {
  const { news, time, log, services, retryMs = RETRY_MS } = needs;
  const attended = new Map<string, Promise<void>>();
  const stop = createStop(time);

  const serveOnce = async (table: string): Promise<boolean> => {
    for (const service of services) if (await service(table, stop)) return true;
    return false;
  };

  /** Whether to come back later: storage that failed may work again, and then the table must go on. */
  const failed = (table: string, error: unknown): boolean => {
    if (!stop.isStopped()) log.error(error, `table ${table} could not be kept going`);
    return error instanceof StoreError && error.trouble !== 'damaged';
  };

  const attend = async (table: string): Promise<void> => {
    while (!stop.isStopped()) {
      try {
        if (!(await serveOnce(table))) return;
      } catch (error) {
        if (!failed(table, error)) return;
        await stop.sleep(retryMs);
      }
    }
  };

  // The attendant of a table looks again before it leaves, so one is enough. Other nodes may attend to the same
  // table: they find the same to do, and the store takes one entry.
  const call = ({ table }: { readonly table: string }): void => {
    if (stop.isStopped() || attended.has(table)) return;
    attended.set(
      table,
      attend(table).finally(() => attended.delete(table)),
    );
  };

  const unsubscribe = [news.subscribe('table', call), news.subscribe('loaded', call)];

  return {
    async close() {
      for (const end of unsubscribe) end();
      stop.stop();
      await Promise.all(attended.values());
    },
  };
};
