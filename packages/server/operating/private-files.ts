import { chmodSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;

/**
 * The database and its copies hold hidden cards and seeds, so only their owner may read what this process
 * creates.
 */
export const keepFilesPrivate = (): void => {
  process.umask(OTHERS);
};

/** Restricts files that earlier releases left readable, in the data folder and among the backups. */
export const tightenFiles = (dataDir: string): void => {
  for (const folder of [dataDir, path.join(dataDir, 'backups')])
    for (const name of namesIn(folder))
      if (/^(three-spires|secret)/.test(name)) tighten(path.join(folder, name));
};

const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** Leaves another owner's file alone: its owner chose its mode. */
const tighten = (file: string): void => {
  try {
    const found = statSync(file);
    if (found.isFile() && (found.mode & OTHERS) !== 0) chmodSync(file, OWNER_ONLY);
  } catch {
    // It has disappeared in the meantime, or is not ours.
  }
};
