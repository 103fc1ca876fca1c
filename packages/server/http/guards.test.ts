import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { perMinute } from '@three-spires/session';
import { toyGame } from '@three-spires/table/toy-game';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from '../settings/limits.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { createVisitor } from '../testing/visitor.ts';

const games = [{ game: toyGame }];
const HOST = 'Host: here';

let server: Loopback;
afterEach(() => server.close());

const strict = (count: number) => ({ limits: { ...LIMITS, requests: perMinute(count) } });

/** Another way to write an address that means the same. */
const encoded = (address: string): string =>
  address.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

const statusOf = async (address: string): Promise<number> => (await fetch(server.url + address)).status;

describe('the limit of requests', () => {
  it.each(['/api/me', '/api/nothing', '/nowhere'])('counts %s however it is written', async (address) => {
    server = await startLoopback(games, strict(3));
    for (let count = 0; count < 3; count++) expect(await statusOf(encoded(address))).not.toBe(429);
    const refused = await fetch(server.url + encoded(address));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error: { code: 'too-many-requests' } });
    expect(await statusOf(address)).toBe(429);
  });

  it('does not count the probes of a proxy among the requests of people', async () => {
    server = await startLoopback(games, strict(3));
    for (let count = 0; count < 20; count++) {
      expect(await statusOf('/health/ready')).toBe(200);
      expect(await statusOf('/health/live')).toBe(200);
    }
    expect(await statusOf('/api/me')).toBe(200);
  });

  it('counts malformed addresses', async () => {
    server = await startLoopback(games, strict(2));
    const ask = async () => (await rawRequest(server.url, 'GET /%zz HTTP/1.1', HOST)).status;
    expect([await ask(), await ask(), await ask()]).toEqual([400, 400, 429]);
    expect(await statusOf('/api/me')).toBe(429);
  });

  it('is not used up by the files of the application', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'three-spires-files-'));
    writeFileSync(path.join(folder, 'index.html'), '<title>Three Spires</title>');
    // Time stands still, so that no allowance grows back while a slow machine sends 20 requests.
    server = await startLoopback(games, { ...strict(1), webFolder: folder, time: { elapsed: () => 0 } });
    for (let count = 0; count < 20; count++) expect(await statusOf('/')).toBe(200);
    expect(await statusOf('/')).toBe(429);
    expect(await statusOf('/api/health')).toBe(200);
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('a socket', () => {
  const upgrade = async (address: string, headers: Readonly<Record<string, string>>): Promise<string> => {
    const ann = createVisitor(server.url);
    const { headers: got } = await ann.request('GET', '/api/me');
    const [cookie = ''] = got.getSetCookie()[0]?.split(';') ?? [];
    const socket = new WebSocket(server.url.replace('http', 'ws') + address, {
      headers: { cookie, ...headers },
    });
    return await new Promise((resolve) => {
      socket.once('open', () => {
        socket.terminate();
        resolve('open');
      });
      socket.once('error', ({ message }) => resolve(message));
    });
  };

  it('is refused to another site however the address is written', async () => {
    server = await startLoopback(games);
    for (const address of ['/socket', '/%73ocket', '/%73%6f%63%6b%65%74'])
      expect(await upgrade(address, { origin: 'http://evil.example' })).toContain('403');
    expect(await upgrade('/%73ocket', { origin: server.url })).toBe('open');
  });

  it('is opened at one route only', async () => {
    server = await startLoopback(games);
    for (const address of ['/api/me', '/api/nothing', '/socket/more', '/'])
      expect(await upgrade(address, {})).toContain('404');
  });
});

describe('an address under /api that is not known', () => {
  it('is not taken for a page of the application however it is written', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'three-spires-pages-'));
    writeFileSync(path.join(folder, 'index.html'), '<title>Three Spires</title>');
    server = await startLoopback(games, { webFolder: folder });
    for (const address of ['/api', '/api/nothing', '/%61pi/nothing', '/socket/x', '/%61ssets/old.js']) {
      const answer = await fetch(server.url + address);
      expect([address, answer.status]).toEqual([address, 404]);
      expect(await answer.json()).toMatchObject({ error: { code: 'not-found' } });
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    }
    rmSync(folder, { recursive: true, force: true });
  });
});
