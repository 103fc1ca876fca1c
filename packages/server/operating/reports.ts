// npm run reports [-- COUNT]: lists what people have reported, newest first, even while the server runs.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Report } from '@three-spires/session/stores';
import { type Config, readConfig } from '../settings/config.ts';
import { giveUp, OperatorError } from '../settings/operator-error.ts';
import { openPostgresStore } from '../store/postgres/store-postgres.ts';
import { DATABASE } from '../store/sqlite/sqlite-file.ts';
import { openSqliteStore } from '../store/sqlite/store-sqlite.ts';
import type { Store } from '../store/store.ts';

const SHOWN = 20;
const MOST = 1_000;

const readCount = (given: string | undefined): number => {
  const count = given === undefined ? SHOWN : Number(given);
  if (Number.isInteger(count) && count >= 1 && count <= MOST) return count;
  throw new OperatorError(`COUNT: a whole number from 1 to ${MOST} is expected, not ${given}.`);
};

/** Removes control characters, which could affect the operator's terminal. */
const plain = (text: string): string => text.replaceAll(/\p{C}/gu, ' ');

const saidText = (said: unknown): string => {
  const words = typeof said === 'object' && said !== null && 'text' in said ? said.text : undefined;
  return plain(typeof words === 'string' ? words : JSON.stringify(said));
};

const reportText = ({ id, at, table, reporter, about, reason, words, lines }: Report): string =>
  [
    `${new Date(at).toISOString()}  ${reason}  (report ${id})`,
    `  about    ${plain(about.name)} (${about.id})`,
    `  by       ${plain(reporter.name)} (${reporter.id})`,
    `  table    ${table}`,
    ...(words === '' ? [] : [`  says     ${plain(words)}`]),
    ...lines.map(
      ({ name, person, said }) => `  ${person === about.id ? '>' : ' '} ${plain(name)}: ${saidText(said)}`,
    ),
  ].join('\n');

const openFile = (dataDir: string): Promise<Store> => {
  const file = path.join(dataDir, DATABASE);
  if (!existsSync(file))
    throw new OperatorError(`There is no database in ${dataDir}. DATA_DIR says where it is.`);
  return openSqliteStore(file);
};

const showReports = async ({ databaseUrl, dataDir }: Config, count: number): Promise<string> => {
  const store = await (databaseUrl === undefined ? openFile(dataDir) : openPostgresStore(databaseUrl));
  try {
    const reports = await store.reports(count);
    return reports.length === 0 ? 'Nothing was reported.' : reports.map(reportText).join('\n\n');
  } finally {
    await store.close();
  }
};

try {
  const [count, ...more] = process.argv.slice(2);
  if (more.length > 0) throw new OperatorError('Usage: npm run reports [-- COUNT]');
  console.log(await showReports(readConfig(process.env), readCount(count)));
} catch (error) {
  giveUp(error);
}
