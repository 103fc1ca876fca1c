import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The built application, running on loopback with its own data folder. */
export type App = {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  /** Everything the server has printed since the first start. */
  readonly output: () => string;
  /** Ends the server without warning, as a power cut would. */
  readonly crash: () => Promise<void>;
  /** Starts it again after a crash, on the same port and data. */
  readonly restart: () => Promise<void>;
  /** Ends the server politely and removes its data. */
  readonly stop: () => Promise<void>;
};

const root = path.resolve(import.meta.dirname, '../..');
const startLimitMs = 60_000;
/** How long work takes depends on the machine that tests run on. */
const anyTime = { CPU_PERCENT_PER_PERSON: '0', CPU_PERCENT_PER_ADDRESS: '0' };
const stopLimitMs = 30_000;
/** Below the ephemeral ports, so that no outgoing connection can take the port during a restart. */
const firstPort = 12_000;
const ports = 18_000;

/** `dist` is the folder with the built server and the built web pages, in this or another checkout. */
export async function startApp(
  env: Readonly<Record<string, string>> = {},
  dist = 'dist',
  checkout = root,
): Promise<App> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'three-spires-'));
  let printed = '';
  let server: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    const child = spawn(
      process.execPath,
      ['--enable-source-maps', path.join(checkout, dist, 'server/main.js')],
      {
        cwd: checkout,
        env: {
          ...process.env,
          DATABASE_URL: '',
          NODE_ENV: 'production',
          ...anyTime,
          ...env,
          PORT: String(port),
          HOST: '127.0.0.1',
          DATA_DIR: dataDir,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const record = (chunk: Buffer): void => {
      printed += chunk.toString();
    };
    child.stdout.on('data', record);
    child.stderr.on('data', record);
    server = child;
    try {
      await healthy(url, child);
    } catch (error) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start. It printed:\n${printed}`, { cause: error });
    }
  };

  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    const child = server;
    server = undefined;
    if (child !== undefined) await ended(child, signal);
  };

  await start();
  return {
    url,
    port,
    dataDir,
    output: () => printed,
    crash: () => end('SIGKILL'),
    restart: start,
    stop: async () => {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function healthy(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('It ended at once.');
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No answer from ${url}/api/health within ${startLimitMs} ms.`);
}

async function ended(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill(signal);
  let inTime = true;
  const impatience = setTimeout(() => {
    inTime = false;
    child.kill('SIGKILL');
  }, stopLimitMs);
  await exit;
  clearTimeout(impatience);
  if (!inTime) throw new Error(`The server did not end within ${stopLimitMs} ms of ${signal}.`);
}

async function freePort(): Promise<number> {
  for (;;) {
    const port = firstPort + Math.floor(Math.random() * ports);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
