/** The server and the games of a checkout, this one or an earlier commit, ready to be measured. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildTree } from '../../packages/server/testing/build-tree.ts';
import { root } from '../install.mjs';

type Games = typeof import('./games.ts');

export type Checkout = {
  /** The file that starts the server. */
  readonly server: string;
  readonly games: Games;
};

/** Bundles what is measured as it is shipped. Dependencies are those of this checkout. */
export const bundleCheckout = async (checkout: string): Promise<Checkout> => {
  const outdir = path.join(root, 'dist/tables-memory');
  await buildTree(checkout, outdir, { games: path.join(root, 'scripts/memory/games.ts') });
  const games: Games = await import(pathToFileURL(path.join(outdir, 'games.js')).href);
  return { server: path.join(outdir, 'main.js'), games };
};
