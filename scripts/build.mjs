import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { bundle } from './bundle.mjs';
import { runNode } from './child.mjs';
import { writeCommit } from './commit.mjs';
import { root } from './install.mjs';

const dist = path.join(root, 'dist');

/**
 * @typedef {object} Target
 * @property {string} name folder under dist/
 * @property {string} entry file the build starts from
 * @property {readonly string[]} without packages whose sources cannot change the result
 * @property {(outDir: string) => Promise<void>} build
 */

/** @type {readonly Target[]} */
const targets = [
  { name: 'server', entry: 'packages/server/main.ts', without: ['web', 'lab', 'rigs'], build: buildServer },
  { name: 'web', entry: 'packages/web/index.html', without: ['lab', 'rigs'], build: buildWeb },
];

/** Commands of the operator, for where there are no sources: in a release and in a container. */
export const operatorCommands = ['backup', 'restore', 'move-store', 'reports', 'change-secret'];

/**
 * @param {string} outDir
 * @param {string} main
 * @param {Readonly<Record<string, string>>} more further programs: files of the repository by name
 */
export async function buildServer(outDir, main = 'packages/server/main.ts', more = {}) {
  const programs = operatorCommands.map((name) => [name, `packages/server/operating/${name}.ts`]);
  await bundle(
    { main, 'bot-worker': 'packages/server/bot-worker.ts', ...Object.fromEntries(programs), ...more },
    outDir,
  );
}

/** Best quality takes 17 s of processor time and saves a tenth: a release is worth it, the first start is not. */
const START_QUALITY = 5;

/**
 * @param {string} outDir
 * @param {string} folder the folder with index.html
 * @param {number} quality of the brotli copies, at most 11
 */
export async function buildWeb(outDir, folder = 'packages/web', quality = START_QUALITY) {
  await runVite(outDir, folder);
  await compressFiles(outDir, quality);
}

/**
 * The browser application for a host of plain files, under a path that ends with "/". Hosts answer unknown
 * addresses with 404.html, which is the application too.
 *
 * @param {string} outDir
 * @param {string} base
 */
export async function buildSite(outDir, base) {
  await runVite(outDir, 'packages/web', ['--base', base], { VITE_SITE: 'yes' });
  copyFileSync(path.join(outDir, 'index.html'), path.join(outDir, '404.html'));
}

/**
 * @param {string} outDir
 * @param {string} folder
 * @param {readonly string[]} more
 * @param {Readonly<Record<string, string>>} env
 */
async function runVite(outDir, folder, more = [], env = {}) {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const config = path.join(root, 'packages/web/vite.config.ts');
  const args = ['build', folder, '--config', config, '--outDir', outDir, '--emptyOutDir', ...more];
  const code = await runNode([vite, ...args], { ...process.env, ...env, NODE_ENV: 'production' });
  if (code !== 0) throw new Error(`vite build ended with code ${code}`);
}

const compress = promisify(brotliCompress);

/** Files in which less than this is saved are sent as they are. */
const leastSaved = 200;
/** Above this size the best qualities take many seconds and save little. */
const largest = 1_000_000;
const LARGEST_QUALITY = 9;

/**
 * Lays a brotli copy beside every file of text and WebAssembly. The server would compress them for each request, at
 * a quality that it can afford then.
 *
 * @param {string} folder
 * @param {number} quality
 */
async function compressFiles(folder, quality) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(js|css|svg|html|wasm)$/.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const whole = readFileSync(path.join(folder, file));
      const packed = await compress(whole, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]:
            whole.length > largest ? Math.min(quality, LARGEST_QUALITY) : quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
        },
      });
      if (whole.length - packed.length < leastSaved) return;
      writeFileSync(path.join(folder, `${file}.br`), packed);
    }),
  );
}

/**
 * Hashes contents rather than times, so that switching branches back and forth rebuilds nothing.
 *
 * @param {readonly string[]} without
 */
function fingerprint(without) {
  const hash = createHash('sha256');
  hash.update(readFileSync(path.join(root, 'package-lock.json')));
  for (const script of ['build.mjs', 'bundle.mjs'])
    hash.update(readFileSync(path.join(root, 'scripts', script)));
  /** @param {string} folder */
  const visit = (folder) => {
    const entries = readdirSync(folder, { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules') visit(file);
      } else if (!/\.test\.tsx?$/.test(entry.name)) {
        hash.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file));
      }
    }
  };
  for (const name of readdirSync(path.join(root, 'packages')).sort()) {
    if (!without.includes(name)) visit(path.join(root, 'packages', name));
  }
  return hash.digest('hex');
}

/** @param {Target} target */
async function ensureTarget(target) {
  const outDir = path.join(dist, target.name);
  const stampFile = path.join(dist, `${target.name}.stamp`);
  const stamp = fingerprint(target.without);
  if (existsSync(outDir) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (!existsSync(path.join(root, target.entry))) throw new Error(`${target.entry} does not exist`);
  const began = Date.now();
  // Built elsewhere and moved into place: a failed build leaves the last good one.
  const fresh = path.join(dist, `.${target.name}-${process.pid}`);
  try {
    await target.build(fresh);
    rmSync(outDir, { recursive: true, force: true });
    renameSync(fresh, outDir);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  writeFileSync(stampFile, stamp);
  console.log(`Built ${target.name} in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

/** Builds whatever changed since the last build into dist/. */
export async function ensureBuilt() {
  mkdirSync(dist, { recursive: true });
  const results = await Promise.allSettled(targets.map(ensureTarget));
  const failures = results.filter((result) => result.status === 'rejected');
  if (failures.length > 0)
    throw new Error(`Build failed: ${failures.map((f) => f.reason.message).join('; ')}`);
  writeCommit(dist);
}
