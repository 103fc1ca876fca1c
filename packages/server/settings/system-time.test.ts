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
