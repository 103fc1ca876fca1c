import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { PICTURE_VERSIONS } from '../pictures/versions.ts';

const SCRIPTS = /^assets\/.*\.(js|css|woff2|wasm)$/;
const PICTURES = /^pictures\/([\w-]+)\/.*\.(avif|svg)$/;
/** Files with fixed addresses that pages read. */
const PAPERS = ['licences.json', 'pictures/credits.json', 'table-files.json'];

/** The address of a picture as pages ask for it. */
const versioned = (file: string): string => {
  const game = PICTURES.exec(file)?.[1] as keyof typeof PICTURE_VERSIONS;
  return `${file}?v=${PICTURE_VERSIONS[game]}`;
};

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
      const pictures = files
        .filter((file) => PICTURES.test(file))
        .map((file) => [versioned(file), bytesOf(file)]);
      const papers = PAPERS.filter((file) => files.includes(file));
      const list = JSON.stringify({ scripts, pictures, papers });
      writeFileSync(path.join(folder, 'offline-files.json'), `${list}\n`);
    },
  };
};
