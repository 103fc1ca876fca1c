import { expect, test } from 'vitest';
import { type Found, foundOrFailed, runParts } from './parts.ts';

const found = (figures: unknown, ok = true): Found => ({ lines: [`  ${figures}`], ok, figures });
const fails = async (): Promise<never> => {
  throw new Error('the page is gone');
};

const run = async (parts: Parameters<typeof runParts>[0]) => {
  const told: string[] = [];
  const results = await runParts(
    parts,
    (name, each) => told.push(`${name} ${each.map(({ figures }) => figures).join()}`),
    (name, reason) => told.push(`${name} failed: ${reason.split('\n')[0]}`),
  );
  return { told, ...results };
};

test('each part is told when it is done, and those after a failure are still measured', async () => {
  const { told, figures, ok } = await run({
    loads: async () => [found(1), found(2)],
    moves: fails,
    idle: async () => [found(3)],
  });
  expect(told).toEqual(['loads 1,2', 'moves failed: Error: the page is gone', 'idle 3']);
  expect(figures).toEqual({ loads: [1, 2], idle: [3] });
  expect(ok).toBe(false);
});

test('only the first tree has to keep the limits', async () => {
  expect((await run({ idle: async () => [found(1), found(9, false)] })).ok).toBe(true);
  expect((await run({ idle: async () => [found(9, false), found(1)] })).ok).toBe(false);
});

test('a tree that cannot be measured keeps the figures of the others', async () => {
  const { figures, ok } = await run({
    moves: async () => [await foundOrFailed(fails), await foundOrFailed(async () => found(2))],
  });
  expect(ok).toBe(false);
  expect(figures.moves).toEqual([{ failure: expect.stringContaining('the page is gone') }, 2]);
});
