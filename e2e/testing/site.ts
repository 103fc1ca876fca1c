import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type FileServer, serveFiles } from './file-server.ts';

export type Site = {
  /** The folder of the built site. */
  readonly folder: string;
  /** Serves it from now on, until the file ends. */
  readonly serve: () => Promise<FileServer>;
};

type Build = (folder: string, base: string) => Promise<void>;

/** Builds the site of plain files for one test file. */
export function builtSite(build: Build, base: string): Site {
  const folder = mkdtempSync(path.join(tmpdir(), 'three-spires-site-'));
  const servers: FileServer[] = [];
  beforeAll(() => build(folder, base));
  afterAll(async () => {
    for (const server of servers) await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    serve: async () => {
      const server = await serveFiles(folder, base);
      servers.push(server);
      return server;
    },
  };
}

/** Whether the service worker has kept the page with all its scripts. */
export const isPageKept = (page: Page, url: string): Promise<boolean> =>
  page.evaluate(async (address) => (await caches.match(address)) !== undefined, url);
