/** The server of a checkout, built as `npm start` builds it, and programs that run beside it. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildTree } from './build-tree.ts';

/** Each process has folders of its own there, so that two can build and run side by side. */
const FOLDER = 'dist/campaigns';

const PROBE = { probe: path.resolve('packages/server/moves/probe.ts') };

/** Other programs of this checkout, which tests start. */
const PROGRAMS = Object.fromEntries(
  [
    ...['operating/backup', 'operating/restore', 'operating/move-store', 'operating/reports'],
    'poison/victim',
  ].map((name) => [path.basename(name), path.resolve('packages/server', `${name}.ts`)]),
);

const built = new Map<string, Promise<string>>();

/** Builds a checkout once for this process and returns the folder. */
export const buildServer = (tree = '.'): Promise<string> => {
  const known = built.get(tree);
  if (known !== undefined) return known;
  if (built.size === 0) removeLeft();
  const build = buildInto(path.resolve(FOLDER, `server-${process.pid}-${built.size}`), tree);
  built.set(tree, build);
  return build;
};

const buildInto = async (folder: string, tree: string): Promise<string> => {
  await buildTree(path.resolve(tree), folder, tree === '.' ? { ...PROBE, ...PROGRAMS } : PROBE);
  return folder;
};

/** Removes what processes have left that do not run any more. */
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
