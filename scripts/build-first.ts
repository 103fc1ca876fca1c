import { ensureBrowser } from '../e2e/install-browser.ts';
import { ensureBuilt } from './build.mjs';

/** Makes sure that browser tests have a browser and a built application. */
export async function setup(): Promise<void> {
  await ensureBrowser();
  await ensureBuilt();
}
