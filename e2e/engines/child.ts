import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

export type Child = {
  readonly process: ChildProcess;
  readonly printed: () => string;
  readonly end: () => Promise<void>;
};

/** Those that still run: they must not outlive the tests. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a program that ends with the tests at the latest. */
export function startChild(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Child {
  const child = spawn(file, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  running.add(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  const ended = new Promise<void>((resolve) => {
    const done = (): void => {
      running.delete(child);
      resolve();
    };
    child.once('exit', done);
    child.once('error', (error) => {
      printed += error.message;
      done();
    });
  });
  return {
    process: child,
    printed: () => printed,
    end: async () => {
      child.kill('SIGTERM');
      const impatience = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await ended;
      clearTimeout(impatience);
    },
  };
}

/** A port that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('No port.')),
      );
    });
  });
