// npm run mutate: puts small faults into rules and table, one at a time, and counts how many the tests notice.
import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments, readNumber, runCommand } from '../packages/lab/command.ts';
import { intervalOf, percent } from '../packages/lab/interval.ts';
import { root } from './install.mjs';
import type { Mutant } from './mutation/find-mutants.ts';
import { sampleMutants } from './mutation/sample.ts';
import { firstFailure, openTests, runWithoutFault, type TestFile } from './mutation/test-runs.ts';

type Job = { readonly mutant: Mutant; readonly files: readonly string[] };
type Verdict = 'killed' | 'survived' | 'timed out' | 'not reached';
/** The verdict on a mutant, and the test that killed it. */
type Told = { readonly id: number; readonly verdict: Verdict; readonly noticed?: string };
type Shard = { readonly mutants: readonly Mutant[]; readonly jobs: readonly Job[] };

const INCLUDE = (process.env.MUT_PKGS ?? 'slay-the-spire,mystic-spires,stygian-society,table,kernel')
  .split(',')
  .map((name) => `packages/${name}/**/*.test.ts`);

/** Slower test files are skipped, so the score may be too low but never too high. */
const BUDGET_MS = 90_000;

/** A fault outside a loop can make the loop endless. */
const WATCHDOG_MS = 6 * 60_000;

/** The test files that reach a mutant, fastest first. Code that runs at load time is reached by all. */
const filesFor = (mutant: Mutant, tests: readonly TestFile[]): string[] => {
  const atLoad = tests.some((test) => test.atLoad.includes(mutant.id));
  const folder = path.join(root, mutant.file.split('/').slice(0, 2).join('/'));
  const reaching = tests.filter(
    ({ file, inTests }) => inTests.includes(mutant.id) || (atLoad && file.startsWith(folder)),
  );
  let spent = 0;
  return reaching
    .toSorted((one, other) => one.ms - other.ms)
    .filter(({ ms }) => {
      spent += ms;
      return spent <= BUDGET_MS;
    })
    .map(({ file }) => file);
};

/** Works through its jobs, one mutant after the other, and reports each verdict. */
const workThrough = async ({ mutants, jobs }: Shard): Promise<void> => {
  const vitest = await openTests(mutants, INCLUDE);
  for (const { mutant, files } of jobs) {
    process.env.ACTIVE_MUTANT = String(mutant.id);
    const noticed = await firstFailure(vitest, files);
    process.send?.({ id: mutant.id, verdict: noticed === undefined ? 'survived' : 'killed', noticed });
  }
  await vitest.close();
};

/** Runs a shard in its own process. If a job never ends, the process is killed and restarted with the rest. */
const runShard = (shard: Shard, told: (result: Told) => void): Promise<void> =>
  new Promise((resolve) => {
    if (shard.jobs.length === 0) {
      resolve();
      return;
    }
    const worker: ChildProcess = fork(fileURLToPath(import.meta.url), [], {
      env: { ...process.env, MUTATION_SHARD: '1' },
      execArgv: process.execArgv,
      detached: true,
    });
    let done = 0;
    let timer: NodeJS.Timeout;
    const end = (): void => {
      clearTimeout(timer);
      if (worker.pid !== undefined) process.kill(-worker.pid, 'SIGKILL');
      resolve(runShard({ ...shard, jobs: shard.jobs.slice(done) }, told));
    };
    const watch = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const stuck = shard.jobs[done++];
        if (stuck !== undefined) told({ id: stuck.mutant.id, verdict: 'timed out' });
        end();
      }, WATCHDOG_MS);
    };
    worker.on('message', (result: Told) => {
      told(result);
      done++;
      if (done === shard.jobs.length) end();
      else watch();
    });
    watch();
    worker.send(shard);
  });

const place = ({ file, line, original, mutated }: Mutant): string =>
  `${file}:${line}  ${oneLine(original)}  →  ${oneLine(mutated) || '(left out)'}`;

const oneLine = (code: string): string => {
  const text = code.replaceAll(/\s+/g, ' ');
  return text.length > 90 ? `${text.slice(0, 90)}…` : text;
};

const report = (sample: readonly Mutant[], results: ReadonlyMap<number, Told>): void => {
  const alive = sample.filter(({ id }) =>
    ['survived', 'not reached'].includes(results.get(id)?.verdict ?? ''),
  );
  for (const mutant of alive) console.log(`${results.get(mutant.id)?.verdict}: ${place(mutant)}`);
  const noticed = sample.length - alive.length;
  const [low, high] = intervalOf(noticed, sample.length);
  const share = percent(noticed / sample.length);
  console.log(
    `${noticed} of ${sample.length} mutants were noticed: ${share} (${percent(low)} to ${percent(high)})`,
  );
  const file = path.join(root, 'dist/mutation.json');
  mkdirSync(path.dirname(file), { recursive: true });
  const rows = sample.map((mutant) => ({ ...mutant, ...results.get(mutant.id) }));
  writeFileSync(file, JSON.stringify(rows, null, 2));
};

const main = async (size: number, seed: string, only: string): Promise<number> => {
  const { all, sample } = sampleMutants(size, seed, only);
  console.log(
    `${sample.length} of ${all} mutants, seed "${seed}". Running all tests without a fault first ...`,
  );
  const began = Date.now();
  const vitest = await openTests(sample, INCLUDE, availableParallelism());
  const tests = await runWithoutFault(vitest);
  await vitest.close();
  const broken = tests.filter(({ passed }) => !passed);
  for (const { file } of broken) console.error(`${file} fails without a fault`);
  if (broken.length > 0) return 1;
  const jobs = sample.map((mutant) => ({ mutant, files: filesFor(mutant, tests) }));
  const results = new Map<number, Told>();
  const told = (result: Told): void => {
    const { id, verdict, noticed } = result;
    results.set(id, result);
    const minutes = ((Date.now() - began) / 60_000).toFixed(1);
    const by =
      noticed === undefined
        ? ''
        : `
    by ${noticed}`;
    console.log(
      `${results.size}/${sample.length} ${minutes} min  ${verdict}: ${place(sample[id] as Mutant)}${by}`,
    );
  };
  for (const { mutant, files } of jobs)
    if (files.length === 0) told({ id: mutant.id, verdict: 'not reached' });
  const open = jobs.filter(({ files }) => files.length > 0);
  const shards = Array.from({ length: availableParallelism() }, (_, at) =>
    open.filter((_job, index) => index % availableParallelism() === at),
  );
  await Promise.all(shards.map((part) => runShard({ mutants: sample, jobs: part }, told)));
  report(sample, results);
  return 0;
};

if (process.env.MUTATION_SHARD === undefined) {
  runCommand('npm run mutate -- [--sample 200] [--seed TEXT] [--only packages/table]', (args) => {
    const { values } = readArguments(args, {
      sample: { type: 'string', default: '200' },
      seed: { type: 'string', default: 'mutants' },
      only: { type: 'string', default: 'packages/' },
    });
    return main(readNumber(values.sample, '--sample', 1, 100_000), values.seed, values.only);
  });
} else {
  process.on('message', (shard: Shard) => void workThrough(shard));
}
