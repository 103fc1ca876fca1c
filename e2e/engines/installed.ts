import { existsSync } from 'node:fs';
import path from 'node:path';
import type { WebKitFiles } from './webkit.ts';

/** Chromium is installed by `npm test` itself. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** A second and a third engine to test with: its name, the packages of Debian that bring it, and what is missing. */
export type Engine = {
  readonly name: EngineName;
  readonly title: string;
  readonly packages: readonly string[];
  readonly isInstalled: () => boolean;
};

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

/** FIREFOX_PATH names another. */
export const firefoxFile = (): string | undefined =>
  process.env.FIREFOX_PATH || onPath('firefox-esr') || onPath('firefox');

/** Debian keeps the browser of WebKitGTK beside its library, by the name of the machine's architecture. */
const TRIPLETS: Readonly<Record<string, string>> = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' };
const LIBRARIES = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];

export const webKitFiles = (): WebKitFiles | undefined => {
  const driver = onPath('WebKitWebDriver');
  const triplet = TRIPLETS[process.arch] ?? '';
  const browser = LIBRARIES.flatMap((library) => [
    path.join('/usr/lib', triplet, library, 'MiniBrowser'),
    path.join('/usr/libexec', library, 'MiniBrowser'),
  ]).find((file) => existsSync(file));
  return driver === undefined || browser === undefined ? undefined : { driver, browser };
};

export const ENGINES: readonly Engine[] = [
  {
    name: 'firefox',
    title: 'Firefox',
    packages: ['firefox-esr'],
    isInstalled: () => firefoxFile() !== undefined,
  },
  {
    name: 'webkit',
    title: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isInstalled: () => webKitFiles() !== undefined && onPath('Xvfb') !== undefined,
  },
];

export const missingEngines = (): readonly Engine[] => ENGINES.filter(({ isInstalled }) => !isInstalled());

/** What the tests leave out, for people who look at their result. */
export const notRun = (): readonly string[] =>
  missingEngines().map(
    ({ title, packages }) =>
      `Not run: ${title} (${packages.join(' or ')} is not installed; npm run engines installs it)`,
  );
