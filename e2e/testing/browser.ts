import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { unpackShippedBrowser } from './shipped-browser.ts';

export type FoundBrowser = {
  readonly path: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly kind: BrowserKind;
};

export type BrowserKind = 'configured' | 'system' | 'playwright' | 'shipped';
type Candidate = { readonly path: string; readonly env?: Readonly<Record<string, string>> };
type Source = { readonly kind: BrowserKind; readonly find: () => Promise<Candidate | undefined> };

/**
 * The full Chromium loads the suggestions of its address bar, a page of its own, for every window, though nobody sees
 * it without a screen: that took more than loading a table did.
 */
const addressBar = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  'PreloadTopChromeWebUI',
];

/** What Playwright 1.65 switches off: Chromium obeys only the last list it is given, which is ours. */
const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Background services are off because a test machine may have no network beyond loopback. */
const quietArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...offByPlaywright, ...addressBar].join(',')}`,
];

const programFiles = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...programFiles.flatMap((folder) =>
    folder === undefined
      ? []
      : [
          path.join(folder, 'Google/Chrome/Application/chrome.exe'),
          path.join(folder, 'Microsoft/Edge/Application/msedge.exe'),
        ],
  ),
];

/**
 * Whether the file is a browser that runs here. Ubuntu's chromium-browser is a stub without snap, and a downloaded
 * build may lack system libraries. Chrome on Windows does not answer `--version`.
 */
const starts = (file: string): boolean =>
  existsSync(file) && (process.platform === 'win32' || spawnSync(file, ['--version']).status === 0);

const sources: readonly Source[] = [
  {
    kind: 'configured',
    find: async () => {
      const file = process.env.CHROMIUM_PATH;
      if (file === undefined || file === '') return undefined;
      if (!existsSync(file)) throw new Error(`CHROMIUM_PATH names ${file}, which does not exist.`);
      return { path: file };
    },
  },
  {
    kind: 'system',
    find: async () => {
      const file = systemPaths.find(starts);
      return file === undefined ? undefined : { path: file };
    },
  },
  {
    kind: 'playwright',
    find: async () => {
      const file = chromium.executablePath();
      return starts(file) ? { path: file } : undefined;
    },
  },
  { kind: 'shipped', find: unpackShippedBrowser },
];

export class NoBrowserError extends Error {
  override readonly name = 'NoBrowserError';
}

/** Finds a Chromium to test with; BROWSER_KIND limits the search to one kind. */
export async function findBrowser(): Promise<FoundBrowser> {
  const wanted = process.env.BROWSER_KIND;
  for (const { kind, find } of sources) {
    if (wanted !== undefined && wanted !== '' && wanted !== kind) continue;
    const found = await find();
    if (found !== undefined) return { path: found.path, args: quietArgs, env: found.env ?? {}, kind };
  }
  throw new NoBrowserError(
    `No browser${wanted ? ` of the kind '${wanted}'` : ''} was found. The browser tests need a Chromium: ` +
      'install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its executable.',
  );
}

/** Far longer than anything takes, even on a slow machine: a wait that reaches this limit has failed. */
const PATIENCE_MS = 60_000;

export async function launchBrowser(): Promise<Browser> {
  const found = await findBrowser();
  const env = { ...process.env, ...found.env };
  const browser = await chromium.launch({ executablePath: found.path, args: [...found.args], env });
  browser.on('context', (context) => context.setDefaultTimeout(PATIENCE_MS));
  return browser;
}
