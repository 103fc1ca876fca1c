/** How long a bot took for its decisions, in one line. */
import { percent } from './interval.ts';

const MEDIAN = 0.5;
const NEARLY_ALL = 0.99;
/** An excess over the limit below this factor is unnoticeable. */
const TOLERATED = 1.2;

/** The time within which this proportion of the decisions was made. */
const within = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

const inMs = (time: number): string => `${time.toFixed(1)} ms`;

/** `limit` is the time allowed per decision, `times` the time each took, in milliseconds. */
export const sayTimes = (name: string, times: readonly number[], limit: number): string => {
  const sorted = times.toSorted((one, other) => one - other);
  const mean = times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length);
  const late = times.filter((time) => time > limit * TOLERATED).length;
  return (
    `${name.padEnd(16)}${times.length} decisions: mean ${inMs(mean)}, median ${inMs(within(sorted, MEDIAN))}, ` +
    `99 % within ${inMs(within(sorted, NEARLY_ALL))}, longest ${inMs(sorted[sorted.length - 1] ?? 0)}, ` +
    `${late} (${percent(late / Math.max(1, times.length))}) took more than ${(limit * TOLERATED).toFixed(0)} ms`
  );
};
