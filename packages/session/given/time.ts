/**
 * Time in milliseconds, supplied by the host of the session. Measure durations with `elapsed`, which is
 * monotonic; `date` is the wall-clock time, for storing and showing.
 */
export type Time = {
  readonly elapsed: () => number;
  readonly date: () => number;
  /** The day of a time in UTC, as 2026-11-16. */
  readonly dayOf: (date: number) => string;
  /** Schedules a single callback. The returned function cancels it. */
  readonly after: (ms: number, call: () => void) => () => void;
};
