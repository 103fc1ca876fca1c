// npm run rules -- GAME [--json]: every rule of the rulebook with the tests that name it; fails if one has none.
import path from 'node:path';
import { onlyArgument, readArguments, runCommand } from './command.ts';
import { ROOT } from './folders.ts';
import { findGame } from './games-list.ts';
import { type Coverage, coverRules, type Rule } from './rule-coverage.ts';

const FILES_LISTED = 2;

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

runCommand('npm run rules -- GAME [--json]', (args) => {
  const { positionals, values } = readArguments(args, { json: { type: 'boolean' } });
  const { game } = findGame(onlyArgument(positionals, 'game'));
  const coverage = coverRules(path.join(ROOT, 'packages', game.id));
  if (values.json) console.log(JSON.stringify(coverage, null, 2));
  else printTable(coverage);
  for (const problem of coverage.problems) console.error(problem);
  return coverage.problems.length === 0 ? 0 : 1;
});
