import type { Time } from '@three-spires/session';

/** A timer that is set for longer than 24.8 days rings at once. */
const LONGEST_MS = 2 ** 31 - 1;

export const systemTime: Time = {
  elapsed: () => performance.now(),
  date: () => Date.now(),
  dayOf: (date) => new Date(date).toISOString().slice(0, 10),
  after(ms, call) {
    const until = performance.now() + ms;
    let timer: NodeJS.Timeout;
    const wait = (): void => {
      const left = until - performance.now();
      timer = left > LONGEST_MS ? setTimeout(wait, LONGEST_MS) : setTimeout(call, left);
    };
    wait();
    return () => clearTimeout(timer);
  },
};
