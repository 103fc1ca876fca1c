import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { play, watch } from '../testing/at-table.ts';
import type { TestDatabase, TestNats } from '../testing/brokers.ts';
import {
  createTestDatabase,
  createTestNats,
  hasNats,
  hasPostgres,
  reportMissing,
} from '../testing/brokers.ts';
import { type ChildServer, startChildServer } from '../testing/child-server.ts';
import { createVisitor, type Visitor } from '../testing/visitor.ts';
import { readClusterOptions } from './options.ts';
import { type NodeAddress, type RunningProxy, startProxy } from './proxy.ts';

const TIMEOUT_MS = 240_000;
/** Far longer than a lease and a beat take. */
const PATIENCE = { timeout: 60_000 };

const isPossible = hasNats && (await hasPostgres());
if (!isPossible) reportMissing('PostgreSQL and NATS');

describe.runIf(isPossible)('three nodes as processes behind the proxy', () => {
  let database: TestDatabase;
  let nats: TestNats;
  let nodes: ChildServer[];
  let proxy: RunningProxy;
  const portOf = ({ url }: ChildServer): number => Number(new URL(url).port);

  // Starting takes longer than everything else, so the tests share the nodes: the first ends one, the second another.
  beforeAll(async () => {
    [database, nats] = [await createTestDatabase(), await createTestNats()];
    const env = {
      PORT: '0',
      DATABASE_URL: database.url,
      NATS_URL: nats.url,
      NATS_SUBJECT: 'test',
      SECRET: randomBytes(32).toString('hex'),
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'info',
      // The person of the test decides slowly, and bots would wait.
      BOT_PATIENCE_MS: '0',
    };
    nodes = await Promise.all([1, 2, 3].map(() => startChildServer(env)));
    proxy = await startProxy({
      port: 0,
      say: () => undefined,
      lookEveryMs: 50,
      nodes: () => nodes.map((node) => ({ name: node.url, port: portOf(node) })),
    });
  }, TIMEOUT_MS);
  afterAll(async () => {
    await proxy?.close();
    for (const node of nodes ?? []) await node.end('SIGKILL');
    await nats?.stop();
    await database?.close();
  });

  /** A visitor who has been known since a first visit, at another address. */
  const visit = async (url: string): Promise<Visitor> => {
    const person = createVisitor(url);
    await person.request('GET', '/api/me');
    return person;
  };

  it(
    'go on with a game at another node, bots too, when the one that ran it is killed; then NATS goes and comes',
    async () => {
      const [first, second] = nodes as [ChildServer, ChildServer, ChildServer];
      const person = await visit(first.url);
      const setup = { characters: ['Ironclad', 'Silent'] };
      // A bot that does not search needs no threads, which are slow to start from sources.
      const seats = [{ holder: 'me' }, { holder: 'bot', level: 'random' }] as const;
      const { table } = await person.openTable('slay-the-spire', setup, [], { seats: [...seats] });
      const line = await person.connect();
      const seqs = await play(line, table, 2);
      await first.end('SIGKILL');

      const elsewhere = person.at(`http://127.0.0.1:${proxy.port}`);
      const again = await elsewhere.connect();
      seqs.push(...(await play(again, table, 2)));
      expect(seqs).toEqual([...new Set(seqs)].sort((one, other) => one - other));

      await nats.stop();
      await expect.poll(second.output, PATIENCE).toContain('NATS cannot be reached');
      seqs.push(...(await play(again, table, 1)));
      await nats.start();
      await expect.poll(second.output, PATIENCE).toContain('NATS is there again');
      await again.close();
      const log = await elsewhere.connect();
      // A node that has not found NATS again yet may be a second behind, but not for a screen that has seen more.
      const last = seqs.at(-1) ?? 0;
      expect((await watch(log, table, last)).seq).toBeGreaterThanOrEqual(last);
      await log.close();
    },
    TIMEOUT_MS,
  );

  it(
    'drain: not ready first, then sockets are closed as for a restart, and the process ends',
    async () => {
      const [, node] = nodes as [ChildServer, ChildServer, ChildServer];
      const line = await (await visit(node.url)).connect();
      const closed = new Promise((resolve) => line.socket.once('close', resolve));
      const ended = node.end('SIGTERM');
      await expect
        .poll(async () => (await fetch(`${node.url}/health/ready`)).status, { interval: 10 })
        .toBe(503);
      expect((await fetch(`${node.url}/api/health`)).status).toBe(200);
      expect(await closed).toBe(1012);
      expect(await ended).toBe(0);
      const through = createVisitor(`http://127.0.0.1:${proxy.port}`);
      for (let count = 0; count < 6; count++)
        expect((await through.request('GET', '/api/me')).status).toBe(200);
    },
    TIMEOUT_MS,
  );
});

describe('the proxy', () => {
  const servers: Server[] = [];
  let proxy: RunningProxy;
  afterEach(async () => {
    await proxy.close();
    for (const server of servers.splice(0)) server.close();
  });

  const node = async (name: string, isReady = true): Promise<NodeAddress> => {
    const server = createServer((asked, answer) => {
      if (asked.url === '/health/ready') return answer.writeHead(isReady ? 200 : 503).end();
      let body = '';
      asked.on('data', (chunk) => {
        body += chunk;
      });
      asked.on('end', () =>
        answer.end(`${name} ${asked.method} ${body} ${asked.headers['x-forwarded-for']}`),
      );
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    return { name, port: typeof address === 'object' && address !== null ? address.port : 0 };
  };
  const ask = async (body?: string): Promise<string> => {
    const answer = await fetch(`http://127.0.0.1:${proxy.port}/x`, {
      headers: { 'x-forwarded-for': '6.6.6.6' },
      ...(body === undefined ? {} : { method: 'POST', body }),
    });
    return await answer.text();
  };

  it('asks the nodes that are ready in turn, and says who asks', async () => {
    const nodes = [await node('a'), await node('b'), await node('c', false)];
    proxy = await startProxy({ port: 0, nodes: () => nodes, say: () => undefined });
    const answers = [await ask(), await ask(), await ask('hello'), await ask('hello')];
    expect(answers.toSorted()).toEqual([
      'a GET  127.0.0.1',
      'a POST hello 127.0.0.1',
      'b GET  127.0.0.1',
      'b POST hello 127.0.0.1',
    ]);
  });

  it('asks the next node where a connection is refused, with the body too', async () => {
    const gone = await node('gone');
    const nodes = [gone, await node('b')];
    proxy = await startProxy({ port: 0, nodes: () => nodes, say: () => undefined, lookEveryMs: 3_600_000 });
    await new Promise((resolve) => servers[0]?.close(resolve));
    for (let count = 0; count < 4; count++) expect(await ask('hello')).toBe('b POST hello 127.0.0.1');
  });

  it('keeps a connection as long as it says, however long a node keeps its own', async () => {
    const nodes = [await node('a')];
    (servers[0] as Server).keepAliveTimeout = 60_000;
    proxy = await startProxy({ port: 0, nodes: () => nodes, say: () => undefined });
    const { headers } = await fetch(`http://127.0.0.1:${proxy.port}/`);
    expect(headers.get('keep-alive')).toBe('timeout=5');
  });

  it('says so where there is no node', async () => {
    proxy = await startProxy({ port: 0, nodes: () => [], say: () => undefined });
    expect((await fetch(`http://127.0.0.1:${proxy.port}/`)).status).toBe(503);
  });
});

describe('the options of a cluster', () => {
  it('are three nodes on what is there, unless told', () => {
    expect(readClusterOptions([])).toMatchObject({ count: 3, port: 4600, nats: 'nats://127.0.0.1:4222' });
    expect(readClusterOptions(['5', '--port', '0', '--database', 'postgres://h/d'])).toMatchObject({
      count: 5,
      port: 0,
      database: 'postgres://h/d',
    });
  });

  it.each([['0'], ['many'], ['3', '4'], ['--port', '70000'], ['--what']])(
    'are refused clearly: %s',
    (...args) => {
      expect(() => readClusterOptions(args)).toThrow(/Usage: npm run cluster/);
    },
  );
});
