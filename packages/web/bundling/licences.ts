/** Third-party packages in this application, with their licence texts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Locked = {
  readonly version?: string;
  readonly license?: string;
  /** For a package of this repository: its folder. */
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
type Lockfile = { readonly packages: Readonly<Record<string, Locked>> };

export type Licensed = {
  readonly name: string;
  readonly version: string;
  /** The short name of the licence in npm. */
  readonly licence: string;
  /** The lines of the licence that name the copyright holders. */
  readonly owners: readonly string[];
  /** The whole text; empty if the package comes without one. */
  readonly text: string;
};

const LICENCE_FILE = /^(licen[cs]e|copying|ofl|unlicense)(\.(md|txt))?$/i;
const OWNERS = /^\W*(copyright\s+(?:\(c\)|©|\d{4}).*)$/gim;

/** Where a package finds another: in its own node_modules, or in those of its parent folders. */
const find = ({ packages }: Lockfile, from: string, name: string): string | undefined => {
  for (let folder = from; ; folder = folder.replace(/(^|\/)[^/]*$/, '')) {
    const key = path.posix.join(folder, 'node_modules', name);
    const found = packages[key];
    if (found !== undefined) return found.link === true ? found.resolved : key;
    if (folder === '') return undefined;
  }
};

/** All packages that a package of this repository needs, directly or through others of this repository. */
export const neededBy = (lockfile: Lockfile, folder: string): ReadonlySet<string> => {
  const found = new Set<string>();
  const open = [folder];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const { dependencies, optionalDependencies } = lockfile.packages[key] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const needed = find(lockfile, key, name);
      if (needed === undefined || found.has(needed)) continue;
      found.add(needed);
      open.push(needed);
    }
  }
  return new Set([...found].filter((key) => key.includes('node_modules/')));
};

/** The lockfile also records builds for other machines, which are not installed. */
const licenceText = (folder: string): string => {
  const file = existsSync(folder) ? readdirSync(folder).find((name) => LICENCE_FILE.test(name)) : undefined;
  return file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8').trim();
};

/**
 * The dependencies of packages of this repository (`packages/web`), and single packages (`node_modules/…`),
 * by name.
 */
export const licencesOf = (root: string, starts: readonly string[]): readonly Licensed[] => {
  const lockfile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  const keys = new Set(
    starts.flatMap((start) => (start.includes('node_modules/') ? [start] : [...neededBy(lockfile, start)])),
  );
  const all = [...keys].map((key) => {
    const { version = '', license } = lockfile.packages[key] ?? {};
    if (license === undefined) throw new Error(`The lockfile names no licence of ${key}`);
    const text = licenceText(path.join(root, key));
    const owners = [...text.matchAll(OWNERS)].map(([, line = '']) => line.trim());
    return { name: key.replace(/^.*node_modules\//, ''), version, licence: license, owners, text };
  });
  return all.sort((one, other) => (one.name < other.name ? -1 : 1));
};
