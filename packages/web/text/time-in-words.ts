import { say } from './say.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A duration in words: "2 days", "30 h", "12 min". */
export const timeInWords = (ms: number): string => {
  if (ms > 2 * DAY_MS - HOUR_MS) return say('time.days', { days: Math.round(ms / DAY_MS) });
  if (ms > DAY_MS - HOUR_MS && ms <= DAY_MS) return say('time.days', { days: 1 });
  if (ms > 2 * HOUR_MS) return say('time.hours', { hours: Math.round(ms / HOUR_MS) });
  return say('time.minutes', { minutes: Math.max(0, Math.ceil(ms / MINUTE_MS)) });
};
