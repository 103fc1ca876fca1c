import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockFolder } from '../operating/folder-lock.ts';
import { play, watch } from '../testing/at-table.ts';
import { type ChildServer, failToStart, startChildServer } from '../testing/child-server.ts';
import { createVisitor, type Line, type Visitor } from '../testing/visitor.ts';

const TIMEOUT_MS = 480_000;
/** Far longer than starting a process takes on a busy machine. */
const PATIENCE = { timeout: 120_000, interval: 100 };
const SETUP = { characters: ['Ironclad', 'Silent'] };

const METRICS_TOKEN = 'metrics-token-for-tests';

let dataDir: string;
let server: ChildServer;

const start = (): Promise<ChildServer> =>
  startChildServer({
    PORT: '0',
    DATA_DIR: dataDir,
    PROCESSES: '2',
    NODE_ID: 'home',
    LOG_LEVEL: 'info',
    METRICS_TOKEN,
    // Then a test can give its requests ids, and find in the log which process had them.
    TRUST_PROXY: 'loopback',
    // The people of the tests decide slowly, and bots would wait.
    BOT_PATIENCE_MS: '0',
  });

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'three-spires-processes-'));
  server = await start();
}, TIMEOUT_MS);
afterAll(async () => {
  await server?.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

type LogLine = { readonly pid: number; readonly node: string; readonly reqId?: string };
const logLines = (): LogLine[] =>
  server
    .output()
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as LogLine];
      } catch {
        return [];
      }
    });
const numberOf = ({ node }: LogLine): number => Number(/^home-(\d+)\./.exec(node)?.[1] ?? 0);

/** A person who is known already: a request for one without a cookie makes a new one. */
const visit = async (): Promise<Visitor> => {
  const person = createVisitor(server.url);
  await person.request('GET', '/api/me');
  return person;
};

/** A socket at one of the processes, and the process. */
const connectAt = async (person: Visitor, number: number): Promise<{ line: Line; pid: number }> => {
  for (;;) {
    const id = nanoid();
    const line = await person.connect({ 'x-request-id': id });
    await expect.poll(() => logLines().some(({ reqId }) => reqId === id), PATIENCE).toBe(true);
    const at = logLines().find(({ reqId }) => reqId === id);
    if (at !== undefined && numberOf(at) === number) return { line, pid: at.pid };
    await line.close();
  }
};

/** How many entries each process has made for bots, by its number. */
const botEntries = async (): Promise<Record<string, number>> => {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const body = await (await fetch(`${server.url}/metrics`, { headers })).text();
  const found = body.matchAll(/^spires_entries_total\{.*by="session".*process="(\d+)".*\} (\d+)$/gm);
  return Object.fromEntries([...found].map(([, number, count]) => [number, Number(count)]));
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('two processes on one file', () => {
  it(
    'show people at one what people at the other do, and who is there',
    async () => {
      const [ann, bob] = [await visit(), await visit()];
      const { table, invite } = await ann.openTable('slay-the-spire', SETUP, ['me', 'open']);
      expect((await bob.request('POST', `/api/tables/${table}/seats`, { invite, seat: 1 })).status).toBe(200);
      const [here, there] = [await connectAt(ann, 1), await connectAt(bob, 2)];
      await watch(there.line, table);
      const [seq = 0] = await play(here.line, table, 1);
      await there.line.next('picture', (picture) => picture.seq === seq);
      const [answer = 0] = await play(there.line, table, 1, 1);
      await here.line.next('picture', (picture) => picture.seq === answer);
      here.line.send({ type: 'chat', command: nanoid(), table, text: 'Hello' });
      const { lines } = await there.line.next('chat', (chat) => chat.lines.length > 0);
      expect(lines.at(-1)?.text).toBe('Hello');
      await Promise.all([here.line.close(), there.line.close()]);
    },
    TIMEOUT_MS,
  );

  it(
    'run bots once, and go on with a game, bots too, when the process that ran it is killed',
    async () => {
      const person = await visit();
      const first = await connectAt(person, 1);
      // A bot that does not search needs no threads, which are slow to start from sources.
      const seats = [{ holder: 'me' }, { holder: 'bot', level: 'random' }] as const;
      const { table } = await person.openTable('slay-the-spire', SETUP, [], { seats: [...seats] });
      const seqs = await play(first.line, table, 2);
      await expect.poll(botEntries, PATIENCE).not.toEqual({});
      // Which process has the lease depends on which was asked first.
      const runners = Object.keys(await botEntries());
      expect(runners).toHaveLength(1);
      const runner = Number(runners[0]);
      await first.line.close();

      const lost = await connectAt(person, runner);
      await watch(lost.line, table);
      const other = await connectAt(person, 3 - runner);
      const closed = new Promise((resolve) => lost.line.socket.once('close', resolve));
      process.kill(lost.pid, 'SIGKILL');
      await closed;
      seqs.push(...(await play(other.line, table, 3)));
      expect(seqs).toEqual([...new Set(seqs)].sort((one, another) => one - another));
      await expect.poll(async () => Object.keys(await botEntries()), PATIENCE).toContain(`${3 - runner}`);

      await expect
        .poll(server.output, PATIENCE)
        .toContain(`process ${runner} has ended (SIGKILL); it is started again in 250 ms`);
      await expect.poll(server.output, PATIENCE).toContain(`process ${runner} takes connections again`);
      const again = await connectAt(person, runner);
      expect(again.pid).not.toBe(lost.pid);
      expect((await watch(again.line, table)).seq).toBeGreaterThanOrEqual(seqs.at(-1) ?? 0);
      await Promise.all([other.line.close(), again.line.close()]);
    },
    TIMEOUT_MS,
  );

  it(
    'are one server: another one is refused, with one process or several',
    async () => {
      const env = { PORT: '0', DATA_DIR: dataDir };
      for (const refused of [await failToStart(env), await failToStart({ ...env, PROCESSES: '2' })]) {
        expect(refused.code).toBe(1);
        expect(refused.output).toContain(`is in use by another Three Spires (process ${server.pid} on `);
      }
      const { port } = new URL(server.url);
      const elsewhere = { PORT: port, DATA_DIR: path.join(dataDir, 'other'), PROCESSES: '2' };
      expect(await failToStart(elsewhere)).toEqual({
        code: 1,
        output: `PORT: ${port} is in use. Choose another one.\nProcess 1 of 2 did not start (code 1).\n`,
      });
      expect((await createVisitor(server.url).request('GET', '/api/health')).status).toBe(200);
    },
    TIMEOUT_MS,
  );

  it(
    'stop together: sockets are closed as for a restart, and everything is in the file',
    async () => {
      const person = await visit();
      const lines = [await connectAt(person, 1), await connectAt(person, 2)];
      const closed = lines.map(({ line }) => new Promise((resolve) => line.socket.once('close', resolve)));
      expect(await server.end('SIGTERM')).toBe(0);
      expect(await Promise.all(closed)).toEqual([1012, 1012]);
      expect(lines.map(({ pid }) => isRunning(pid))).toEqual([false, false]);
      const log = path.join(dataDir, 'three-spires.db-wal');
      expect(statSync(log, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
    },
    TIMEOUT_MS,
  );

  it(
    'end when their primary is killed, and the folder is free again',
    async () => {
      server = await start();
      const person = await visit();
      const { pid } = await connectAt(person, 2);
      await server.end('SIGKILL');
      await expect.poll(() => isRunning(pid), PATIENCE).toBe(false);
      lockFolder(dataDir).release();
    },
    TIMEOUT_MS,
  );
});
