import path from 'node:path';
import { ConfigError } from './config-error.ts';
import { readLimits } from './config-limits.ts';
import { readSurroundings, type Surroundings } from './config-proxy.ts';
import type { Limits } from './limits.ts';

export { ConfigError };

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** The shortest time between two moves of bots, in milliseconds. */
  readonly botDelayMs: number;
  /** The proxy in front of the server (TRUST_PROXY) and the address people know (PUBLIC_URL). */
  readonly surroundings: Surroundings;
  /** What one person and one address may use up, and how long unused things are kept. */
  readonly limits: Limits;
};

/** Reads the settings; one that is set to nothing counts as not set. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => ({
  port: readPort(env.PORT || '4600'),
  host: env.HOST || 'localhost',
  dataDir: path.resolve(env.DATA_DIR || './data'),
  logLevel: readLogLevel(env.LOG_LEVEL || 'warn'),
  botDelayMs: readDelay(env.BOT_DELAY_MS || '100'),
  surroundings: readSurroundings(env),
  limits: readLimits(env),
});

const readPort = (text: string): number => {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new ConfigError(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  return port;
};

const readDelay = (text: string): number => {
  if (!/^\d{1,5}$/.test(text))
    throw new ConfigError(`BOT_DELAY_MS must be a whole number of milliseconds, not "${text}".`);
  return Number(text);
};

const readLogLevel = (text: string): Config['logLevel'] => {
  const level = LOG_LEVELS.find((known) => known === text);
  if (level === undefined)
    throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
  return level;
};
