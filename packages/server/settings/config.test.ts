import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { LIMITS } from './limits.ts';

describe('settings', () => {
  it('have defaults, also for what is set to nothing', () => {
    expect(readConfig({ PORT: '' })).toMatchObject({ port: 4600, host: 'localhost', logLevel: 'warn' });
    expect(readConfig({}).dataDir).toMatch(/data$/);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, not "abc".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not "-1".'],
    [{ BOT_DELAY_MS: 'soon' }, 'BOT_DELAY_MS must be a whole number of milliseconds, not "soon".'],
    [{ TRUST_PROXY: 'nginx' }, 'TRUST_PROXY must be true, false, a number of proxies, or addresses'],
    [{ TRUST_PROXY: 'loopback, 10.0.0.0/40' }, '"10.0.0.0/40" is none of these.'],
    [{ PUBLIC_URL: 'spires.example' }, 'PUBLIC_URL must be an address as https://spires.example'],
    [{ PUBLIC_URL: 'https://spires.example/games' }, 'not "https://spires.example/games".'],
    [{ MAX_OPEN_TABLES: '-1' }, 'MAX_OPEN_TABLES must be a whole number from 0 to 1000000000, not "-1".'],
    [{ REQUEST_TIMEOUT_S: '0' }, 'REQUEST_TIMEOUT_S must be a whole number from 1 to'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, fatal, error'],
  ])('are refused clearly: %o', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });

  it('trust no proxy and know no public address unless told', () => {
    expect(readConfig({}).surroundings).toEqual({ trustProxy: undefined, publicOrigin: undefined });
    expect(readConfig({ TRUST_PROXY: 'false' }).surroundings.trustProxy).toBeUndefined();
    expect(readConfig({ TRUST_PROXY: 'true' }).surroundings.trustProxy?.('203.0.113.7', 5)).toBe(true);
    expect(readConfig({ TRUST_PROXY: '1' }).surroundings.trustProxy?.('203.0.113.7', 1)).toBe(false);
    expect(readConfig({ TRUST_PROXY: 'loopback' }).surroundings.trustProxy?.('127.0.0.1', 0)).toBe(true);
    expect(readConfig({ PUBLIC_URL: 'https://Spires.example:443/' }).surroundings.publicOrigin).toBe(
      'https://spires.example',
    );
  });

  it('change limits, and 0 takes one away', () => {
    expect(readConfig({}).limits).toEqual(LIMITS);
    const { limits } = readConfig({ MAX_OPEN_TABLES: '7', ABANDONED_DAYS: '0', TABLES_PER_HOUR: '3600' });
    expect(limits).toEqual({
      ...LIMITS,
      openTables: 7,
      abandonedDays: Number.POSITIVE_INFINITY,
      tables: { burst: 3600, perSecond: 1 },
    });
  });
});
