/** How long a bot took for its decisions, in one line. */
import { type BotLevel, THINKING_MS } from '@three-spires/bots/bot';
import { percent } from './interval.ts';

const MEDIAN = 0.5;
const NEARLY_ALL = 0.99;
/** An excess over the limit below this factor is unnoticeable. */
const TOLERATED = 1.2;

/** The time within which this proportion of the decisions was made. */
const within = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

const inMs = (time: number): string => `${time.toFixed(1)} ms`;

const sayLate = (times: readonly number[], limit: number): string => {
  const late = times.filter((time) => time > limit).length;
  return `, ${late} (${percent(late / Math.max(1, times.length))}) took more than ${limit.toFixed(0)} ms`;
};

/** The milliseconds that a bot may think: those of the clock, or without one those of its level, if it has one. */
export const limitOf = (bot: string, milliseconds: number): number | undefined =>
  milliseconds === 0 ? THINKING_MS[bot as BotLevel] : milliseconds;

/** `limit` is the time allowed per decision, `times` the time each took, in milliseconds. */
export const sayTimes = (name: string, times: readonly number[], limit: number | undefined): string => {
  const sorted = times.toSorted((one, other) => one - other);
  const mean = times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length);
  return (
    `${name.padEnd(16)}${times.length} decisions: mean ${inMs(mean)}, median ${inMs(within(sorted, MEDIAN))}, ` +
    `99 % within ${inMs(within(sorted, NEARLY_ALL))}, longest ${inMs(sorted[sorted.length - 1] ?? 0)}` +
    (limit === undefined ? '' : sayLate(times, limit * TOLERATED))
  );
};
