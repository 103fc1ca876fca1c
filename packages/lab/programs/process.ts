/** A process of another program that answers lines of JSON, each within a time, in a bounded memory. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readLines } from '@three-spires/engine';

/** Why a program cannot go on, as the end of a sentence that begins with its name. */
export class ProgramFailure extends Error {}

export type ProgramStart = {
  /** A command for the shell, or a program with its arguments. */
  readonly command: string | readonly [string, ...string[]];
  readonly folder: string;
  readonly env?: NodeJS.ProcessEnv;
};

export type Program = {
  /** What it answers to a line. After a failure the process has ended. */
  ask(line: object, milliseconds: number): Promise<unknown>;
  readonly isRunning: () => boolean;
  end(): void;
};

/** The longest line that is read, and the most that is kept of what a program writes to its errors. */
const LONGEST_LINE = 64 * 1024;
const ERRORS_KEPT = 4_000;
const SHOWN = 200;

const shown = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** The last line that says something: Node writes the trace and its version below an error. */
const reasonIn = (errors: string): string =>
  errors
    .split('\n')
    .filter((line) => !/^\s*(at .*|Node\.js v.*)?$/.test(line))
    .at(-1)
    ?.trim() ?? '';

const running = new Set<ChildProcess>();

/** Ends the processes that a shell has started, too. */
const killTree = (child: ChildProcess): void => {
  running.delete(child);
  try {
    if (process.platform === 'win32' || child.pid === undefined) child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
};

let isGuarded = false;

/** Programs have process groups of their own, so nothing else ends them together with this process. */
const guard = (): void => {
  if (isGuarded) return;
  isGuarded = true;
  process.on('exit', () => {
    for (const child of running) killTree(child);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
};

const launch = ({ command, folder, env = {} }: ProgramStart): ChildProcess => {
  const [file, ...args] = typeof command === 'string' ? [command] : command;
  const child = spawn(file, args, {
    shell: typeof command === 'string',
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  guard();
  running.add(child);
  return child;
};

type Waiting = { readonly take: (answer: unknown) => void; readonly fail: (why: string) => void };

export const startProgram = (start: ProgramStart): Program => {
  const child = launch(start);
  let waiting: Waiting | undefined;
  /** Set once it cannot go on. */
  let failed: string | undefined;
  let errors = '';
  const fail = (why: string): void => {
    if (failed !== undefined) return;
    failed = why;
    killTree(child);
    waiting?.fail(why);
  };
  const lines = readLines(LONGEST_LINE, (line) => {
    if (line === undefined) return fail(`wrote a line of more than ${LONGEST_LINE} bytes`);
    const asked = waiting;
    if (asked === undefined) return fail(`wrote a line without being asked: ${shown(line)}`);
    try {
      asked.take(JSON.parse(line));
    } catch {
      fail(`wrote a line that is not JSON: ${shown(line)}`);
    }
  });
  child.stdout?.on('data', (chunk: Buffer) => {
    if (failed === undefined) lines.take(chunk);
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString('utf8')).slice(-ERRORS_KEPT);
  });
  child.on('error', (error) => fail(`cannot be started: ${error.message}`));
  // After the last of its output, which may hold an answer or a reason.
  child.on('close', (code, signal) => {
    running.delete(child);
    const said = reasonIn(errors);
    fail(`ended with ${code ?? signal}${said === '' ? '' : `: ${shown(said)}`}`);
  });
  // A program that reads no more has ended, or will not answer.
  child.stdin?.on('error', () => undefined);
  return {
    ask: (line, milliseconds) =>
      new Promise((resolve, reject) => {
        if (failed !== undefined) {
          reject(new ProgramFailure(failed));
          return;
        }
        const timer = setTimeout(() => fail(`did not answer within ${milliseconds} ms`), milliseconds);
        const done = (): void => {
          clearTimeout(timer);
          waiting = undefined;
        };
        waiting = {
          take: (answer) => {
            done();
            resolve(answer);
          },
          fail: (why) => {
            done();
            reject(new ProgramFailure(why));
          },
        };
        child.stdin?.write(`${JSON.stringify(line)}\n`);
      }),
    isRunning: () => failed === undefined,
    end: () => fail('was ended'),
  };
};
