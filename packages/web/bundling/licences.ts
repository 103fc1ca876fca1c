/** Packages that others wrote and that come with this application, with their licences as they stand in the files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Locked = {
  readonly version?: string;
  readonly license?: string;
  /** Of a package of this repository: where it lies. */
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
type Lockfile = { readonly packages: Readonly<Record<string, Locked>> };

export type Licensed = {
  readonly name: string;
  readonly version: string;
  /** The short name of the licence, as npm knows it. */
  readonly licence: string;
  /** The lines of the licence that say whose work it is. */
  readonly owners: readonly string[];
  /** The whole text; empty where a package comes without one. */
  readonly text: string;
};

const LICENCE_FILE = /^(licen[cs]e|copying|ofl|unlicense)(\.(md|txt))?$/i;
const OWNERS = /^\W*(copyright\s+(?:\(c\)|©|\d{4}).*)$/gim;

/** Where a package finds another: in its own node_modules, or in those of the folders above. */
const find = ({ packages }: Lockfile, from: string, name: string): string | undefined => {
  for (let folder = from; ; folder = folder.replace(/(^|\/)[^/]*$/, '')) {
    const key = path.posix.join(folder, 'node_modules', name);
    const found = packages[key];
    if (found !== undefined) return found.link === true ? found.resolved : key;
    if (folder === '') return undefined;
  }
};

/** A package of this repository with everything that it needs, also through others of this repository. */
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

/** Builds for other machines are recorded in the lockfile, but not installed. */
const licenceText = (folder: string): string => {
  const file = existsSync(folder) ? readdirSync(folder).find((name) => LICENCE_FILE.test(name)) : undefined;
  return file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8').trim();
};

/** What packages of this repository need (`packages/web`), and single others (`node_modules/…`), by name. */
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
