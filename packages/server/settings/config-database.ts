import path from 'node:path';
import { ConfigError } from './config-error.ts';

/**
 * The source of the key that signs cookies: the setting itself, a file, or the data folder, which creates
 * one.
 */
export type SecretSource = { readonly text: string } | { readonly file: string } | 'data-folder';

/** The minimum length of a key that cannot be guessed. */
export const LEAST_SECRET = 32;

const PROTOCOLS = ['postgres:', 'postgresql:'];

/** An error never shows the setting, which may contain a password. */
export const readDatabaseUrl = (text: string | undefined): { readonly databaseUrl?: string } => {
  if (!text) return {};
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !PROTOCOLS.includes(url.protocol))
    throw new ConfigError(
      'DATABASE_URL must be the address of a PostgreSQL database, such as postgres://spires:password@localhost:5432/spires. Without it everything is kept in DATA_DIR.',
    );
  if (url.pathname.length < 2)
    throw new ConfigError(
      'DATABASE_URL must name a database after the host, such as postgres://spires:password@localhost:5432/spires.',
    );
  return { databaseUrl: text };
};

export const readSecretSource = (env: Readonly<Record<string, string | undefined>>): SecretSource => {
  const { SECRET: text, SECRET_FILE: file } = env;
  if (text && file) throw new ConfigError('SECRET and SECRET_FILE are both set. Set one of them.');
  if (file) return { file: path.resolve(file) };
  if (!text) return 'data-folder';
  if (text.trim().length < LEAST_SECRET)
    throw new ConfigError(`SECRET must have at least ${LEAST_SECRET} characters.`);
  return { text: text.trim() };
};
