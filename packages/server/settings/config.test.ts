import { availableParallelism } from 'node:os';
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
    [{ BOT_PATIENCE_MS: '-1' }, 'BOT_PATIENCE_MS must be a whole number of milliseconds, not "-1".'],
    [{ BOT_DELAY_MS: 'soon' }, 'BOT_DELAY_MS must be a whole number of milliseconds, not "soon".'],
    [{ TRUST_PROXY: 'nginx' }, 'TRUST_PROXY must be true, false, a number of proxies, or addresses'],
    [{ TRUST_PROXY: 'loopback, 10.0.0.0/40' }, '"10.0.0.0/40" is none of these.'],
    [{ PUBLIC_URL: 'spires.example' }, 'PUBLIC_URL must be an address as https://spires.example'],
    [{ PUBLIC_URL: 'https://spires.example/games' }, 'not "https://spires.example/games".'],
    [{ MAX_OPEN_TABLES: '-1' }, 'MAX_OPEN_TABLES must be a whole number from 0 to 1000000000, not "-1".'],
    [{ REQUEST_TIMEOUT_S: '0' }, 'REQUEST_TIMEOUT_S must be a whole number from 1 to'],
    [{ DATABASE_URL: 'localhost:5432/spires' }, 'DATABASE_URL must be the address of a PostgreSQL database'],
    [
      { DATABASE_URL: 'mysql://localhost/spires' },
      'DATABASE_URL must be the address of a PostgreSQL database',
    ],
    [{ DATABASE_URL: 'postgres://localhost' }, 'DATABASE_URL must name a database after the host'],
    [{ SECRET: 'too short' }, 'SECRET must have at least 32 characters.'],
    [{ SECRET: 'x'.repeat(32), SECRET_FILE: 'secret' }, 'SECRET and SECRET_FILE are both set.'],
    [{ NODE_ID: 'a b' }, 'NODE_ID must be up to 32 letters'],
    [{ NATS_URL: 'localhost:4222', DATABASE_URL: 'postgres://h/d' }, 'NATS_URL must be addresses'],
    [{ NATS_URL: 'nats://localhost' }, 'Set DATABASE_URL too'],
    [{ NATS_SUBJECT: 'a.*' }, 'NATS_SUBJECT must be letters'],
    [{ PROCESSES: '0' }, 'PROCESSES must be a whole number from 1 to 64, or auto, not "0".'],
    [{ PROCESSES: '65' }, 'PROCESSES must be a whole number from 1 to 64, or auto, not "65".'],
    [{ PROCESSES: 'many' }, 'PROCESSES must be a whole number from 1 to 64, or auto, not "many".'],
    [{ DRAIN_S: 'soon' }, 'DRAIN_S must be a whole number of seconds'],
    [{ OPERATOR_TOKEN: 'short' }, 'OPERATOR_TOKEN must be at least 16 printable characters without spaces.'],
    [{ VAPID_PUBLIC: 'x' }, 'VAPID_PUBLIC and VAPID_PRIVATE belong together'],
    [{ VAPID_PUBLIC: 'x', VAPID_PRIVATE: 'y' }, 'VAPID_PUBLIC must be a public key of 87 characters'],
    [{ VAPID_SUBJECT: 'ann' }, 'VAPID_SUBJECT must begin with mailto: or https://, not "ann".'],
    [{ NOTICES_TO_LOOPBACK: 'perhaps' }, 'NOTICES_TO_LOOPBACK must be true or false, not "perhaps".'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, fatal, error'],
  ])('are refused clearly: %o', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });

  it('keep everything in the data folder unless told', () => {
    expect(readConfig({ DATABASE_URL: '', SECRET: '' })).toMatchObject({ secret: 'data-folder' });
    expect(readConfig({}).databaseUrl).toBeUndefined();
    const databaseUrl = 'postgresql://spires:password@localhost/spires';
    const text = 'x'.repeat(32);
    expect(readConfig({ DATABASE_URL: databaseUrl, SECRET: `${text}\n` })).toMatchObject({
      databaseUrl,
      secret: { text },
    });
    expect(readConfig({ SECRET_FILE: '/run/key' }).secret).toEqual({ file: '/run/key' });
  });

  it('know other servers only where there is a database for all of them', () => {
    expect(readConfig({}).nodes).toEqual({ natsSubject: 'three-spires', drainMs: 0 });
    const env = { DATABASE_URL: 'postgres://h/d', NATS_URL: 'nats://a,nats://b:4333', NODE_ID: 'node-1' };
    expect(readConfig(env).nodes).toEqual({
      natsSubject: 'three-spires',
      natsUrl: env.NATS_URL,
      nodeId: 'node-1',
      drainMs: 2_000,
    });
  });

  it('are for one process unless told', () => {
    expect(readConfig({}).processes).toBe(1);
    expect(readConfig({ PROCESSES: '64' }).processes).toBe(64);
    expect(readConfig({ PROCESSES: 'auto' }).processes).toBe(Math.min(64, availableParallelism()));
  });

  it('never show a password', () => {
    const read = () => readConfig({ DATABASE_URL: 'mysql://spires:hidden@localhost/spires' });
    expect(read).toThrow(/^(?!.*hidden)/);
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
