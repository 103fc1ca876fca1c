import { nextTimeOut } from '@three-spires/table';
import type { Log } from '../given/log.ts';
import type { Newsroom } from '../given/news.ts';
import { StoreError } from '../given/store-error.ts';
import type { Time } from '../given/time.ts';
import type { Host } from '../hosting/host.ts';

/** Ends a game when a player's time is over. */
export type ClockWatch = { close(): void };

const RETRY_MS = 5_000;

type WatchNeeds = { host: Host; news: Newsroom; time: Time; log: Log };

export const createClockWatch = ({ host, news, time, log }: WatchNeeds): ClockWatch => {
  const alarms = new Map<string, () => void>();
  let isClosed = false;

  const logFailure = (error: unknown): void => log.error(error, 'a clock could not be watched');

  const setAlarm = async (id: string): Promise<void> => {
    const { table, clock } = await host.table(id);
    alarms.get(id)?.();
    alarms.delete(id);
    const due = clock && nextTimeOut(clock, table);
    if (due === undefined || isClosed) return;
    const ring = (): void => {
      alarms.delete(id);
      host.timeOut(id).catch((error: unknown) => {
        logFailure(error);
        // The time stays over, so the game has to end once the storage works again.
        if (error instanceof StoreError && !isClosed) alarms.set(id, time.after(RETRY_MS, ring));
      });
    };
    alarms.set(id, time.after(Math.max(0, due.at - time.elapsed()), ring));
  };

  const look = ({ table }: { readonly table: string }): void => {
    setAlarm(table).catch(logFailure);
  };
  const unsubscribe = [news.subscribe('table', look), news.subscribe('loaded', look)];

  return {
    close() {
      isClosed = true;
      for (const end of unsubscribe) end();
      for (const cancel of alarms.values()) cancel();
    },
  };
};
