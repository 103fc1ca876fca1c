import { nextTimeOut } from '@three-spires/table';
import type { Bus } from '../given/bus.ts';
import type { Log } from '../given/log.ts';
import { StoreError } from '../given/store-error.ts';
import { clockNow } from '../hosting/clock-time.ts';
import type { Host } from '../hosting/host.ts';

/** Sees to it that a game ends when somebody's time is over. */
export type ClockWatch = { close(): void };

const RETRY_MS = 5_000;

type WatchNeeds = { host: Host; bus: Bus; log: Log };

export const createClockWatch = ({ host, bus, log }: WatchNeeds): ClockWatch => {
  const alarms = new Map<string, NodeJS.Timeout>();
  let isClosed = false;

  const logFailure = (error: unknown): void => log.error(error, 'a clock could not be watched');

  const setAlarm = async (id: string): Promise<void> => {
    const { table, clock } = await host.table(id);
    clearTimeout(alarms.get(id));
    alarms.delete(id);
    const due = clock && nextTimeOut(clock, table);
    if (due === undefined || isClosed) return;
    const ring = (): void => {
      alarms.delete(id);
      host.timeOut(id).catch((error: unknown) => {
        logFailure(error);
        // The time stays over, so the game still has to end once the storage works again.
        if (error instanceof StoreError && !isClosed) alarms.set(id, setTimeout(ring, RETRY_MS));
      });
    };
    alarms.set(id, setTimeout(ring, Math.max(0, due.at - clockNow())));
  };

  const look = ({ table }: { readonly table: string }): void => {
    setAlarm(table).catch(logFailure);
  };
  const unsubscribe = [bus.subscribe('table', look), bus.subscribe('loaded', look)];

  return {
    close() {
      isClosed = true;
      for (const end of unsubscribe) end();
      for (const alarm of alarms.values()) clearTimeout(alarm);
    },
  };
};
