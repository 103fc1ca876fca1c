import type { Time } from '../given/time.ts';

/** Tells work in progress that it has to end. */
export type Stop = {
  isStopped(): boolean;
  /** Waits; false when it was stopped meanwhile. */
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
