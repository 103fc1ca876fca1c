/**
 * The server's two clocks, in milliseconds. Durations are measured with `elapsed`, which never steps back; `date` is
 * the time of day, for what is stored and shown.
 */
export type Time = { readonly elapsed: () => number; readonly date: () => number };

export const systemTime: Time = { elapsed: () => performance.now(), date: () => Date.now() };
