/**
 * npm run mutate: puts small faults into rules and table, one at a time, and counts how many the tests notice.
 *
 * All tests run once without a fault, which shows what each of them reaches. Then every test runs again with every
 * mutant it reaches, in the same process: nothing has to be loaded again. A mutant that is still alive may be in code that
 * runs only once, while a module is loaded. So it gets a process of its own.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { readArguments, readNumber, runCommand } from '../packages/lab/command.ts';
import { intervalOf, percent } from '../packages/lab/interval.ts';
import { root } from './install.mjs';
import type { Mutant } from './mutation/find-mutants.ts';
import { noteDeath, type Reached, readDeaths, readReached } from './mutation/notes.ts';
import { planReload, planTries } from './mutation/plans.ts';
import { sampleMutants } from './mutation/sample.ts';
import { openTests, runTests } from './mutation/test-runs.ts';
import { watchTrials } from './mutation/watchdog.ts';

/** Where the notes of a run lie, and what it is about. */
type Run = {
  readonly sample: readonly Mutant[];
  readonly folder: string;
  readonly say: (text: string) => void;
};

const LANES = availableParallelism();

/** What each test file reaches, or undefined if one fails as it is. */
const measure = async ({ sample, folder }: Run): Promise<Reached[] | undefined> => {
  const tests = await openTests(sample, path.join(folder, 'plan.json'), LANES);
  const { failures } = await runTests(tests, { folder, mutant: -1 });
  await tests.vitest.close();
  for (const failure of failures) console.error(`Fails without a fault: ${failure}`);
  return failures.length === 0 ? readReached(folder) : undefined;
};

/** Runs the tests until each file has come to its end: a mutant that never ends takes its worker with it. */
const tryInPlace = async ({ sample, folder, say }: Run, reached: readonly Reached[]): Promise<void> => {
  const tries = planTries(reached, sample);
  const tests = await openTests(sample, path.join(folder, 'plan.json'), LANES);
  let files: readonly string[] = reached
    .toSorted((one, other) => one.ms - other.ms)
    .map(({ file }) => file)
    .filter((file) => file in tries);
  while (files.length > 0) {
    const { failures, unfinished } = await runTests(tests, { folder, mutant: -1, tries }, files);
    for (const failure of failures) say(`A test cannot be repeated: ${failure}`);
    if (unfinished.length === files.length) break;
    files = unfinished;
  }
  await tests.vitest.close();
};

/** Loads everything again for each mutant that is still alive. */
const tryAfterReload = async ({ sample, folder, say }: Run, reached: readonly Reached[]): Promise<void> => {
  const dead = new Set(readDeaths(folder).map(({ id }) => id));
  const left = sample.filter(({ id }) => !dead.has(id));
  say(`${dead.size} were noticed in place, ${left.length} are left.`);
  const workThrough = async (lane: number): Promise<void> => {
    const tests = await openTests(sample, path.join(folder, `plan-${lane}.json`), 1);
    for (let mutant = left.shift(); mutant !== undefined; mutant = left.shift()) {
      const { id } = mutant;
      const { failures } = await runTests(tests, { folder, mutant: id }, planReload(reached, mutant));
      const [noticed] = failures;
      if (noticed !== undefined) noteDeath(folder, { id, noticed });
      say(`${noticed === undefined ? 'survived' : 'noticed'}: ${place(mutant)}`);
    }
    await tests.vitest.close();
  };
  await Promise.all(Array.from({ length: LANES }, (_, lane) => workThrough(lane)));
};

const place = ({ file, line, original, mutated }: Mutant): string =>
  `${file}:${line}  ${oneLine(original)}  →  ${oneLine(mutated) || '(left out)'}`;

const oneLine = (code: string): string => {
  const text = code.replaceAll(/\s+/g, ' ');
  return text.length > 90 ? `${text.slice(0, 90)}…` : text;
};

const report = ({ sample, folder }: Run, reached: readonly Reached[]): void => {
  const deaths = new Map(readDeaths(folder).map(({ id, noticed }) => [id, noticed]));
  const isReached = (mutant: Mutant): boolean => planReload(reached, mutant).length > 0;
  const alive = sample.filter(({ id }) => !deaths.has(id));
  for (const mutant of alive)
    console.log(`${isReached(mutant) ? 'survived' : 'not reached'}: ${place(mutant)}`);
  const noticed = sample.length - alive.length;
  const [low, high] = intervalOf(noticed, sample.length);
  const share = percent(noticed / sample.length);
  console.log(
    `${noticed} of ${sample.length} mutants were noticed: ${share} (${percent(low)} to ${percent(high)})`,
  );
  const file = path.join(root, 'dist/mutation.json');
  mkdirSync(path.dirname(file), { recursive: true });
  const rows = sample.map((mutant) => ({ ...mutant, noticed: deaths.get(mutant.id) }));
  writeFileSync(file, JSON.stringify(rows, null, 2));
};

const main = async (size: number, seed: string, only: string): Promise<number> => {
  const { all, sample } = sampleMutants(size, seed, only);
  const began = Date.now();
  const say = (text: string): void =>
    console.log(`${((Date.now() - began) / 60_000).toFixed(1)} min  ${text}`);
  say(`${sample.length} of ${all} mutants, seed "${seed}". Running all tests without a fault first ...`);
  const folder = mkdtempSync(path.join(tmpdir(), 'mutation-'));
  const run = { sample, folder, say };
  const stopWatching = watchTrials(folder);
  try {
    const reached = await measure(run);
    if (reached === undefined) return 1;
    say('Running them with the mutants they reach ...');
    await tryInPlace(run, reached);
    await tryAfterReload(run, reached);
    stopWatching();
    report(run, reached);
    say('Done.');
    return 0;
  } finally {
    stopWatching();
    rmSync(folder, { recursive: true, force: true });
  }
};

runCommand('npm run mutate -- [--sample 200] [--seed TEXT] [--only packages/table]', (args) => {
  const { values } = readArguments(args, {
    sample: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'mutants' },
    only: { type: 'string', default: 'packages/' },
  });
  return main(readNumber(values.sample, '--sample', 1, 100_000), values.seed, values.only);
});
