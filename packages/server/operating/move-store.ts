// npm run move-store -- --from FOLDER_OR_FILE --to postgres://...: copies a SQLite database into PostgreSQL.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readDatabaseUrl } from '../settings/config-database.ts';
import { giveUp, OperatorError } from '../settings/operator-error.ts';
import { openPool } from '../store/postgres/postgres-pool.ts';
import { shownUrl } from '../store/postgres/store-postgres.ts';
import type { CopyProgress } from './copy-rows.ts';
import { fromCaller } from './database-copy.ts';
import { keepFilesPrivate } from './private-files.ts';
import { moveStore } from './store-move.ts';

const USAGE = `Usage: npm run move-store -- --from FOLDER_OR_FILE --to postgres://user:password@host:5432/database
--from is the data folder of a stopped server, or a backup. Instead of --to, DATABASE_URL can be set.`;
const TELL_EVERY_MS = 2_000;

const readArguments = (): { readonly from: string; readonly to: string } => {
  const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
  const given = (() => {
    try {
      return parseArgs({ options }).values;
    } catch (error) {
      throw new OperatorError(`${(error as Error).message}\n${USAGE}`);
    }
  })();
  const { databaseUrl: to } = readDatabaseUrl(given.to ?? process.env.DATABASE_URL);
  if (given.from === undefined || to === undefined) throw new OperatorError(USAGE);
  const from = fromCaller(given.from);
  if (!existsSync(from)) throw new OperatorError(`There is no file or folder ${from}.`);
  return { from, to };
};

/** Reports the progress and the time left now and then. */
const createTeller = (): ((progress: CopyProgress) => void) => {
  const began = performance.now();
  let told = began;
  return ({ table, done, total }) => {
    const now = performance.now();
    if (now - told < TELL_EVERY_MS) return;
    told = now;
    const left = Math.ceil(((now - began) * (total - done)) / done / 1000);
    console.log(`${Math.floor((100 * done) / total)} %, ${table}, about ${left} s left`);
  };
};

try {
  const { from, to } = readArguments();
  keepFilesPrivate();
  const name = shownUrl(to);
  console.log(`Copying ${from} to ${name}. The file is not changed.`);
  const copied = await moveStore(from, { links: openPool(to, 'unhurried'), name }, createTeller());
  for (const { name: table, rows, checksum } of copied)
    console.log(`${table.padEnd(16)} ${String(rows).padStart(9)} rows  ${checksum}`);
  const rows = copied.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Copied ${rows} rows of ${copied.length} tables and read them again: they are the same.`);
  console.log(
    'Now start the server with DATABASE_URL, and with the secret of the folder that the file came from.',
  );
} catch (error) {
  giveUp(error);
}
