import { type ChildProcess, spawn } from 'node:child_process';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findBrowser } from './browser.ts';

/** A browser with a profile of its own, which can be ended as a crash or the end of a battery would. */
export type MortalBrowser = { readonly page: Page; readonly kill: () => Promise<void> };

export async function startMortalBrowser(profile: string): Promise<MortalBrowser> {
  const found = await findBrowser();
  const child = spawn(
    found.path,
    [...found.args, '--headless', `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
    { detached: true, env: { ...process.env, ...found.env }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const context = browser.contexts()[0] ?? (await browser.newContext());
  return { page: await context.newPage(), kill: () => killAll(child, browser) };
}

const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let printed = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /DevTools listening on (ws:\S+)/.exec(printed)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', () => reject(new Error(`The browser did not start. It printed:\n${printed}`)));
  });

/** Ends all processes of the browser at once. */
const killAll = async (child: ChildProcess, browser: Browser): Promise<void> => {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await ended;
  await browser.close().catch(() => undefined);
};
