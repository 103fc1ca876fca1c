import { perMinute } from '@three-spires/session';
import { toyGame } from '@three-spires/table/toy-game';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../settings/config.ts';
import { LIMITS } from '../settings/limits.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { rawRequest } from '../testing/raw-request.ts';

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
  'x-forwarded-host': 'spires.lan',
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
    const from = { ...forwarded('203.0.113.1'), 'x-forwarded-host': 'spires.lan:443' };
    expect((await rename({ ...from, origin: 'https://spires.lan' })).status).toBe(200);
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

describe('without a public address', () => {
  const ask = (line: string, host: string) =>
    rawRequest(server.url, `${line} HTTP/1.1`, `Host: ${host}`, 'Connection: close');

  it('only names of a home lead here, and the refusal says what to set', async () => {
    server = await startLoopback(games);
    for (const host of [
      'localhost:4600',
      '127.0.0.1',
      '[::1]:4600',
      '192.168.1.7',
      'spires',
      'Spires.Local.',
    ])
      expect((await ask('GET /api/me', host)).status, host).toBe(200);
    const refused = await ask('GET /api/me', 'spires.example:4600');
    expect(refused.status).toBe(421);
    expect(refused.body).toMatchObject({
      error: { text: expect.stringContaining('PUBLIC_URL, for example http://spires.example:4600.') },
    });
  });

  it('passkeys belong to this machine alone', async () => {
    server = await startLoopback(games);
    const options = (host: string) => ask('POST /api/me/passkeys/options', host);
    expect((await options('localhost')).body).toMatchObject({ rp: { id: 'localhost' } });
    for (const host of ['192.168.1.7', 'spires.lan'])
      expect((await options(host)).body, host).toMatchObject({ error: { code: 'no-passkeys-here' } });
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
