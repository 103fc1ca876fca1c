/** Runs commands of the lab as processes, for tests. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { ROOT } from '../folders.ts';

export type Run = { readonly code: number; readonly out: string; readonly error: string };

export type Commands = {
  /** Runs a command from its bundle, as npm runs most of them. */
  run(command: string, ...args: string[]): Promise<Run>;
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
  return {
    run: (command, ...args) => start(['--enable-source-maps', path.join(folder, `${command}.mjs`)], args),
    end: () => rmSync(folder, { recursive: true }),
  };
};
