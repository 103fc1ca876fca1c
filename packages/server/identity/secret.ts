import { createHmac, randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LEAST_SECRET, type SecretSource } from '../settings/config-database.ts';
import { ConfigError } from '../settings/config-error.ts';
import { OperatorError } from '../settings/operator-error.ts';

const SECRET_BYTES = 32;

/** The key that signs cookies. All servers on one database need the same key. */
export const secretFrom = async (source: SecretSource, dataDir: string): Promise<string> => {
  if (source === 'data-folder') return readSecret(dataDir);
  if ('text' in source) return source.text;
  const secret = await readKept(source.file);
  if (secret === undefined) throw new ConfigError(`SECRET_FILE: there is no file ${source.file}.`);
  if (secret.length < LEAST_SECRET)
    throw new ConfigError(`SECRET_FILE: ${source.file} must have at least ${LEAST_SECRET} characters.`);
  return secret;
};

/** Two secrets on one database would make one cookie two people. The database keeps only a fingerprint. */
export const requireSecretOf = async (
  store: { agreeOnSecret(fingerprint: string): Promise<boolean> },
  secret: string,
): Promise<void> => {
  const fingerprint = createHmac('sha256', secret).update('three-spires fingerprint').digest('hex');
  if (await store.agreeOnSecret(fingerprint)) return;
  throw new OperatorError(
    'SECRET: the servers on this database have another secret, so this one would recognise nobody. Give it the same, by SECRET, SECRET_FILE or the file secret in DATA_DIR. To change the secret on purpose, stop all servers and run: npm run change-secret',
  );
};

/** The key in the data folder: created once, then kept next to the database. */
export const readSecret = async (dataDir: string): Promise<string> => {
  const file = path.join(dataDir, 'secret');
  const secret = (await readKept(file)) ?? (await makeSecret(file));
  if (secret.length >= LEAST_SECRET) return secret;
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

/** Written to a temporary file first, so that a full disk does not leave half a secret behind. */
const makeSecret = async (file: string): Promise<string> => {
  const aside = `${file}.${randomBytes(8).toString('hex')}.new`;
  try {
    await writeFile(aside, randomBytes(SECRET_BYTES).toString('hex'), { mode: 0o600, flush: true });
    await putInPlace(aside, file);
  } catch (error) {
    throw new OperatorError(`${file} cannot be written (${(error as Error).message}).`);
  } finally {
    await rm(aside, { force: true });
  }
  return (await readKept(file)) ?? '';
};

/** If several servers share a folder and start at once, the first one's secret wins. */
const putInPlace = async (aside: string, file: string): Promise<void> => {
  try {
    await link(aside, file);
  } catch (error) {
    // Some file systems have no hard links. There, each server needs its own folder.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rename(aside, file);
  }
};
