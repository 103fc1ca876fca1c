import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { type App, startApp } from './app.ts';
import { launchBrowser } from './browser.ts';
import type { SharedApp } from './shared-app.ts';
import { drawNothing } from './unseen.ts';

export const WIDE = { width: 1440, height: 900 } as const;
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/**
 * `speed` is that of the settings: at any other than instant, events are told one after another. Without animation it
 * is instant if nothing else is asked for, and nothing is drawn.
 */
type PageOptions = BrowserContextOptions & { readonly speed?: 'calm' | 'normal' | 'fast' | 'instant' };

type NewPage = (options?: PageOptions) => Promise<Page>;

export type InBrowser<Running> = {
  readonly app: Running;
  /** A page for a new person: a wide screen where everything is shown at once, unless the options say otherwise. */
  readonly newPage: NewPage;
};

/** The files of a worker share a browser, which ends with the worker; the next file gets another if it has died. */
let shared: Browser | undefined;

async function browserOfWorker(): Promise<Browser> {
  if (shared?.isConnected() !== true) shared = await launchBrowser();
  return shared;
}

/**
 * Pages in a browser, and the application that all files share: a new page is a new person, who sees nothing of what
 * the others play. A file that stops the server, or looks at what all people see, takes `inBrowserAlone`.
 */
export function inBrowser(): InBrowser<SharedApp> {
  return { app: inject('sharedApp'), newPage: pages() };
}

/** Runs the application built in `dist` for one file alone, from its first test to its last. */
export function inBrowserAlone(dist?: string): InBrowser<App> {
  let running: App | undefined;

  beforeAll(async () => {
    running = await startApp({}, dist);
  });

  afterAll(() => running?.stop());

  const own = (): App => begun(running);
  const app: App = {
    get url() {
      return own().url;
    },
    get port() {
      return own().port;
    },
    get dataDir() {
      return own().dataDir;
    },
    output: () => own().output(),
    crash: () => own().crash(),
    restart: () => own().restart(),
    stop: () => own().stop(),
  };
  return { app, newPage: pages() };
}

const begun = <T>(thing: T | undefined): T => {
  if (thing === undefined) throw new Error('The application runs only during tests and their hooks.');
  return thing;
};

/** Makes pages. A test's own pages close after it: tables left open took half the time of the tests that followed. */
function pages(): NewPage {
  let browser: Browser | undefined;
  /** Of the running test; undefined between tests, so that pages opened for all of a file stay. */
  let ofTest: BrowserContext[] | undefined;

  beforeEach(() => {
    ofTest = [];
  });

  afterEach(async () => {
    const open = ofTest ?? [];
    ofTest = undefined;
    for (const context of open) await context.close();
  });

  beforeAll(async () => {
    browser = await browserOfWorker();
  });

  afterAll(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
  });

  return async ({ speed: wanted, ...options } = {}) => {
    const speed = wanted ?? (options.reducedMotion === 'no-preference' ? 'normal' : 'instant');
    const context = await begun(browser).newContext({
      viewport: WIDE,
      reducedMotion: 'reduce',
      // Keeping the application offline is tried where it is meant.
      serviceWorkers: 'block',
      ...options,
    });
    ofTest?.push(context);
    await context.addInitScript((value) => {
      const key = 'three-spires.settings';
      const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      if (!('speed' in stored)) localStorage.setItem(key, JSON.stringify({ ...stored, speed: value }));
    }, speed);
    if (options.reducedMotion !== 'no-preference') await drawNothing(context);
    return context.newPage();
  };
}
