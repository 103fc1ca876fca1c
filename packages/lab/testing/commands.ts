/** Runs commands of the lab, as processes or in this one, for tests. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { vi } from 'vitest';
import { commandDone } from '../command.ts';
import { ROOT } from '../folders.ts';

export type Run = { readonly code: number; readonly out: string; readonly error: string };

export type Commands = {
  /** Runs a command from its bundle, as npm runs most of them. */
  run(command: string, ...args: string[]): Promise<Run>;
  /**
   * Runs a command in this process, where the games are loaded already: starting Node takes longer than most commands.
   * Helpers and bots of files are processes of their own.
   */
  runHere(command: string, ...args: string[]): Promise<Run>;
  end(): void;
};

const start = (script: readonly string[], args: readonly string[]): Promise<Run> =>
  new Promise((resolve) => {
    const options = { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [...script, ...args], options, (failure, out, error) => {
      resolve({ code: failure === null ? 0 : Number(failure.code), out, error });
    });
  });

const scripts = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).scripts as Record<
  string,
  string
>;

/** The file that `npm run COMMAND` runs. */
const sourceOf = (command: string): string => {
  const script = scripts[command]?.split(' ').at(-1);
  if (script === undefined) throw new Error(`package.json has no command ${command}.`);
  return path.join(ROOT, script);
};

/** Runs a command from its sources. Starting it takes five times as long as from a bundle. */
export const runFromSources = (command: string, ...args: string[]): Promise<Run> =>
  start(['--import', 'tsx', sourceOf(command)], args);

let last: Promise<unknown> = Promise.resolve();

/** One command at a time: they share the arguments and the output of this process. */
const inTurn = (run: () => Promise<Run>): Promise<Run> => {
  const next = last.then(run);
  last = next.catch(() => undefined);
  return next;
};

let runs = 0;

const runSource = async (command: string, bundle: string, args: readonly string[]): Promise<Run> => {
  const { argv, exitCode } = process;
  const printed = { out: '', error: '' };
  const keep = (where: keyof typeof printed) => (text: unknown) => {
    printed[where] += String(text);
    return true;
  };
  const line = (where: keyof typeof printed) => (text: unknown) => void keep(where)(`${text}\n`);
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(line('out')),
    vi.spyOn(console, 'error').mockImplementation(line('error')),
    vi.spyOn(process.stdout, 'write').mockImplementation(keep('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(keep('error')),
  ];
  try {
    process.argv = [process.execPath, bundle, ...args];
    // A command runs when its module is loaded: under another name it is loaded, and runs, again.
    await import(/* @vite-ignore */ `${sourceOf(command)}?run=${runs++}`);
    await commandDone();
    return { code: Number(process.exitCode ?? 0), ...printed };
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.argv = argv;
    process.exitCode = exitCode;
  }
};

/** Bundles commands together, so that shared code is built once. */
export const bundleCommands = async (names: readonly string[]): Promise<Commands> => {
  // Two folders below the root, like the sources, because commands locate the repository from there.
  mkdirSync(path.join(ROOT, 'dist'), { recursive: true });
  const folder = mkdtempSync(path.join(ROOT, 'dist/lab-commands-'));
  const build = await rolldown({
    cwd: ROOT,
    input: Object.fromEntries(names.map((name) => [name, sourceOf(name)])),
    platform: 'node',
    // The bench uses it to bundle trees; it has native code.
    external: ['rolldown'],
    logLevel: 'warn',
  });
  await build.write({
    dir: folder,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await build.close();
  const bundleOf = (command: string): string => path.join(folder, `${command}.mjs`);
  return {
    run: (command, ...args) => start(['--enable-source-maps', bundleOf(command)], args),
    runHere: (command, ...args) => inTurn(() => runSource(command, bundleOf(command), args)),
    end: () => rmSync(folder, { recursive: true }),
  };
};
