import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

type Entry = {
  readonly version?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
export type Lockfile = { readonly packages: Readonly<Record<string, Entry>> };

/**
 * What makes `npm ci` fail on another machine: an address only this one reaches, or a tool whose builds for
 * other systems are not recorded (a registry copy may lag behind with those; then take an older release).
 */
export function judgeLockfile(lockfile: Lockfile): string[] {
  const problems: string[] = [];
  const names = new Set(Object.keys(lockfile.packages).map((key) => key.replace(/^.*node_modules\//, '')));
  for (const [key, entry] of Object.entries(lockfile.packages)) {
    if (/^[a-z+]+:/i.test(entry.resolved ?? '')) problems.push(`${key} names a download address`);
    if (entry.version === undefined && entry.link !== true) problems.push(`${key} has no version`);
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      if (!names.has(name)) problems.push(`${key} lacks its build ${name}`);
    }
  }
  return problems;
}

export function checkLockfile(): { problems: string[]; note: string } {
  const lockfile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  const problems = judgeLockfile(lockfile).map((problem) => `package-lock.json: ${problem}`);
  return { problems, note: `${Object.keys(lockfile.packages).length} packages` };
}
