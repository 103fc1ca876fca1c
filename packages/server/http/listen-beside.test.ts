import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { LIMITS } from '../settings/limits.ts';
import { openSqliteStore } from '../store/sqlite/store-sqlite.ts';
import { testNotices } from '../testing/loopback.ts';
import { openRaw, parseAnswer, rawRequest, readToTheEnd } from '../testing/raw-request.ts';
import { listenAlsoAt } from './listen-beside.ts';

it('serves another address with the same errors, limits and sockets, and stops there too', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'three-spires-beside-'));
  const app = await createApp({
    notices: testNotices(),
    store: await openSqliteStore(path.join(folder, 'test.db')),
    games: [],
    secret: 'a secret for tests that is long enough',
    webFolder: folder,
    log: pino({ level: 'silent' }),
    limits: { ...LIMITS, requestMs: 300 },
    botDelayMs: 0,
  });
  const main = await app.listen({ host: '127.0.0.1', port: 0 });
  await listenAlsoAt(app, '127.0.0.2');
  const url = main.replace('127.0.0.1', '127.0.0.2');
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  expect(await rawRequest(url, 'hello')).toMatchObject({
    status: 400,
    body: { error: { code: 'bad-http' } },
  });
  const upgrade = ['Host: here', 'Connection: Upgrade', 'Upgrade: websocket'];
  expect((await rawRequest(url, 'GET /socket HTTP/1.1', ...upgrade)).status).toBe(401);
  const slow = await openRaw(url);
  slow.write('GET /api/health HTTP/1.1\r\n');
  expect(parseAnswer(await readToTheEnd(slow)).status).toBe(408);
  await app.close();
  await expect(fetch(`${url}/api/health`)).rejects.toThrow();
  rmSync(folder, { recursive: true, force: true });
});
