// npm run tower -- [--drops N] [--fit]: drops cubes through the physical tower and prints where they go,
// compared with the targets of the rules (R25), the CPU time it takes, and how well the fast tower matches.
import { fileURLToPath } from 'node:url';
import { loadPhysics } from '@three-spires/stygian-society/tower/fall';
import { readArguments, readNumber, runCommand, UsageError } from '../command.ts';
import { isHelper, serve, shareOut } from '../crew.ts';
import { fitLines } from './tower-fit.ts';
import { physicsBytes } from './tower-memory.ts';
import { chartLines, costLines, groupLines, sharesOf, targetLines } from './tower-report.ts';
import { type Sample, type Series, sampleSeries, seriesOf } from './tower-sample.ts';

const USAGE = 'npm run tower -- [--drops N] [--fit]';
const MOST_DROPS = 1_000_000;

/**
 * Distributes the series over processes, because only a process can measure its own CPU time. Their number
 * does not affect the samples.
 */
const sampleInProcesses = async (drops: number): Promise<Sample[]> => {
  const parts = new Map<number, Sample[]>();
  await shareOut<Series, Sample[]>(fileURLToPath(import.meta.url), seriesOf(drops), (samples, { number }) => {
    parts.set(number, samples);
  });
  return seriesOf(drops).flatMap(({ number }) => parts.get(number) ?? []);
};

const report = async (drops: number, isFitting: boolean): Promise<void> => {
  const samples = await sampleInProcesses(drops);
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

if (isHelper()) {
  const physics = await loadPhysics();
  serve((series: Series) => sampleSeries(physics, series));
} else runCommand(USAGE, main);
