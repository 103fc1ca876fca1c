import { nextTimeOut } from '@three-spires/table';
import type { Log } from '../given/log.ts';
import type { Newsroom } from '../given/news.ts';
import type { TableStore } from '../given/ports.ts';
import { StoreError } from '../given/store-error.ts';
import type { Time } from '../given/time.ts';
import type { Host } from '../hosting/host.ts';
import { createStop } from './stop.ts';

/**
 * Enforces players' time limits: by alarms for tables in memory, within minutes, and by polling the store for
 * slow games, whose tables are seldom in memory.
 */
export type ClockWatch = {
  /** Whether an alarm is set for the table. */
  isWatched(table: string): boolean;
  /** Times out the tables that are due now; returns their number. */
  sweep(): Promise<number>;
  close(): Promise<void>;
};

const RETRY_MS = 5_000;
/** Later alarms are left to the sweeps. */
const ALARM_MS = 10 * 60_000;
const SWEEP_MS = 30_000;
/** Rows read per query. */
const BATCH = 50;

type WatchNeeds = {
  host: Host;
  store: TableStore;
  news: Newsroom;
  time: Time;
  log: Log;
  /**
   * Whether this node runs a table, and whether it handles the tables that no node runs; omitted for a single
   * node.
   */
  mayRun?: ((table: string) => Promise<boolean>) | undefined;
  mayCatchUp?: (() => Promise<boolean>) | undefined;
};

export const createClockWatch = (needs: WatchNeeds): ClockWatch => {
  const { host, store, news, time, log, mayRun, mayCatchUp } = needs;
  const stop = createStop(time);
  const alarms = new Map<string, () => void>();

  const logFailure = (table: string, error: unknown): void =>
    log.child({ table }).error(error, 'a clock could not be watched');

  const setAlarm = async (id: string): Promise<void> => {
    const isOurs = mayRun === undefined || (await mayRun(id));
    const { table, clock } = await host.table(id);
    alarms.get(id)?.();
    alarms.delete(id);
    // Where nobody concedes, a bot plays for seats that have already run out.
    const after = table.game.concession === undefined ? time.elapsed() : Number.NEGATIVE_INFINITY;
    const due = clock && nextTimeOut(clock, table, after);
    if (due === undefined || due.at - time.elapsed() > ALARM_MS || stop.isStopped() || !isOurs) return;
    const ring = (): void => {
      alarms.delete(id);
      host.timeOut(id).catch((error: unknown) => {
        logFailure(id, error);
        // The time stays over, so the game must end once the storage works again.
        if (error instanceof StoreError && !stop.isStopped()) alarms.set(id, time.after(RETRY_MS, ring));
      });
    };
    alarms.set(id, time.after(Math.max(0, due.at - time.elapsed()), ring));
  };

  const look = ({ table }: { readonly table: string }): void => {
    setAlarm(table).catch((error: unknown) => logFailure(table, error));
  };
  const unsubscribe = [news.subscribe('table', look), news.subscribe('loaded', look)];

  const sweep = async (): Promise<number> => {
    const now = time.date();
    let count = 0;
    let batch = await store.tablesDue(now, undefined, BATCH);
    while (batch.length > 0) {
      for (const { id } of batch) {
        if (stop.isStopped()) return count;
        await host.timeOut(id).catch((error: unknown) => logFailure(id, error));
        count++;
      }
      batch = batch.length < BATCH ? [] : await store.tablesDue(now, batch.at(-1), BATCH);
    }
    return count;
  };

  const keepSweeping = async (): Promise<void> => {
    while (await stop.sleep(SWEEP_MS))
      try {
        if (mayCatchUp === undefined || (await mayCatchUp())) await sweep();
      } catch (error) {
        log.error(error, 'the clocks of slow games could not be looked at');
      }
  };
  const sweeping = keepSweeping();

  return {
    isWatched: (table) => alarms.has(table),
    sweep,
    async close() {
      stop.stop();
      for (const end of unsubscribe) end();
      for (const cancel of alarms.values()) cancel();
      await sweeping;
    },
  };
};
