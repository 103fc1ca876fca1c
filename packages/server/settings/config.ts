import path from 'node:path';
import { readDatabaseUrl, readSecretSource, type SecretSource } from './config-database.ts';
import { ConfigError } from './config-error.ts';
import { readLimits } from './config-limits.ts';
import { type NodeSettings, readNodeSettings } from './config-nodes.ts';
import { type NoticeConfig, readNoticeConfig } from './config-notices.ts';
import { type OperatorTokens, readOperating } from './config-operating.ts';
import { readProcesses } from './config-processes.ts';
import { readSurroundings, type Surroundings } from './config-proxy.ts';
import type { Limits } from './limits.ts';

export { ConfigError };

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The PostgreSQL database that replaces the file in the data folder. */
  readonly databaseUrl?: string;
  readonly secret: SecretSource;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** The minimum delay between two bot moves, in milliseconds. */
  readonly botDelayMs: number;
  /** How long bots wait for the people they play with, in milliseconds. */
  readonly botPatienceMs: number;
  /** The proxy in front of the server (TRUST_PROXY) and the public address (PUBLIC_URL). */
  readonly surroundings: Surroundings;
  readonly operating: OperatorTokens;
  /** What one person and one address may use, and how long unused things are kept. */
  readonly limits: Limits;
  /** How this server works with others on the same database. */
  readonly nodes: NodeSettings;
  /** How many processes on this machine share the work. */
  readonly processes: number;
  readonly notices: NoticeConfig;
};

/** Reads the settings. An empty setting counts as not set. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => ({
  port: readPort(env.PORT || '4600'),
  host: env.HOST || 'localhost',
  dataDir: path.resolve(env.DATA_DIR || './data'),
  ...readDatabaseUrl(env.DATABASE_URL),
  secret: readSecretSource(env),
  logLevel: readLogLevel(env.LOG_LEVEL || 'warn'),
  botDelayMs: readDelay('BOT_DELAY_MS', env.BOT_DELAY_MS || '100'),
  botPatienceMs: readDelay('BOT_PATIENCE_MS', env.BOT_PATIENCE_MS || '30000'),
  surroundings: readSurroundings(env),
  operating: readOperating(env),
  limits: readLimits(env),
  nodes: readNodeSettings(env),
  processes: readProcesses(env.PROCESSES || '1'),
  notices: readNoticeConfig(env, readSurroundings(env).publicOrigin),
});

const readPort = (text: string): number => {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new ConfigError(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  return port;
};

const readDelay = (name: string, text: string): number => {
  if (!/^\d{1,5}$/.test(text))
    throw new ConfigError(`${name} must be a whole number of milliseconds, not "${text}".`);
  return Number(text);
};

const readLogLevel = (text: string): Config['logLevel'] => {
  const level = LOG_LEVELS.find((known) => known === text);
  if (level === undefined)
    throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
  return level;
};
