import type { Clock } from '@three-spires/table';
import type { Time } from '../given/time.ts';

// In memory a clock's `at` goes by `time.elapsed`, so that nothing done to the machine's clock changes it.

/** A clock for the store, which outlives the process: `at` is a time of day. */
export const clockToStore = (time: Time, clock: Clock): Clock => ({
  ...clock,
  at: time.date() - (time.elapsed() - clock.at),
});

/** A clock from the store. It went on while the server was away; time that lies ahead has not begun. */
export const clockFromStore = (time: Time, clock: Clock): Clock => ({
  ...clock,
  at: time.elapsed() - Math.max(0, time.date() - clock.at),
});
