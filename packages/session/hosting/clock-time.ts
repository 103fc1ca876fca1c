import { type Clock, nextTimeOut, type Table } from '@three-spires/table';
import type { StoredClock } from '../given/store.ts';
import type { Time } from '../given/time.ts';

// In memory a clock's `at` goes by `time.elapsed`, so that nothing done to the machine's clock changes it.

type Ticking = Pick<Table, 'game' | 'state' | 'seats'>;

/** A clock for the store, which outlives the process: its times are times of day. */
export const clockToStore = (time: Time, clock: Clock, table: Ticking): StoredClock => {
  const toDate = (moment: number): number => Math.round(time.date() - (time.elapsed() - moment));
  const due = nextTimeOut(clock, table);
  return {
    ...clock,
    at: toDate(clock.at),
    ...(due === undefined ? {} : { dueAt: toDate(due.at) }),
  };
};

/** A clock from the store. It went on while the server was away; time that lies ahead has not begun. */
export const clockFromStore = (time: Time, { dueAt: _, ...clock }: StoredClock): Clock => ({
  ...clock,
  at: time.elapsed() - Math.max(0, time.date() - clock.at),
});
