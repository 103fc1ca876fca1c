import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { toyGame } from '@three-spires/table/toy-game';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor } from '../testing/visitor.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'three-spires-web-'));
/** No picture, but bytes that a compressor would like. */
const PICTURE = Buffer.alloc(4000, 7);
let server: Loopback;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Three Spires</title>');
  writeFileSync(path.join(folder, 'assets/main-a1b2c3.js'), `console.log('${'x'.repeat(5000)}')`);
  writeFileSync(path.join(folder, 'assets/packed-d4e5f6.js'), "console.log('as it is')");
  writeFileSync(path.join(folder, 'assets/packed-d4e5f6.js.br'), brotliCompressSync("console.log('packed')"));
  mkdirSync(path.join(folder, 'pictures/toy/card'), { recursive: true });
  writeFileSync(path.join(folder, 'pictures/toy/card/strike.avif'), PICTURE);
  writeFileSync(path.join(folder, 'pictures/toy/card/strike.avif.br'), brotliCompressSync(PICTURE));
  const files = {
    [toyGame.id]: { first: ['assets/toy-a1.css', 'assets/toy-a1.js'], later: ['assets/toy-b2.js'] },
  };
  writeFileSync(path.join(folder, 'table-files.json'), JSON.stringify(files));
  server = await startLoopback([{ game: toyGame }], { webFolder: folder });
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

it('sends the copy that the build has compressed to those who can read it', async () => {
  const answer = await get('/assets/packed-d4e5f6.js');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(await answer.text()).toBe("console.log('packed')");
  const plain = await fetch(`${server.url}/assets/packed-d4e5f6.js`, {
    headers: { 'accept-encoding': 'identity' },
  });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe("console.log('as it is')");
});

it('names what a table loads with its page, and nothing where it knows no table', async () => {
  const ann = createVisitor(server.url);
  const { table } = await ann.openTable(toyGame.id, { players: 2, rounds: 3 }, ['me', 'open']);
  expect((await get(`/table/${table}?invite=x`)).headers.get('link')).toBe(
    '</assets/toy-a1.css>; rel=preload; as=style; crossorigin, </assets/toy-a1.js>; rel=modulepreload; crossorigin',
  );
  for (const address of ['/', '/table/no-such-table', `/replay/${table}`])
    expect((await get(address)).headers.get('link')).toBeNull();
});

it('serves pictures as they are, for ever where a version is named', async () => {
  const named = await get('/pictures/toy/card/strike.avif?v=1a2b');
  expect(named.status).toBe(200);
  expect(named.headers.get('content-type')).toBe('image/avif');
  expect(named.headers.get('content-encoding')).toBeNull();
  expect(named.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(new Uint8Array(await named.arrayBuffer())).toEqual(new Uint8Array(PICTURE));
  const other = await get('/pictures/toy/card/strike.avif');
  expect(other.headers.get('cache-control')).toBe('no-cache');
  await other.arrayBuffer();
});

it('answers a picture that is not there with no page', async () => {
  for (const address of ['/pictures/toy/card/no-such-card.avif?v=1a2b', '/pictures/..%2findex.html']) {
    const answer = await get(address);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.text()).not.toContain('<title>');
  }
});

it('allows the page to show its own pictures', async () => {
  expect((await get('/')).headers.get('content-security-policy')).toContain("img-src 'self'");
});

it('says so when a file of an older build is gone', async () => {
  expect((await get('/assets/main-older.js')).status).toBe(404);
});

it('stays inside its folder', async () => {
  const answer = await get('/..%2f..%2fetc%2fpasswd');
  expect(await answer.text()).not.toContain('root:');
});
