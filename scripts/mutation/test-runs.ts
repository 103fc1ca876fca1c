/** Runs the unit tests with mutants built in. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import { root } from '../install.mjs';
import { instrument, type Mutant } from './find-mutants.ts';

/** What one test file reaches, and how long it takes. */
export type TestFile = {
  readonly file: string;
  readonly ms: number;
  readonly passed: boolean;
  readonly atLoad: readonly number[];
  readonly inTests: readonly number[];
};

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

/** A few games of each property are enough to see a fault; thousands only take longer. */
const FEW_GAMES = { PROPERTY_GAMES: '100' };

export const openTests = (
  mutants: readonly Mutant[],
  include: readonly string[],
  maxWorkers = 1,
): Promise<Vitest> =>
  createVitest(
    'test',
    {
      config: false,
      root,
      watch: false,
      include: [...include],
      environment: 'node',
      testTimeout: 60_000,
      hookTimeout: 60_000,
      isolate: false,
      pool: 'forks',
      maxWorkers,
      bail: 1,
      reporters: [{ onInit: () => undefined }],
      setupFiles: [path.join(import.meta.dirname, 'worker-setup.ts')],
      env: FEW_GAMES,
    },
    { plugins: [plugin(mutants)] },
  );

/** Without this, failures of an earlier run would end the next one before it begins. */
const forgetResults = ({ state }: Vitest): void => {
  state.filesMap.clear();
  state.idMap.clear();
  state.errorsSet.clear();
};

/** Runs the given files in order until a test fails; returns that test, or undefined if all pass. */
export const firstFailure = async (vitest: Vitest, files: readonly string[]): Promise<string | undefined> => {
  const all = await vitest.globTestSpecifications();
  const wanted = files.flatMap((file) => all.find(({ moduleId }) => moduleId === file) ?? []);
  forgetResults(vitest);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted);
  for (const module of testModules) {
    const [test] = module.children.allTests('failed');
    if (test !== undefined) return `${path.relative(root, module.moduleId)}: ${test.fullName}`;
    if (!module.ok())
      return `${path.relative(root, module.moduleId)}: ${module.errors()[0]?.message ?? 'failed'}`;
  }
  return unhandledErrors.length === 0 ? undefined : `unhandled: ${String(unhandledErrors[0])}`;
};

/** Runs all tests without a fault: which mutants each file reaches, and how long it takes. */
export const runWithoutFault = async (vitest: Vitest): Promise<TestFile[]> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutation-'));
  process.env.MUTATION_REACHED = folder;
  process.env.ACTIVE_MUTANT = '-1';
  try {
    const { testModules } = await vitest.runTestSpecifications(await vitest.globTestSpecifications());
    const records = new Map(
      readdirSync(folder).map((name) => {
        const record = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as TestFile;
        return [record.file, record] as const;
      }),
    );
    return testModules.map((module) => {
      const { atLoad = [], inTests = [] } = records.get(module.moduleId) ?? {};
      const { duration, collectDuration } = module.diagnostic();
      return { file: module.moduleId, ms: duration + collectDuration, passed: module.ok(), atLoad, inTests };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
