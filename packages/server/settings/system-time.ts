import type { Time } from '@three-spires/session';

export const systemTime: Time = {
  elapsed: () => performance.now(),
  date: () => Date.now(),
  dayOf: (date) => new Date(date).toISOString().slice(0, 10),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
