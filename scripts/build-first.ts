import type { TestProject } from 'vitest/node';
import { ensureBrowser } from '../e2e/testing/install-browser.ts';
import { shareApp } from '../e2e/testing/shared-app.ts';
import { ensureBuilt } from './build.mjs';

/** Makes sure that browser tests have a browser and a built application, and runs it until they end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBrowser();
  await ensureBuilt();
  return shareApp(project);
}
