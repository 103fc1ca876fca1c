/** Servers behind the cluster's proxy, on a database and a NATS server that nothing else uses. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProxy } from '@three-spires/server/cluster';
import { OperatorError } from '@three-spires/server/settings';
import { openStore, type Store } from '@three-spires/server/store';
import {
  type ChildServer,
  createTestDatabase,
  createTestNats,
  hasNats,
  hasPostgres,
  startChildServer,
  type TestNats,
} from '@three-spires/server/testing';
import { UNLIMITED } from '../moves/measured-server.ts';

export const NODES = 3;
/** What the nodes tell each other is read here. */
export const SUBJECT = 'campaign';
const READY_MS = 120_000;
const LOOK_MS = 50;

export type OwnCluster = {
  /** Where the proxy is, and where the nodes are. */
  readonly url: string;
  urls(): readonly string[];
  readonly database: string;
  readonly nats: TestNats;
  /** What the nodes keep, as the owner of the database sees it. */
  openStore(): Promise<Store>;
  /** Starts a node that has ended; fulfilled when it is ready for people. */
  start(node: number): Promise<void>;
  /** Ends a node. Its exit code; undefined when the signal itself ended it. */
  end(node: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | undefined>;
  pids(): readonly number[];
  freeze(node: number): void;
  thaw(node: number): void;
  /** What a node has printed since it was started. */
  output(node: number): string;
  close(): Promise<void>;
};

const untilReady = async (url: string): Promise<void> => {
  const deadline = performance.now() + READY_MS;
  const isReady = async (): Promise<boolean> => {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    return answer?.ok === true;
  };
  while (!(await isReady())) {
    if (performance.now() > deadline) throw new Error(`a node was not ready after ${READY_MS / 1000} s`);
    await sleep(LOOK_MS);
  }
};

const requireBrokers = async (): Promise<void> => {
  if (!(await hasPostgres()))
    throw new OperatorError(
      'There is no PostgreSQL where a database can be made. Name one with TEST_DATABASE_URL.',
    );
  if (!hasNats) throw new OperatorError('There is no nats-server on this machine. Install one.');
};

export const startOwnCluster = async (count = NODES): Promise<OwnCluster> => {
  await requireBrokers();
  const [database, nats] = [await createTestDatabase(), await createTestNats()];
  const dataDir = mkdtempSync(path.join(tmpdir(), 'three-spires-cluster-'));
  const env = {
    ...UNLIMITED,
    NODE_ENV: 'production',
    PORT: '0',
    TRUST_PROXY: 'loopback',
    DATABASE_URL: database.url,
    NATS_URL: nats.url,
    NATS_SUBJECT: SUBJECT,
    SECRET: randomBytes(32).toString('hex'),
    DATA_DIR: dataDir,
  };
  const servers: ChildServer[] = [];
  const server = (node: number): ChildServer => servers[node] as ChildServer;
  const signal = (node: number, name: 'SIGSTOP' | 'SIGCONT'): void => {
    const { pid } = server(node);
    if (pid !== undefined) process.kill(pid, name);
  };
  const start = async (node: number): Promise<void> => {
    const started = await startChildServer({ ...env, NODE_ID: `node-${node + 1}` });
    servers[node] = started;
    await untilReady(started.url);
  };
  const closeAll = async (): Promise<void> => {
    // Also a node that is frozen.
    await Promise.all(servers.map((each) => each.end('SIGKILL')));
    await nats.stop();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    for (let node = 0; node < count; node++) await start(node);
    const proxy = await startProxy({
      port: 0,
      nodes: () =>
        servers.map(({ url }, at) => ({ name: `node-${at + 1}`, port: Number(new URL(url).port) })),
      say: () => undefined,
    });
    return {
      url: `http://127.0.0.1:${proxy.port}`,
      database: database.url,
      nats,
      start,
      urls: () => servers.map(({ url }) => url),
      openStore: () => openStore({ databaseUrl: database.url, dataDir }),
      pids: () => servers.flatMap(({ pid }) => pid ?? []),
      end: (node, name) => server(node).end(name),
      freeze: (node) => signal(node, 'SIGSTOP'),
      thaw: (node) => signal(node, 'SIGCONT'),
      output: (node) => server(node).output(),
      async close() {
        await proxy.close();
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
};
