import { expect, it } from 'vitest';
import type { Log } from '../given/log.ts';
import { createNewsroom } from '../given/news.ts';
import { StoreError } from '../given/store-error.ts';
import type { Time } from '../given/time.ts';
import { createAttendant } from './attendant.ts';

const SILENT: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  child: () => SILENT,
};

const TIME: Time = {
  elapsed: () => performance.now(),
  date: Date.now,
  dayOf: () => '2026-11-16',
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

it('comes back to a table that could not be stored, so that a bot still makes its move', async () => {
  const news = createNewsroom(setImmediate);
  const troubles = [new StoreError('full'), new StoreError('busy')];
  const served: string[] = [];
  const attendant = createAttendant({
    news,
    time: TIME,
    log: SILENT,
    retryMs: 1,
    services: [
      async (table) => {
        const trouble = troubles.pop();
        if (trouble !== undefined) throw trouble;
        served.push(table);
        return false;
      },
    ],
  });
  news.publish('table', { table: 'one' });
  await expect.poll(() => served).toEqual(['one']);
  await attendant.close();
});

it('looks again at a table that changed while it looked, however long there seemed to be nothing to do', async () => {
  const news = createNewsroom(setImmediate);
  let looks = 0;
  const attendant = createAttendant({
    news,
    time: TIME,
    log: SILENT,
    services: [
      async (table) => {
        if (++looks > 1) return false;
        news.publish('table', { table });
        await new Promise((resolve) => setTimeout(resolve, 20));
        return { againMs: 3_600_000 };
      },
    ],
  });
  news.publish('table', { table: 'one' });
  await expect.poll(() => looks).toBe(2);
  await attendant.close();
});
