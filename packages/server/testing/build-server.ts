/** Builds the server of a checkout like `npm start`, with programs that run next to it, for tests. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildTree } from './build-tree.ts';

/** Each process has its own folders there, so that two can build and run at the same time. */
const FOLDER = 'dist/testing';

/** The operator's commands, which tests start. */
const COMMANDS = Object.fromEntries(
  ['backup', 'restore', 'move-store', 'reports', 'change-secret'].map((name) => [
    name,
    path.resolve('packages/server/operating', `${name}.ts`),
  ]),
);

const built = new Map<string, Promise<string>>();

/** Builds a checkout with these programs (files by name), once per process, and returns the folder. */
export const buildOnce = (tree: string, programs: Readonly<Record<string, string>>): Promise<string> => {
  const key = JSON.stringify([tree, programs]);
  const known = built.get(key);
  if (known !== undefined) return known;
  if (built.size === 0) removeLeft();
  const folder = path.resolve(FOLDER, `server-${process.pid}-${built.size}`);
  const build = buildTree(path.resolve(tree), folder, programs).then(() => folder);
  built.set(key, build);
  return build;
};

/** Builds this checkout with the operator's commands. */
export const buildServer = (): Promise<string> => buildOnce('.', COMMANDS);

/** Removes the folders of processes that have ended. */
const removeLeft = (): void => {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER)) {
    const pid = /^server-(\d+)-/.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) remove(path.join(FOLDER, name));
  }
};

const remove = (folder: string): void => {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Another process is removing it at the same moment.
  }
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
