/** Runs the tests of a worker as the plan says, and notes which mutants they reach and which they notice. */
import { setMaxListeners } from 'node:events';
import { readFileSync } from 'node:fs';
import type { RunnerTestFile as File, RunnerTestCase as Test } from 'vitest';
import { VitestTestRunner } from 'vitest/runners';
import { getFn } from 'vitest/suite';
import { endTrial, noteDeath, noteReached, noteTrial, type Plan, type Reached, readDeaths } from './notes.ts';

declare global {
  var mutant: (id: number) => boolean;
}

type Where = 'loading' | 'between' | 'test';

/** A fault in an endless loop is reached over and over; no test of a small position comes near this limit. */
const MOST_HITS = 20_000_000;

const plan = JSON.parse(readFileSync(process.env.MUTATION_PLAN ?? '', 'utf8')) as Plan;
const reached: Record<Where, Set<number>> = { loading: new Set(), between: new Set(), test: new Set() };
let where: Where = 'loading';
let active = plan.mutant;
let hits = 0;

globalThis.mutant = (id) => {
  if (active < 0) reached[where].add(id);
  if (id !== active) return false;
  if (++hits > MOST_HITS) throw new Error(`mutant ${id} was reached ${MOST_HITS} times`);
  return true;
};

const describeError = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

export default class MutationRunner extends VitestTestRunner {
  #dead = new Set<number>();
  #tests: Reached['tests'][number][] = [];

  onBeforeCollect(): void {
    where = 'loading';
    if (plan.mutant >= 0) noteTrial(plan.folder, plan.mutant);
  }

  onBeforeRunFiles(): void {
    where = 'between';
    reached.between.clear();
    this.#tests = [];
    this.#dead = new Set(readDeaths(plan.folder).map(({ id }) => id));
  }

  async runTask(test: Test): Promise<void> {
    const run = getFn(test);
    if (plan.mutant >= 0) {
      noteTrial(plan.folder, plan.mutant);
      hits = 0;
      await run();
    } else if (plan.tries === undefined) await this.#measure(test, run);
    else await this.#tryMutants(test, run, plan.tries[test.file.filepath]?.[test.fullTestName] ?? []);
  }

  async #measure(test: Test, run: () => unknown): Promise<void> {
    where = 'test';
    reached.test.clear();
    const began = performance.now();
    try {
      await run();
    } finally {
      where = 'between';
      const ms = performance.now() - began;
      this.#tests.push({ name: test.fullTestName, ms, reached: [...reached.test] });
    }
  }

  async #tryMutants(test: Test, run: () => unknown, ids: readonly number[]): Promise<void> {
    // Each run listens for the end of the test's time.
    setMaxListeners(0, test.context.signal);
    for (const id of ids.filter((one) => !this.#dead.has(one))) {
      const failure = await this.#failureWith(id, run);
      if (failure === undefined) continue;
      // A test that cannot be repeated, or that an earlier mutant has spoilt, shows nothing.
      await run();
      this.#dead.add(id);
      noteDeath(plan.folder, { id, noticed: `${test.file.name}: ${test.fullTestName}: ${failure}` });
    }
  }

  async #failureWith(id: number, run: () => unknown): Promise<string | undefined> {
    noteTrial(plan.folder, id);
    hits = 0;
    active = id;
    try {
      await run();
      return undefined;
    } catch (error) {
      return describeError(error);
    } finally {
      active = -1;
      endTrial(plan.folder, process.pid);
    }
  }

  override onAfterRunFiles(files?: File[]): void {
    super.onAfterRunFiles();
    endTrial(plan.folder, process.pid);
    const [file] = files ?? [];
    if (file === undefined || plan.mutant >= 0 || plan.tries !== undefined) return;
    const { loading, between } = reached;
    noteReached(plan.folder, {
      file: file.filepath,
      loading: [...loading],
      between: [...between],
      ms: (file.result?.duration ?? 0) + (file.collectDuration ?? 0),
      tests: this.#tests,
    });
  }
}
