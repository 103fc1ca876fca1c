/** How long a bot took for its decisions, in one line. */
import { percent } from './interval.ts';

const MEDIAN = 0.5;
const NEARLY_ALL = 0.99;

/** The time within which this share of the decisions was made. */
const within = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

const inMs = (time: number): string => `${time.toFixed(1)} ms`;

/** `limit` is the time allowed per decision, 0 for any, `times` the time each took, in milliseconds. */
export const sayTimes = (name: string, times: readonly number[], limit: number): string => {
  const sorted = [...times].sort((one, other) => one - other);
  const late = times.filter((time) => time > limit).length;
  return (
    `${name.padEnd(12)}${times.length} decisions: median ${inMs(within(sorted, MEDIAN))}, ` +
    `99 % within ${inMs(within(sorted, NEARLY_ALL))}, longest ${inMs(sorted[sorted.length - 1] ?? 0)}` +
    (limit === 0 ? '' : `, ${late} (${percent(late / Math.max(1, times.length))}) over ${limit} ms`)
  );
};
