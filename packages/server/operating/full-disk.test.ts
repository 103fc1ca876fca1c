import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ChildServer, startChildServer } from '../testing/child-server.ts';
import { expectKept, playOn, sitDown } from '../testing/crowd.ts';

const TIMEOUT_MS = 240_000;
/** No file may grow beyond 512 kB: enough to start, and for some dozens of moves. */
const BLOCKS = 1024;

let dataDir: string;
let server: ChildServer;

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'three-spires-full-'));
  server = await startChildServer({ PORT: '0', DATA_DIR: dataDir }, { blocks: BLOCKS });
}, TIMEOUT_MS);

afterEach(async () => {
  await server.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

it(
  'says so when the disk takes no more, goes on answering, and keeps what it acknowledged',
  async () => {
    const { url } = server;
    const games = [await sitDown(url)];
    // Play games, one after another, until the disk is full.
    const refusal = (async (): Promise<Error> => {
      for (;;) {
        try {
          for (const game of games.slice(-1)) await playOn(game);
          games.push(await sitDown(url));
        } catch (error) {
          return error as Error;
        }
      }
    })();
    expect((await refusal).message).toContain('storage-failing');
    const [{ person }] = games as [(typeof games)[number]];
    expect(await person.request('GET', '/api/health')).toMatchObject({
      status: 503,
      body: { error: { code: 'storage-failing' } },
    });
    expect((await person.request('GET', '/api/health/live')).status).toBe(200);
    expect((await person.request('GET', '/api/tables')).status).toBe(200);
    expect(server.output()).toContain('The disk refuses to read or write the database.');
    expect(server.output()).not.toContain('cannot rollback');
    await server.end('SIGKILL');

    server = await startChildServer({ PORT: new URL(url).port, DATA_DIR: dataDir });
    for (const game of games) {
      const line = await game.person.connect();
      await expectKept(line, game.accepted);
      await line.close();
    }
  },
  TIMEOUT_MS,
);
