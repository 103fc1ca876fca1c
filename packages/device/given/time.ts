import type { Time } from '@three-spires/session';

/** A timer set for longer than 24.8 days fires at once. */
const LONGEST_MS = 2 ** 31 - 1;

export const browserTime: Time = {
  elapsed: () => performance.now(),
  date: () => Date.now(),
  dayOf: (date) => new Date(date).toISOString().slice(0, 10),
  after(ms, call) {
    const until = performance.now() + ms;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (left: number): void => {
      timer = setTimeout(ring, Math.min(Math.ceil(left), LONGEST_MS));
    };
    /** A timer may fire early, before its task is due. */
    const ring = (): void => {
      const left = until - performance.now();
      if (left > 0) wait(left);
      else call();
    };
    wait(ms);
    return () => clearTimeout(timer);
  },
};
