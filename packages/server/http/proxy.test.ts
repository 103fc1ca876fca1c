import { perMinute } from '@three-spires/session';
import { toyGame } from '@three-spires/table/toy-game';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../settings/config.ts';
import { LIMITS } from '../settings/limits.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';

const games = [{ game: toyGame }];
const limits = { ...LIMITS, requests: perMinute(2) };

let server: Loopback;
afterEach(() => server.close());

const start = async (env: Readonly<Record<string, string>>): Promise<void> => {
  server = await startLoopback(games, { limits, surroundings: readConfig(env).surroundings });
};

const ask = (headers: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(`${server.url}/api/me`, { headers });

const rename = (headers: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(`${server.url}/api/me`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"name":"Ann"}',
  });

const forwarded = (client: string): Record<string, string> => ({
  'x-forwarded-for': client,
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'spires.example',
});

describe('behind a trusted proxy', () => {
  it('each client has a limit of its own, counted by the address the proxy adds', async () => {
    await start({ TRUST_PROXY: 'loopback' });
    for (const status of [200, 200, 429]) expect((await ask(forwarded('203.0.113.1'))).status).toBe(status);
    // What the client itself claims stands before it.
    expect((await ask(forwarded('198.51.100.9, 203.0.113.1'))).status).toBe(429);
    expect((await ask(forwarded('203.0.113.2'))).status).toBe(200);
  });

  it('cookies are for TLS only and browsers are told to stay with it', async () => {
    await start({ TRUST_PROXY: '1' });
    const answer = await ask(forwarded('203.0.113.1'));
    expect(answer.headers.getSetCookie()[0]).toContain('; Secure');
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
    const plain = await ask({ ...forwarded('203.0.113.1'), 'x-forwarded-proto': 'http' });
    expect(plain.headers.getSetCookie()[0]).not.toContain('Secure');
    expect(plain.headers.get('strict-transport-security')).toBeNull();
  });

  it('the origin is compared with the forwarded host', async () => {
    await start({ TRUST_PROXY: 'loopback' });
    const from = { ...forwarded('203.0.113.1'), 'x-forwarded-host': 'spires.example:443' };
    expect((await rename({ ...from, origin: 'https://spires.example' })).status).toBe(200);
    expect((await rename({ ...from, origin: 'https://evil.example' })).status).toBe(403);
  });
});

describe('without a trusted proxy', () => {
  it.each([{}, { TRUST_PROXY: '10.0.0.0/8' }])('forwarded headers mean nothing: %o', async (env) => {
    await start(env);
    const first = await ask(forwarded('203.0.113.1'));
    expect(first.headers.getSetCookie()[0]).not.toContain('Secure');
    expect(first.headers.get('strict-transport-security')).toBeNull();
    const renamed = await rename({ ...forwarded('203.0.113.2'), origin: 'https://spires.example' });
    expect(renamed.status).toBe(403);
    expect((await ask(forwarded('203.0.113.3'))).status).toBe(429);
  });
});

describe('with a public address', () => {
  it('pages from there may write, whatever the proxy makes of the host, and no others', async () => {
    await start({ PUBLIC_URL: 'https://spires.example' });
    const written = await rename({ origin: 'https://spires.example' });
    expect(written.status).toBe(200);
    expect(written.headers.getSetCookie()[0]).toContain('; Secure');
    expect(written.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect((await rename({ origin: server.url })).status).toBe(403);
  });

  it('also the protocol counts', async () => {
    await start({ PUBLIC_URL: 'https://spires.example' });
    expect((await rename({ origin: 'http://spires.example' })).status).toBe(403);
  });
});
