import type { Log } from '../given/log.ts';
import type { Newsroom } from '../given/news.ts';
import { StoreError } from '../given/store-error.ts';
import type { Time } from '../given/time.ts';
import { createStop, type Stop } from './stop.ts';

/** Nothing to do now, but there may be after this delay, even if nothing changes. */
export type Later = { readonly againMs: number };

/** Does one piece of work for a table that no player there does; false when there is none. */
export type Service = (table: string, stop: Stop) => Promise<boolean | Later>;

/** Runs bots, clocks and suppliers for a table whenever it changes or is loaded into memory. */
export type Attendant = {
  /** Waits until all running work has finished. */
  close(): Promise<void>;
};

type AttendantNeeds = {
  readonly news: Newsroom;
  readonly time: Time;
  readonly log: Log;
  readonly services: readonly Service[];
  readonly retryMs?: number;
  /** Whether this node runs a table; omitted if there is only one node. */
  readonly mayRun?: (table: string) => Promise<boolean>;
};

/** The retry delay after a full disk or a locked database. */
const RETRY_MS = 5_000;

export const createAttendant = (needs: AttendantNeeds): Attendant => {
  const { news, time, log, services, mayRun, retryMs = RETRY_MS } = needs;
  const attended = new Map<string, Promise<void>>();
  /** Tables changed since their attendant last started to look. */
  const changed = new Set<string>();
  const alarms = new Map<string, () => void>();
  const stop = createStop(time);

  const serveOnce = async (table: string): Promise<boolean | Later> => {
    for (const service of services) {
      const served = await service(table, stop);
      if (served !== false) return served;
    }
    return false;
  };

  const setAlarm = (table: string, { againMs }: Later): void => {
    if (stop.isStopped()) return;
    const ring = (): void => {
      alarms.delete(table);
      call({ table });
    };
    alarms.set(table, time.after(againMs, ring));
  };

  /** Whether to retry later: failed storage may recover, and then the table must continue. */
  const failed = (table: string, error: unknown): boolean => {
    if (!stop.isStopped()) log.child({ table }).error(error, 'a table could not be kept going');
    return error instanceof StoreError && error.trouble !== 'damaged';
  };

  const attend = async (table: string): Promise<void> => {
    while (!stop.isStopped()) {
      changed.delete(table);
      try {
        if (mayRun !== undefined && !(await mayRun(table))) return;
        const served = await serveOnce(table);
        if (served === true) continue;
        if (served !== false) setAlarm(table, served);
        return;
      } catch (error) {
        if (!failed(table, error)) return;
        await stop.sleep(retryMs);
      }
    }
  };

  // One attendant is enough: if a table changes while it looks, it looks again. Another node may briefly
  // attend to the same table: both find the same work, and the store accepts one entry.
  const call = ({ table }: { readonly table: string }): void => {
    if (stop.isStopped()) return;
    if (attended.has(table)) return void changed.add(table);
    alarms.get(table)?.();
    alarms.delete(table);
    attended.set(
      table,
      attend(table).finally(() => {
        attended.delete(table);
        if (changed.delete(table)) call({ table });
      }),
    );
  };

  const unsubscribe = [
    news.subscribe('table', call),
    news.subscribe('loaded', call),
    news.subscribe('chat', call),
  ];

  return {
    async close() {
      for (const end of unsubscribe) end();
      stop.stop();
      for (const cancel of alarms.values()) cancel();
      await Promise.all(attended.values());
    },
  };
};
