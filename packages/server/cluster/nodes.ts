/** The processes of a cluster. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { OperatorError } from '../settings/operator-error.ts';
import type { NodeAddress } from './proxy.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const ADDRESS = /Three Spires is at http:\/\/\S+:(\d+)/;
/** The delay before an ended node is restarted. */
const RESTART_MS = 1_000;

export type ClusterNodes = {
  readonly addresses: () => readonly NodeAddress[];
  /** Starts a node; resolves when it is listening. */
  start(name: string): Promise<void>;
  stop(): Promise<void>;
};

type NodesNeeds = {
  readonly env: Readonly<Record<string, string>>;
  readonly say: (text: string) => void;
  /** The command to run instead of the built server, for tests. */
  readonly program?: readonly string[];
};

const BUILT = [path.join(ROOT, 'scripts/start.mjs')];

export const createClusterNodes = ({ env, say, program = BUILT }: NodesNeeds): ClusterNodes => {
  const running = new Map<string, { readonly child: ChildProcess; port: number | undefined }>();
  let isStopping = false;

  const launch = (name: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [...program], {
        cwd: ROOT,
        env: { ...process.env, ...env, NODE_ID: name, HOST: '127.0.0.1', PORT: '0' },
        stdio: ['ignore', 'pipe', 'pipe'],
        // Ctrl-C goes to the whole group, but nodes are stopped one by one.
        detached: true,
      });
      const node: { readonly child: ChildProcess; port: number | undefined } = { child, port: undefined };
      running.set(name, node);
      const hear = (line: string): void => {
        const told = plainLine(line);
        if (told !== undefined) say(`${name}: ${told}`);
        const port = ADDRESS.exec(line)?.[1];
        if (port === undefined) return;
        node.port = Number(port);
        resolve();
      };
      createInterface({ input: child.stdout }).on('line', hear);
      createInterface({ input: child.stderr }).on('line', hear);
      child.on('exit', (code, signal) => {
        running.delete(name);
        say(`${name} has ended (${signal ?? `code ${code}`})`);
        reject(new OperatorError(`${name} did not start. What it has said is above.`));
        // A node that never listened would not listen the next time either.
        if (!isStopping && node.port !== undefined) setTimeout(() => restart(name), RESTART_MS);
      });
    });

  const restart = (name: string): void => {
    if (isStopping) return;
    say(`${name} is started again`);
    launch(name).catch((error: unknown) => say((error as Error).message));
  };

  return {
    addresses: () => [...running].flatMap(([name, { port }]) => (port === undefined ? [] : [{ name, port }])),
    start: launch,
    async stop() {
      isStopping = true;
      const children = [...running.values()].map(({ child }) => child);
      await Promise.all(
        children.map(async (child) => {
          const exit = once(child, 'exit');
          child.kill('SIGTERM');
          const limit = setTimeout(() => child.kill('SIGKILL'), 10_000);
          await exit;
          clearTimeout(limit);
        }),
      );
    },
  };
};

/** The text of a log entry without its fields; undefined for single requests. */
const plainLine = (line: string): string | undefined => {
  if (!line.startsWith('{')) return line;
  try {
    const { reqId, msg, err } = JSON.parse(line);
    if (reqId !== undefined && err === undefined) return undefined;
    return [msg, err?.message].filter(Boolean).join(': ');
  } catch {
    return line;
  }
};
