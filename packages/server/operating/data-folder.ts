import { mkdir } from 'node:fs/promises';
import { type Config, ConfigError } from '../settings/config.ts';
import { lockFolder } from './folder-lock.ts';
import { tightenFiles } from './private-files.ts';

/** Creates the data folder if needed, and locks it for this process until it ends. */
export const takeDataFolder = async ({ databaseUrl, dataDir, secret }: Config): Promise<void> => {
  // With a database elsewhere, the folder holds at most the secret, which several servers may share.
  if (databaseUrl === undefined || secret === 'data-folder') await makeFolder(dataDir);
  tightenFiles(dataDir);
  if (databaseUrl === undefined) process.once('exit', lockFolder(dataDir).release);
};

const makeFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new ConfigError(`DATA_DIR: ${folder} cannot be made (${(error as Error).message}).`);
  }
};
