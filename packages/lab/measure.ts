/**
 * Timing that can be compared between machines: each figure is measured next to a fixed loop that runs at the same
 * time. Time is the processor time of this process, so other work on the machine hardly counts.
 */

const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Units of work per second, and their ratio to the speed of the fixed loop. */
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
  // Uses the sum, so that the loop is not optimised away.
  return LOOP_STEPS / (seconds + (sum === 1 ? 1e-12 : 0));
};

/** Does some of the work and returns how many units that were. */
export type Work = () => number;

const sample = (work: Work, milliseconds: number): Sample => {
  const before = calibrate();
  let units = 0;
  const began = processorSeconds();
  let spent = 0;
  while (spent * 1000 < milliseconds) {
    // Reading the processor time costs as much as a decision, so it is read only once per few milliseconds.
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
  /** Units per second: the median, the slowest and the fastest run. */
  readonly perSecond: number;
  readonly slowest: number;
  readonly fastest: number;
  /** Units per million steps of the fixed loop: the figure to compare between machines. */
  readonly perMillionSteps: number;
};

/** Whole games take a while until all their code is optimised: at most this many warm-up runs per measured run. */
const MOST_WARM_UP = 5;
/** The code is warm when this many runs in a row were no faster. */
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
