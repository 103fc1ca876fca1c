/**
 * Timing that is comparable between machines: each figure is measured next to a fixed loop. Time is this
 * process's CPU time, so other work on the machine hardly counts.
 */
import type { Effort, Speed } from '../request.ts';
import { median } from '../statistics.ts';

const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const LOOP_STEPS = 500_000;
const LOOPS = 5;

/** Steps per second of a fixed integer workload: the current speed of this machine. */
const calibrateOnce = (): number => {
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

/** The fastest of a few loops: a loop takes a millisecond, and an interrupted one twice that. */
const calibrate = (): number => Math.max(...Array.from({ length: LOOPS }, calibrateOnce));

/** Does some of the work and returns the number of units done. */
export type Task = () => number;

/**
 * Several tasks take turns, each timed separately. One task alone is the usual case. Each task gets the given
 * time per run: among others it takes as long to warm up as alone.
 */
const runOnce = (tasks: readonly Task[], milliseconds: number): Speed[] => {
  const before = calibrate();
  const units = tasks.map(() => 0);
  const seconds = tasks.map(() => 0);
  let spent = 0;
  while (spent * 1000 < milliseconds * tasks.length) {
    tasks.forEach((task, at) => {
      const began = processorSeconds();
      units[at] = (units[at] as number) + task();
      const took = processorSeconds() - began;
      seconds[at] = (seconds[at] as number) + took;
      spent += took;
    });
  }
  const stepsPerSecond = (before + calibrate()) / 2;
  return units.map((count, at) => {
    const perSecond = count / (seconds[at] as number);
    return { perSecond, perMillionSteps: (perSecond / stepsPerSecond) * 1e6 };
  });
};

/** The code is warm when this many consecutive runs were about as fast as the fastest one. */
const STEADY_RUNS = 3;
/** A speed-up above this, in logarithms, means the code is still being optimised. */
const GAIN = Math.log(1.03);
/** A slow-down below this means that much optimised code was discarded; it comes back. */
const LOSS = Math.log(0.85);

const warmUp = (tasks: readonly Task[], { milliseconds, warmUps }: Effort): void => {
  let fastest = Number.NEGATIVE_INFINITY;
  let steady = 0;
  for (let run = 0; run < warmUps && steady < STEADY_RUNS; run++) {
    const speeds = runOnce(tasks, milliseconds);
    // The mean of their logarithms, so that each task counts equally.
    const together = speeds.reduce((sum, { perSecond }) => sum + Math.log(perSecond), 0) / tasks.length;
    const gain = together - fastest;
    steady = gain > GAIN || gain < LOSS ? 0 : steady + 1;
    fastest = Math.max(fastest, together);
  }
};

/** Warms up, then measures several runs and takes the median of each task. */
export const measureSpeeds = (tasks: readonly Task[], effort: Effort): Speed[] => {
  warmUp(tasks, effort);
  const runs = Array.from({ length: effort.runs }, () => runOnce(tasks, effort.milliseconds));
  return tasks.map((_, at) => ({
    perSecond: median(runs.map((speeds) => (speeds[at] as Speed).perSecond)),
    perMillionSteps: median(runs.map((speeds) => (speeds[at] as Speed).perMillionSteps)),
  }));
};
