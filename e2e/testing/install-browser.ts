import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { type BrowserKind, type FoundBrowser, findBrowser, NoBrowserError } from './browser.ts';

type Command = readonly [executable: string, ...args: string[]];

/** One way to get a Chromium: its commands run in order, and the first that fails ends the attempt. */
type Installer = {
  readonly kind: BrowserKind;
  readonly name: string;
  readonly isUsable: () => boolean;
  readonly commands: readonly Command[];
};

/** Enough for a slow mirror. A machine without network fails much sooner. */
const COMMAND_LIMIT_MS = 10 * 60_000;

const playwright = path.resolve(import.meta.dirname, '../../node_modules/playwright-core/cli.js');

const download: Installer = {
  kind: 'playwright',
  name: "Playwright's download",
  isUsable: () => true,
  commands: [[process.execPath, playwright, 'install', 'chromium']],
};

/** A bare machine lacks libraries that a downloaded build needs. Only root may add them. */
const libraries: Installer = {
  kind: 'playwright',
  name: "the libraries for Playwright's build",
  isUsable: () => existsSync(chromium.executablePath()),
  commands: [[process.execPath, playwright, 'install-deps', 'chromium']],
};

const packageManager = (...commands: readonly [Command, ...Command[]]): Installer => ({
  kind: 'system',
  name: commands[0][0],
  isUsable: () => spawnSync(commands[0][0], ['--version']).error === undefined,
  commands,
});

const packageManagers: readonly Installer[] = [
  packageManager(
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ),
  packageManager(['dnf', 'install', '-y', 'chromium']),
  packageManager(['apk', 'add', 'chromium', 'font-liberation']),
  packageManager(['pacman', '-Sy', '--noconfirm', 'chromium']),
  packageManager(['zypper', '--non-interactive', 'install', 'chromium']),
];

const isRoot = process.platform === 'linux' && process.getuid?.() === 0;

const installers: readonly Installer[] = [download, ...(isRoot ? [libraries, ...packageManagers] : [])];

/** Runs a command without showing its output; if it fails, prints the last error line. */
const succeeds = ([executable, ...args]: Command): boolean => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync(executable, args, {
    encoding: 'utf8',
    timeout: COMMAND_LIMIT_MS,
    maxBuffer: 64 * 1024 * 1024,
    env,
  });
  if (status === 0) return true;
  const reason = `${stdout}\n${stderr}`.split('\n').findLast((line) => /\berror\b|^E:/i.test(line));
  console.log(
    `  ${[executable, ...args].join(' ')} failed${reason === undefined ? '.' : `: ${reason.trim()}`}`,
  );
  return false;
};

/**
 * Finds a Chromium, or installs one: through Playwright's download, or as root through the system's package manager.
 * BROWSER_KIND limits both to one kind. On failure, throws one sentence that says what to install.
 */
export async function ensureBrowser(): Promise<FoundBrowser> {
  try {
    return await findBrowser();
  } catch (error) {
    if (!(error instanceof NoBrowserError)) throw error;
    const wanted = process.env.BROWSER_KIND || undefined;
    for (const { kind, name, isUsable, commands } of installers) {
      if ((wanted !== undefined && wanted !== kind) || !isUsable()) continue;
      console.log(`No browser to test with was found. Installing one by ${name} ...`);
      if (!commands.every(succeeds)) continue;
      const found = await findBrowser().catch(() => undefined);
      if (found !== undefined) return found;
    }
    throw error;
  }
}
