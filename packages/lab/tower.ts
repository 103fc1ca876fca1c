// npm run tower -- [--drops N] [--fit]: drops cubes through the physical tower and prints where they go, next to the
// targets of the rules (R25), the time it takes, and how well the fast tower matches.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { readArguments, readNumber, runCommand, UsageError } from './command.ts';
import { fitLines } from './tower-fit.ts';
import { physicsBytes } from './tower-memory.ts';
import { chartLines, costLines, groupLines, sharesOf, targetLines } from './tower-report.ts';
import { DROPS_PER_SERIES, type Sample, sampleDrops } from './tower-sample.ts';

const USAGE = 'npm run tower -- [--drops N] [--fit]';
const MOST_DROPS = 1_000_000;

type Share = { readonly drops: number; readonly first: number; readonly of: number };

/** Each thread takes a share of the series; the samples do not depend on the number of threads. */
const sampleInThreads = async (drops: number): Promise<Sample[]> => {
  const of = Math.min(availableParallelism(), Math.ceil(drops / DROPS_PER_SERIES));
  const shares = Array.from({ length: of }, (_, first) => ({ drops, first, of }));
  const parts = await Promise.all(shares.map(inThread));
  return parts.flat();
};

const inThread = (share: Share): Promise<Sample[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: share });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

const report = async (drops: number, isFitting: boolean): Promise<void> => {
  const samples = await sampleInThreads(drops);
  const ofSix = samples.filter(({ dropped }) => dropped === 6);
  console.log(`${samples.length} drops in running play:`);
  for (const line of targetLines(sharesOf(samples))) console.log(line);
  console.log(`\nThe ${ofSix.length} drops of six among them:`);
  for (const line of targetLines(sharesOf(ofSix))) console.log(line);
  const lines = [
    ...groupLines(samples),
    ...chartLines(samples, 'Cubes that come out of a drop:', ({ fell, loosened }) => fell + loosened),
    ...chartLines(samples, 'Of them into the crypt:', ({ crypt }) => crypt),
    ...chartLines(samples, 'Cubes stuck before a drop:', ({ stuckBefore }) => stuckBefore),
    ...costLines(samples, await physicsBytes()),
    ...(isFitting ? fitLines(samples) : []),
  ];
  for (const line of lines) console.log(line);
};

const main = (args: string[]): number => {
  const { values, positionals } = readArguments(args, {
    drops: { type: 'string', default: '10000' },
    fit: { type: 'boolean', default: false },
  });
  if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is too much`);
  void report(readNumber(values.drops, '--drops', 1, MOST_DROPS), values.fit);
  return 0;
};

if (isMainThread) runCommand(USAGE, main);
else {
  const { drops, first, of } = workerData as Share;
  parentPort?.postMessage(await sampleDrops(drops, first, of));
}
