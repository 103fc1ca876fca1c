/** Trees to measure: this one, and the packages of a commit. Both use the drivers of this tree. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { InputError } from '@three-spires/kernel';
import { bundleDriver, type Driver } from './bundle-driver.ts';

const run = promisify(execFile);

export type Tree = {
  readonly name: string;
  readonly commit: string;
  /** The folder that holds `packages` and resolves them. */
  readonly folder: string;
  /** For bundles and recorded games. */
  readonly work: string;
};

const git = async (root: string, args: readonly string[], env = process.env): Promise<string> => {
  const { stdout } = await run('git', [...args], { cwd: root, env });
  return stdout.trim();
};

const findCommit = async (root: string, name: string): Promise<string> => {
  try {
    return await git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
  } catch {
    throw new InputError(`there is no commit "${name}" in this repository`);
  }
};

/** The tree in which the command was called, including uncommitted changes. */
export const treeHere = async (root: string): Promise<Tree> => {
  const commit = await git(root, ['rev-parse', 'HEAD']).catch(() => 'unknown');
  const changes = await git(root, ['status', '--porcelain', '--', 'packages']).catch(() => '');
  const work = path.join(root, 'dist/bench/here');
  mkdirSync(work, { recursive: true });
  const name = `${commit.slice(0, 7)}${changes === '' ? '' : ' with changes'}`;
  return { name, commit, folder: root, work };
};

/** Lets the packages in a folder find each other there; everything else resolves to the surrounding tree. */
const linkPackages = (folder: string): void => {
  const links = path.join(folder, 'node_modules/@three-spires');
  mkdirSync(links, { recursive: true });
  for (const name of readdirSync(path.join(folder, 'packages')))
    symlinkSync(path.join('../../packages', name), path.join(links, name), 'junction');
};

/** Extracts the packages of a commit from git, once. Libraries are those of this tree. */
export const treeOf = async (root: string, name: string): Promise<Tree> => {
  const commit = await findCommit(root, name);
  const folder = path.join(root, 'dist/bench', commit);
  if (!existsSync(folder)) {
    // Created elsewhere and moved into place, so that an interrupted run leaves no partial tree.
    const fresh = path.join(root, 'dist/bench', `.${commit}-${process.pid}`);
    mkdirSync(fresh, { recursive: true });
    const env = { ...process.env, GIT_INDEX_FILE: path.join(fresh, 'index') };
    await git(root, ['read-tree', '--prefix=packages/', `${commit}:packages`], env);
    await git(root, ['checkout-index', '--all', `--prefix=${fresh}/`], env);
    linkPackages(fresh);
    mkdirSync(path.join(fresh, 'work'));
    // Another run may have been faster, with the same result.
    if (existsSync(folder)) rmSync(fresh, { recursive: true });
    else renameSync(fresh, folder);
  }
  return {
    name: name.startsWith(commit.slice(0, 7)) ? commit.slice(0, 7) : name,
    commit,
    folder,
    work: path.join(folder, 'work'),
  };
};

export const bundleDrivers = async (
  root: string,
  tree: Tree,
  names: readonly string[],
): Promise<Map<string, Driver>> => {
  const drivers = new Map<string, Driver>();
  for (const name of new Set(names)) {
    const entry = path.join(root, 'packages/lab/bench/driver/entries', `${name}.ts`);
    const file = path.join(tree.work, `${name}.mjs`);
    drivers.set(name, await bundleDriver(entry, tree.folder, file));
  }
  return drivers;
};
