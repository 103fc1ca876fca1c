import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

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
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, fatal, error'],
  ])('are refused clearly: %o', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});
