/** Brokers for tests: the machine's PostgreSQL and NATS, and a separate NATS server for a test. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import pg from 'pg';

const NATS_PROGRAM = ['/usr/sbin/nats-server', '/usr/local/bin/nats-server', '/usr/bin/nats-server'].find(
  existsSync,
);
const START_LIMIT_MS = 20_000;

/** The one PostgreSQL for all tests and campaigns; databases can be created there. */
export const TEST_DATABASE_URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';

export const canConnect = async (database: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: database, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

export const hasPostgres = (): Promise<boolean> => canConnect(TEST_DATABASE_URL);

export const hasNats = NATS_PROGRAM !== undefined;

/** Reports that tests were skipped. In CI this is an error. */
export const reportMissing = (what: string): void => {
  if (process.env.CI) throw new Error(`${what} cannot be reached, and in CI it has to be`);
  console.log(`NOT RUN: the tests with ${what}, because there is none on this machine`);
};

/** A separate database for a test, dropped on close. */
export type TestDatabase = { readonly url: string; close(): Promise<void> };

export const createTestDatabase = async (): Promise<TestDatabase> => {
  const name = `three_spires_test_${process.pid}_${Math.floor(performance.now() * 1000)}`;
  await administer(`create database ${name}`);
  const url = new URL(TEST_DATABASE_URL);
  url.pathname = name;
  return { url: url.href, close: () => administer(`drop database ${name} with (force)`) };
};

/** Ends the connections to a database that have this application name. */
export const endConnections = (database: string, application: string): Promise<void> =>
  administer(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = $2',
    [new URL(database).pathname.slice(1), application],
  );

/** Ends all connections to a database and refuses new ones, or accepts them again. */
export const setReachable = async (database: string, isReachable: boolean): Promise<void> => {
  const name = new URL(database).pathname.slice(1);
  await administer(`alter database ${name} with allow_connections ${isReachable}`);
  if (!isReachable)
    await administer('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
};

const administer = async (statement: string, values: readonly string[] = []): Promise<void> => {
  const client = new pg.Client({ connectionString: TEST_DATABASE_URL });
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
};

export type TestNats = {
  readonly url: string;
  pid(): number | undefined;
  stop(): Promise<void>;
  start(): Promise<void>;
};

export const createTestNats = async (): Promise<TestNats> => {
  const port = await freePort();
  let server: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    server = spawn(NATS_PROGRAM ?? '', ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
    const deadline = Date.now() + START_LIMIT_MS;
    while (!(await isListening(port))) {
      if (Date.now() > deadline) throw new Error('the NATS server of the test did not start');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    pid: () => server?.pid,
    start,
    async stop() {
      if (server === undefined) return;
      const exit = once(server, 'exit');
      server.kill('SIGKILL');
      await exit;
      server = undefined;
    },
  };
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
