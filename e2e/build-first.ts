import { ensureBuilt } from '../scripts/build.mjs';
import { ensureBrowser } from './install-browser.ts';

/** Browser tests need a browser and run against the built application; this makes sure that both are there. */
export async function setup(): Promise<void> {
  await ensureBrowser();
  await ensureBuilt();
}
