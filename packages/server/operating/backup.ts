// npm run backup [-- FILE]: a consistent copy of the database, also while the server runs.
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../settings/config.ts';
import { giveUp, OperatorError } from '../settings/operator-error.ts';
import { DATABASE } from '../store/sqlite-file.ts';
import { contentsText, copyDatabase, fromCaller, stampOf } from './database-copy.ts';

const backUp = async (dataDir: string, given: string | undefined): Promise<string> => {
  const from = path.join(dataDir, DATABASE);
  if (!existsSync(from))
    throw new OperatorError(`There is no database in ${dataDir}. DATA_DIR says where it is.`);
  const to =
    given === undefined
      ? path.join(dataDir, 'backups', `three-spires-${stampOf(new Date())}.db`)
      : fromCaller(given);
  if (existsSync(to)) throw new OperatorError(`${to} exists already. Choose another name.`);
  try {
    mkdirSync(path.dirname(to), { recursive: true });
  } catch (error) {
    throw new OperatorError(`${path.dirname(to)} cannot be made (${(error as Error).message}).`);
  }
  const contents = await copyDatabase(from, to);
  return `Backed up to ${to}: ${contentsText(contents)}.`;
};

try {
  const [file, ...more] = process.argv.slice(2);
  if (more.length > 0) throw new OperatorError('Usage: npm run backup [-- FILE]');
  const { dataDir } = readConfig(process.env);
  console.log(await backUp(dataDir, file));
  console.log(`Keep a copy of ${path.join(dataDir, 'secret')} too: without it nobody is recognised.`);
} catch (error) {
  giveUp(error);
}
