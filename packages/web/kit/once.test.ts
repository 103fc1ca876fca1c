import { expect, it } from 'vitest';
import { once } from './once.ts';
import { forgetFailures, partOf } from './part.ts';

/** Fails as often as said, and then loads. */
const failing = (times: number) => {
  let asked = 0;
  const load = async (): Promise<number> => {
    asked++;
    if (asked <= times) throw new Error(`failure ${asked}`);
    return asked;
  };
  return { load, asked: () => asked };
};

it('loads once, however often it is asked', async () => {
  const { load, asked } = failing(0);
  const loaded = once(load);
  expect(loaded()).toBe(loaded());
  await loaded();
  expect([await loaded(), asked()]).toEqual([1, 1]);
});

it('forgets a failure, so that the next one who asks gets another try', async () => {
  const { load, asked } = failing(1);
  const loaded = once(load);
  const both = [loaded(), loaded()];
  for (const each of both) await expect(each).rejects.toThrow('failure 1');
  expect(await loaded()).toBe(2);
  expect([await loaded(), asked()]).toEqual([2, 2]);
});

it('keeps a failure for React until the page tries again', async () => {
  const { load, asked } = failing(1);
  const part = once(load);
  const first = partOf(part);
  await expect(first).rejects.toThrow('failure 1');
  expect(partOf(part)).toBe(first);
  expect(asked()).toBe(1);
  forgetFailures();
  expect(await partOf(part)).toBe(2);
  expect(partOf(part)).toBe(partOf(part));
});
