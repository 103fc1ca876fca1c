// npm run change-secret: lets the next server that starts on the database use a different secret.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Config, readConfig } from '../settings/config.ts';
import { giveUp, OperatorError } from '../settings/operator-error.ts';
import { openStore } from '../store/open-store.ts';
import { DATABASE } from '../store/sqlite/sqlite-file.ts';
import { lockFolder } from './folder-lock.ts';
import { keepFilesPrivate } from './private-files.ts';

const forget = async (config: Config): Promise<void> => {
  const store = await openStore(config);
  try {
    await store.forgetSecret();
  } finally {
    await store.close();
  }
};

const forgetInFolder = async (config: Config): Promise<void> => {
  const { dataDir } = config;
  if (!existsSync(path.join(dataDir, DATABASE)))
    throw new OperatorError(`There is no database in ${dataDir}. DATA_DIR says where it is.`);
  const lock = lockFolder(dataDir);
  try {
    await forget(config);
  } finally {
    lock.release();
  }
};

try {
  if (process.argv.length > 2) throw new OperatorError('Usage: npm run change-secret');
  const config = readConfig(process.env);
  keepFilesPrivate();
  await (config.databaseUrl === undefined ? forgetInFolder(config) : forget(config));
  console.log('The next server that starts sets the secret. With another one nobody is recognised any more.');
} catch (error) {
  giveUp(error);
}
