import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const SCRIPTS = /^assets\/.*\.(js|css|woff2|wasm)$/;
const PICTURES = /^pictures\/.*\.(avif|svg|jpeg|png)$/;

/**
 * Writes `offline-files.json`: the files that the service worker keeps, and the pictures with their sizes, for
 * downloading everything.
 */
export const offlineFiles = (): Plugin => {
  let folder = '';
  return {
    name: 'offline-files',
    apply: 'build',
    configResolved({ build }) {
      folder = build.outDir;
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => file.replaceAll(path.sep, '/'))
        .sort();
      const scripts = files.filter((file) => SCRIPTS.test(file));
      const bytesOf = (file: string): number => statSync(path.join(folder, file)).size;
      const pictures = files.filter((file) => PICTURES.test(file)).map((file) => [file, bytesOf(file)]);
      writeFileSync(path.join(folder, 'offline-files.json'), `${JSON.stringify({ scripts, pictures })}\n`);
    },
  };
};
