import type { TestProject } from 'vitest/node';
import { type App, startApp } from './app.ts';

/** What the test files know of the application that they share. */
export type SharedApp = Pick<App, 'url' | 'port'>;

declare module 'vitest' {
  interface ProvidedContext {
    sharedApp: SharedApp;
  }
}

/** All workers come from one address, and do in minutes what a household does in days. */
const NO_LIMITS = { REQUESTS_PER_MINUTE: '0', UPLOAD_MB_PER_HOUR: '0', PEOPLE_PER_HOUR: '0' };

/** Starts the application for all test files that need no server of their own; the returned function stops it. */
export async function shareApp(project: TestProject): Promise<() => Promise<void>> {
  const app = await startApp(NO_LIMITS);
  project.provide('sharedApp', { url: app.url, port: app.port });
  return app.stop;
}
