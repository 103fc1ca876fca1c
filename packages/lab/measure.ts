/**
 * Timing that can be compared: every figure stands beside a fixed loop that ran in the same moment, and time is what
 * this process had of the processor, so that other work on the machine counts for little.
 */

const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** What one unit of work took, and how long the fixed loop took beside it. */
type Sample = { readonly perSecond: number; readonly ratio: number };

const CLOCK_MILLISECONDS = 4;
const LOOP_STEPS = 2_000_000;

/** Steps per second of a fixed integer workload: the speed of this machine at this moment. */
export const calibrate = (): number => {
  let word = 0x9e3779b9;
  let sum = 0;
  const began = processorSeconds();
  for (let step = 0; step < LOOP_STEPS; step++) {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    sum = (sum + (word & 0xff)) | 0;
  }
  const seconds = processorSeconds() - began;
  // The sum must be used, or the loop is nothing.
  return LOOP_STEPS / (seconds + (sum === 1 ? 1e-12 : 0));
};

/** Does some of the work and gives how many units that were. */
export type Work = () => number;

const sample = (work: Work, milliseconds: number): Sample => {
  const before = calibrate();
  let units = 0;
  const began = processorSeconds();
  let spent = 0;
  while (spent * 1000 < milliseconds) {
    // Asking for the processor's time costs as much as a decision, so that the clock is asked in between.
    const until = performance.now() + CLOCK_MILLISECONDS;
    do units += work();
    while (performance.now() < until);
    spent = processorSeconds() - began;
  }
  const perSecond = units / spent;
  const stepsPerSecond = (before + calibrate()) / 2;
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

/** Whole games take long until all their code has been optimised: so many runs at most for every one after the first. */
const MOST_WARM_UP = 5;
/** Warm is what has not become faster for so many runs. */
const STEADY_RUNS = 3;

const warmUp = (work: Work, runs: number, milliseconds: number): void => {
  let fastest = 0;
  let steady = 0;
  for (let run = 0; run < (runs - 1) * MOST_WARM_UP && steady < STEADY_RUNS; run++) {
    const { ratio } = sample(work, milliseconds);
    steady = ratio > fastest ? 0 : steady + 1;
    fastest = Math.max(fastest, ratio);
  }
};

/** Warms up, then measures several runs and takes the median. */
export const measureSpeed = (work: Work, runs: number, milliseconds: number): Speed => {
  warmUp(work, runs, milliseconds);
  const samples = Array.from({ length: runs }, () => sample(work, milliseconds));
  const rates = samples.map(({ perSecond }) => perSecond);
  return {
    perSecond: median(rates),
    slowest: Math.min(...rates),
    fastest: Math.max(...rates),
    perMillionSteps: median(samples.map(({ ratio }) => ratio)) * 1e6,
  };
};
