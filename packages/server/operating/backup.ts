// npm run backup [-- FILE]: a consistent copy of the database, also while the server runs.
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Config, readConfig } from '../settings/config.ts';
import { giveUp, OperatorError } from '../settings/operator-error.ts';
import { DATABASE } from '../store/sqlite/sqlite-file.ts';
import { type Contents, contentsText, copyDatabase, fromCaller, stampOf } from './database-copy.ts';
import { keepFilesPrivate } from './private-files.ts';

const backUp = async ({ databaseUrl, dataDir }: Config, given: string | undefined): Promise<string> => {
  const from = path.join(dataDir, DATABASE);
  if (databaseUrl === undefined && !existsSync(from))
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
  if (databaseUrl === undefined) return told(from, to, await copyDatabase(from, to));
  const { openPool, shownUrl, backUpDatabase } = await postgresParts();
  const name = shownUrl(databaseUrl);
  return told(name, to, await backUpDatabase({ links: openPool(databaseUrl, 'unhurried'), name }, to));
};

/** Loaded on demand: most servers have no PostgreSQL. */
const postgresParts = async () => ({
  ...(await import('../store/postgres/postgres-pool.ts')),
  ...(await import('../store/postgres/store-postgres.ts')),
  ...(await import('./store-move.ts')),
});

const told = (from: string, to: string, contents: Contents): string =>
  `Backed up ${from} to ${to}: ${contentsText(contents)}.`;

const secretAdvice = ({ secret, dataDir }: Config): string =>
  `Keep a copy of ${secret === 'data-folder' ? path.join(dataDir, 'secret') : 'the secret'} too: without it nobody is recognised.`;

try {
  const [file, ...more] = process.argv.slice(2);
  if (more.length > 0) throw new OperatorError('Usage: npm run backup [-- FILE]');
  const config = readConfig(process.env);
  keepFilesPrivate();
  console.log(await backUp(config, file));
  console.log(secretAdvice(config));
} catch (error) {
  giveUp(error);
}
