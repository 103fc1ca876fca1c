import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createLocalBus } from '../given/bus.ts';
import { StoreError } from '../given/store-error.ts';
import { createAttendant } from './attendant.ts';

it('comes back to a table that could not be stored, so that a bot still makes its move', async () => {
  const bus = createLocalBus();
  const troubles = [new StoreError('full'), new StoreError('busy')];
  const served: string[] = [];
  const attendant = createAttendant({
    ...{ bus, log: pino({ level: 'silent' }), retryMs: 1 },
    services: [
      async (table) => {
        const trouble = troubles.pop();
        if (trouble !== undefined) throw trouble;
        served.push(table);
        return false;
      },
    ],
  });
  bus.publish('table', { table: 'one' });
  await expect.poll(() => served).toEqual(['one']);
  await attendant.close();
});
