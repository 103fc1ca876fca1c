import { lookup } from 'node:dns/promises';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ChildServer, failToStart, startChildServer } from './child-server.ts';
import type { Me } from './protocol.ts';
import { createVisitor } from './visitor.ts';

const TIMEOUT_MS = 240_000;

let dataDir: string;
let server: ChildServer | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'three-spires-start-'));
});

afterEach(async () => {
  await server?.end('SIGKILL');
  server = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

it(
  'says where it is, stops politely, and knows people when it is back',
  async () => {
    server = await startChildServer({ PORT: '0', DATA_DIR: dataDir });
    const { port } = new URL(server.url);
    expect(server.output()).toBe(`Three Spires is at http://127.0.0.1:${port}\n`);
    const ann = createVisitor(server.url);
    const { id } = (await ann.request<Me>('GET', '/api/me')).body;
    expect(statSync(path.join(dataDir, 'secret')).mode & 0o077).toBe(0);
    expect(await server.end('SIGTERM')).toBe(0);
    server = await startChildServer({ PORT: port, DATA_DIR: dataDir });
    expect((await ann.request<Me>('GET', '/api/me')).body.id).toBe(id);
  },
  TIMEOUT_MS,
);

it(
  'is reached at every address of localhost, with the same limits',
  async () => {
    server = await startChildServer({
      PORT: '0',
      DATA_DIR: dataDir,
      HOST: 'localhost',
      REQUESTS_PER_MINUTE: '2',
    });
    const { port } = new URL(server.url);
    const ask = async (address: string): Promise<number> =>
      (await fetch(`http://${address.includes(':') ? `[${address}]` : address}:${port}/api/health`)).status;
    for (const { address } of await lookup('localhost', { all: true }))
      expect([await ask(address), await ask(address), await ask(address)]).toEqual([200, 200, 429]);
    expect(await server.end('SIGTERM')).toBe(0);
  },
  TIMEOUT_MS,
);

it(
  'says what is wrong with its settings',
  async () => {
    const file = path.join(dataDir, 'file');
    writeFileSync(file, '');
    server = await startChildServer({ PORT: '0', DATA_DIR: dataDir });
    const { port } = new URL(server.url);
    const [badFolder, badPort] = await Promise.all([
      failToStart({ PORT: '0', DATA_DIR: path.join(file, 'below') }),
      failToStart({ PORT: port, DATA_DIR: path.join(dataDir, 'other') }),
    ]);
    expect(badFolder).toMatchObject({ code: 1, output: expect.stringMatching(/^DATA_DIR: /) });
    expect(badPort).toEqual({ code: 1, output: `PORT: ${port} is in use. Choose another one.\n` });
  },
  TIMEOUT_MS,
);
