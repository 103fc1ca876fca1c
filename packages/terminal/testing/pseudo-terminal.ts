/** Programs under a pseudo-terminal, by the `script` of util-linux, or with pipes where it is missing. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Far longer than anything takes, however slow the machine. */
const PATIENCE_MS = 300_000;

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Whether this machine has the program that makes pseudo-terminals. */
export const hasScript = (): boolean => {
  const { status, stdout } = spawnSync('script', ['--version'], { encoding: 'utf8' });
  return status === 0 && stdout.includes('util-linux');
};

export type Program = {
  /** Everything it has printed. */
  readonly output: () => string;
  type(line: string): void;
  /** Sends raw characters, such as Ctrl-C. */
  press(characters: string): void;
  /** Waits until what it has printed after `from` fits; returns the place behind it. */
  reads(pattern: RegExp, from?: number): Promise<number>;
  /** The end of what a program types. */
  endInput(): void;
  ended(): Promise<number | null>;
  kill(): void;
};

const start = (command: string, args: readonly string[], environment: NodeJS.ProcessEnv): ChildProcess =>
  spawn(command, args, { cwd: ROOT, stdio: 'pipe', env: { ...process.env, ...environment } });

const follow = (child: ChildProcess): Program => {
  let printed = '';
  const waiting = new Set<() => void>();
  const hear = (chunk: Buffer): void => {
    printed += chunk.toString('utf8');
    for (const wake of [...waiting]) wake();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const end = new Promise<number | null>((resolve) => child.once('close', resolve));
  void end.then(() => {
    for (const wake of [...waiting]) wake();
  });
  return {
    output: () => printed,
    type: (line) => void child.stdin?.write(`${line}\n`),
    press: (characters) => void child.stdin?.write(characters),
    reads: (pattern, from = 0) =>
      new Promise((resolve, reject) => {
        const done = (): void => {
          waiting.delete(look);
          clearTimeout(timer);
        };
        const look = (): void => {
          const found = pattern.exec(printed.slice(from));
          if (found !== null) {
            done();
            resolve(from + found.index + found[0].length);
          } else if (child.exitCode !== null) {
            done();
            reject(new Error(`It ended before it printed ${pattern}:\n${printed.slice(-2000)}`));
          }
        };
        const timer = setTimeout(() => {
          done();
          reject(new Error(`It has not printed ${pattern}:\n${printed.slice(-2000)}`));
        }, PATIENCE_MS);
        waiting.add(look);
        look();
      }),
    endInput: () => child.stdin?.end(),
    ended: () => end,
    kill: () => void child.kill('SIGKILL'),
  };
};

/** Plays with a built program in a pseudo-terminal of 100 columns. */
export const playInTerminal = (
  play: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Program => {
  const command = [process.execPath, play, ...args].map(quoted).join(' ');
  return follow(
    start('script', ['-qefc', `stty cols 100 -echo; exec ${command}`, '/dev/null'], {
      TERM: 'xterm',
      ...environment,
    }),
  );
};

/** Plays with pipes, as a program would. */
export const playByPipes = (
  play: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Program => follow(start(process.execPath, [play, ...args], environment));
