import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ChildServer, startChildServer } from '../testing/child-server.ts';
import { type Receiver, startReceiver } from '../testing/receiver.ts';
import { createVisitor } from '../testing/visitor.ts';

const TIMEOUT_MS = 240_000;
const PATIENCE = { timeout: 120_000, interval: 50 };

let dataDir: string;
let server: ChildServer;
let receiver: Receiver;

const start = async (port: string): Promise<void> => {
  server = await startChildServer({ PORT: port, DATA_DIR: dataDir, NOTICES_TO_LOOPBACK: 'true' });
};

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'three-spires-notices-'));
  receiver = await startReceiver();
  await start('0');
}, TIMEOUT_MS);
afterEach(async () => {
  await server.end('SIGKILL');
  await receiver.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The time until the next attempt, gone by while no server runs. There has to be one notice that waits. */
const letTimePass = (): void => {
  const file = new Libsql(path.join(dataDir, 'three-spires.db'));
  expect(file.prepare('update notice_outbox set next_at = 0').run().changes).toBe(1);
  file.close();
};

const killAndRestart = async (meanwhile: () => void = () => undefined): Promise<void> => {
  await server.end('SIGKILL');
  meanwhile();
  await start(new URL(server.url).port);
};

it(
  'delivers a notice though the server was killed before it was made, and again before it was delivered',
  async () => {
    const [ann, bob] = [createVisitor(server.url), createVisitor(server.url)];
    for (const who of [ann, bob]) await who.request('GET', '/api/me');
    const hook = await ann.request('PUT', '/api/notices/webhook', { url: `${receiver.url}/hook` });
    expect(hook.status).toBe(200);
    const setup = { characters: ['Ironclad', 'Silent'] };
    const clock = { days: 3 } as const;
    const opened = await ann.openTable('slay-the-spire', setup, ['me', 'open'], { clock });
    const seat = { invite: opened.invite };
    expect((await bob.request('POST', `/api/tables/${opened.table}/seats`, seat)).status).toBe(200);
    receiver.answerWith(503);
    await killAndRestart();
    expect(receiver.received).toEqual([]);

    await expect.poll(() => receiver.received.length, PATIENCE).toBe(1);
    receiver.answerWith(200);
    await killAndRestart(letTimePass);
    await expect.poll(() => receiver.received.length, PATIENCE).toBe(2);
    const told = receiver.received.map(({ body }) => JSON.parse(body.toString()) as { id: string });
    expect(told[0]).toMatchObject({ event: 'turn', table: opened.table });
    expect(told[1]?.id).toBe(told[0]?.id);
  },
  TIMEOUT_MS,
);
