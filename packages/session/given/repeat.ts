import type { Time } from './time.ts';

/** Repeats work, pausing in between. The returned function stops it. */
export const repeat = (time: Time, pauseMs: number, work: () => Promise<void>): (() => void) => {
  let isEnded = false;
  let cancel = (): void => undefined;
  const wait = (): void => {
    if (!isEnded) cancel = time.after(pauseMs, () => void work().finally(wait));
  };
  wait();
  return () => {
    isEnded = true;
    cancel();
  };
};
