/** Runs work step by step, a few milliseconds at a time, so that the page stays responsive. */

const SLICE_MS = 10;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Runs to the end and returns the result; `onPause` receives the progress. */
export const inSlices = async <Progress, Result>(
  work: Generator<Progress, Result>,
  onPause?: (progress: Progress) => void,
): Promise<Result> => {
  for (;;) {
    const deadline = performance.now() + SLICE_MS;
    for (;;) {
      const step = work.next();
      if (step.done === true) return step.value;
      if (performance.now() < deadline) continue;
      onPause?.(step.value);
      break;
    }
    await pause();
  }
};
