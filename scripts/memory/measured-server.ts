/** A server in a process of its own that can be asked how much memory it holds. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';
import { UNLIMITED } from '../../packages/rigs/moves/measured-server.ts';
import { root } from '../install.mjs';

/** In bytes. Buffers of sockets and of the database are outside the heap. */
export type Memory = { readonly heap: number; readonly resident: number };

export type MeasuredServer = {
  readonly url: string;
  /** Collects garbage first. */
  memory(): Promise<Memory>;
  /** Milliseconds of processor time so far. */
  cpuMs(): Promise<number>;
  writeHeapSnapshot(file: string): Promise<void>;
  close(): Promise<void>;
};

const ADDRESS = /Three Spires is at (http:\S+)/;
const INSPECTOR = /Debugger listening on (ws:\S+)/;

export const startMeasured = async (main: string): Promise<MeasuredServer> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'three-spires-memory-'));
  const env = { ...process.env, ...UNLIMITED, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir };
  const child = spawn(process.execPath, ['--inspect=127.0.0.1:0', main], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    output += String(chunk);
  });
  while (!ADDRESS.test(output) || !INSPECTOR.test(output)) {
    if (child.exitCode !== null) throw new Error(`the server did not start; it printed:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const inspector = await openInspector(INSPECTOR.exec(output)?.[1] ?? '');
  return {
    url: ADDRESS.exec(output)?.[1] ?? '',
    async memory() {
      await inspector.ask('HeapProfiler.collectGarbage');
      await inspector.ask('HeapProfiler.collectGarbage');
      return await inspector.evaluate(
        '(({ heapUsed, rss }) => ({ heap: heapUsed, resident: rss }))(process.memoryUsage())',
      );
    },
    cpuMs: () => inspector.evaluate('(({ user, system }) => (user + system) / 1000)(process.cpuUsage())'),
    writeHeapSnapshot: (file) => inspector.writeHeapSnapshot(file),
    async close() {
      inspector.close();
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

type Answer = { readonly id?: number; readonly method?: string; readonly params?: { chunk?: string } };

const openInspector = async (url: string) => {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  const waiting = new Map<number, (answer: { readonly result?: unknown }) => void>();
  let takeChunk = (_chunk: string): void => undefined;
  let last = 0;
  socket.on('message', (data) => {
    const answer: Answer & { readonly result?: unknown } = JSON.parse(String(data));
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    else if (answer.method === 'HeapProfiler.addHeapSnapshotChunk') takeChunk(answer.params?.chunk ?? '');
  });
  await once(socket, 'open');
  const ask = (method: string, params: unknown = {}): Promise<{ readonly result?: unknown }> =>
    new Promise((resolve) => {
      const id = ++last;
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
  return {
    ask,
    async evaluate<Value>(expression: string): Promise<Value> {
      const { result } = await ask('Runtime.evaluate', { expression, returnByValue: true });
      return (result as { readonly result: { readonly value: Value } }).result.value;
    },
    async writeHeapSnapshot(file: string) {
      const stream = createWriteStream(file);
      takeChunk = (chunk) => stream.write(chunk);
      await ask('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
      stream.end();
      await once(stream, 'finish');
    },
    close: () => socket.close(),
  };
};
