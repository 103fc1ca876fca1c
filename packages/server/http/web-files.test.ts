import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Loopback, startLoopback } from '../testing/loopback.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'three-spires-web-'));
let server: Loopback;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Three Spires</title>');
  writeFileSync(path.join(folder, 'assets/main-a1b2c3.js'), `console.log('${'x'.repeat(5000)}')`);
  server = await startLoopback([], { webFolder: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (address: string): Promise<Response> =>
  fetch(server.url + address, { headers: { 'accept-encoding': 'gzip, deflate, br' } });

it('serves the application at its own addresses, to be asked for every time', async () => {
  for (const address of ['/', '/table/abc', '/library?search=strike']) {
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toContain('Three Spires');
  }
});

it('serves hashed files for ever, compressed', async () => {
  const answer = await get('/assets/main-a1b2c3.js');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(await answer.text()).toContain('console.log');
});

it('says so when a file of an older build is gone', async () => {
  expect((await get('/assets/main-older.js')).status).toBe(404);
});

it('stays inside its folder', async () => {
  const answer = await get('/..%2f..%2fetc%2fpasswd');
  expect(await answer.text()).not.toContain('root:');
});
