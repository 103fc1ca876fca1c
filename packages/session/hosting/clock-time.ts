import type { Clock } from '@three-spires/table';

/** Milliseconds that only ever go forward, whatever is done to the machine's clock; close to Date.now(). */
export const clockNow = (): number => performance.timeOrigin + performance.now();

/** A clock for the store, which outlives the process: `at` in the machine's time. */
export const clockToStore = (clock: Clock): Clock => ({
  ...clock,
  at: Date.now() - (clockNow() - clock.at),
});

/** A clock from the store. It went on while the server was away; time that lies ahead has not begun. */
export const clockFromStore = (clock: Clock): Clock => ({
  ...clock,
  at: clockNow() - Math.max(0, Date.now() - clock.at),
});
