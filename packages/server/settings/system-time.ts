import type { Time } from '@three-spires/session';

export const systemTime: Time = {
  elapsed: () => performance.now(),
  date: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
