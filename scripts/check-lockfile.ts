import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

type Wishes = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};
type Entry = Wishes & {
  readonly version?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
type Lockfile = { readonly packages: Readonly<Record<string, Entry>> };

/**
 * Finds what makes `npm ci` fail on another machine: an address that only this one can reach, or a tool whose builds for
 * other systems are not recorded (a registry mirror may lag behind with those; then use an older release).
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

/** The requests of each package.json that the lockfile does not contain. */
export function judgeManifest(wishes: Wishes, recorded: Wishes | undefined): string[] {
  const differences: string[] = [];
  for (const kind of ['dependencies', 'devDependencies'] as const) {
    const wanted = wishes[kind] ?? {};
    const known = recorded?.[kind] ?? {};
    for (const name of new Set([...Object.keys(wanted), ...Object.keys(known)])) {
      if (wanted[name] !== known[name]) {
        differences.push(
          `asks for ${name} ${wanted[name] ?? 'no more'}, the lockfile says ${known[name] ?? 'nothing'}`,
        );
      }
    }
  }
  return differences;
}

const PAPER = 'docs/dependencies.md';

/** The packages in the first column of the tables in docs/dependencies.md. */
const packagesIn = (paper: string): readonly string[] =>
  paper
    .split('\n')
    .flatMap((line) => [...(/^\|([^|]*)\|/.exec(line)?.[1] ?? '').matchAll(/`([^`]+)`/g)])
    .map(([, name = '']) => name);

/** Direct dependencies that the paper does not explain, and those it explains that are none. */
export function judgePaper(paper: string, direct: ReadonlySet<string>): string[] {
  const told = new Set(packagesIn(paper));
  const isTold = (name: string): boolean => told.has(name) || name.startsWith('@types/');
  return [
    ...[...direct].filter((name) => !isTold(name)).map((name) => `does not say why ${name} is there`),
    ...[...told]
      .filter((name) => name !== '@types/*' && !direct.has(name))
      .map((name) => `names ${name}, which nobody asks for`),
  ];
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;
}

export function checkLockfile(): { problems: string[]; note: string } {
  const lockfile = readJson<Lockfile>('package-lock.json');
  const problems = judgeLockfile(lockfile).map((problem) => `package-lock.json: ${problem}`);
  const direct = new Set<string>();
  const folders = readdirSync(path.join(root, 'packages'))
    .map((name) => `packages/${name}`)
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')));
  for (const folder of ['', ...folders]) {
    const manifest = path.posix.join(folder, 'package.json');
    const differences = judgeManifest(readJson<Wishes>(manifest), lockfile.packages[folder]);
    problems.push(...differences.map((difference) => `${manifest} ${difference}: run npm install`));
    const { dependencies, devDependencies } = readJson<Wishes>(manifest);
    for (const name of Object.keys({ ...dependencies, ...devDependencies }))
      if (!name.startsWith('@three-spires/')) direct.add(name);
  }
  const paper = readFileSync(path.join(root, PAPER), 'utf8');
  problems.push(...judgePaper(paper, direct).map((problem) => `${PAPER} ${problem}`));
  return { problems, note: `${Object.keys(lockfile.packages).length} packages` };
}
