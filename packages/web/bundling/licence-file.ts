import path from 'node:path';
import type { Plugin } from 'vite';
import { licencesOf } from './licences.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FILE = 'licences.json';
/** Everything that reaches a browser; the build draws the icons (icon-modules.ts). */
export const SHIPPED = ['packages/web', 'node_modules/@iconify-json/game-icons'];

const content = (): string => JSON.stringify(licencesOf(ROOT, SHIPPED));

/** Writes `licences.json` for the credits page, from the lockfile and the licence files of the packages. */
export const licenceFile = (): Plugin => ({
  name: 'licence-file',
  configureServer({ middlewares }) {
    middlewares.use(`/${FILE}`, (_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(content());
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: FILE, source: content() });
  },
});
