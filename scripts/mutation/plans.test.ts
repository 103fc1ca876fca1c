import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../install.mjs';
import type { Mutant } from './find-mutants.ts';
import type { Reached } from './notes.ts';
import { planReload, planTries } from './plans.ts';

const mutant = (id: number): Mutant => ({
  id,
  file: 'packages/table/preview.ts',
  line: 1,
  start: 0,
  end: 1,
  kind: 'statement',
  original: 'go();',
  mutated: '',
});

const file = (name: string, ms: number, more: Partial<Reached>): Reached => ({
  file: path.join(root, name),
  ms,
  loading: [],
  between: [],
  tests: [],
  ...more,
});

const QUICK = file('packages/table/quick.test.ts', 10, {
  tests: [
    { name: 'one', ms: 3, reached: [0, 1] },
    { name: 'other', ms: 7, reached: [1] },
  ],
});
const SLOW = file('packages/table/slow.test.ts', 990, {
  between: [3],
  loading: [2],
  tests: [{ name: 'slow', ms: 990, reached: [0] }],
});
const ELSEWHERE = file('packages/kernel/quick.test.ts', 0, { tests: [{ name: 'no', ms: 0, reached: [] }] });
const FILES = [SLOW, QUICK, ELSEWHERE];

test('planTries gives a mutant the tests that reach it, of slow ones only the fastest', () => {
  expect(planTries(FILES, [mutant(0), mutant(1), mutant(2)])).toEqual({
    [QUICK.file]: { one: [0, 1], other: [1] },
  });
  expect(planTries([SLOW], [mutant(0)])).toEqual({ [SLOW.file]: { slow: [0] } });
});

test('planReload gives a mutant of load time the files of its package, and others those that reach them', () => {
  expect(planReload(FILES, mutant(2))).toEqual([QUICK.file]);
  expect(planReload(FILES, mutant(1))).toEqual([QUICK.file]);
  expect(planReload(FILES, mutant(3))).toEqual([SLOW.file]);
  expect(planReload(FILES, mutant(4))).toEqual([]);
  const even = [
    QUICK,
    ...Array.from({ length: 9 }, (_, at) => ({ ...SLOW, ms: 10, file: `${SLOW.file}${at}` })),
  ];
  expect(planReload(even, mutant(3))).toEqual([`${SLOW.file}0`]);
});
