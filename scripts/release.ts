// npm run release [-- FOLDER]: a folder and an archive that run with Node and nothing else, on machines like this one.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SHIPPED } from '../packages/web/bundling/licence-file.ts';
import { licencesOf } from '../packages/web/bundling/licences.ts';
import { buildServer, buildWeb, operatorCommands } from './build.mjs';
import { writeCommit } from './commit.mjs';
import { readShape } from './imports/directions.ts';
import { root } from './install.mjs';

type Package = {
  readonly version: string;
  readonly engines?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

/** Packages with native code, which the bundles load from node_modules. */
const NATIVE = ['libsql'];
/** Builds of native code for the other C library of Linux than the one of this machine. */
const OTHER_LIBC = /-(gnu|musl)$/;
const BEST_QUALITY = 11;
/** Programs for players and for other programs. */
const GAME_PROGRAMS = { engine: 'packages/engine/engine.ts', play: 'packages/terminal/play.ts' };
/** What `play` reads rules from. */
const RULEBOOKS = readShape(root).games.map((game) => `packages/${game}/rulebook`);
const PAPERS = ['LICENSE', 'NOTICE', 'CHANGELOG.md'];

const readPackage = (folder: string): Package =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package;

const own = readPackage(root);

const isGlibc = (): boolean => {
  const { header } = process.report.getReport() as { readonly header: Readonly<Record<string, unknown>> };
  return header.glibcVersionRuntime !== undefined;
};

const isForThisLibc = (name: string): boolean => {
  const libc = OTHER_LIBC.exec(name)?.[1];
  return libc === undefined || libc === (isGlibc() ? 'gnu' : 'musl');
};

/** A package and what it needs, as far as it is installed for this machine. */
function withNeeds(name: string, found: Set<string> = new Set()): ReadonlySet<string> {
  const folder = path.join(root, 'node_modules', name);
  if (found.has(name) || !existsSync(folder) || !isForThisLibc(name)) return found;
  found.add(name);
  const { dependencies, optionalDependencies } = readPackage(folder);
  for (const need of Object.keys({ ...dependencies, ...optionalDependencies })) withNeeds(need, found);
  return found;
}

function writePackage(folder: string): void {
  const { version, engines } = own;
  const run = 'node --enable-source-maps dist/server';
  const programs = [...operatorCommands, ...Object.keys(GAME_PROGRAMS)];
  const commands = programs.map((name) => [name, `${run}/${name}.js`] as const);
  const scripts = { start: `${run}/main.js`, ...Object.fromEntries(commands) };
  const content = { name: 'three-spires', version, license: 'MIT', private: true, type: 'module' };
  writeFileSync(
    path.join(folder, 'package.json'),
    `${JSON.stringify({ ...content, engines, scripts }, undefined, 2)}\n`,
  );
}

/** The licences of everything that is bundled, which ask to come with it. */
const licences = (): string =>
  licencesOf(root, ['packages/server', ...SHIPPED])
    .map(({ name, version, licence, text }) => `${name} ${version}, ${licence}\n\n${text}`.trimEnd())
    .join(`\n\n${'='.repeat(80)}\n\n`);

/** Makes the folder of a release, and its archive beside it. */
export async function makeRelease(folder: string, quality = BEST_QUALITY): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await buildServer(path.join(folder, 'dist/server'), undefined, GAME_PROGRAMS);
  await buildWeb(path.join(folder, 'dist/web'), undefined, quality);
  writeCommit(path.join(folder, 'dist'));
  for (const name of NATIVE.flatMap((each) => [...withNeeds(each)])) {
    cpSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name), {
      recursive: true,
    });
  }
  for (const paper of PAPERS) cpSync(path.join(root, paper), path.join(folder, paper));
  for (const rulebook of RULEBOOKS)
    cpSync(path.join(root, rulebook), path.join(folder, rulebook), { recursive: true });
  writeFileSync(path.join(folder, 'LICENCES-OF-OTHERS'), `${licences()}\n`);
  writePackage(folder);
  return pack(folder);
}

/** Packs the folder; Windows has the same command. */
function pack(folder: string): string {
  const archive = `${folder}.tar.gz`;
  const { status, error } = spawnSync('tar', [
    ...['-czf', archive, '-C', path.dirname(folder)],
    path.basename(folder),
  ]);
  if (status !== 0)
    throw new Error(`tar did not pack ${folder}: ${error?.message ?? `it ended with ${status}`}`);
  return archive;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const usual = `dist/release/three-spires-${own.version}-${process.platform}-${process.arch}`;
  const began = Date.now();
  const archive = await makeRelease(path.resolve(root, process.argv[2] ?? usual));
  const megabytes = (statSync(archive).size / 1e6).toFixed(1);
  console.log(`${archive}: ${megabytes} MB, in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  console.log('Unpack it anywhere and run: npm start');
}
