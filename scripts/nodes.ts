// npm run nodes [-- VERSION ...] [--fast]: npm run check and the unit tests on other versions of Node.
// The npm package `node` brings their binaries, into a folder that git ignores.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

const VERSIONS = ['22', '24'];
/** The packages that depend on Node itself, with what they load of it. */
const FAST = ['packages/kernel', 'packages/server/store', 'packages/server/operating/start.test.ts'];

/** The binary of a version; undefined where it cannot be had. */
const fetchNode = (version: string): string | undefined => {
  const folder = path.join(root, 'node_modules/.cache/nodes', version);
  const binary = path.join(folder, `node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`);
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const flags = ['--prefix', folder, '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  spawnSync('npm', ['install', ...flags, `node@${version}`], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return existsSync(binary) ? binary : undefined;
};

const runOn = (binary: string, args: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    // Programs that the tests start by name are of the same version.
    const PATH = `${path.dirname(binary)}${path.delimiter}${process.env.PATH ?? ''}`;
    const child = spawn(binary, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH } });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });

const given = process.argv.slice(2);
const isFast = given.includes('--fast');
const wanted = given.filter((argument) => argument !== '--fast');
const results: string[] = [];

for (const version of wanted.length > 0 ? wanted : VERSIONS) {
  const binary = fetchNode(version);
  if (binary === undefined) {
    results.push(`Node ${version}: NOT RUN, npm could not bring it`);
    process.exitCode = 1;
    continue;
  }
  console.log(`\n== Node ${version}`);
  const isChecked = await runOn(binary, ['--import', 'tsx', 'scripts/check.ts']);
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const isTested = await runOn(binary, [vitest, 'run', '--project', 'unit', ...(isFast ? FAST : [])]);
  results.push(`Node ${version}: check ${isChecked ? 'ok' : 'FAILED'}, units ${isTested ? 'ok' : 'FAILED'}`);
  if (!isChecked || !isTested) process.exitCode = 1;
}
console.log(`\n${results.join('\n')}`);
