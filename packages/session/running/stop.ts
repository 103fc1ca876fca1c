import type { Time } from '../given/time.ts';

/** A cancellation signal for running work. */
export type Stop = {
  isStopped(): boolean;
  /** Waits; returns false if stopped in the meantime. */
  sleep(ms: number): Promise<boolean>;
};

export const createStop = (time: Time): Stop & { stop(): void } => {
  const sleepers = new Set<() => void>();
  let isStopped = false;
  return {
    isStopped: () => isStopped,
    sleep: (ms) =>
      new Promise((resolve) => {
        if (isStopped) return resolve(false);
        const wake = (): void => {
          cancel();
          sleepers.delete(wake);
          resolve(!isStopped);
        };
        const cancel = time.after(ms, wake);
        sleepers.add(wake);
      }),
    stop() {
      isStopped = true;
      for (const wake of [...sleepers]) wake();
    },
  };
};
