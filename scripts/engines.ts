// npm run engines: installs the engines that browser tests also run in, beside Chromium. It never fails: what is missing
// is not tested, and npm test says so.
import { spawnSync } from 'node:child_process';
import { type Engine, missingEngines } from '../e2e/engines/installed.ts';

const APT = 'apt-get';
const LIMIT_MS = 10 * 60_000;

const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
const hasApt = (): boolean => spawnSync(APT, ['--version']).error === undefined;

/** A mirror out of reach must not hold up the tests. */
const PATIENCE = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20'] as const;

const apt = (...args: readonly string[]): boolean => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr } = spawnSync(APT, [...PATIENCE, ...args], {
    encoding: 'utf8',
    timeout: LIMIT_MS,
    env,
  });
  if (status !== 0)
    console.log(`apt-get ${args.join(' ')} failed: ${stderr.trim().split('\n').at(-1) ?? ''}`);
  return status === 0;
};

const install = ({ title, packages }: Engine): void => {
  console.log(`Installing ${title} (${packages.join(', ')}) ...`);
  apt('install', '-y', '--no-install-recommends', ...packages);
};

const missing = missingEngines();
if (missing.length > 0 && isRoot && hasApt()) {
  apt('update');
  for (const engine of missing) install(engine);
}
const left = missingEngines();
for (const { title, packages } of left)
  console.log(`${title} is not installed. On Debian, run as root: apt-get install ${packages.join(' ')}`);
if (left.length === 0) console.log('Firefox and WebKit are installed.');
