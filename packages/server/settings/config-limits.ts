import { ConfigError } from './config-error.ts';
import { DEFAULT_SETTINGS, type LimitSettings, type Limits, limitsFrom } from './limits.ts';

type Env = Readonly<Record<string, string | undefined>>;

const MOST = 1_000_000_000;

/**
 * Each limit's setting and its minimum; 0 means no limit. `limits.ts` explains them and has their defaults.
 */
const SETTINGS: Readonly<Record<keyof LimitSettings, readonly [name: string, least: number]>> = {
  requestsPerMinute: ['REQUESTS_PER_MINUTE', 0],
  processorPercent: ['CPU_PERCENT_PER_PERSON', 0],
  processorPercentPerAddress: ['CPU_PERCENT_PER_ADDRESS', 0],
  writtenMegabytesPerHour: ['WRITTEN_MB_PER_HOUR', 0],
  writtenMegabytesPerHourPerAddress: ['WRITTEN_MB_PER_HOUR_PER_ADDRESS', 0],
  uploadMegabytesPerHour: ['UPLOAD_MB_PER_HOUR', 0],
  movesPerHour: ['MOVES_PER_HOUR', 0],
  connections: ['MAX_CONNECTIONS', 0],
  connectionsPerAddress: ['MAX_CONNECTIONS_PER_ADDRESS', 0],
  sockets: ['MAX_SOCKETS_PER_PERSON', 0],
  openTables: ['MAX_OPEN_TABLES', 0],
  tablesPerHour: ['TABLES_PER_HOUR', 0],
  tablesPerHourPerAddress: ['TABLES_PER_HOUR_PER_ADDRESS', 0],
  peoplePerHour: ['PEOPLE_PER_HOUR', 0],
  decks: ['MAX_DECKS', 1],
  requestSeconds: ['REQUEST_TIMEOUT_S', 1],
  abandonedDays: ['ABANDONED_DAYS', 0],
  finishedDays: ['FINISHED_DAYS', 0],
  strangerDays: ['STRANGER_DAYS', 0],
};

export const readLimits = (env: Env): Limits => {
  const read = (key: keyof LimitSettings): number => {
    const [name, least] = SETTINGS[key];
    return readCount(name, env[name] || String(DEFAULT_SETTINGS[key]), least);
  };
  const keys = Object.keys(SETTINGS) as (keyof LimitSettings)[];
  return limitsFrom(Object.fromEntries(keys.map((key) => [key, read(key)])) as LimitSettings);
};

const readCount = (name: string, text: string, least: number): number => {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < least || count > MOST)
    throw new ConfigError(`${name} must be a whole number from ${least} to ${MOST}, not "${text}".`);
  return count;
};
