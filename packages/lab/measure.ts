/** Timing that can be compared: every figure stands beside a fixed loop that ran in the same moment. */

/** What one unit of work took, and how long the fixed loop took beside it. */
type Sample = { readonly perSecond: number; readonly ratio: number };

const LOOP_STEPS = 2_000_000;

/** Steps per second of a fixed integer workload: the speed of this machine at this moment. */
export const calibrate = (): number => {
  let word = 0x9e3779b9;
  let sum = 0;
  const began = performance.now();
  for (let step = 0; step < LOOP_STEPS; step++) {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    sum = (sum + (word & 0xff)) | 0;
  }
  const seconds = (performance.now() - began) / 1000;
  // The sum must be used, or the loop is nothing.
  return LOOP_STEPS / (seconds + (sum === 1 ? 1e-12 : 0));
};

/** Does some of the work and gives how many units that were. */
export type Work = () => number;

const sample = (work: Work, milliseconds: number): Sample => {
  const before = calibrate();
  let units = 0;
  const began = performance.now();
  let spent = 0;
  while (spent < milliseconds) {
    units += work();
    spent = performance.now() - began;
  }
  const stepsPerSecond = (before + calibrate()) / 2;
  const perSecond = (units * 1000) / spent;
  return { perSecond, ratio: perSecond / stepsPerSecond };
};

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

export type Speed = {
  /** Units per second: the median of the runs, and the slowest and fastest of them. */
  readonly perSecond: number;
  readonly slowest: number;
  readonly fastest: number;
  /** Units for every million steps of the fixed loop, which is what another machine can be compared by. */
  readonly perMillionSteps: number;
};

/** Warms up, then measures several runs and takes the median. */
export const measureSpeed = (work: Work, runs: number, milliseconds: number): Speed => {
  sample(work, milliseconds);
  const samples = Array.from({ length: runs }, () => sample(work, milliseconds));
  const rates = samples.map(({ perSecond }) => perSecond);
  return {
    perSecond: median(rates),
    slowest: Math.min(...rates),
    fastest: Math.max(...rates),
    perMillionSteps: median(samples.map(({ ratio }) => ratio)) * 1e6,
  };
};
