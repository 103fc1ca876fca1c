/** Runs the unit tests with mutants built in. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { root } from '../install.mjs';
import { instrument, type Mutant } from './find-mutants.ts';
import type { Plan } from './notes.ts';

const PACKAGES = ['slay-the-spire', 'mystic-spires', 'stygian-society', 'table', 'kernel'];

const plugin = (mutants: readonly Mutant[]) => {
  const inFile = (id: string) => mutants.filter(({ file }) => path.join(root, file) === id);
  return {
    name: 'mutants',
    enforce: 'pre' as const,
    transform: (code: string, id: string) => {
      const found = inFile(id);
      return found.length === 0 ? undefined : { code: instrument(code, found), map: null };
    },
  };
};

/** The files run in the order in which they are given. */
class AsGiven {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
  sort(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}

/** The tests, and the file that tells their workers what to do. */
export type Tests = { readonly vitest: Vitest; readonly planFile: string };

export const openTests = async (
  mutants: readonly Mutant[],
  planFile: string,
  maxWorkers: number,
): Promise<Tests> => {
  const vitest = await createVitest(
    'test',
    {
      config: false,
      root,
      watch: false,
      include: PACKAGES.map((name) => `packages/${name}/**/*.test.ts`),
      environment: 'node',
      testTimeout: 60_000,
      hookTimeout: 60_000,
      isolate: false,
      pool: 'forks',
      maxWorkers,
      bail: maxWorkers === 1 ? 1 : 0,
      reporters: [{ onInit: () => undefined }],
      runner: path.join(import.meta.dirname, 'runner.ts'),
      sequence: { sequencer: AsGiven },
      // A few games of each property are enough to see a fault; thousands only take longer.
      env: { PROPERTY_GAMES: '100', MUTATION_PLAN: planFile },
    },
    { plugins: [plugin(mutants)] },
  );
  return { vitest, planFile };
};

/** Without this, failures of an earlier run would end the next one before it begins. */
const forgetResults = ({ state }: Vitest): void => {
  state.filesMap.clear();
  state.idMap.clear();
  state.errorsSet.clear();
};

type Outcome = {
  /** The tests and files that failed, with their messages. */
  readonly failures: readonly string[];
  /** The files that did not come to their end. */
  readonly unfinished: readonly string[];
};

/** Runs the given files, or all, as the plan says. */
export const runTests = async (
  { vitest, planFile }: Tests,
  plan: Plan,
  files?: readonly string[],
): Promise<Outcome> => {
  writeFileSync(planFile, JSON.stringify(plan));
  const all = await vitest.globTestSpecifications();
  const wanted = files?.flatMap((file) => all.find(({ moduleId }) => moduleId === file) ?? []) ?? all;
  forgetResults(vitest);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted);
  const failures = testModules.flatMap((module) => {
    const file = path.relative(root, module.moduleId);
    const ofTests = [...module.children.allTests('failed')].map(
      (test) => `${file}: ${test.fullName}: ${test.result().errors?.[0]?.message ?? ''}`,
    );
    return [...module.errors().map(({ message }) => `${file}: ${message}`), ...ofTests];
  });
  const finished = testModules.filter((module) => ['passed', 'failed', 'skipped'].includes(module.state()));
  const ends = new Set(finished.map(({ moduleId }) => moduleId));
  return {
    failures: [...failures, ...unhandledErrors.map((error) => `unhandled: ${String(error)}`)],
    unfinished: wanted.map(({ moduleId }) => moduleId).filter((file) => !ends.has(file)),
  };
};
