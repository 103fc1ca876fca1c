// Runs before anything is installed, so only Node's own modules may be imported here.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const lockfile = path.join(root, 'package-lock.json');
const installed = path.join(root, 'node_modules', '.package-lock.json');
const stamp = path.join(root, 'node_modules', '.three-spires-install');

/** npm writes its record of node_modules shortly after the lockfile. */
const npmWriteSlackMs = 10_000;

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Three Spires needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** @param {string} lockHash */
function isCurrent(lockHash) {
  if (!existsSync(installed)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash) return true;
  // Someone ran npm by hand: its record is as new as the lockfile.
  return statSync(installed).mtimeMs + npmWriteSlackMs >= statSync(lockfile).mtimeMs;
}

/** Whether everything for tests, checks and pictures is there as well. */
function hasTools() {
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return Object.keys(devDependencies).every((name) => existsSync(path.join(root, 'node_modules', name)));
}

/**
 * Installs the dependencies unless node_modules already matches the lockfile. Playing and operating need half of them;
 * tools for tests, checks and pictures follow with the first command that uses them, and stay.
 *
 * @param {'server' | 'tools'} wanted
 */
export function ensureInstalled(wanted) {
  requireNode();
  const lockHash = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  const tools = hasTools();
  if (!isCurrent(lockHash) || (wanted === 'tools' && !tools)) {
    // A clean clone gets exactly the lockfile. An existing node_modules is updated in place, so that nothing running
    // from it loses its files.
    const verb = existsSync(installed) ? 'install' : 'ci';
    const extent = wanted === 'tools' || tools ? '--include=dev' : '--omit=dev';
    const flags = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', extent];
    // Standard output belongs to the program that follows: what it writes there may be read by another one.
    console.error(`Installing dependencies (npm ${verb}) ...`);
    const began = Date.now();
    const npm = spawnSync('npm', [verb, ...flags], {
      cwd: root,
      stdio: ['inherit', process.stderr.fd, 'inherit'],
      shell: process.platform === 'win32',
    });
    if (npm.status !== 0) {
      console.error(`npm ${verb} failed; see above.`);
      process.exit(npm.status ?? 1);
    }
    console.error(`Installed in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  }
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockHash) writeFileSync(stamp, lockHash);
}
