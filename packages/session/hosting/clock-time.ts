import { type Clock, nextTimeOut, type Table } from '@three-spires/table';
import type { StoredClock } from '../given/store.ts';
import type { Time } from '../given/time.ts';

// In memory a clock's `at` uses `time.elapsed`, so that changing the machine's clock has no effect.

type Ticking = Pick<Table, 'game' | 'state' | 'seats'>;

/** A clock for the store, which outlives the process: its times are wall-clock times. */
export const clockToStore = (time: Time, clock: Clock, table: Ticking): StoredClock => {
  const toDate = (moment: number): number => Math.round(time.date() - (time.elapsed() - moment));
  const due = nextTimeOut(clock, table);
  return {
    ...clock,
    at: toDate(clock.at),
    ...(due === undefined ? {} : { dueAt: toDate(due.at) }),
  };
};

/** A clock from the store. It kept running while the server was down; time in the future has not started. */
export const clockFromStore = (time: Time, { dueAt: _, ...clock }: StoredClock): Clock => ({
  ...clock,
  at: time.elapsed() - Math.max(0, time.date() - clock.at),
});
