import { expect, it } from 'vitest';
import { createNewsroom } from '../given/news.ts';
import { StoreError } from '../given/store-error.ts';
import { createAttendant } from './attendant.ts';

it('comes back to a table that could not be stored, so that a bot still makes its move', async () => {
  const news = createNewsroom(setImmediate);
  const troubles = [new StoreError('full'), new StoreError('busy')];
  const served: string[] = [];
  const attendant = createAttendant({
    ...{ news, log: { info: () => undefined, warn: () => undefined, error: () => undefined }, retryMs: 1 },
    time: {
      elapsed: () => performance.now(),
      date: Date.now,
      dayOf: () => '2026-11-16',
      after: (ms, call) => {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
    },
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
