import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const WINDOW_MS = 5_000;
const NS_PER_MS = 1e6;

export type Lag = { readonly p99Ms: number; readonly maxMs: number };

/** The lag of the event loop over the last few seconds. */
export type LoopLag = { lag(): Lag; close(): void };

export const watchLoop = (): LoopLag => {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let last: Lag = { p99Ms: 0, maxMs: 0 };
  // The monitor's own timer is off by up to its resolution.
  const late = (ns: number): number => Math.max(0, ns / NS_PER_MS - RESOLUTION_MS);
  const timer = setInterval(() => {
    last = { p99Ms: late(delays.percentile(99)), maxMs: late(delays.max) };
    delays.reset();
  }, WINDOW_MS).unref();
  return {
    lag: () => last,
    close() {
      clearInterval(timer);
      delays.disable();
    },
  };
};
