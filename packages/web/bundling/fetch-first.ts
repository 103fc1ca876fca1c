import path from 'node:path';
import type { Plugin } from 'vite';

const HELPER = /vite\/preload-helper/;
/**
 * The start of the preload helper in this release of Vite. Its arguments are a dynamic import and the
 * import's files.
 */
const BEGINNING = 'export const __vitePreload = function preload(';
const ENDING = '\n;export const __vitePreload = (load, files = [], importer) => ';

/** The files of an import including the script itself, which Vite omits if there is nothing else. */
export const allFiles = (
  script: string,
  files: readonly string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
): string[] => (hostType === 'html' ? [...files] : [...new Set([script, ...files])]);

/** Fetches the files of every dynamic import, with retries, before the import starts. */
export const fetchFirst = (): Plugin => {
  let isFound = false;
  const fetcher = path.resolve(import.meta.dirname, '../connection/fetch-script.ts');
  return {
    name: 'fetch-first',
    apply: 'build',
    transform: {
      filter: { id: HELPER },
      handler(code) {
        if (!code.includes(BEGINNING)) throw new Error('The preload helper of Vite has changed');
        isFound = true;
        const helper = code.replace(BEGINNING, 'const preload = function preload(');
        const first = 'fetchFirst(files.map((file) => assetsURL(file, importer)))';
        return {
          code: `import { fetchFirst } from ${JSON.stringify(fetcher)};${helper}${ENDING}${first}.then(() => preload(load, files, importer));`,
          map: null,
        };
      },
    },
    generateBundle() {
      if (!isFound) this.error('No file is fetched first: the preload helper of Vite was not found');
    },
  };
};
