/**
 * Time in milliseconds, as the place that hosts the session gives it. Durations go by `elapsed`, which never steps
 * back; `date` is the time of day, for what is stored and shown.
 */
export type Time = {
  readonly elapsed: () => number;
  readonly date: () => number;
  /** The day of a time in UTC, as 2026-11-16. */
  readonly dayOf: (date: number) => string;
  /** Calls back once after some time. The function it returns cancels that. */
  readonly after: (ms: number, call: () => void) => () => void;
};
