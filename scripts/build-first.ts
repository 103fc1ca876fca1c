import { ensureBrowser } from '../e2e/install-browser.ts';
import { ensureBuilt } from './build.mjs';

/** Browser tests need a browser and run against the built application; this makes sure that both are there. */
export async function setup(): Promise<void> {
  await ensureBrowser();
  await ensureBuilt();
}
