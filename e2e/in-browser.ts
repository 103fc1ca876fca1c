import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type App, startApp } from './app.ts';
import { launchBrowser } from './browser.ts';

export const WIDE = { width: 1440, height: 900 } as const;
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/**
 * `speed` is that of the settings: at any other than instant, events are told one after another. Without animation it
 * is instant if nothing else is asked for.
 */
type PageOptions = BrowserContextOptions & { readonly speed?: 'calm' | 'normal' | 'fast' | 'instant' };

export type InBrowser = {
  readonly app: App;
  /** A page for a new person: a wide screen where everything is shown at once, unless the options say otherwise. */
  readonly newPage: (options?: PageOptions) => Promise<Page>;
};

/** The files of a worker share a browser, which ends with the worker; the next file gets another if it has died. */
let shared: Browser | undefined;

async function browserOfWorker(): Promise<Browser> {
  if (shared?.isConnected() !== true) shared = await launchBrowser();
  return shared;
}

/** Runs the application built in `dist`, and pages in a browser, from the first test of a file to its last. */
export function inBrowser(dist?: string): InBrowser {
  let running: App | undefined;
  let browser: Browser | undefined;

  beforeAll(async () => {
    running = await startApp({}, dist);
    browser = await browserOfWorker();
  });

  afterAll(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
    await running?.stop();
  });

  const begun = <T>(thing: T | undefined): T => {
    if (thing === undefined) throw new Error('The application runs only during tests and their hooks.');
    return thing;
  };
  const app: App = {
    get url() {
      return begun(running).url;
    },
    get port() {
      return begun(running).port;
    },
    get dataDir() {
      return begun(running).dataDir;
    },
    output: () => begun(running).output(),
    crash: () => begun(running).crash(),
    restart: () => begun(running).restart(),
    stop: () => begun(running).stop(),
  };
  const newPage = async ({ speed: wanted, ...options }: PageOptions = {}): Promise<Page> => {
    const speed = wanted ?? (options.reducedMotion === 'no-preference' ? 'normal' : 'instant');
    const context = await begun(browser).newContext({ viewport: WIDE, reducedMotion: 'reduce', ...options });
    await context.addInitScript((value) => {
      const key = 'three-spires.settings';
      const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      if (!('speed' in stored)) localStorage.setItem(key, JSON.stringify({ ...stored, speed: value }));
    }, speed);
    return context.newPage();
  };
  return { app, newPage };
}
