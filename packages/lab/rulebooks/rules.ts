// npm run rules -- GAME [--report FILE] [--json]: lists every rule of the rulebook with the tests that name
// it and passed in the last npm test. Fails if a rule has none.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { InputError } from '@three-spires/kernel';
import { onlyArgument, readArguments, runCommand } from '../command.ts';
import { fromCaller, ROOT } from '../folders.ts';
import { findGame } from '../games-list.ts';
import { type Coverage, coverRules, type Rule } from './rule-coverage.ts';
import { ranTests } from './test-report.ts';

const FILES_LISTED = 2;
const LAST_RUN = path.join(ROOT, 'dist/test-report.json');

const testsOf = ({ tests }: Rule): string => {
  if (tests.length === 0) return 'NONE';
  const listed = tests.slice(0, FILES_LISTED).map((file) => file.replace(/^packages\/[^/]+\//, ''));
  return listed.join(', ') + (tests.length > FILES_LISTED ? ` and ${tests.length - FILES_LISTED} more` : '');
};

const printTable = ({ rules }: Coverage): void => {
  const idWidth = Math.max(...rules.map(({ id }) => id.length));
  const titleWidth = Math.max(...rules.map(({ title }) => title.length));
  for (const rule of rules)
    console.log(`${rule.id.padEnd(idWidth)}  ${rule.title.padEnd(titleWidth)}  ${testsOf(rule)}`);
  const tested = rules.filter(({ tests }) => tests.length > 0).length;
  console.log(`${rules.length} rules: ${tested} tested`);
};

runCommand('npm run rules -- GAME [--report FILE] [--json]', (args) => {
  const { positionals, values } = readArguments(args, {
    report: { type: 'string' },
    json: { type: 'boolean' },
  });
  const { game } = findGame(onlyArgument(positionals, 'game'));
  const report = values.report === undefined ? LAST_RUN : fromCaller(values.report);
  if (!existsSync(report)) throw new InputError('there is no report of a test run: run npm test first');
  const coverage = coverRules(path.join(ROOT, 'packages', game.id), ranTests(report));
  if (values.json) console.log(JSON.stringify(coverage, null, 2));
  else printTable(coverage);
  for (const problem of coverage.problems) console.error(problem);
  return coverage.problems.length === 0 ? 0 : 1;
});
