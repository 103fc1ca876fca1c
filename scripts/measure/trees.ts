/** Checkouts to measure: this one, other folders, and commits that are checked out for it. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { refuse } from '../../packages/rigs/options.ts';
import { root } from '../install.mjs';

export type Tree = { readonly name: string; readonly folder: string };

const run = (folder: string, command: string, ...args: readonly string[]): void => {
  // What commands print goes to the error output, so that --json stays readable by machines.
  const { status } = spawnSync(command, args, { cwd: folder, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} failed in ${folder}`);
};

/** A commit in a folder of its own, with the dependencies that its lockfile names. */
export function checkOut(commit: string): Tree {
  const { stdout } = spawnSync('git', ['rev-parse', '--short', `${commit}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const name = stdout.trim();
  if (name === '') return refuse(`there is no commit "${commit}" in this repository`);
  const folder = path.join(root, 'dist/measured', name);
  if (!existsSync(folder)) run(root, 'git', 'worktree', 'add', '--detach', folder, name);
  if (!existsSync(path.join(folder, 'node_modules'))) run(folder, 'npm', 'ci', '--no-audit', '--no-fund');
  return { name, folder };
}

/** Builds a checkout with its own scripts. */
export function build({ folder }: Tree): void {
  const url = pathToFileURL(path.join(folder, 'scripts/build.mjs')).href;
  run(folder, process.execPath, '-e', `import('${url}').then(({ ensureBuilt }) => ensureBuilt())`);
}
