import type { Time } from './time.ts';

/** Does something again and again, with a pause in between. The function it returns ends that. */
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
