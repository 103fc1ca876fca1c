import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const SECRET_BYTES = 32;

/** The key that signs cookies: made once, then kept beside the database. */
export const readSecret = async (dataDir: string): Promise<string> => {
  const file = path.join(dataDir, 'secret');
  try {
    await writeFile(file, randomBytes(SECRET_BYTES).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < SECRET_BYTES) throw new Error(`${file} is too short to be a secret; remove it`);
  return secret;
};
