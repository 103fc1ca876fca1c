import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { systemTime } from './system-time.ts';

it('waits for longer than a timer of the machine can', async () => {
  let isOver = false;
  const cancel = systemTime.after(30 * 24 * 3600 * 1000, () => {
    isOver = true;
  });
  await pause(50);
  expect(isOver).toBe(false);
  cancel();
});

it('never rings early, though timers of the machine do', async () => {
  const early: number[] = [];
  const waits = Array.from({ length: 300 }, (_, at) => 1 + (at % 10) + 0.9);
  await Promise.all(
    waits.map(
      (ms) =>
        new Promise<void>((resolve) => {
          const until = systemTime.elapsed() + ms;
          systemTime.after(ms, () => {
            if (systemTime.elapsed() < until) early.push(until - systemTime.elapsed());
            resolve();
          });
        }),
    ),
  );
  expect(early).toEqual([]);
});
