import { existsSync, statfsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 ** 30;

/** Temporary files lie in memory where there is room: a server writes every move through to the disk. */
const temporary = (): { TMPDIR?: string } => {
  if (!existsSync(MEMORY)) return {};
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES ? { TMPDIR: MEMORY } : {};
};

export default defineConfig({
  test: {
    // Two cores are the smallest machine the tests are meant for. One more at a time: tests of servers and of the browser
    // wait much of their time, for other processes.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          environment: 'node',
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // The engines hold no state, so the files of a worker share them: loading the content again for each of
          // about 250 files took longer than all their tests.
          isolate: false,
          env: temporary(),
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/**/*.e2e.test.ts'],
          environment: 'node',
          globalSetup: ['scripts/build-first.ts'],
          isolate: false,
          // Far longer than anything takes: a limit is for what never comes, not for a slow machine.
          testTimeout: 900_000,
          hookTimeout: 900_000,
          expect: { poll: { timeout: 60_000 } },
          // Three browsers on two cores: one of eight hundred paths may hang. scripts/test.ts names each second try.
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
