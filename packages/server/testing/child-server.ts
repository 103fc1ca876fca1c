/** Runs the built server as a separate process that can be killed, for tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buildServer } from './build-server.ts';

const ANY_TIME = { CPU_PERCENT_PER_PERSON: '0', CPU_PERCENT_PER_ADDRESS: '0' };
const START_LIMIT_MS = 120_000;
const ADDRESS = /Three Spires is at (http:\S+)/;
const ROOT = path.resolve(import.meta.dirname, '../../..');

export type ChildServer = {
  readonly url: string;
  readonly pid: number | undefined;
  readonly output: () => string;
  /** Ends it and returns its exit code; undefined if the signal itself ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<number | undefined>;
};

export type Ended = { readonly code: number | null; readonly output: string };

type Env = Readonly<Record<string, string>>;

/** How many half-kilobyte blocks a file may have before writes fail, as on a full disk. */
type Limits = { readonly blocks?: number };

export const startChildServer = async (env: Env, limits: Limits = {}): Promise<ChildServer> => {
  const child = await launch('main', [], env, limits);
  const output = recordOutput(child);
  const deadline = Date.now() + START_LIMIT_MS;
  while (!ADDRESS.test(output())) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`the server did not start; it printed:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    url: ADDRESS.exec(output())?.[1] ?? '',
    output,
    pid: child.pid,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode ?? undefined;
      const exit = once(child, 'exit');
      child.kill(signal);
      const [code] = await exit;
      return code ?? undefined;
    },
  };
};

/** Starts a server that is expected to give up at once. */
export const failToStart = async (env: Env, limits: Limits = {}): Promise<Ended> =>
  untilEnd(await launch('main', [], env, limits));

/** Runs another command of this package to completion. */
export const runProgram = async (
  name: 'backup' | 'restore' | 'move-store' | 'reports' | 'change-secret',
  args: readonly string[],
  env: Env,
): Promise<Ended> => untilEnd(await launch(name, args, env));

const untilEnd = async (child: ChildProcess): Promise<Ended> => {
  const output = recordOutput(child);
  const limit = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS);
  const [code] = await once(child, 'close');
  clearTimeout(limit);
  return { code, output: output() };
};

/** Starting from sources takes three times as long, and there are many starts. */
const launch = async (
  program: string,
  args: readonly string[],
  env: Env,
  { blocks }: Limits = {},
): Promise<ChildProcess> => {
  const script = ['--enable-source-maps', path.join(await buildServer(), `${program}.js`), ...args];
  const [command, given] =
    blocks === undefined
      ? [process.execPath, script]
      : ['sh', ['-c', `ulimit -f ${blocks} && exec "$@"`, 'sh', process.execPath, ...script]];
  return spawn(command, given, {
    cwd: ROOT,
    // The speed of the machine must not matter, and the tests' database is not for every server they start.
    env: { ...process.env, HOST: '127.0.0.1', DATABASE_URL: '', ...ANY_TIME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
};

const recordOutput = (child: ChildProcess): (() => string) => {
  let text = '';
  const record = (chunk: Buffer): void => {
    text += chunk.toString();
  };
  child.stdout?.on('data', record);
  child.stderr?.on('data', record);
  return () => text;
};
