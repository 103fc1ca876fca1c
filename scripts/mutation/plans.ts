/** Chooses the tests that judge a mutant, by what they reach and how long they take. */
import path from 'node:path';
import { root } from '../install.mjs';
import type { Mutant } from './find-mutants.ts';
import type { Plan, Reached } from './notes.ts';

/**
 * The fastest test that reaches a mutant is run, and the next ones for this share of the time of all; slower ones are
 * skipped, so the score may be too low but never too high. A share is the same on a busy machine.
 */
const BUDGET = 0.15;

type Timed = { readonly ms: number };

const withinBudget = <One extends Timed>(some: readonly One[], all: readonly Timed[]): One[] => {
  const budget = BUDGET * all.reduce((sum, { ms }) => sum + ms, 0);
  let spent = 0;
  return some
    .toSorted((one, other) => one.ms - other.ms)
    .filter(({ ms }, place) => {
      spent += ms;
      return place === 0 || spent <= budget;
    });
};

/** Every mutant with every test that reaches it. */
export const planTries = (
  files: readonly Reached[],
  mutants: readonly Mutant[],
): NonNullable<Plan['tries']> => {
  const tests = files.flatMap(({ file, tests: own }) => own.map((test) => ({ ...test, file })));
  const tries: Record<string, Record<string, number[]>> = {};
  for (const { id } of mutants) {
    const reaching = tests.filter(({ reached }) => reached.includes(id));
    for (const { file, name } of withinBudget(reaching, tests)) {
      const ofFile = tries[file] ?? {};
      tries[file] = ofFile;
      ofFile[name] = [...(ofFile[name] ?? []), id];
    }
  }
  return tries;
};

/** The test files that reach a mutant, fastest first. Code that runs at load time is reached by all of its package. */
export const planReload = (files: readonly Reached[], { id, file: source }: Mutant): string[] => {
  const isLoading = files.some(({ loading }) => loading.includes(id));
  const folder = path.join(root, ...source.split('/').slice(0, 2), path.sep);
  const reaching = files.filter(
    ({ file, between, tests }) =>
      (isLoading && file.startsWith(folder)) ||
      between.includes(id) ||
      tests.some(({ reached }) => reached.includes(id)),
  );
  return withinBudget(reaching, files).map(({ file }) => file);
};
