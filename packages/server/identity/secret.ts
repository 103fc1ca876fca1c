import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../settings/operator-error.ts';

const SECRET_BYTES = 32;

/** The key that signs cookies: made once, then kept beside the database. */
export const readSecret = async (dataDir: string): Promise<string> => {
  const file = path.join(dataDir, 'secret');
  const secret = (await readKept(file)) ?? (await makeSecret(file));
  if (secret.length >= SECRET_BYTES) return secret;
  throw new OperatorError(
    `${file} is too short to be a secret. Put the right one back, or remove it: then a new one is made and nobody is recognised any more.`,
  );
};

const readKept = async (file: string): Promise<string | undefined> => {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new OperatorError(`${file} cannot be read (${message}).`);
  }
};

/** Written aside first, so that a full disk leaves no half secret behind. */
const makeSecret = async (file: string): Promise<string> => {
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  try {
    await writeFile(`${file}.new`, secret, { mode: 0o600, flush: true });
    await rename(`${file}.new`, file);
  } catch (error) {
    throw new OperatorError(`${file} cannot be written (${(error as Error).message}).`);
  }
  return secret;
};
