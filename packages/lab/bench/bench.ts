// npm run bench [-- --quick --only NAME --rounds N --against COMMIT --json]
// Measures the speed of the rules, each work in a separate process next to a fixed loop. Prints the results
// and writes dist/bench.json. docs/speed.md explains it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { readArguments, readNumber, runCommand, UsageError } from '../command.ts';
import { fromRoot, ROOT } from '../folders.ts';
import { linesOfReport, type Report, reportOf } from './report.ts';
import { type Measured, measureRounds } from './rounds.ts';
import { treeHere, treeOf } from './tree.ts';
import { chooseWorks, type Work } from './works.ts';

const USAGE = 'npm run bench [-- --quick --only NAME --rounds N --against COMMIT --json]';
const MOST_ROUNDS = 100;

const FULL = { effort: { runs: 5, milliseconds: 300, warmUps: 20 }, decisions: 40_000 };
/** Only shows that everything can be measured; the figures mean little. */
const QUICK = { effort: { runs: 1, milliseconds: 10, warmUps: 0 }, decisions: 300 };

const chosenWorks = (only: string): Work[] => {
  const works = chooseWorks(only);
  if (works.length === 0) throw new UsageError(`no work has "${only}" in its name`);
  return works;
};

const write = (report: Report): string => {
  const file = path.join(ROOT, 'dist/bench.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  return fromRoot(file);
};

runCommand(USAGE, async (args) => {
  const { positionals, values } = readArguments(args, {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '' },
    against: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is too much`);
  const works = chosenWorks(values.only);
  const rounds = readNumber(values.rounds || (values.quick ? '1' : '3'), '--rounds', 1, MOST_ROUNDS);
  const trees = [
    await treeHere(ROOT),
    ...(values.against === undefined ? [] : [await treeOf(ROOT, values.against)]),
  ];
  const say = (progress: string): void => {
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${progress}`);
  };
  const plan = { works, rounds, ...(values.quick ? QUICK : FULL) };
  const [here, there] = await measureRounds(ROOT, trees, plan, say);
  say('');
  const machine = { node: process.version, processor: cpus()[0]?.model ?? 'unknown' };
  const report = reportOf(machine, works, rounds, here as Measured, there);
  if (values.json) console.log(JSON.stringify(report, null, 2));
  else for (const line of linesOfReport(report)) console.log(line);
  // A quick run is not a report.
  if (!values.quick) {
    const file = write(report);
    if (!values.json) console.log(`Written to ${file}.`);
  }
  return report.rows.some((row) => 'problem' in row.here) ? 1 : 0;
});
