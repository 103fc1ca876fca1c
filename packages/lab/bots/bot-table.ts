// npm run bot-table -- FILE.json ...: prints rows for the table in docs/bots.md, from the --json output of
// npm run climbs, npm run duel and npm run heroes.
import { existsSync, readFileSync } from 'node:fs';
import { readArguments, runCommand, UsageError } from '../command.ts';
import { rowsOf } from './bot-rows.ts';

const USAGE = 'npm run bot-table -- FILE.json ...';

runCommand(USAGE, (args) => {
  const { positionals } = readArguments(args, {});
  if (positionals.length === 0) throw new UsageError('a file is missing');
  for (const file of positionals) {
    if (!existsSync(file)) throw new UsageError(`${file} does not exist`);
    for (const row of rowsOf(JSON.parse(readFileSync(file, 'utf8')) as object[])) console.log(row);
  }
  return 0;
});
